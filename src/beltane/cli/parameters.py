"""Arguments and options that several commands have in common, and how their values are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from beltane.kernel.errors import BadSetup

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame

DEFAULT_SEATS = 3

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name; `beltane games` lists them.")]
Seats = Annotated[int, typer.Option(help="How many players.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=CHOICE", help="An option of the game; may be given several times."),
]


def game_of(name: str) -> AnyGame:
    """The game of a name, in whichever case it is typed."""
    from beltane.kernel.game import find_game

    return find_game(name.lower())


def at_least_one(option: str, number: int) -> int:
    """The number, if it is positive."""
    if number < 1:
        raise BadSetup(f"{option} is a whole number from 1 on, not {number}.")
    return number


def chosen_options(texts: list[str] | None) -> dict[str, str]:
    """Options given as `name=choice`."""
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, equals, choice = text.partition("=")
        if not equals:
            raise BadSetup(f"--option needs a name and a choice, as in --option screens=open, not {text!r}.")
        if name in chosen:
            raise BadSetup(f"--option gives {name!r} twice; once is enough.")
        chosen[name] = choice
    return chosen
