"""Dispatch by record type: what every game implements, callable from code that knows no game.

`deal`, `legal`, `play`, `standings` and `conceal`, and what a game tells bots, `margins` and `weigh`, are declared here
once. A game registers its implementation for its state's record type with `implement`; compiled code finds it by
Numba's overloading, interpreted code by the dtype.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import from_dtype
from numba.extending import overload

from beltane.kernel.random import Random
from beltane.kernel.records import Row, dtype_of
from beltane.kernel.rule import interpreted

MARGIN_UNIT = 100
"""Margins are whole numbers, in hundredths of a point."""

State = Any
"""A record of whichever game; the games themselves declare their own type."""

_implementations: dict[tuple[str, Any], Callable[..., Any]] = {}


def deal(state: State, seats: int, options: Row) -> None:
    """Set the game up from the state's generator, for that many seats and the options' values."""
    _implementations["deal", state.dtype](state, seats, options)


def legal(state: State, out: Row) -> int:
    """Write the legal action numbers into `out`, in ascending order, and return how many there are."""
    return int(_implementations["legal", state.dtype](state, out))


def play(state: State, action: int) -> None:
    """Apply a legal action. Nothing is checked: whoever takes actions from outside checks them against `legal`."""
    _implementations["play", state.dtype](state, action)


def standings(state: State, points: Row, places: Row) -> None:
    """Write each seat's points and place (1 is first, equals share a place)."""
    _implementations["standings", state.dtype](state, points, places)


def conceal(state: State, seat: int, random: Random) -> None:
    """Re-deal everything that the seat cannot know, drawing from `random`."""
    _implementations["conceal", state.dtype](state, seat, random)


def margins(state: State, out: Row) -> None:
    """Write, for each seat, by how many points it is expected to end ahead of its best rival, times MARGIN_UNIT.

    It is exact when the game is over; before that it is a cheap guess.
    """
    _implementations["margins", state.dtype](state, out)


def weigh(state: State, choices: Row, count: int, weights: Row) -> None:
    """Write how inclined a sensible player is to play each of the first `count` choices: 0 for never, else 1 and up."""
    _implementations["weigh", state.dtype](state, choices, count, weights)


def implement(
    record_type: type[Any],
    *,
    deal_rule: Callable[[Any, int, Row], None],
    legal_rule: Callable[[Any, Row], int],
    play_rule: Callable[[Any, int], None],
    standings_rule: Callable[[Any, Row, Row], None],
    conceal_rule: Callable[[Any, int, Random], None],
    margins_rule: Callable[[Any, Row], None],
    weigh_rule: Callable[[Any, Row, int, Row], None],
) -> None:
    """Register a game's rules for its record type."""
    if interpreted():
        dtype = dtype_of(record_type)
        _implementations["deal", dtype] = deal_rule
        _implementations["legal", dtype] = legal_rule
        _implementations["play", dtype] = play_rule
        _implementations["standings", dtype] = standings_rule
        _implementations["conceal", dtype] = conceal_rule
        _implementations["margins", dtype] = margins_rule
        _implementations["weigh", dtype] = weigh_rule
        return

    numba_type = from_dtype(dtype_of(record_type))

    def chosen(state: Any, implementation: Callable[..., Any]) -> Callable[..., Any] | None:
        return implementation if state == numba_type else None

    # Numba insists that both functions have the same bare signature, hence the lambdas.
    overload(deal)(
        lambda state, seats, options: chosen(state, lambda state, seats, options: deal_rule(state, seats, options))
    )
    overload(legal)(lambda state, out: chosen(state, lambda state, out: legal_rule(state, out)))
    overload(play)(lambda state, action: chosen(state, lambda state, action: play_rule(state, action)))
    overload(standings)(
        lambda state, points, places: chosen(state, lambda state, points, places: standings_rule(state, points, places))
    )
    overload(conceal)(
        lambda state, seat, random: chosen(state, lambda state, seat, random: conceal_rule(state, seat, random))
    )
    overload(margins)(lambda state, out: chosen(state, lambda state, out: margins_rule(state, out)))
    overload(weigh)(
        lambda state, choices, count, weights: chosen(
            state, lambda state, choices, count, weights: weigh_rule(state, choices, count, weights)
        )
    )
