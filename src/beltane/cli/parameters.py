"""Arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from beltane.kernel.errors import BadSetup
from beltane.kernel.quoting import quoted
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame

DEFAULT_SEATS = 3

GameName = Annotated[str, typer.Argument(metavar=shell("help-metavar-game"), help=shell("help-game"))]
Seats = Annotated[int, typer.Option(help=shell("help-seats"))]
Json = Annotated[bool, typer.Option("--json", help=shell("help-json"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar=shell("help-metavar-option"), help=shell("help-option")),
]


def game_of(name: str) -> AnyGame:
    """The game with a given name, in upper or lower case."""
    from beltane.kernel.game import find_game

    return find_game(name.lower())


def at_least_one(option: str, number: int) -> int:
    """Check that a number is positive, and return it."""
    if number < 1:
        raise BadSetup("not-positive", option=option, found=str(number))
    return number


def chosen_options(texts: list[str] | None) -> dict[str, str]:
    """Options given as `name=choice`."""
    chosen: dict[str, str] = {}
    for text in texts or []:
        name, equals, choice = text.partition("=")
        if not equals:
            raise BadSetup("option-without-choice", found=quoted(text))
        if name in chosen:
            raise BadSetup("option-twice", option=quoted(name))
        chosen[name] = choice
    return chosen
