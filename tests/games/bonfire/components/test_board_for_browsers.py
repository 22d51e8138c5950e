"""Browsers draw what the component files say."""

from __future__ import annotations

import json
from types import ModuleType

import pytest

from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import IS_DECISION, Step
from tools.browser.bonfire import board, games, positions


@pytest.mark.parametrize("module", [board, positions, games], ids=lambda module: module.__name__)
def test_what_browsers_draw_and_play_again_is_what_the_rules_say(module: ModuleType) -> None:
    for path, text in module.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `make api`"


def test_the_passages_that_browsers_play_again_have_every_verb_and_every_decision() -> None:
    passages = json.loads(games.FILE.read_text(encoding="utf-8"))["passages"]
    kinds = {kind for passage in passages for kind in passage["kinds"]}
    assert {kind.split(": ")[0] for kind in kinds} == {step.word for step in Step if IS_DECISION[step]}
    assert {kind.split(": ")[1] for kind in kinds} == {verb.word for verb in ACTIONS.verbs}
