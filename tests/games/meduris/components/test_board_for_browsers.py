"""Browsers draw what the component files say."""

from __future__ import annotations

from tools import board, positions


def test_the_board_that_browsers_draw_is_that_of_the_component_files() -> None:
    assert board.FILE.read_text(encoding="utf-8") == board.board(), "run `make api`"


def test_the_positions_that_the_drawing_is_tried_on_are_those_that_bots_play() -> None:
    for path, text in positions.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `make api`"
