"""Records: fields as declared, attribute access, copies and bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numba
import numpy as np
import pytest

from beltane.kernel.records import (
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
class Padded:
    narrow: int = i1()
    wide: int = i8()


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


def test_a_record_has_the_declared_fields() -> None:
    assert dtype_of(Purse).names == ("coins", "stamps")
    assert dtype_of(Purse).itemsize == 2 + 3 + 1, "padded, so that the next one begins at a multiple of 2"
    assert dtype_of(Table).itemsize == 8 + 3 * dtype_of(Purse).itemsize + 6, "a multiple of 8"


def test_every_field_lies_at_a_multiple_of_its_size() -> None:
    fields = dtype_of(Padded).fields
    assert fields is not None
    assert [fields[name][1] for name in ("narrow", "wide")] == [0, 8]


def test_every_field_needs_a_declaration() -> None:
    with pytest.raises(TypeError, match=r"Bad\.points needs a field declaration such as i2\(\)"):

        @record
        class Bad:
            points: int = 0


def test_a_field_does_not_have_the_name_of_something_else() -> None:
    with pytest.raises(TypeError, match=r"Bad\.size has a name that every NumPy record uses for something else"):

        @record
        class Bad:
            size: int = i2()


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


def test_a_copy_is_the_same_byte_for_byte() -> None:
    """What lies between the fields included, which NumPy does not copy."""
    source = from_bytes(Padded, bytes(range(dtype_of(Padded).itemsize)))
    assert to_bytes(copy(source)) == to_bytes(source) == bytes(range(16))
    copied = copy(source)
    copied.wide = 5
    assert source.wide != 5
