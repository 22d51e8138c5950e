"""Browsers draw what the component files say."""

from __future__ import annotations

import json

from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import IS_DECISION, Step
from tools import bonfire_board, bonfire_games, bonfire_positions


def test_the_table_that_browsers_draw_is_that_of_the_component_files() -> None:
    assert bonfire_board.FILE.read_text(encoding="utf-8") == bonfire_board.board(), "run `make api`"


def test_the_positions_that_the_drawing_is_tried_on_are_those_that_bots_play() -> None:
    for path, text in bonfire_positions.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `make api`"


def test_the_games_that_browsers_play_again_are_those_that_bots_play() -> None:
    for path, text in bonfire_games.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `make api`"


def test_the_passages_that_browsers_play_again_have_every_verb_and_every_decision() -> None:
    passages = json.loads(bonfire_games.FILE.read_text(encoding="utf-8"))["passages"]
    kinds = {kind for passage in passages for kind in passage["kinds"]}
    assert {kind.split(": ")[0] for kind in kinds} == {step.word for step in Step if IS_DECISION[step]}
    assert {kind.split(": ")[1] for kind in kinds} == {verb.word for verb in ACTIONS.verbs}
