"""`beltane games`: the games to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beltane.cli.parameters import Json
from beltane.kernel.phrases import Either, Phrase
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame, Option

MOST_CHOICES_LISTED = 10


def games(as_json: Json = False) -> None:
    """List the games with their seats, options and edition."""
    from beltane.cli.terminal import print_json, print_table
    from beltane.kernel.game import find_game, game_names

    found = [find_game(name) for name in game_names()]
    if as_json:
        print_json([_description(game) for game in found])
        return
    print_table(
        "left left left left left",
        [shell(f"cli-column-{name}") for name in ("name", "title", "seats", "edition", "options")],
        [(game.name, game.title, _seats(game), game.edition.name, _options(game)) for game in found],
    )


def _description(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "options": {option.name: list(option.choices) for option in game.options},
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
    }


def _seats(game: AnyGame) -> str:
    return f"{game.seats[0]}-{game.seats[-1]}"


def _options(game: AnyGame) -> str:
    return "; ".join(f"{option.name} = {_choices(option)}{_only_with(option)}" for option in game.options) or shell(
        "cli-none"
    )


def _choices(option: Option) -> str:
    """The choices, or their range if they are many whole numbers."""
    if len(option.choices) <= MOST_CHOICES_LISTED:
        return " | ".join(option.choices)
    numbers = sorted(map(int, option.choices))
    return shell("cli-from-to", least=numbers[0], most=numbers[-1])


def _only_with(option: Option) -> str:
    """The numbers of seats with which the option is available, unless it always is."""
    if not option.seats:
        return ""
    seats = Either(tuple(Phrase("cli-seats", {"seats": seats}) for seats in option.seats))
    return f" ({shell('cli-only-with', seats=seats)})"
