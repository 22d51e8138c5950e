"""Tables by name, as in `meduris-3`, and how figures are told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from beltane.kernel.game import AnyGame, find_game, game_names


def all_tables() -> Iterator[str]:
    """Every game with every number of seats."""
    for name in game_names():
        for seats in find_game(name).seats:
            yield f"{name}-{seats}"


def read_table(table: str) -> tuple[AnyGame, int]:
    """The game and the number of seats of a table."""
    name, _, seats = table.partition("-")
    return find_game(name), int(seats)


def tell(what: str, **figures: Any) -> None:
    """Print figures as a line of JSON at once, so that nothing is lost when the program is stopped."""
    print(json.dumps({"what": what, **figures}), flush=True)
