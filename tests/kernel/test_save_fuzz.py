"""Damaged saves by the thousand: each is refused as a bad save, or is a valid save after all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beltane import Match
from beltane.kernel.errors import BadSave
from tests.kernel.test_save import FIELDS, PLIES, finished, unfinished

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 5)
    | st.floats()
    | st.text()
    | st.sampled_from(["meduris", "standard", "screens", "open", "place wood", "take nothing", "name", "digest"])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(FIELDS), inner), max_leaves=20
)


def load_or_refuse(text: str | bytes) -> None:
    """Either way is fine, but what loads has to be a save that reads back unchanged."""
    try:
        match = Match.load(text)
    except BadSave as error:
        sentence = str(error)
    else:
        sentence = ""
        assert Match.load(match.save()).save() == match.save()
    assert sentence.isprintable()
    assert len(sentence) < 400


@pytest.mark.parametrize("field", [*FIELDS, "points", "undo", "other"])
@given(value=VALUES)
@settings(max_examples=60)
def test_any_value_in_any_field(field: str, value: Any) -> None:
    load_or_refuse(json.dumps({**json.loads(unfinished()), field: value}))


@given(value=VALUES, ply=st.integers(0, PLIES))
def test_any_value_for_any_action(value: Any, ply: int) -> None:
    content = json.loads(unfinished())
    content["actions"].insert(ply, value)
    load_or_refuse(json.dumps(content))


@given(value=VALUES)
def test_any_value_for_the_points(value: Any) -> None:
    text = json.dumps({**json.loads(finished()), "points": value})
    with pytest.raises(BadSave, match="The field 'points' of this save file holds"):
        Match.load(text)


@given(content=VALUES)
def test_any_json(content: Any) -> None:
    load_or_refuse(json.dumps(content))


@given(data=st.binary())
def test_any_bytes(data: bytes) -> None:
    load_or_refuse(data)


@given(text=st.text())
def test_any_text(text: str) -> None:
    load_or_refuse(text)


@given(data=st.data())
@settings(max_examples=400)
def test_bytes_changed_in_a_good_save(data: st.DataObject) -> None:
    damaged = bytearray(unfinished().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        position = data.draw(st.integers(0, len(damaged) - 1))
        length = data.draw(st.integers(0, 4))
        damaged[position : position + length] = data.draw(st.binary(max_size=4))
    load_or_refuse(bytes(damaged))


@given(data=st.data())
@settings(max_examples=200)
def test_characters_changed_in_a_good_save(data: st.DataObject) -> None:
    damaged = list(unfinished())
    position = data.draw(st.integers(0, len(damaged) - 1))
    damaged[position] = data.draw(st.sampled_from('{}[]",:0123456789eE.+-tfn\\ \n') | st.characters())
    load_or_refuse("".join(damaged))
