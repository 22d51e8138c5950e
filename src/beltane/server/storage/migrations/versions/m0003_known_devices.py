"""Sessions and passkeys as their person sees them: on which devices they are, and when they were last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add devices and times to sessions and passkeys."""
    op.add_column("sessions", sa.Column("device", sa.String(length=64), nullable=True))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.add_column("passkeys", sa.Column("device", sa.String(length=64), nullable=True))
    op.add_column("passkeys", sa.Column("used", sa.BigInteger(), nullable=True))
