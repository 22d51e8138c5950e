"""Claims on analyses, seats held for people, and no results for games that prove nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables", sa.column("id", sa.BigInteger), sa.column("settings", sa.JSON), sa.column("begun_from", sa.JSON)
)
RESULTS = sa.table("results", sa.column("table_id", sa.BigInteger))


def upgrade() -> None:
    """Add the columns, and delete the results of games that were continued from saves or had unlimited undo."""
    op.add_column("analyses", sa.Column("claimed", sa.BigInteger(), nullable=True))
    op.add_column("places", sa.Column("held", sa.Boolean(), nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    rows = connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(sa.select(RESULTS.c.table_id)))).all()
    for table_id, settings, begun_from in rows:
        if begun_from is not None or settings.get("undo") == "any":
            connection.execute(sa.delete(RESULTS).where(RESULTS.c.table_id == table_id))
