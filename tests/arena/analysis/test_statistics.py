"""Points and their sources, turn order, and the worth of things."""

from __future__ import annotations

import pytest

from beltane.arena import Result
from beltane.arena.analysis.report import make_report
from beltane.arena.analysis.statistics import bot_summaries, order_summaries, worths
from beltane.kernel.game import find_game, game_names
from beltane.kernel.vocabulary import Domain
from tests.arena.contests import bounds, contest, result

MATCHES = [
    result("a,b", [1, 2], points=[60, 40], start=0, sources=[{"huts": 50, "runes": 10}, {"huts": 40, "runes": 0}]),
    result("b,a", [2, 1], points=[44, 56], start=0, sources=[{"huts": 40, "runes": 4}, {"huts": 56, "runes": 0}]),
    result("a,b", [1, 1], points=[50, 50], start=1, sources=[{"huts": 48, "runes": 2}, {"huts": 50, "runes": 0}]),
]


def test_every_bot_s_points_wins_and_sources() -> None:
    a, b = bot_summaries(["a", "b", "absent"], MATCHES)
    assert (a.bot, a.games) == ("a", 3)
    assert a.points.value == pytest.approx(55.3333, abs=1e-3)
    assert a.wins.value == pytest.approx(2.5 / 3, abs=1e-4)
    assert b.wins.value == pytest.approx(0.5 / 3, abs=1e-4)
    assert a.sources == {"huts": pytest.approx(51.333), "runes": 4}
    assert a.histogram == {50: 1, 56: 1, 60: 1}
    assert a.milliseconds_per_choice == 50
    assert a.automaton_points is None


def test_a_bot_with_two_seats_wins_a_game_once() -> None:
    (a, _) = bot_summaries(["a", "b"], [result("a,b,a,b", [1, 3, 2, 4]), result("a,b,a,b", [1, 3, 1, 4])])
    assert (a.games, a.wins.value) == (2, 1.0)
    assert sum(a.histogram.values()) == 4


def test_the_automaton_s_points() -> None:
    (a,) = bot_summaries(["a"], [result("a", [1], tom=40), result("a", [2], tom=61)])
    assert a.automaton_points == 50.5
    assert a.wins.value == 0.5


def test_going_first_is_counted_from_the_start_player() -> None:
    first, second = order_summaries(MATCHES)
    assert (first.order, second.order) == (0, 1)
    assert first.wins.value == pytest.approx(1.5 / 3, abs=1e-4)
    assert first.points.value == pytest.approx((60 + 44 + 50) / 3, abs=1e-3)
    assert second.points.value == pytest.approx((40 + 56 + 50) / 3, abs=1e-3)


def test_what_something_is_worth() -> None:
    recruited = "gnome_recruited crowded-path"
    matches = [
        result("a,b", [1, 2], points=[80, 50], counts=[{recruited: 2}, {}]),
        result("a,b", [2, 1], points=[50, 70], counts=[{}, {recruited: 1}]),
        result("a,b", [1, 2], points=[70, 60], counts=[{recruited: 1}, {recruited: 1}]),
    ]
    found = {worth.name: worth for worth in worths(find_game("bonfire"), "a", matches)}
    worth = found["crowded-path"]
    assert worth.taken.value == pytest.approx(2 / 3, abs=1e-4)
    assert worth.times == 1
    assert worth.more_points is not None
    assert worth.more_points.value == 25
    assert worth.more_wins is not None
    assert worth.more_wins.value == 1
    assert worth.more_points.interval is None, "only one seat was without"
    never = found["longer-voyage"]
    assert never.taken.value == 0
    assert never.more_points is None


def test_opponents_do_not_make_a_thing_look_valuable() -> None:
    """Against weak opponents everybody has more points and more time to recruit; the gnome itself is worth 2 points."""
    recruited = {"gnome_recruited crowded-path": 1}
    weak = [_against("weak", 90, {})] + [_against("weak", 92 + luck, recruited) for luck in (-1, 0, 1)]
    strong = [_against("strong", 40 + luck, {}) for luck in (-1, 0, 1)] + [_against("strong", 42, recruited)]
    found = {worth.name: worth for worth in worths(find_game("bonfire"), "a", weak + strong)}
    worth = found["crowded-path"]
    assert worth.taken.value == 0.5
    assert worth.more_points is not None
    assert worth.more_points.value == 2
    low, high = bounds(worth.more_points)
    assert 0 < low < 2 < high < 4


def test_what_was_there_only_against_others_is_not_compared() -> None:
    recruited = {"gnome_recruited crowded-path": 1}
    found = worths(find_game("bonfire"), "a", [_against("weak", 90, recruited), _against("strong", 40, {})])
    (worth,) = (worth for worth in found if worth.name == "crowded-path")
    assert worth.taken.value == 0.5
    assert worth.more_points is None
    assert worth.more_wins is None


def test_tables_with_more_seats_of_a_bot_are_other_tables() -> None:
    recruited = {"gnome_recruited crowded-path": 1}
    matches = [
        result("a,b,b", [1, 2, 3], points=[60, 40, 30], counts=[recruited, {}, {}]),
        result("a,b,b", [1, 2, 3], points=[50, 40, 30]),
        result("a,a,b", [1, 2, 3], points=[90, 80, 10]),
    ]
    (worth,) = (worth for worth in worths(find_game("bonfire"), "a", matches) if worth.name == "crowded-path")
    assert worth.more_points is not None
    assert worth.more_points.value == 10


def _against(opponent: str, points: int, counts: dict[str, int]) -> Result:
    return result(f"a,{opponent}", [1, 2], points=[points, 50], counts=[counts, {}])


@pytest.mark.parametrize("name", game_names())
def test_every_tally_counts_an_event_of_the_game_by_its_words(name: str) -> None:
    game = find_game(name)
    assert game.tallies
    for tally in game.tallies:
        kind = game.events.kinds[game.events.number(tally.event)]
        assert kind.has_seat
        if tally.argument is not None:
            assert isinstance(dict(kind.arguments)[tally.argument], Domain)


def test_bonfire_tells_what_every_gnome_and_council_bonus_is_worth() -> None:
    names = [worth.name for worth in worths(find_game("bonfire"), "a", [result("a,b", [1, 2])])]
    assert sum(name.startswith("elder-of-") for name in names) == 6
    assert {"crowded-path", "yellow-counts-twice", "gold-and-yellow", "fate-tile"} <= set(names)


def test_a_report_says_who_is_strongest_and_who_played_along() -> None:
    matches = [result("random,greedy", [2, 1], deal=deal) for deal in range(9)]
    report = make_report(contest(games=9), matches)
    assert report.strongest() == "greedy"
    assert report.automaton is None
    assert (report.played, report.planned) == (9, 10)
    solo = make_report(contest("bonfire", 1, "random", games=1), [result("random", [2], tom=70)])
    assert solo.automaton == "Tom"
    assert solo.strongest() == "random"
    assert solo.orders == []
