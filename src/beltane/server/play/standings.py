"""Who has won: the points of the game, and places that take into account who has given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from beltane.kernel.match import Match
from beltane.kernel.standings import Standing
from beltane.server.tables.table import Holder


def final_standings(match: Match, holders: Sequence[Holder]) -> list[Standing]:
    """Everybody's points and place; players who have lost their seat come after those who have not."""
    standings = match.standings()
    lost = [standing.seat is not None and holders[standing.seat].lost for standing in standings]
    places = places_of([standing.place for standing in standings], lost)
    return [replace(standing, place=place) for standing, place in zip(standings, places, strict=True)]


def places_of(places: Sequence[int], lost: Sequence[bool]) -> list[int]:
    """Everybody's place; those who have resigned come after those who have not.

    >>> places_of([1, 2, 3], [True, False, False])
    [3, 1, 2]
    """
    ranks = [(given_up, place) for given_up, place in zip(lost, places, strict=True)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
