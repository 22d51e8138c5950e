"""Who meets whom, and where they sit."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from beltane.arena import Contest
from beltane.arena.contest import (
    ScheduledMatch,
    circular_orders,
    code_digest,
    derived_seed,
    fingerprint,
    line_ups,
    packages_of,
    rotations,
    schedule,
)
from beltane.kernel.errors import BeltaneError
from beltane.kernel.sources import PACKAGE
from beltane.text import shell_speaker
from tests.arena.contests import contest, install_bot

LEARNED_BOT = """
from beltane.bots.random_bot import RandomBot
from beltane.bots.roster import BotKind

KIND = BotKind("learned", "plays what it has learned", "learned:FILE", lambda parameters: RandomBot)
"""


def seatings_by_deal(planned: Contest) -> dict[int, list[tuple[str, ...]]]:
    deals: dict[int, list[tuple[str, ...]]] = {}
    for scheduled in schedule(planned):
        deals.setdefault(scheduled.deal, []).append(scheduled.bots)
    return deals


def seats_of(seatings: list[tuple[str, ...]]) -> Counter[tuple[str, int]]:
    """How often each bot sits on each seat."""
    return Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))


@pytest.mark.parametrize(
    ("game", "seats", "bots"), [("meduris", 2, "random,greedy"), ("bonfire", 3, "random,greedy,mcts:9")]
)
def test_every_deal_is_played_with_every_rotation(game: str, seats: int, bots: str) -> None:
    for seatings in seatings_by_deal(contest(game, seats, bots, games=30)).values():
        assert len(seatings) == seats
        assert set(seats_of(seatings).values()) == {1}


def test_two_bots_at_a_table_of_four_have_two_seats_each() -> None:
    for seatings in seatings_by_deal(contest("meduris", 4, "random,greedy", games=60)).values():
        assert all(seating.count("random") == 2 for seating in seatings)
        assert len(set(seats_of(seatings).values())) == 1, "each sits on every seat equally often"


def test_two_bots_at_a_table_of_three_have_the_third_seat_in_turn() -> None:
    deals = seatings_by_deal(contest("meduris", 3, "random,greedy", games=12))
    assert [seatings[0].count("random") for seatings in deals.values()] == [2, 1, 2, 1]
    assert set(seats_of([seating for seatings in deals.values() for seating in seatings]).values()) == {6}


@pytest.mark.parametrize("games", [1, 3, 5, 7, 13, 37])
@pytest.mark.parametrize(
    ("seats", "bots"),
    [(3, "random,greedy"), (4, "random,greedy"), (4, "random,greedy,adept"), (3, "random,greedy,adept")],
)
def test_everybody_has_equally_many_seats(seats: int, bots: str, games: int) -> None:
    planned = schedule(contest("meduris", seats, bots, games=games))
    assert len(planned) >= games
    had = seats_of([scheduled.bots for scheduled in planned])
    assert len(had) == seats * len(bots.split(","))
    assert len(set(had.values())) == 1, "in total, and each of the seats"


def test_what_is_played_first_favours_nobody_for_long() -> None:
    planned = schedule(contest("meduris", 4, "random,greedy,adept", games=100))
    for games in range(12, len(planned), 12):
        had = Counter(bot for scheduled in planned[:games] for bot in scheduled.bots)
        assert len(set(had.values())) == 1


def test_the_order_around_the_table_changes_so_that_everybody_follows_everybody() -> None:
    planned = contest("meduris", 4, "random,greedy,mcts:1,mcts:2", games=24)
    follows = Counter(
        (scheduled.bots[seat], scheduled.bots[(seat + 1) % 4]) for scheduled in schedule(planned) for seat in range(4)
    )
    assert len(follows) == 4 * 3
    assert set(follows.values()) == {8}


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    met = Counter(
        frozenset(scheduled.bots) for scheduled in schedule(contest(bots="random,greedy,mcts:1,mcts:2", games=10))
    )
    assert len(met) == 6
    assert set(met.values()) == {10}
    assert len(line_ups(("a", "b", "c", "d"), 3)) == 4


def test_a_bot_can_play_alone() -> None:
    assert {scheduled.bots for scheduled in schedule(contest(bots="random", games=3))} == {("random", "random")}
    solo = schedule(contest("bonfire", 1, "random,greedy", games=5))
    assert Counter(scheduled.bots for scheduled in solo) == {("random",): 5, ("greedy",): 5}


@pytest.mark.parametrize(("seats", "bots", "asked", "played"), [(2, "random,greedy", 5, 6), (4, "random,greedy", 5, 6)])
def test_deals_are_played_in_full(seats: int, bots: str, asked: int, played: int) -> None:
    assert len(schedule(contest("meduris", seats, bots, games=asked))) == played


def test_what_is_played_first_is_balanced() -> None:
    deals = [scheduled.deal for scheduled in schedule(contest(bots="random,greedy,mcts:1", games=20))]
    assert deals == sorted(deals)
    assert deals[:6] == [0] * 6


def test_more_bots_and_more_games_leave_the_matches_as_they_are() -> None:
    few = set(schedule(contest(bots="random,greedy", games=10)))
    assert few < set(schedule(contest(bots="random,greedy,mcts:5", games=10)))
    assert few < set(schedule(contest(bots="random,greedy", games=20)))


def test_rotations_and_circular_orders() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "a")) == [("a", "a")]
    assert circular_orders(("a", "b", "c"), 3) == [("a", "b", "c"), ("a", "c", "b")]
    assert len(circular_orders(("a", "b", "c"), 4)) == 9


def test_seeds_depend_on_every_part_and_on_nothing_else() -> None:
    assert derived_seed(1, 2) == 8705518154548660899
    assert len({derived_seed(1, 2), derived_seed(2, 1), derived_seed(12), derived_seed(1, 2, "bot", 0)}) == 4
    assert all(0 <= derived_seed(number) < 2**63 for number in range(100))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"bots": "foo,random"}, "There is no bot 'foo'"),
        ({"bots": "mcts:-3"}, "'mcts:-3' is not a bot"),
        ({"bots": "random,Random"}, "The bot 'random' is named twice"),
        ({"seats": 5}, "Meduris has 2 to 4 seats, not 5."),
        ({"games": 0}, "The number of games must be from 1 to"),
        ({"seed": -1}, "A seed is a whole number"),
    ],
)
def test_bad_settings_get_one_sentence(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(BeltaneError) as error:
        contest(**settings)  # type: ignore[arg-type]
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_scheduled_matches_can_be_looked_up_and_named() -> None:
    assert ScheduledMatch(3, ("a", "b")) in {ScheduledMatch(3, ("a", "b"))}
    assert shell_speaker().say(ScheduledMatch(3, ("a", "b")).phrase) == "a - b (deal 3)"


def test_bots_of_other_packages_are_known_by_their_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "steady", "", version="1.5")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert packages_of(["random", "steady:3", "steady:4"]) == {"steady": "steady 1.5"}
    assert packages_of(["random", "mcts:9"]) == {}
    assert fingerprint(contest())["packages"] == {}


def test_other_packages_cannot_pass_for_beltane_s_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "greedy", "", version="1.5")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert packages_of(["greedy"]) == {}


def test_names_of_bots_are_tidied_but_not_their_parameters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "learned", LEARNED_BOT)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert contest(bots=" Random,Learned:Best.bin").bots == ("random", "learned:Best.bin")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of Beltane for making changes."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "beltane", ignore=shutil.ignore_patterns("__pycache__")))


def edit(package: Path, file: str) -> None:
    path = package / file
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")


@pytest.mark.parametrize(
    "file",
    [
        "games/meduris/view.py",
        "games/meduris/prompt.py",
        "games/meduris/statistics.py",
        "games/meduris/text/en.ftl",
        "games/meduris/terminal/board.py",
        "games/bonfire/rules/turn.py",
        "kernel/match.py",
        "kernel/snapshot.py",
        "text/en.ftl",
        "cli/commands/arena.py",
        "arena/page/charts.py",
    ],
)
def test_what_cannot_change_results_does_not_void_them(package: Path, file: str) -> None:
    before = code_digest("meduris", package)
    assert before == code_digest("meduris")
    edit(package, file)
    code_digest.cache_clear()
    assert code_digest("meduris", package) == before


@pytest.mark.parametrize(
    "file",
    [
        "games/meduris/rules/turn.py",
        "games/meduris/components/pieces.toml",
        "games/meduris/evaluation.py",
        "kernel/random.py",
        "kernel/standings.py",
        "bots/greedy.py",
        "bots/mcts.py",
        "bots/search/tree.py",
        "bots/search/lookahead.py",
    ],
)
def test_results_of_other_rules_or_bots_do_not_compare(package: Path, file: str) -> None:
    before = code_digest("meduris", package)
    edit(package, file)
    code_digest.cache_clear()
    assert code_digest("meduris", package) != before
