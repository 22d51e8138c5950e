"""The language of the command line, chosen before anything is printed."""

from __future__ import annotations

import pytest

from beltane.cli import choose_language
from beltane.text.languages import LANGUAGE_VARIABLE, UnknownLanguage, chosen_language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ("--language de --help", "de"),
        ("--language=fr games", "fr"),
        ("--edition play --language nl games", "nl"),
        ("--version --language DE", "de"),
        ("games --language de", "en"),
        ("--edition --language games", "en"),
        ("", "en"),
    ],
)
def test_it_is_named_before_the_command(arguments: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    choose_language(arguments.split())
    assert chosen_language() == language


@pytest.mark.parametrize("arguments", ["--language tlh games", "--language=", "--language"])
def test_an_unknown_one_is_refused(arguments: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "en")
    with pytest.raises(UnknownLanguage, match="There is no language"):
        choose_language(arguments.split())
