"""Snapshots equal the record, and do not change with it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from beltane.kernel.events import Events
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import below, new_generator
from beltane.kernel.records import (
    PADDING,
    Grid,
    Many,
    Numbers,
    Row,
    blank,
    dtype_of,
    f8,
    i1,
    i2,
    i8,
    many,
    one,
    record,
)
from beltane.kernel.snapshot import snapshot, snapshot_of


@record
class Inner:
    small: int = i1()
    large: int = i8()
    row: Row = i2(3)


@record
class Outer:
    grid: Grid = i1(2, 3)
    inner: Inner = one(Inner)
    several: Many[Inner] = many(Inner, 2)
    shares: Numbers = f8(2)
    events: Events = one(Events)


def same(copied: Any, original: Any, dtype: np.dtype[Any], path: str) -> int:
    """Compare all values of a snapshot to the record's; returns how many numbers there are."""
    if dtype.fields is not None:
        names = [name for name in dtype.names or () if not name.startswith(PADDING)]
        assert sorted(vars(copied)) == sorted(names), path
        return sum(
            same(getattr(copied, name), original[name], dtype.fields[name][0], f"{path}.{name}") for name in names
        )
    if dtype.subdtype is not None:
        return same_array(copied, original, dtype.subdtype[0], path)
    assert copied == original, path
    assert type(copied) in (int, float), path
    return 1


def same_array(copied: Any, original: Any, base: np.dtype[Any], path: str) -> int:
    assert len(copied) == len(original), path
    if original.ndim == 2:
        rows, columns = original.shape
        assert [[copied[row, column] for column in range(columns)] for row in range(rows)] == original.tolist(), path
    total = 0
    for index in range(len(original)):
        if original.ndim == 2:
            assert list(copied[index]) == original[index].tolist(), path
            total += original.shape[1]
        else:
            total += same(copied[index], original[index], base, f"{path}[{index}]")
    return total


def random_state(name: str, seats: int, decisions: int) -> Any:
    match = Match.new(name, seats=seats, seed=decisions)
    dice = new_generator(decisions)
    while len(match.actions) < decisions and not match.over:
        choices = match.legal_numbers()
        match.play(choices[below(dice, len(choices))])
    return match.state


TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("decisions", [0, 37, 100_000])
def test_every_field_of_a_state_is_the_record_s(name: str, seats: int, decisions: int) -> None:
    state = random_state(name, seats, decisions)
    dtype = state.dtype
    assert same(snapshot_of(state), state, dtype, name) > dtype.itemsize // 8
    copied = snapshot(state)
    assert not hasattr(copied, "events")
    for field in dtype.names:
        if field != "events" and not field.startswith(PADDING):
            same(getattr(copied, field), state[field], dtype.fields[field][0], field)


def test_all_kinds_of_fields() -> None:
    original: Any = blank(Outer)
    original.grid[1, 2] = -7
    original.inner.large = -(2**60)
    original.inner.row[2] = 300
    original.several[1].small = 5
    original.shares[1] = 0.1
    copied = snapshot_of(original)
    assert (copied.grid[1, 2], copied.inner.large, copied.inner.row) == (-7, -(2**60), (0, 0, 300))
    assert (copied.several[1].small, copied.several[0].small, copied.shares[1]) == (5, 0, 0.1)
    same(copied, original, dtype_of(Outer), "outer")


def test_a_snapshot_stays_as_it_was() -> None:
    match = Match.new("meduris", seats=3, seed=1)
    before = snapshot(match.state)
    turn, heights = before.decisions.depth, [plateau.height for plateau in before.plateaus]
    for _ in range(8):
        match.play(match.legal_numbers()[0])
    assert (before.decisions.depth, [plateau.height for plateau in before.plateaus]) == (turn, heights)
    assert [plateau.height for plateau in snapshot(match.state).plateaus] != heights


def test_rows_of_a_snapshot_cannot_be_written_to() -> None:
    copied = snapshot(Match.new("meduris", seats=3, seed=1).state)
    with pytest.raises(TypeError):
        copied.supply[0] = 3
