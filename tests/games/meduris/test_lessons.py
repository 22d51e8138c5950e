"""The lessons that browsers teach are those that the rules play, and leave nothing unexplained."""

from __future__ import annotations

import pytest

from tools.lessons.meduris import LESSONS, TEACHING, files
from tools.lessons.teaching import LEARNER, Lesson


def test_the_lessons_of_the_browser_are_those_that_the_rules_play() -> None:
    assert {path: path.read_text(encoding="utf-8") for path in files()} == files(), "run `make api`"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_begins_with_a_question_to_the_learner(lesson: Lesson) -> None:
    assert lesson.start().match.mover == LEARNER


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_what_a_lesson_says_of_other_choices_is_said_of_some(lesson: Lesson) -> None:
    match = lesson.start().match
    for step in lesson.steps:
        reasons = {step.reason(choice) for choice in match.prompt(LEARNER).choices}
        assert reasons - {None} == set(step.wrong.values())
        TEACHING.follow(match, step.right[0])
