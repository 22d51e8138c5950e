"""Migrating a database to the schema of this version of Beltane."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 0x62656C74
"""Several processes may start at once on PostgreSQL; the one with this lock migrates, and the others find it done."""


def migrate(connection: Connection) -> None:
    """Apply all pending migrations."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(_configuration(connection), "head")


def is_current(connection: Connection) -> bool:
    """Whether the database has exactly the migrations of this version."""
    heads = ScriptDirectory.from_config(_configuration(connection)).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)


def is_known(revision: str) -> bool:
    """Whether this version of Beltane knows a database's schema."""
    scripts = ScriptDirectory.from_config(_configuration(None))
    return revision in {script.revision for script in scripts.walk_revisions()}


def _configuration(connection: Connection | None) -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    configuration.set_main_option("path_separator", "os")
    configuration.attributes["connection"] = connection
    return configuration
