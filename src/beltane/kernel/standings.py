"""Points and places, and how ties are shared; the same for every game.

A *contender* is anyone who is ranked: every seat, and an automaton played by the rules. A contender with a higher rank
(`rank_of`: points, then the tie-breakers) is ahead; equals share a place.
"""

from __future__ import annotations

from dataclasses import dataclass

from beltane.kernel.dispatch import State, contenders, points_of, rank_of
from beltane.kernel.records import Row
from beltane.kernel.rule import generic


@dataclass(frozen=True)
class Standing:
    """One contender's result: place 1 is first, and equals share a place. An automaton has no seat."""

    seat: int | None
    points: int
    place: int


@generic
def place_of(state: State, contender: int) -> int:
    """A contender's place."""
    place = 1
    for other in range(contenders(state)):
        if rank_of(state, other) > rank_of(state, contender):
            place += 1
    return place


@generic
def rank_all(state: State, points: Row, places: Row) -> None:
    """Write the points and the place of every contender."""
    for contender in range(contenders(state)):
        points[contender] = points_of(state, contender)
        places[contender] = place_of(state, contender)


@generic
def rank_seats(state: State, points: Row, places: Row) -> None:
    """Write the points and the place of every seat."""
    for seat in range(state.seats):
        points[seat] = points_of(state, seat)
        places[seat] = place_of(state, seat)
