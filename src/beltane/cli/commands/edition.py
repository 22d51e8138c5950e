"""`beltane edition`: checking a folder of components, and making one to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The edition's folder.")]

edition = typer.Typer(
    name="edition",
    help="Check the components of your own box, or make a copy of the standard ones to start from.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@edition.command()
def check(folder: Folder) -> None:
    """Check an edition's component files against the rulebooks' counts."""
    from beltane.kernel.editions import check_edition

    for checked in check_edition(folder):
        if checked.edition is None:
            typer.echo(f"{checked.game}: standard components, for there is no folder {folder / checked.game}")
        else:
            typer.echo(f"{checked.game}: in order, edition {checked.edition.name} ({checked.edition.digest})")


@edition.command()
def new(folder: Folder) -> None:
    """Copy the standard components, with comments, into a new folder."""
    from beltane.kernel.editions import new_edition

    for file in new_edition(folder):
        typer.echo(file)
    typer.echo(f"Change the files to what your box shows, then run: beltane edition check {folder}")
