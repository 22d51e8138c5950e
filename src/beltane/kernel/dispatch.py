"""Dispatch by record type: what every game implements, callable from code that knows no game.

Each function is declared here once. A game registers its implementations for its state's record type with `implement`;
compiled code finds them through Numba's overloading, interpreted code by the dtype.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numba import from_dtype
from numba.extending import overload

from beltane.kernel.random import Random, draw_word
from beltane.kernel.records import Row, dtype_of
from beltane.kernel.rule import generic, interpreted, rule

MOST_SEATS = 4
"""Maximum number of seats of any game; shared code allocates its arrays for that many."""
LEAD_UNIT = 100
"""Leads are integers in hundredths of a point."""

State = Any
"""The record of any game; each game declares its own type."""

_implementations: dict[tuple[str, Any], Callable[..., Any]] = {}


def deal(state: State, seats: int, options: Row) -> None:
    """Set the game up from the state's generator, for that many seats and the options' values."""
    _implementations["deal", state.dtype](state, seats, options)


def legal(state: State, out: Row) -> int:
    """Write the legal action numbers into `out`, in ascending order, and return how many there are."""
    return int(_implementations["legal", state.dtype](state, out))


def play(state: State, action: int) -> None:
    """Apply a legal action. Nothing is checked: callers check actions from outside against `legal`."""
    _implementations["play", state.dtype](state, action)


def contenders(state: State) -> int:
    """The number of ranked contenders: the seats, and an automaton played by the rules."""
    return int(_implementations["contenders", state.dtype](state))


def points_of(state: State, contender: int) -> int:
    """A contender's points as they stand."""
    return int(_implementations["points_of", state.dtype](state, contender))


def rank_of(state: State, contender: int) -> int:
    """A number that is larger the better a contender stands: points first, then the tie-breakers."""
    return int(_implementations["rank_of", state.dtype](state, contender))


def redeal(state: State, seat: int, random: Random) -> None:
    """Deal the pieces that the seat cannot see anew, drawing from `random`."""
    _implementations["redeal", state.dtype](state, seat, random)


def expected_leads(state: State, out: Row) -> None:
    """Write each seat's expected lead over its best rival at the end, times LEAD_UNIT.

    It is exact when the game is over; before that it is a cheap estimate.
    """
    _implementations["expected_leads", state.dtype](state, out)


def action_weights(state: State, choices: Row, count: int, weights: Row) -> None:
    """Write how likely a sensible player is to make each of the first `count` choices: 0 for never, else 1 or more."""
    _implementations["action_weights", state.dtype](state, choices, count, weights)


def observe(state: State, seat: int, out: Row) -> None:
    """Write what the seat may see, in the layout of the game's observation."""
    _implementations["observe", state.dtype](state, seat, out)


def reckon(state: State, seat: int, out: Row) -> None:
    """Write what the seat can reckon from what it sees, in the layout of what is reckoned."""
    _implementations["reckon", state.dtype](state, seat, out)


@generic
def conceal(state: State, seat: int, random: Random) -> None:
    """Deal anew everything that the seat cannot know, including chance still to come, drawing from `random`."""
    redeal(state, seat, random)
    reseed(state.random, random)


@rule
def reseed(generator: Random, random: Random) -> None:
    """Restart a generator, so that what it would have drawn is lost."""
    for index in range(4):
        generator.words[index] = draw_word(random)
    generator.words[0] = generator.words[0] | 1


@rule
def every_seat(state: State) -> int:
    """The contenders of a game without an automaton: all seats."""
    return int(state.seats)


@rule
def hide_nothing(_state: State, _seat: int, _random: Random) -> None:
    """The `redeal` of a game in which only chance is hidden."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game, under the names declared above."""

    deal: Callable[[Any, int, Row], None]
    legal: Callable[[Any, Row], int]
    play: Callable[[Any, int], None]
    points_of: Callable[[Any, int], int]
    rank_of: Callable[[Any, int], int]
    contenders: Callable[[Any], int] = every_seat
    redeal: Callable[[Any, int, Random], None] = hide_nothing


def implement(
    record_type: type[Any],
    rules: Rules,
    leads_rule: Callable[[Any, Row], None],
    weights_rule: Callable[[Any, Row, int, Row], None],
    observe_rule: Callable[[Any, int, Row], None],
    reckon_rule: Callable[[Any, int, Row], None],
) -> None:
    """Register a game's rules, evaluation and observation for its record type."""
    if interpreted():
        dtype = dtype_of(record_type)
        for name, function in vars(rules).items():
            _implementations[name, dtype] = function
        _implementations["expected_leads", dtype] = leads_rule
        _implementations["action_weights", dtype] = weights_rule
        _implementations["observe", dtype] = observe_rule
        _implementations["reckon", dtype] = reckon_rule
        return
    _overload_all(from_dtype(dtype_of(record_type)), rules, leads_rule, weights_rule, observe_rule, reckon_rule)


def _overload_all(
    numba_type: Any,
    rules: Rules,
    leads_rule: Callable[[Any, Row], None],
    weights_rule: Callable[[Any, Row, int, Row], None],
    observe_rule: Callable[[Any, int, Row], None],
    reckon_rule: Callable[[Any, int, Row], None],
) -> None:
    """Register the rules as Numba overloads; stub and implementation need identical signatures, hence the lambdas.

    Each lambda gets a name of its own, because compiled code from different processes is linked by name.
    """
    deal_rule, legal_rule, play_rule, redeal_rule = rules.deal, rules.legal, rules.play, rules.redeal
    contenders_rule, points_rule, rank_rule = rules.contenders, rules.points_of, rules.rank_of

    def inlined_overload(stub: Callable[..., Any]) -> Any:
        return overload(stub, inline="always")

    def chosen(state: Any, stub: Callable[..., Any], implementation: Callable[..., Any]) -> Callable[..., Any] | None:
        implementation.__qualname__ = f"implementation_of_{stub.__name__}"
        return implementation if state == numba_type else None

    inlined_overload(deal)(
        lambda state, seats, options: chosen(
            state, deal, lambda state, seats, options: deal_rule(state, seats, options)
        )
    )
    inlined_overload(legal)(lambda state, out: chosen(state, legal, lambda state, out: legal_rule(state, out)))
    inlined_overload(play)(lambda state, action: chosen(state, play, lambda state, action: play_rule(state, action)))
    inlined_overload(contenders)(lambda state: chosen(state, contenders, lambda state: contenders_rule(state)))
    inlined_overload(points_of)(
        lambda state, contender: chosen(state, points_of, lambda state, contender: points_rule(state, contender))
    )
    inlined_overload(rank_of)(
        lambda state, contender: chosen(state, rank_of, lambda state, contender: rank_rule(state, contender))
    )
    inlined_overload(redeal)(
        lambda state, seat, random: chosen(state, redeal, lambda state, seat, random: redeal_rule(state, seat, random))
    )
    inlined_overload(expected_leads)(
        lambda state, out: chosen(state, expected_leads, lambda state, out: leads_rule(state, out))
    )
    inlined_overload(action_weights)(
        lambda state, choices, count, weights: chosen(
            state, action_weights, lambda state, choices, count, weights: weights_rule(state, choices, count, weights)
        )
    )
    inlined_overload(observe)(
        lambda state, seat, out: chosen(state, observe, lambda state, seat, out: observe_rule(state, seat, out))
    )
    inlined_overload(reckon)(
        lambda state, seat, out: chosen(state, reckon, lambda state, seat, out: reckon_rule(state, seat, out))
    )
