"""The lessons that browsers teach are those that the rules play, and leave nothing unexplained."""

from __future__ import annotations

import json

import pytest

from tools.lessons.bonfire import CHAPTERS, FOLDER, TEACHING, difference, files, restored
from tools.lessons.teaching import LEARNER, Lesson, as_json

LESSONS = [lesson for lessons in CHAPTERS.values() for lesson in lessons]
SIZE = 100_000
"""A chapter is loaded by somebody who may have little patience, and a slow line."""


def test_the_lessons_of_the_browser_are_those_that_the_rules_play() -> None:
    written = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert written == files(), "run `make api`"
    assert max(map(len, written.values())) < SIZE


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_begins_with_a_question_to_the_learner(lesson: Lesson) -> None:
    assert lesson.start().match.mover == LEARNER


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_what_a_lesson_says_of_other_choices_is_said_of_some(lesson: Lesson) -> None:
    match = lesson.start().match
    for step in lesson.steps:
        reasons = {step.reason(choice) for choice in match.prompt(LEARNER).choices if step.offers(choice)}
        assert reasons - {None} == set(step.wrong.values())
        TEACHING.follow(match, step.right[0])


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
