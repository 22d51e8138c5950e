"""The rules of any game, called from Python for a state inside an array of one.

Numba needs more than twenty microseconds to pass a record to compiled code, many times what most rules take; an array
takes less than one.
"""

from __future__ import annotations

from beltane.kernel.dispatch import legal, play
from beltane.kernel.records import Records, Row
from beltane.kernel.rule import generic


@generic
def legal_in(states: Records, out: Row) -> int:
    """Write the legal action numbers of the first state into `out`, and return how many there are."""
    return legal(states[0], out)


@generic
def play_in(states: Records, action: int) -> None:
    """Apply a legal action to the first state."""
    play(states[0], action)
