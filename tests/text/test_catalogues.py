"""All catalogues side by side: the same messages and variables in every language, and nothing unreadable."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beltane.games.bonfire.components.tables import SPECIALIST
from beltane.kernel.game import game_folder, game_names
from beltane.text.catalogue import SHELL
from beltane.text.languages import ENGLISH, LANGUAGES
from beltane.text.letters import without_accents

FOLDERS = {"shell": SHELL, **{name: game_folder(name) / "text" for name in game_names()}}
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
BOTH = [(folder, language) for folder in FOLDERS for language in OTHERS]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, fluent.syntax names it so
        self.names.add(node.id.name)


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the variables that their texts use."""
    found: dict[str, set[str]] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def bases(variables: set[str], english: set[str]) -> set[str]:
    """Variables without a language's attributes: `$material-dative` is `$material`."""
    return {
        next((base for base in sorted(english, key=len) if name == base or name.startswith(f"{base}-")), name)
        for name in variables
    }


def places(entry: ast.BaseNode) -> Iterator[str]:
    if isinstance(entry, ast.Junk):
        yield (entry.content or "").strip().splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_catalogue_is_valid_and_names_nothing_twice(folder: str, language: str) -> None:
    found = entries(FOLDERS[folder], language)
    assert [place for entry in found for place in places(entry)] == []
    names = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize(("folder", "language"), BOTH)
def test_every_language_has_the_same_messages(folder: str, language: str) -> None:
    english, other = messages(FOLDERS[folder], ENGLISH), messages(FOLDERS[folder], language)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []


@pytest.mark.parametrize(("folder", "language"), BOTH)
def test_every_language_says_the_same_things(folder: str, language: str) -> None:
    english, other = messages(FOLDERS[folder], ENGLISH), messages(FOLDERS[folder], language)
    for key in english.keys() & other.keys():
        plain = bases(english[key], english[key])
        assert bases(other[key], plain) == plain, f"{folder}, {language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_and_the_shell_do_not_use_the_same_keys(name: str, language: str) -> None:
    assert not messages(FOLDERS[name], language).keys() & messages(FOLDERS["shell"], language).keys()


LETTERS = {
    ("meduris", "material"): 1,
    ("meduris", "colour"): 1,
    ("meduris", "district"): 2,
    ("bonfire", "seat-colour"): 1,
    ("bonfire", "colour"): 1,
    ("bonfire", "action-kind"): 2,
}
"""Words with letters for drawings, and how many letters."""
FORMS = ("sign", "short", "term")
"""Forms of a word that every language must have if one has them; others, such as cases, are specific to a language."""


def forms(folder: Path, language: str, form: str) -> dict[str, str]:
    """The messages that have a form, with its text."""
    return {
        entry.id.name: "".join(str(getattr(part, "value", "")) for part in attribute.value.elements)
        for entry in entries(folder, language)
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == form
    }


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("folder", "language"), BOTH)
def test_every_language_has_the_same_forms(folder: str, language: str, form: str) -> None:
    assert forms(FOLDERS[folder], language, form).keys() == forms(FOLDERS[folder], ENGLISH, form).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "domain"), LETTERS)
def test_letters_of_a_domain_differ_and_have_one_length(name: str, domain: str, language: str) -> None:
    signs = [sign for key, sign in forms(FOLDERS[name], language, "sign").items() if key.startswith(f"{domain}-")]
    assert len(signs) > 2
    assert {len(sign) for sign in signs} == {LETTERS[name, domain]}
    for written in (signs, [without_accents(sign) for sign in signs]):
        assert len(set(written)) == len(written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chips_and_players_are_told_apart(language: str) -> None:
    chips = [sign for key, sign in forms(FOLDERS["meduris"], language, "sign").items() if key.startswith("chip-")]
    assert len(set(chips)) == len(chips) == 3
    assert max(map(len, chips)) == 3
    players = [
        sign
        for key, sign in forms(FOLDERS["bonfire"], language, "sign").items()
        if key.startswith(("seat-colour-", "automaton-"))
    ]
    assert len(set(players)) == len(players) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_terms_of_the_rules_differ(folder: str, language: str) -> None:
    terms = [term for key, term in forms(FOLDERS[folder], language, "term").items() if key.startswith("rule-")]
    assert len(set(terms)) == len(terms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_specialist_is_written_once(language: str) -> None:
    written = (FOLDERS["bonfire"] / f"{language}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^specialist-[\w-]+ = ([^\w\s].*)$", written, re.MULTILINE)
    assert len(names) == len(SPECIALIST.words)
    assert [name for name in names if written.count(name) > 1] == []
