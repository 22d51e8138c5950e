"""What only some terminals and systems need."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from beltane.cli.play_screen import Screen


class Readline(ModuleType):
    """Keeps what it was told to bind."""

    def __init__(self, doc: str | None) -> None:
        super().__init__("readline", doc)
        self.bound: list[str] = []

    def parse_and_bind(self, text: str) -> None:
        self.bound.append(text)

    def set_completer(self, _complete: object) -> None:
        pass

    def set_completer_delims(self, _delimiters: str) -> None:
        pass


@pytest.mark.parametrize(
    ("doc", "binding"),
    [
        ("Importing this module enables command line editing using libedit readline.", "bind ^I rl_complete"),
        ("Importing this module enables command line editing using GNU readline.", "tab: complete"),
        (None, "tab: complete"),
    ],
)
def test_tab_completes_with_either_line_editor(doc: str | None, binding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    editor = Readline(doc)
    monkeypatch.setitem(sys.modules, "readline", editor)
    monkeypatch.setattr("builtins.input", lambda _prompt: "")
    Screen().ask("> ", ["place wood"])
    assert editor.bound == [binding]
