"""Quoting values in error messages."""

from __future__ import annotations

from typing import Any

import pytest

from beltane.kernel.quoting import LONGEST, quoted


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "text"),
    [("hut", "'hut'"), (7, "7"), (None, "None"), ([1, "a"], "[1, 'a']"), ("a\nb", "'a\\nb'"), ("\ud800", "'\\ud800'")],
)
def test_short_values_are_quoted_in_full(value: object, text: str) -> None:
    assert quoted(value) == text


LONG = ["x" * 10_000, 10**1000, 10**5000, nested(100_000), list(range(10_000)), {str(n): nested(9) for n in range(99)}]


@pytest.mark.parametrize("value", LONG, ids=["text", "number", "huge", "deep", "list", "dict"])
def test_long_and_deep_values_are_cut(value: object) -> None:
    assert len(quoted(value)) <= LONGEST
    assert quoted(value).isprintable()
