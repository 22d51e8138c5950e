"""Points: where they come from, the minimum of 0, and the final ranking (M-OFFER-2, M-END-5)."""

from __future__ import annotations

from beltane.games.meduris.components.tables import HUTS, TEMPLES
from beltane.games.meduris.rules.state import Meduris, material_total
from beltane.kernel.rule import rule

MORE_THAN_MATERIALS = 100
MORE_THAN_TIE_BREAKS = 10_000
"""Greater than anything anybody can hold, and than both tie-breaks together, so that one number ranks a player."""


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
def points_of(game: Meduris, seat: int) -> int:
    """A player's points as they stand."""
    return game.players[seat].points


@rule
def rank_of(game: Meduris, seat: int) -> int:
    """Points, then buildings, then materials left (M-END-5)."""
    # In interpreted code, the fields are too narrow for such large numbers.
    points = int(game.players[seat].points)
    tie_break = int(buildings_built(game, seat)) * MORE_THAN_MATERIALS + int(material_total(game, seat))
    return points * MORE_THAN_TIE_BREAKS + tie_break
