"""Quoting values in error messages."""

from __future__ import annotations

from typing import Any

import pytest

from beltane.kernel.phrases import Quoted, Verbatim
from beltane.kernel.quoting import LONGEST, quoted


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("hut", Quoted("hut")),
        (7, Verbatim("7")),
        (None, Verbatim("None")),
        ([1, "a"], Verbatim("[1, 'a']")),
        ("a\nb", Quoted("a\\nb")),
        ("\ud800", Quoted("\\ud800")),
    ],
)
def test_short_values_are_quoted_in_full(value: object, text: Quoted | Verbatim) -> None:
    assert quoted(value) == text


LONG = ["x" * 10_000, 10**1000, 10**5000, nested(100_000), list(range(10_000)), {str(n): nested(9) for n in range(99)}]


@pytest.mark.parametrize("value", LONG, ids=["text", "number", "huge", "deep", "list", "dict"])
def test_long_and_deep_values_are_cut(value: object) -> None:
    cut = quoted(value)
    text = cut.quoted if isinstance(cut, Quoted) else cut.text
    assert len(text) <= LONGEST
    assert text.isprintable()
