"""`beltane backup` and `beltane restore`: everything that the service stores, into a file and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from beltane.text import shell, shell_speaker

File = Annotated[Path, typer.Argument(metavar="FILE", help=shell("help-backup-file"), dir_okay=False)]
Url = Annotated[str | None, typer.Option(help=shell("help-serve-database-url"))]


def backup(file: File, database_url: Url = None) -> None:
    """Write everything that the service stores into a file, while it runs."""
    from beltane.cli.terminal import say
    from beltane.server.storage.backup import back_up

    extent = asyncio.run(back_up(_address(database_url), file))
    say(shell_speaker().message("cli-backed-up", file=str(file), people=extent.people, tables=extent.tables))


def restore(
    file: File,
    database_url: Url = None,
    replace: Annotated[bool, typer.Option("--replace", help=shell("help-restore-replace"))] = False,
) -> None:
    """Put everything from a backup into the database."""
    from beltane.cli.terminal import say
    from beltane.server.storage import backup

    extent = asyncio.run(backup.restore(_address(database_url), file, replace=replace))
    say(shell_speaker().message("cli-restored", file=str(file), people=extent.people, tables=extent.tables))


def _address(database_url: str | None) -> str:
    from beltane.server.operations.settings import load_settings

    return load_settings({} if database_url is None else {"database_url": database_url}).database_url
