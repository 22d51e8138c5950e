"""Shares, differences, pairings and ratings."""

from __future__ import annotations

import random

import pytest

from beltane.arena.analysis.estimates import DEVIATIONS, Estimate, difference, mean, share
from beltane.arena.analysis.ratings import best_places, pairings, ratings
from beltane.arena.run.match import Result
from tests.arena.contests import bounds, result


def one_sided(wins: int, losses: int) -> list[Result]:
    """Matches that the first player mostly wins."""
    return [result("strong,weak", [1, 2], deal=deal) for deal in range(wins)] + [
        result("weak,strong", [1, 2], deal=wins + deal) for deal in range(losses)
    ]


def test_wilson_s_interval() -> None:
    # The textbook's values for 8 of 10, and for the ends, where simpler intervals collapse.
    assert share(8, 10) == Estimate(0.8, (0.4902, 0.9433))
    assert share(0, 20) == Estimate(0.0, (0.0, 0.1611))
    assert share(20, 20) == Estimate(1.0, (0.8389, 1.0))
    assert bounds(share(190, 200))[0] == pytest.approx(0.9104, abs=1e-3)


def test_means_and_differences() -> None:
    assert mean([1, 2, 3, 4]) == Estimate(2.5, (1.2348, 3.7652))
    assert mean([1, 2, 3, 4]).times(100).value == 250
    # The variances of the means are 4/3 and 1/3: together the standard error is the root of 5/3.
    assert difference([([10, 12, 14], [1, 2, 3])]) == Estimate(10, (7.4697, 12.5303))
    assert difference([([1, 2, 3], [10, 12, 14])]).value == -10


def test_a_single_value_says_nothing_about_the_uncertainty() -> None:
    assert mean([4.0]) == Estimate(4.0, None)
    assert mean([4.0]).times(100) == Estimate(400.0, None)
    assert difference([([4.0], [1.0, 2.0])]) == Estimate(2.5, None)
    assert difference([([4.0], [1.0, 2.0]), ([14.0], [11.0, 12.0])]) == Estimate(2.5, None)


def test_a_difference_is_taken_within_strata() -> None:
    # One of three is 20 above in the first stratum (weight 2/3), two of four are 10 above in the second (weight 1).
    strata = [([30.0], [10.0, 10.0]), ([110.0, 112.0], [100.0, 102.0])]
    assert difference(strata).value == pytest.approx((20 * 2 / 3 + 10 * 1) / (2 / 3 + 1), abs=1e-4)
    # The ones vary by 2 (one degree of freedom), the others by 2/2 (two); 4/9 (2/1 + 1/2) + 1 (2/2 + 1/2) = 47/18.
    low, high = bounds(difference(strata))
    assert (high - low) / 2 == pytest.approx(DEVIATIONS * (47 / 18) ** 0.5 / (5 / 3), abs=1e-3)


def test_intervals_of_differences_hold_the_true_difference() -> None:
    dice = random.Random(1)
    held = sum(low <= 5 <= high for low, high in (bounds(difference(_confounded(dice, 5))) for _ in range(400)))
    assert held / 400 >= 0.92


def _confounded(dice: random.Random, more: float) -> list[tuple[list[float], list[float]]]:
    """Two strata far apart: in one most seats have something, in the other only few."""
    return [
        ([dice.gauss(level + more, 10) for _ in range(ones)], [dice.gauss(level, 10) for _ in range(others)])
        for level, ones, others in ((100, 30, 8), (50, 4, 40))
    ]


def test_a_bot_counts_by_its_best_seat() -> None:
    assert best_places(result("a,b,b,a", [3, 1, 4, 2])) == {"a": 2, "b": 1}


def test_alone_the_bot_meets_the_automaton() -> None:
    assert best_places(result("a", [1], tom=40)) == {"a": 1, "Tom": 2}
    assert best_places(result("a", [2], tom=60)) == {"a": 2, "Tom": 1}


def test_pairings_are_counted_both_ways() -> None:
    matches = [*one_sided(6, 2), result("strong,weak", [1, 1], deal=9)]
    strong, weak = pairings(matches)
    assert (strong.player, strong.opponent, strong.games, strong.wins, strong.ties) == ("strong", "weak", 9, 6, 1)
    assert (weak.player, weak.wins, weak.ties) == ("weak", 2, 1)
    assert strong.score.value + weak.score.value == pytest.approx(1, abs=1e-3)
    assert strong.score.value == pytest.approx(6.5 / 9, abs=1e-4)


def test_at_a_mixed_table_everybody_meets_everybody() -> None:
    found = {(p.player, p.opponent): p.wins for p in pairings([result("a,b,c,d", [2, 1, 3, 4])])}
    assert len(found) == 12
    assert found["a", "c"] == found["b", "a"] == 1
    assert found["a", "b"] == found["d", "c"] == 0


def test_ratings_put_the_strongest_first_and_know_more_with_more_games() -> None:
    few, many = ratings(one_sided(8, 2)), ratings(one_sided(80, 20))
    for found in (few, many):
        assert [rating.player for rating in found] == ["strong", "weak"]
        assert all(rating.rating.value == pytest.approx(sum(bounds(rating.rating)) / 2, abs=0.1) for rating in found)
    assert _width(many[0].rating) < _width(few[0].rating)


def _width(estimate: Estimate) -> float:
    low, high = bounds(estimate)
    return high - low


def test_equals_are_rated_alike() -> None:
    matches = [result("a,b", [1 + deal % 2, 2 - deal % 2], deal=deal) for deal in range(200)]
    first, second = ratings(matches)
    assert first.rating.value - second.rating.value < 40
    low, high = bounds(first.rating)
    assert low < 1500 < high


def test_ratings_do_not_depend_on_who_is_named_first_or_on_when_games_were_won() -> None:
    late, early = one_sided(30, 10), one_sided(30, 10)[::-1]
    for one, other in zip(ratings(late), ratings(early), strict=True):
        assert one.player == other.player
        assert abs(one.rating.value - other.rating.value) < 60


def test_ratings_are_the_same_every_time() -> None:
    assert ratings(one_sided(20, 5)) == ratings(one_sided(20, 5))


def test_who_met_nobody_has_no_rating() -> None:
    assert ratings([result("a,a", [1, 2])]) == []


@pytest.mark.parametrize("strengths", [(1500, 1500), (1300, 1700), (1000, 1500, 2000), (1300, 1400, 1600, 1700)])
def test_intervals_hold_the_true_strengths(strengths: tuple[int, ...]) -> None:
    """Contests between players of known strength; the mean of all ratings is arbitrary, so it is fixed."""
    held = contests = 0
    for seed in range(2000, 2016):
        deals = 20 if seed % 2 else 80
        found = {r.player: r.rating for r in ratings(_simulated(strengths, deals, seed))}
        shift = sum(rating.value for rating in found.values()) / len(found) - sum(strengths) / len(strengths)
        for player, strength in enumerate(strengths):
            low, high = bounds(found[str(player)])
            held += low <= strength + shift <= high
        contests += len(strengths)
    assert held / contests >= 0.95


def _simulated(strengths: tuple[int, ...], deals: int, seed: int) -> list[Result]:
    dice = random.Random(seed)
    matches = []
    for deal in range(deals):
        for one in range(len(strengths)):
            for other in range(one):
                odds = 10 ** ((strengths[one] - strengths[other]) / 400)
                places = [1, 2] if dice.random() < odds / (1 + odds) else [2, 1]
                matches.append(result(f"{one},{other}", places, deal=deal))
    return matches
