"""Settlements (M-HUT-2): maximal runs of neighbouring huts on the closed ring."""

from __future__ import annotations

from beltane.games.meduris.rules.state import Meduris, next_field, previous_field
from beltane.games.meduris.rules.vocabulary import Building
from beltane.kernel.rule import rule


@rule
def is_hut(game: Meduris, field: int) -> bool:
    """Whether a field holds a hut."""
    return game.building[field] == Building.HUT


@rule
def huts_ahead(game: Meduris, field: int) -> int:
    """Neighbouring huts clockwise of a field, the field itself not counted."""
    count = 0
    field = next_field(game, field)
    while is_hut(game, field):
        count += 1
        field = next_field(game, field)
    return count


@rule
def huts_behind(game: Meduris, field: int) -> int:
    """Neighbouring huts anticlockwise of a field, the field itself not counted."""
    count = 0
    field = previous_field(game, field)
    while is_hut(game, field):
        count += 1
        field = previous_field(game, field)
    return count


@rule
def settlement_size(game: Meduris, field: int) -> int:
    """The size of the settlement of a hut on this field, which may be still to be built (M-HUT-1)."""
    return huts_behind(game, field) + 1 + huts_ahead(game, field)
