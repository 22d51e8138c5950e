"""The searching bot: budgets, cancelling, analyses, several cores, and memory."""

from __future__ import annotations

import signal
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from beltane.bots import mcts
from beltane.bots.bot import Candidate, Position, Searches
from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import SLICE_SECONDS, Budget, MctsBot
from beltane.bots.network import load_network
from beltane.bots.search.tree import Tree
from beltane.bots.search.values import lead_of_value, value_of_lead
from beltane.kernel.decisions import mover
from beltane.kernel.match import Match
from beltane.kernel.random import Random
from beltane.kernel.rule import interpreted
from tests import pebbles
from tests.bots.positions import ONE_OF_EACH, legal_in, match_with_one_choice, position_in, position_of

pytestmark = [
    pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted"),
    pytest.mark.usefixtures("learned"),
]

MEMORY = Path("/proc/self/statm")
PAGE = 4096
MOST_GROWTH = 3 * 2**20
SEARCHES = ("mcts", "net")
"""With the game's own estimates, and with a network."""
ITERATION_SECONDS = 0.0007
"""The duration of an iteration by the tests' clock, which does not depend on how busy the machine is."""


def bot_for(
    position: Position,
    seed: int = 1,
    kind: str = "mcts",
    *,
    iterations: int | None = None,
    milliseconds: int | None = None,
    cores: int = 1,
    to_the_end: bool = False,
) -> MctsBot:
    network = load_network(position.game) if kind == "net" else None
    return MctsBot(position.game, seed, Budget(iterations, milliseconds, cores, to_the_end), network)


def memory() -> int:
    return int(MEMORY.read_text().split()[1]) * PAGE


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize(("game", "seats"), ONE_OF_EACH)
def test_an_analysis_is_shares_and_values_the_best_first(game: str, seats: int, kind: str) -> None:
    position = position_in(game, seats)
    candidates = bot_for(position, kind=kind, iterations=500).analyse(position)
    assert sum(candidate.share for candidate in candidates) == pytest.approx(1)
    assert all(0 <= candidate.value <= 1 and 0 < candidate.share <= 1 for candidate in candidates)
    assert [candidate.share for candidate in candidates] == sorted(
        (candidate.share for candidate in candidates), reverse=True
    )
    actions = [candidate.action for candidate in candidates]
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(legal_in(position.game, position.state))
    assert bot_for(position, kind=kind, iterations=500).choose(position) == actions[0]


@pytest.mark.parametrize(("game", "seats"), ONE_OF_EACH)
def test_greedy_analyses_too(game: str, seats: int) -> None:
    position = position_in(game, seats)
    candidates = GreedyBot(position.game, 1).analyse(position)
    assert {candidate.action for candidate in candidates} == set(legal_in(position.game, position.state))
    assert [candidate.value for candidate in candidates] == sorted(
        (candidate.value for candidate in candidates), reverse=True
    )
    assert sum(candidate.share for candidate in candidates) == pytest.approx(1)


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize("iterations", [1, 7, 300])
def test_a_search_makes_exactly_its_iterations(iterations: int, kind: str) -> None:
    position = position_in("meduris", 3)
    bot = bot_for(position, kind=kind, iterations=iterations)
    bot.analyse(position)
    assert bot.iterations_done() == iterations


@pytest.mark.parametrize("kind", SEARCHES)
def test_the_only_choice_is_played_without_a_search(kind: str) -> None:
    match = match_with_one_choice("bonfire", 2)
    position = position_of(match)
    bot = bot_for(position, kind=kind, milliseconds=60_000)
    assert bot.choose(position) == match.legal_numbers()[0]
    assert bot.iterations_done() == 0


@pytest.mark.parametrize(("game", "seats"), ONE_OF_EACH)
def test_roll_outs_can_go_on_to_the_end_of_the_game(game: str, seats: int) -> None:
    """The last roll-out is still in the tree's scratch state."""
    position = position_in(game, seats, decisions=5)
    for to_the_end in (True, False):
        bot = bot_for(position, iterations=50, to_the_end=to_the_end)
        bot.analyse(position)
        assert (mover(bot._trees[0].scratch[0]) < 0) == to_the_end


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize(("game", "seats"), ONE_OF_EACH)
def test_a_search_can_be_repeated_from_its_seed(game: str, seats: int, cores: int, kind: str) -> None:
    position = position_in(game, seats)

    def search(seed: int) -> tuple[Candidate, ...]:
        return bot_for(position, seed, kind, iterations=400, cores=cores).analyse(position)

    assert search(1) == search(1)
    assert search(1) != search(2)


@pytest.mark.parametrize("kind", SEARCHES)
def test_the_next_search_begins_with_an_empty_tree(kind: str) -> None:
    position, other = position_in("meduris", 2), position_in("meduris", 2, decisions=50)
    bot = bot_for(position, kind=kind, iterations=200)
    bot.analyse(position)
    candidates = bot.analyse(other)
    assert bot.iterations_done() == 200
    assert {candidate.action for candidate in candidates} <= set(legal_in(other.game, other.state))


def test_every_core_has_room_for_its_own_share_only() -> None:
    position = position_in("meduris", 2)
    assert [len(tree.nodes) for tree in bot_for(position, iterations=11, cores=2)._trees] == [7, 6]


@pytest.mark.parametrize("lead", [-1e9, -3.0, 0.0, 0.5, 1e9])
def test_the_value_of_a_lead_is_fair_and_never_leaves_0_to_1(lead: float) -> None:
    assert 0 <= value_of_lead(lead) <= 1
    assert value_of_lead(lead) + value_of_lead(-lead) == pytest.approx(1)
    assert value_of_lead(lead + 0.1) >= value_of_lead(lead)


@pytest.mark.parametrize("lead", [-6.0, -0.1, 0.0, 2.5])
def test_a_value_tells_the_lead_that_it_stands_for(lead: float) -> None:
    assert lead_of_value(value_of_lead(lead)) == pytest.approx(lead)


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize("iterations", [400, 401])
def test_two_cores_share_the_iterations_and_put_their_trees_together(iterations: int, kind: str) -> None:
    position = position_in("bonfire", 2)
    bot = bot_for(position, kind=kind, iterations=iterations, cores=2)
    candidates = bot.analyse(position)
    assert bot.iterations_done() == iterations
    assert sum(candidate.share for candidate in candidates) == pytest.approx(1)
    one, other = bot._trees
    assert abs(int(one.nodes[0].visits) - int(other.nodes[0].visits)) <= 1
    # They roll their own dice, so they see other positions.
    assert one.nodes[0].values.tolist() != other.nodes[0].values.tolist()


class Clock:
    """A clock for each thread, which only searching advances; it records the length of each slice of a search."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now = threading.local()
        self.slices: dict[int, list[float]] = {}
        self.after_slice: Callable[[], None] = lambda: None
        grow = Tree.grow

        def grow_by_this_clock(tree: Tree, random: Random, iterations: int) -> None:
            grow(tree, random, iterations)
            self._now.seconds = self.now() + ITERATION_SECONDS * iterations
            self.slices.setdefault(threading.get_ident(), []).append(ITERATION_SECONDS * iterations)
            self.after_slice()

        monkeypatch.setattr(Tree, "grow", grow_by_this_clock)
        monkeypatch.setattr(mcts, "time", SimpleNamespace(perf_counter=self.now))

    def now(self) -> float:
        return float(getattr(self._now, "seconds", 0.0))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize("cores", [1, 2])
def test_a_search_keeps_to_its_time(cores: int, clock: Clock, kind: str) -> None:
    position = position_in("bonfire", 2)
    bot_for(position, kind=kind, milliseconds=300, cores=cores).analyse(position)
    # Two cores may be served by the same thread, one after the other.
    assert sum(map(sum, clock.slices.values())) == pytest.approx(0.3 * cores, abs=2 * ITERATION_SECONDS * cores)
    for slices in clock.slices.values():
        assert all(seconds <= SLICE_SECONDS for seconds in slices)


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.parametrize(("game", "seats"), ONE_OF_EACH)
def test_a_search_can_be_cancelled(game: str, seats: int, clock: Clock, kind: str) -> None:
    position = position_in(game, seats)
    cancelled = threading.Event()
    slices = 0

    def cancel_in_the_fourth() -> None:
        nonlocal slices
        slices += 1
        if slices == 4:
            cancelled.set()

    clock.after_slice = cancel_in_the_fourth
    candidates = bot_for(position, kind=kind, milliseconds=60_000).search(position, cancelled)
    assert slices == 4, "none is begun once it is cancelled"
    assert candidates[0].action in legal_in(position.game, position.state)


@pytest.mark.parametrize("kind", SEARCHES)
def test_a_search_on_several_cores_can_be_cancelled(clock: Clock, kind: str) -> None:
    position = position_in("meduris", 2)
    cancelled = threading.Event()
    late: Counter[int] = Counter()

    def cancel_soon() -> None:
        if cancelled.is_set():
            late[threading.get_ident()] += 1
        elif sum(map(len, clock.slices.values())) >= 6:
            cancelled.set()

    clock.after_slice = cancel_soon
    candidates = bot_for(position, kind=kind, milliseconds=60_000, cores=2).search(position, cancelled)
    assert candidates[0].action in legal_in(position.game, position.state)
    assert all(slices <= 2 for slices in late.values()), "the one under way, and one that had just been decided upon"


@pytest.mark.parametrize("kind", SEARCHES)
def test_a_search_that_was_cancelled_before_it_began_still_answers(kind: str) -> None:
    position = position_in("meduris", 2)
    bot = bot_for(position, kind=kind, milliseconds=60_000)
    cancelled = threading.Event()
    cancelled.set()
    candidates = bot.search(position, cancelled)
    assert candidates[0].action in legal_in(position.game, position.state)
    assert bot.iterations_done() < 100
    assert isinstance(bot, Searches)


@pytest.mark.parametrize("kind", SEARCHES)
def test_an_interrupt_stops_all_cores(clock: Clock, kind: str) -> None:
    """Ctrl-C reaches the thread that waits for the others."""
    position = position_in("meduris", 2)
    bot = bot_for(position, kind=kind, milliseconds=60_000, cores=2)
    main_thread = threading.main_thread().ident
    assert main_thread is not None
    cancelled, interrupt = threading.Event(), threading.Lock()

    def interrupt_once() -> None:
        if interrupt.acquire(blocking=False):
            signal.pthread_kill(main_thread, signal.SIGINT)
        assert cancelled.wait(60), "the interrupt has not reached the others"

    clock.after_slice = interrupt_once
    with pytest.raises(KeyboardInterrupt):
        bot.search(position, cancelled)
    assert sum(map(len, clock.slices.values())) <= 2, "no core goes on after the interrupt"


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.skipif(not MEMORY.exists(), reason="how much memory a process has is read from /proc")
@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize(("game", "seats"), ONE_OF_EACH)
def test_memory_does_not_grow_over_a_thousand_searches(game: str, seats: int, cores: int, kind: str) -> None:
    position = position_in(game, seats)
    bot = bot_for(position, kind=kind, iterations=20, cores=cores)
    for _ in range(200):
        bot.analyse(position)
    before = memory()
    for _ in range(1000):
        bot.analyse(position)
    assert memory() - before < MOST_GROWTH


@pytest.mark.parametrize("kind", SEARCHES)
@pytest.mark.skipif(not MEMORY.exists(), reason="how much memory a process has is read from /proc")
def test_memory_does_not_grow_over_new_bots(kind: str) -> None:
    position = position_in("meduris", 2)
    for _ in range(100):
        bot_for(position, kind=kind, iterations=20).analyse(position)
    before = memory()
    for _ in range(1000):
        bot_for(position, kind=kind, iterations=20).analyse(position)
    assert memory() - before < MOST_GROWTH


@pytest.mark.parametrize("kind", SEARCHES)
def test_a_full_tree_goes_on_learning(kind: str) -> None:
    position = position_in("meduris", 2)
    bot = bot_for(position, kind=kind, iterations=400)
    tree = bot._trees[0]
    tree.nodes = tree.nodes[:50].copy()
    candidates = bot.analyse(position)
    assert bot.iterations_done() == 400
    assert sum(candidate.share for candidate in candidates) == pytest.approx(1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_that_tells_bots_nothing_can_be_searched(seats: int) -> None:
    """With the defaults: roll-outs to the end, judged by points; all actions equally likely."""
    match = Match.new(pebbles.GAME, seats=seats, seed=1)
    position = position_of(match)
    bot = bot_for(position, iterations=300)
    candidates = bot.analyse(position)
    assert {candidate.action for candidate in candidates} == set(match.legal_numbers())
    assert mover(bot._trees[0].scratch[0]) < 0, "roll-outs go on to the end"
    match.play(GreedyBot(pebbles.GAME, 1).choose(position))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_search_finds_the_best_colour_without_being_told(seats: int) -> None:
    """A blue pebble is worth 2.5 points on average, a red one 1, a green one none."""
    match = Match.new(pebbles.GAME, seats=seats, seed=1)
    match.play("take 1")
    candidates = bot_for(position_of(match), iterations=2000).analyse(position_of(match))
    assert match.game.actions.notation(candidates[0].action) == "paint blue"
