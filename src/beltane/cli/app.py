"""The command line's frame: its commands and the options that come before a command.

Commands import the engine only when they are called, so that help and usage errors appear at once.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from beltane import __version__
from beltane.cli.commands.arena import arena
from beltane.cli.commands.backup import backup, restore
from beltane.cli.commands.bench import bench
from beltane.cli.commands.bots import bots
from beltane.cli.commands.demo import demo
from beltane.cli.commands.edition import edition as edition_commands
from beltane.cli.commands.games import games
from beltane.cli.commands.learn import learn
from beltane.cli.commands.play import play
from beltane.cli.commands.replay import replay
from beltane.cli.commands.serve import serve
from beltane.cli.commands.simulate import simulate
from beltane.cli.commands.warm import warm
from beltane.cli.frame import Command, Group
from beltane.kernel.quoting import keywords
from beltane.kernel.settings import EDITION_VARIABLE
from beltane.text import shell
from beltane.text.languages import LANGUAGE_VARIABLE, LANGUAGES, check_language

app = typer.Typer(
    name="beltane",
    cls=Group,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for command in (play, serve, backup, restore, games, bots, demo, simulate, replay, arena, learn, bench, warm):
    app.command(cls=Command, help=shell(f"help-{command.__name__}"))(command)
app.add_typer(edition_commands)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"beltane {__version__}")
        raise typer.Exit


@app.callback(help=shell("help-beltane"))
def beltane(
    edition: Annotated[
        Path | None, typer.Option(metavar=shell("help-metavar-folder"), help=shell("help-edition-option"))
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(
            metavar=shell("help-metavar-language"), help=shell("help-language", languages=keywords(LANGUAGES))
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", help=shell("help-version"), callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """The options before a command."""
    if language is not None:
        os.environ[LANGUAGE_VARIABLE] = check_language(language)
    if edition is not None:
        # Components are read when a game is imported, and by then only the environment can say which.
        os.environ[EDITION_VARIABLE] = str(edition.absolute())
