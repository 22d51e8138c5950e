"""Notices that it is somebody's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def key() -> sa.BigInteger:
    """A number that refers to a row elsewhere."""
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create devices, webhooks and notices, and the columns of tables for turns."""
    op.create_table(
        "devices",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("person_id", key(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.secret_hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
    )
    op.create_index(op.f("ix_devices_person_id"), "devices", ["person_id"], unique=False)
    op.create_table(
        "webhooks",
        sa.Column("person_id", key(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", key(), nullable=False),
        sa.Column("person_id", key(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
    )
    op.add_column("tables", sa.Column("awaits", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("notice_at", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_tables_awaits"), "tables", ["awaits"], unique=False)
    op.create_index(op.f("ix_tables_notice_at"), "tables", ["notice_at"], unique=False)
