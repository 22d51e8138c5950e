"""Behaviour that only some terminals and systems need."""

from __future__ import annotations

import io
import sys
from types import ModuleType

import pytest
from rich.console import Console

from beltane.cli.play.screen import INDENT, Screen


class Readline(ModuleType):
    """Remembers its key bindings."""

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


def shown(columns: int, head: str, sentence: str) -> list[str]:
    console = Console(file=io.StringIO(), width=columns)
    screen = Screen(console=console)
    screen.item(head, sentence)
    assert isinstance(console.file, io.StringIO)
    rows = console.file.getvalue().splitlines()
    assert screen.height(head, sentence) == len(rows)
    return rows


def test_a_sentence_goes_on_below_its_beginning() -> None:
    assert shown(80, "  1  hut 3  ", "stone " * 20)[1].startswith(" " * 12 + "stone")


@pytest.mark.parametrize("columns", [80, 50, 30])
def test_a_sentence_behind_a_long_head_has_lines_of_its_own(columns: int) -> None:
    head = "  recruit any-resources-for-gnomes 2  looked at  11%,  -1.2 points  "
    rows = shown(columns, head, "pay for gnomes with any resources, as many as they cost")
    assert max(map(len, rows)) <= columns
    assert " ".join(" ".join(rows).split()) == " ".join(
        f"{head} pay for gnomes with any resources, as many as they cost".split()
    )
    assert rows[-1].startswith(" " * INDENT)
