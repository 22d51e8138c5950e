"""Places: ties are shared, tie-breakers count, and an automaton is ranked among the seats."""

from __future__ import annotations

import numpy as np
import pytest

from beltane import Match
from beltane.kernel.standings import Standing, place_of, rank_all, rank_seats
from tests.games.meduris.scenario import BLUE, GREEN, PURPLE, meduris
from tests.pebbles import AUTOMATON, GAME, Source, score


def with_points(*points: int) -> Match:
    """A match of Pebbles in which the contenders have these points."""
    match = Match.new(GAME, seats=len(points), seed=1)
    for contender, number in enumerate(points):
        score(match.state, contender, Source.RED_PEBBLES, number)
    return match


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((5, 3), [1, 2]),
        ((3, 5), [2, 1]),
        ((4, 4), [1, 1]),
        ((1, 2, 3), [3, 2, 1]),
        ((3, 3, 1), [1, 1, 3]),
        ((1, 3, 3, 3), [4, 1, 1, 1]),
        ((2, 2, 5, 2), [2, 2, 1, 2]),
        ((0, 0, 0, 0), [1, 1, 1, 1]),
        ((7, -7, 7, -8), [1, 3, 1, 4]),
    ],
)
def test_equals_share_a_place_and_the_places_after_it_stay_empty(points: tuple[int, ...], places: list[int]) -> None:
    match = with_points(*points)
    assert match.standings() == [
        Standing(seat, number, place) for seat, (number, place) in enumerate(zip(points, places, strict=True))
    ]
    assert [place_of(match.state, seat) for seat in range(len(points))] == places


@pytest.mark.parametrize(("own", "automaton", "places"), [(5, 3, (1, 2)), (3, 5, (2, 1)), (4, 4, (1, 1))])
def test_an_automaton_comes_last_in_the_list_and_has_no_seat(own: int, automaton: int, places: tuple[int, int]) -> None:
    match = Match.new(GAME, seats=1, seed=1)
    score(match.state, 0, Source.RED_PEBBLES, own)
    score(match.state, AUTOMATON, Source.RED_PEBBLES, automaton)
    assert match.standings() == [Standing(0, own, places[0]), Standing(None, automaton, places[1])]
    points, ranked = np.full(2, -1), np.full(2, -1)
    rank_seats(match.state, points, ranked)
    assert (points.tolist(), ranked.tolist()) == ([own, -1], [places[0], -1]), "seats only, but ranked among all"
    rank_all(match.state, points, ranked)
    assert (points.tolist(), ranked.tolist()) == ([own, automaton], list(places))


def test_with_others_there_is_no_automaton() -> None:
    assert [standing.seat for standing in Match.new(GAME, seats=3, seed=1).standings()] == [0, 1, 2]


def test_tie_breaks_of_the_game_decide() -> None:  # M-END-5
    tied = meduris(3).huts({3: BLUE, 9: GREEN}).hand(GREEN, wood=2).turn(PURPLE).match
    assert [standing.points for standing in tied.standings()] == [5, 5, 5]
    assert [standing.place for standing in tied.standings()] == [3, 2, 1]


def test_standings_are_plain_python_values() -> None:
    for standing in with_points(3, 5).standings():
        assert type(standing.points) is type(standing.place) is int
