"""The lessons for browsers agree with the rules, and leave nothing unexplained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.lessons import bonfire, meduris
from tools.lessons.teaching import LEARNER, Lesson, Teaching

TAUGHT = [
    *((meduris.TEACHING, lesson) for lesson in meduris.LESSONS),
    *((bonfire.TEACHING, lesson) for lessons in bonfire.CHAPTERS.values() for lesson in lessons),
]
each_lesson = pytest.mark.parametrize(("teaching", "lesson"), TAUGHT, ids=lambda value: getattr(value, "key", ""))


@pytest.mark.parametrize("files", [meduris.files, bonfire.files], ids=["meduris", "bonfire"])
def test_the_lessons_of_the_browser_are_those_that_the_rules_play(files: Callable[[], dict[Path, str]]) -> None:
    made = files()
    assert {path: path.read_text(encoding="utf-8") for path in made} == made, "run `make api`"


@each_lesson
def test_a_lesson_begins_with_a_question_to_the_learner(teaching: Teaching, lesson: Lesson) -> None:
    assert lesson.start().match.mover == LEARNER


@each_lesson
def test_what_a_lesson_says_of_other_choices_is_said_of_some(teaching: Teaching, lesson: Lesson) -> None:
    match = lesson.start().match
    for step in lesson.steps:
        reasons = {step.reason(choice) for choice in match.prompt(LEARNER).choices if step.offers(choice)}
        assert reasons - {None} == set(step.wrong.values())
        teaching.follow(match, step.right[0])
