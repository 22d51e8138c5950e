"""Whole games in a pseudo-terminal in every language: 80 columns, and no English word left in the other three."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beltane.cli.play.commands import COMMANDS
from beltane.kernel.game import find_game, game_folder
from beltane.kernel.match import Match
from beltane.text.catalogue import SHELL
from beltane.text.languages import ENGLISH, LANGUAGES
from tests.cli.play.test_play import menu, play_to_the_end, widest
from tests.cli.running import Terminal, playing_compiled, the_save

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
WORD = re.compile(r"[^\W\d_]+")
LISTED = re.compile(r"^ {0,2}\d+  (\S+(?: \S+)*)", re.MULTILINE)
"""An entry of a list: its number and its notation."""
LEVELS = ("random", "apprentice")
"""Bots, whose names are the same in every language."""
PROPER_NAMES = {"beltane", "bonfire", "meduris", "tom"}
SHOWN = ("help", "?", "board", "log", "hint", "undo", "nonsense", "? nonsense", "choices")
"""What is typed besides choices: commands that show something, and mistakes."""
PARTS = {"meduris": ("board",), "bonfire": ("sea", "middle", "others", "city", "fate", "tasks")}
"""Parts of the board and lists, which are typed too."""


class Texts(Visitor):
    """Collects the words of a catalogue's texts; signs, which are letters of drawings, may be left out."""

    def __init__(self, *, with_signs: bool) -> None:
        self.words: set[str] = set()
        self.with_signs = with_signs

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if self.with_signs or node.id.name != "sign":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802, fluent.syntax names it so
        self.words |= words_of(node.value)


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def catalogue_words(game: str, language: str) -> set[str]:
    """Every word that the catalogues of a game and of the shell have in a language.

    English signs do not count as words: two letters of another language may be adjacent on the board.
    """
    texts = Texts(with_signs=language != ENGLISH)
    for folder in (SHELL, game_folder(game) / "text"):
        texts.visit(FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return texts.words


def without(text: str, typed: Iterable[str]) -> str:
    """A text without the parts that are typed, which are the same in every language."""
    longest_first = sorted(set(typed), key=len, reverse=True)
    return re.sub(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])", " ", text)


def show_everything(terminal: Terminal) -> None:
    """Use each command that shows something, at the first question."""
    terminal.prompted()
    for typed in SHOWN:
        assert terminal.answer(typed) is not None


MEDURIS, BONFIRE = ("meduris", "3", "apprentice,random"), ("bonfire", "2", "random")
GAMES = [
    pytest.param(*game, language, marks=() if game == MEDURIS or language == "de" else pytest.mark.slow)
    for game in (MEDURIS, BONFIRE)
    for language in OTHERS
]
"""A game of Bonfire is long: the quick tests play one in the language with the longest words."""


@pytest.mark.parametrize(("name", "seats", "bots", "language"), GAMES)
def test_no_english_word_is_left(name: str, seats: str, bots: str, language: str, tmp_path: Path) -> None:
    dice = random.Random(1)
    game = find_game(name)
    with playing_compiled(
        tmp_path, name, "--seats", seats, "--bots", bots, "--seed", "7", BELTANE_LANGUAGE=language
    ) as terminal:
        show_everything(terminal)
        play_to_the_end(terminal, lambda shown: dice.choice(sorted(menu(shown).values())))
        assert terminal.finish() == 0
        assert widest(terminal) <= 80
        shown = terminal.text
    assert Match.load(the_save(tmp_path).read_bytes()).over
    notations = [game.actions.notation(number) for number in range(len(game.actions))]
    verbs = [verb.word for verb in game.actions.verbs]
    shown = re.sub(r"^  beltane .*$", "", shown, flags=re.MULTILINE)
    typed = [
        *LISTED.findall(shown),
        *notations,
        *verbs,
        *COMMANDS,
        *SHOWN,
        *PARTS[name],
        *LEVELS,
        str(the_save(tmp_path)),
    ]
    left = words_of(without(shown, typed))
    foreign = (left & catalogue_words(name, ENGLISH)) - catalogue_words(name, language) - PROPER_NAMES
    assert not foreign, " ".join(sorted(foreign))
