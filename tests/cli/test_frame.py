"""Help and usage errors, entirely in the user's language."""

from __future__ import annotations

import pytest

from beltane.text.languages import LANGUAGES
from tests.cli.running import beltane

NARROW = "\N{NARROW NO-BREAK SPACE}"
HEADINGS = {
    "en": ("Usage: beltane", "Arguments:", "Options:", "Commands:"),
    "de": ("Aufruf: beltane", "Argumente:", "Optionen:", "Befehle:"),
    "fr": (f"Utilisation{NARROW}: beltane", f"Arguments{NARROW}:", f"Options{NARROW}:", f"Commandes{NARROW}:"),
    "nl": ("Gebruik: beltane", "Argumenten:", "Opties:", "Commando\N{RIGHT SINGLE QUOTATION MARK}s:"),
}
TYPERS_OWN = ("Usage:", "Options:", "Commands:", "Show this", "[required]", "[default", "Error", "Missing", "Try ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(language: str) -> None:
    usage, arguments, options, commands = HEADINGS[language]
    whole = beltane("--language", language, "--help").output
    assert whole.startswith(usage)
    assert options in whole
    assert commands in whole
    part = beltane("--language", language, "arena", "--help").output
    assert arguments in part
    assert "mcts:1000]" in part
    if language != "en":
        foreign = [word for word in TYPERS_OWN if word in whole + part and word not in HEADINGS[language]]
        assert foreign == []
    assert max(map(len, (whole + part).splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("games --jso", "beltane: Eine Option --jso gibt es nicht; meintest du --json?"),
        ("games --x", "beltane: Eine Option --x gibt es nicht."),
        ("simulate", "beltane: SPIEL fehlt."),
        ("simulate meduris --games viele", "beltane: --games braucht eine Zahl."),
        ("simulate meduris --games", "beltane: --games wird nicht so geschrieben; -h zeigt, wie."),
        ("spielen", "beltane: Einen Befehl „spielen“ gibt es nicht; es gibt play, "),
        ("games meduris", "beltane: beltane games kann mit „meduris“ nichts anfangen; -h zeigt, was möglich ist."),
        ("--edition x", "beltane: Ein Befehl fehlt; -h listet sie auf."),
    ],
)
def test_wrong_usage_is_told_in_the_language(arguments: str, sentence: str) -> None:
    finished = beltane("--language", "de", *arguments.split())
    assert finished.code == 2
    assert finished.errors.splitlines()[-1].startswith(sentence)
    assert [word for word in TYPERS_OWN if word in finished.errors] == []


def test_a_group_without_a_command_shows_its_help() -> None:
    finished = beltane("--language", "nl", "edition")
    assert finished.code == 2
    assert finished.errors.startswith("Gebruik: beltane edition")


def test_help_is_in_ascii_where_nothing_else_is_known() -> None:
    shown = beltane("--language", "de", "--help", PYTHONIOENCODING="ascii").output
    assert shown.isascii()
    assert "pruefen oder fuer" in " ".join(shown.split())
