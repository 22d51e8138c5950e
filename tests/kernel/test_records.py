"""Records: fields as declared, attribute access, copies and bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod
from typing import Any, cast

import numba
import numpy as np
import pytest
from numba.np.numpy_support import from_dtype

from beltane.kernel.game import find_game, game_names
from beltane.kernel.records import (
    PADDING,
    Many,
    Row,
    batch,
    blank,
    copy,
    dtype_of,
    from_bytes,
    i1,
    i2,
    i8,
    many,
    one,
    overwrite,
    record,
    to_bytes,
)


@record
class Purse:
    coins: int = i2()
    stamps: Row = i1(3)


@record
class Table:
    number: int = i8()
    bank: Purse = one(Purse)
    purses: Many[Purse] = many(Purse, 2)


def sample() -> Table:
    table = blank(Table)
    table.number = 2**40
    table.bank.coins = 300
    table.purses[1].stamps[2] = -5
    return table


def move_coins_slowly(table: Table, coins: int) -> int:
    table.bank.coins -= coins
    table.purses[0].coins += coins
    return table.purses[0].coins


move_coins = cast(Callable[[Table, int], int], numba.njit(move_coins_slowly))


def fields_of(dtype: np.dtype[Any], start: int = 0, path: str = "") -> Iterator[tuple[str, int, int]]:
    """Every number in a record, including nested ones: its name, its offset, and its size."""
    if dtype.fields is not None:
        for name, (field, offset, *_) in dtype.fields.items():
            yield from fields_of(field, start + offset, f"{path}.{name}")
    elif dtype.subdtype is not None:
        base, shape = dtype.subdtype
        for index in range(prod(shape)):
            yield from fields_of(base, start + index * base.itemsize, f"{path}[{index}]")
    else:
        yield path, start, dtype.itemsize


def test_a_record_has_the_declared_fields() -> None:
    assert [name for name in dtype_of(Purse).names or () if not name.startswith(PADDING)] == ["coins", "stamps"]
    assert dtype_of(Purse).itemsize == 2 + 3 + 1
    assert dtype_of(Table).itemsize == 32


@pytest.mark.parametrize("state", [Purse, Table, *(find_game(name).State for name in game_names())])
def test_every_number_lies_at_a_multiple_of_its_size(state: type[Any]) -> None:
    dtype = dtype_of(state)
    found = list(fields_of(dtype))
    assert [name for name, start, size in found if start % size] == []
    largest = max(size for _, _, size in found)
    assert dtype.itemsize % largest == 0, "in an array of records too"


@pytest.mark.parametrize("state", [find_game(name).State for name in game_names()], ids=lambda state: state.__name__)
def test_compiled_code_may_rely_on_that(state: type[Any]) -> None:
    """Otherwise code for a GPU would read numbers byte by byte."""
    found = from_dtype(dtype_of(state))
    assert found.aligned
    nested = [found.typeof(name) for name in found.fields]
    assert all(getattr(getattr(kind, "dtype", kind), "aligned", True) for kind in nested)


@pytest.mark.parametrize("state", [Purse, Table, *(find_game(name).State for name in game_names())])
def test_every_byte_belongs_to_a_field(state: type[Any]) -> None:
    """Otherwise copies, which are made field by field, could differ in their bytes."""
    covered = sorted((start, start + size) for _, start, size in fields_of(dtype_of(state)))
    ends = [0, *(end for _, end in covered)]
    assert [start for start, _ in covered] == ends[:-1]
    assert ends[-1] == dtype_of(state).itemsize


def test_equal_records_have_equal_bytes_wherever_they_were_copied_to() -> None:
    rubbish = np.full(3 * dtype_of(Table).itemsize, 0x7F, np.uint8)
    tables = np.frombuffer(rubbish.tobytes(), dtype_of(Table)).copy()
    tables[1] = sample()
    overwrite(tables[2], sample())
    assert to_bytes(tables[1]) == to_bytes(tables[2]) == to_bytes(copy(sample())) == to_bytes(sample())


@pytest.mark.parametrize("name", ["size", "shape", "data", "max", "copy"])
def test_names_that_every_numpy_value_has_are_refused(name: str) -> None:
    """Interpreted rules would read something other than the field."""
    declaration = type("Bad", (), {"__annotations__": {name: int}, name: i2()})
    with pytest.raises(TypeError, match=rf"^Bad\.{name} needs another name"):
        record(declaration)


def test_every_field_needs_a_declaration() -> None:
    with pytest.raises(TypeError, match=r"Bad\.points needs a field declaration such as i2\(\)"):

        @record
        class Bad:
            points: int = 0


def test_a_blank_record_is_all_zero() -> None:
    assert to_bytes(blank(Table)) == bytes(dtype_of(Table).itemsize)


def test_nested_fields_are_read_and_written_as_attributes() -> None:
    table = sample()
    assert (table.number, table.bank.coins, table.purses[1].stamps[2]) == (2**40, 300, -5)
    assert table.purses[0].coins == 0


@pytest.mark.parametrize("move", [move_coins, move_coins_slowly])
def test_functions_change_records_in_place_compiled_or_not(move: Callable[[Table, int], int]) -> None:
    table = sample()
    assert move(table, 100) == 100
    assert (table.bank.coins, table.purses[0].coins) == (200, 100)


def test_a_copy_is_independent() -> None:
    table = sample()
    other = copy(table)
    assert to_bytes(other) == to_bytes(table)
    other.bank.coins = 1
    table.purses[0].coins = 2
    assert (table.bank.coins, other.purses[0].coins) == (300, 0)


def test_overwriting_keeps_the_record_itself() -> None:
    table, kept = blank(Table), sample()
    bank = table.bank
    overwrite(table, kept)
    assert to_bytes(table) == to_bytes(kept)
    assert bank.coins == 300
    table.bank.coins = 7
    assert kept.bank.coins == 300


def test_overwriting_works_on_a_record_of_a_batch() -> None:
    tables = batch(Table, 3)
    overwrite(tables[1], sample())
    assert tables["number"].tolist() == [0, 2**40, 0]


def test_bytes_give_the_record_back() -> None:
    table = from_bytes(Table, to_bytes(sample()))
    assert to_bytes(table) == to_bytes(sample())
    table.bank.coins = 1
    assert table.bank.coins == 1


def test_a_batch_is_an_array_of_blank_records() -> None:
    tables = batch(Table, 4)
    assert tables.shape == (4,)
    assert isinstance(tables[0], np.record)
    assert tables.tobytes() == bytes(4 * dtype_of(Table).itemsize)
