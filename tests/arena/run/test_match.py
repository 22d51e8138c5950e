"""One match: reproducible, by the rules, and without peeking at what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from beltane.arena.contest import ScheduledMatch, derived_seed, schedule
from beltane.arena.run import match as match_module
from beltane.arena.run.match import BotMatch, play_match, play_match_or_error, warm_up
from beltane.bots.bot import Bot, Position, position_for
from beltane.bots.mcts import FIRST_SLICE
from beltane.bots.random_bot import RandomBot
from beltane.bots.search.tree import Tree
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import Random
from beltane.kernel.records import to_bytes
from tests.arena.contests import contest

EVERY_TABLE = [(name, seats) for name in game_names() for seats in find_game(name).seats]


class Watcher:
    """Plays at random and remembers what it was shown."""

    shown: list[Position]

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._random = RandomBot(game, seed)

    def choose(self, position: Position) -> int:
        Watcher.shown.append(position)
        return self._random.choose(position)


class Cheat:
    """Plays a number that stands for no action, or for an illegal one."""

    def __init__(self, _game: AnyGame, _seed: int) -> None:
        pass

    def choose(self, position: Position) -> int:
        return len(position.game.actions)


def let_play(monkeypatch: pytest.MonkeyPatch, build: Callable[[AnyGame, int], Bot]) -> None:
    monkeypatch.setattr(match_module, "find_bot", lambda _name: build)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_match_can_be_played_again(game: str, seats: int) -> None:
    small = contest(game, seats, "random", games=1)
    (scheduled,) = schedule(small)
    first = play_match(small, scheduled)
    assert first == play_match(small, scheduled)
    assert first.scheduled == scheduled
    assert len(first.points) == len(first.places) == len(first.sources) == len(first.counts) == seats
    assert first.turns > 0
    assert sum(first.asked) > 0


def test_a_result_depends_on_the_contest_s_seed_and_on_the_deal() -> None:
    small = contest(bots="random")
    one = play_match(small, ScheduledMatch(0, ("random", "random")))
    assert play_match(small, ScheduledMatch(1, ("random", "random"))).points != one.points
    assert play_match(contest(bots="random", seed=2), ScheduledMatch(0, ("random", "random"))).points != one.points


def test_rotated_bots_play_the_same_deal() -> None:
    small = contest(bots="random,greedy", games=20)
    starts: dict[int, set[int]] = {}
    for scheduled in schedule(small)[:8]:
        starts.setdefault(scheduled.deal, set()).add(play_match(small, scheduled).start)
    assert len(starts) == 4
    assert all(len(seats) == 1 for seats in starts.values())


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_the_start_player_and_the_sources_are_the_game_s_own(game: str, seats: int) -> None:
    small = contest(game, seats, "random", games=1)
    (scheduled,) = schedule(small)
    result = play_match(small, scheduled)
    match = Match.new(game, seats=seats, seed=derived_seed(small.seed, 0))
    assert result.start == match.state.start_player
    assert tuple(sum(sources.values()) for sources in result.sources) == result.points


def test_alone_the_automaton_takes_part() -> None:
    small = contest("bonfire", 1, "random", games=3)
    for scheduled in schedule(small):
        result = play_match(small, scheduled)
        assert result.automaton is not None
        assert result.automaton.name == "Tom"
        assert (result.places[0] == 1) == (result.points[0] > result.automaton.points)
    together = contest("bonfire", 2, "random", games=1)
    assert play_match(together, schedule(together)[0]).automaton is None


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_the_game_counts_is_counted_by_seat(seats: int) -> None:
    small = contest("bonfire", seats, "random", games=1)
    running = BotMatch(find_game("bonfire"), small, schedule(small)[0])
    while (seat := running.match.mover) is not None:
        running.play_decision(seat)
    view = running.match.view(None)
    for seat, counts in enumerate(running.counts):
        recruited = {name.split()[1] for name in counts if name.startswith("gnome_recruited ")}
        elders = {f"elder-of-{elder.word}" for elder in view.cities[seat].elders}
        assert recruited == {*view.cities[seat].specialists} | elders
    assert any(running.counts)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_bots_see_only_what_their_seat_may_see(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    Watcher.shown = []
    let_play(monkeypatch, Watcher)
    small = contest(game, seats, "random", games=1)
    true_states: list[Any] = []

    def remember(of: AnyGame, state: Any, seat: int, random: Any) -> Position:
        true_states.append(state.copy())
        return position_for(of, state, seat, random)

    monkeypatch.setattr(match_module, "position_for", remember)
    play_match(small, schedule(small)[0])
    assert len(Watcher.shown) == len(true_states) > 0
    for position, state in zip(Watcher.shown, true_states, strict=True):
        assert to_bytes(position.state.random) != to_bytes(state.random), "the dice to come are hidden"
        assert position.game.view(position.state, position.seat) == position.game.view(state, position.seat)


def test_nobody_is_asked_where_there_is_one_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    Watcher.shown = []
    let_play(monkeypatch, Watcher)
    small = contest("bonfire", 2, "random", games=1)
    result = play_match(small, schedule(small)[0])
    assert sum(result.asked) == len(Watcher.shown)
    for position in Watcher.shown:
        assert position.game.rules.legal(position.state, np.zeros(len(position.game.actions), np.int64)) > 1


@pytest.mark.parametrize("game", game_names())
def test_warming_up_takes_no_bot_s_whole_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Tree] = []
    grow = Tree.grow

    def grow_once(tree: Tree, random: Random, iterations: int) -> None:
        assert tree not in begun, "a search goes on although it has been cancelled"
        begun.append(tree)
        assert iterations <= FIRST_SLICE
        grow(tree, random, iterations)

    monkeypatch.setattr(Tree, "grow", grow_once)
    warm_up(contest(game, 2, "random,mcts:600000ms,mcts:600000ms:2"))
    assert len(begun) == 3, "the trees of one core and of two"


def test_warming_up_lets_every_bot_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    Watcher.shown = []
    let_play(monkeypatch, Watcher)
    warm_up(contest("bonfire", 2, "random,greedy"))
    assert len(Watcher.shown) == 2
    for position in Watcher.shown:
        assert position.game.rules.legal(position.state, np.zeros(len(position.game.actions), np.int64)) > 1


def test_a_bot_that_does_not_keep_to_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    let_play(monkeypatch, Cheat)
    small = contest(bots="random", games=1)
    with pytest.raises(BeltaneError, match=r"^The bot 'random' broke the rules: There is no action \d+;"):
        play_match(small, schedule(small)[0])
    assert isinstance(play_match_or_error(small, schedule(small)[0]), BeltaneError)
