"""`beltane edition`: checking a folder of components, and making one to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from beltane.cli.frame import Command, Group
from beltane.text import shell

Folder = Annotated[Path, typer.Argument(metavar=shell("help-metavar-folder"), help=shell("help-edition-folder"))]

edition = typer.Typer(
    name="edition",
    cls=Group,
    help=shell("help-edition"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@edition.command(cls=Command, help=shell("help-edition-check"))
def check(folder: Folder) -> None:
    """Check an edition's component files against the rulebooks' counts."""
    from beltane.kernel.editions import check_edition

    for checked in check_edition(folder):
        if checked.edition is None:
            said = shell("cli-edition-standard", game=checked.game, folder=str(folder / checked.game))
        else:
            name, digest = checked.edition.name, checked.edition.digest
            said = shell("cli-edition-checked", game=checked.game, edition=name, digest=digest)
        typer.echo(said)


@edition.command(cls=Command, help=shell("help-edition-new"))
def new(folder: Folder) -> None:
    """Copy the standard components, with comments, into a new folder."""
    from beltane.kernel.editions import new_edition

    for file in new_edition(folder, shell("edition-readme") + "\n"):
        typer.echo(file)
    typer.echo(shell("cli-edition-written", folder=str(folder)))
