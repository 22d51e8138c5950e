"""Browsers draw what the component files say."""

from __future__ import annotations

from types import ModuleType

import pytest

from tools.browser.meduris import board, games, positions


@pytest.mark.parametrize("module", [board, positions, games], ids=lambda module: module.__name__)
def test_what_browsers_draw_and_play_again_is_what_the_rules_say(module: ModuleType) -> None:
    for path, text in module.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `make api`"
