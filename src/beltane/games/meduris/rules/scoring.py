"""Points: where they come from, the floor of 0, and the final order (M-OFFER-2, M-END-5)."""

from __future__ import annotations

from beltane.games.meduris.components.tables import HUTS, TEMPLES
from beltane.games.meduris.rules.state import Meduris, material_total
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def score(game: Meduris, seat: int, source: int, points: int) -> int:
    """Give a player points, or take some away but never below 0; returns the change."""
    player = game.players[seat]
    change = max(points, -player.points)
    player.points += change
    player.points_from[source] += change
    return change


@rule
def buildings_built(game: Meduris, seat: int) -> int:
    """Huts and temples that a player has built."""
    player = game.players[seat]
    return HUTS[game.seats] - player.huts + TEMPLES[game.seats] - player.temples


@rule
def is_ahead(game: Meduris, seat: int, other: int) -> bool:
    """Whether a player ends before another: points, then buildings, then materials left (M-END-5)."""
    if game.players[seat].points != game.players[other].points:
        return game.players[seat].points > game.players[other].points
    if buildings_built(game, seat) != buildings_built(game, other):
        return buildings_built(game, seat) > buildings_built(game, other)
    return material_total(game, seat) > material_total(game, other)


@rule
def standings(game: Meduris, points: Row, places: Row) -> None:
    """Each seat's points and place; equals share a place (M-END-5)."""
    for seat in range(game.seats):
        points[seat] = game.players[seat].points
        places[seat] = 1
        for other in range(game.seats):
            if is_ahead(game, other, seat):
                places[seat] += 1
