"""How Bonfire's lessons are kept small: a file for each chapter, in which views contain only differences."""

from __future__ import annotations

import json

import pytest

from tools.lessons.bonfire import CHAPTERS, FOLDER, difference, files, restored
from tools.lessons.teaching import LEARNER, as_json

SIZE = 100_000
"""Maximum size of a chapter, for readers with little patience and a slow connection."""


def test_a_chapter_is_small_and_there_is_no_other() -> None:
    written = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert written.keys() == files().keys()
    assert max(map(len, written.values())) < SIZE


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_views_can_be_restored_from_what_is_different_in_them(chapter: str) -> None:
    base = json.loads((FOLDER / f"{chapter}.json").read_text(encoding="utf-8"))["view"]
    for lesson in CHAPTERS[chapter]:
        view = as_json(lesson.start().match.view(LEARNER))
        assert restored(base, difference(base, view)) == view


@pytest.mark.parametrize(
    ("base", "value"),
    [
        ({"a": 1, "b": {"c": 2}}, {"a": 1, "b": {"c": 3}}),
        ({"a": {"b": 1}}, {"a": {"c": 1}}),
        ({"a": {"b": 1}}, {"a": {}}),
        ({"a": None}, {"a": {"b": 1}, "c": {"d": []}}),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}),
        ({"a": [1]}, {"a": [1, 2]}),
        ({"a": [{"b": 1}]}, {"a": [{"c": 1}]}),
        ({"a": [[], [1]]}, {"a": [[1], []]}),
        ({"a": {"b": 1}}, {"a": None}),
    ],
)
def test_any_value_can_be_restored(base: object, value: object) -> None:
    assert restored(base, difference(base, value)) == value
