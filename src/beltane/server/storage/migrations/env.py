"""Alembic's entry point: runs the migrations over the given connection."""

from __future__ import annotations

from alembic import context

from beltane.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
