"""Looking things up: words by their beginnings, and signs on the board, alone and put together."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from beltane.cli.play.lookup import explanations, find_signs, find_topics
from beltane.cli.play.room import terminal_room
from beltane.cli.play.session import Session
from beltane.cli.play.table import Table
from beltane.kernel.drawing import plain
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.prompt import Topic

MEDURIS = terminal_room(find_game("meduris"))
WORDS = re.compile(
    r"[a-z\u2019/]{4,}|of|is|on|at|in|it|if|the|his|two|no|or|to|top|for|key|yet|lay|has|and|how|fit|lie|up"
)
"""Words of the language, which need no explanation: the long ones, and these."""


def session(name: str, seats: int, seed: int = 7, decisions: int = 0) -> Session:
    match = Match.new(name, seats=seats, seed=seed)
    match.players = ("human",) * seats
    dice = random.Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(dice.choice(match.legal_numbers()))
    return Session(Table(match), Path("never written"))


def test_topics_are_found_by_word_beginning_and_part() -> None:
    topics = [Topic("rule", word) for word in ("path", "paths", "great-bonfire", "bonfire")]

    def found(typed: str) -> list[str]:
        return [topic.word for topic in find_topics(topics, typed)]

    assert found("PATH") == ["path"]
    assert found("pat") == ["path", "paths"]
    assert found("great bonfire") == ["great-bonfire"]
    assert found("fire") == ["great-bonfire", "bonfire"]
    assert found("x") == []


@pytest.mark.parametrize(
    ("typed", "signs"),
    [
        ("▲", ["▲"]),
        ("▲P", ["▲", "P"]),
        ("▲Bd", ["▲", "B", "d"]),
        ("W2", ["W"]),
        ("LC", ["L", "C"]),
        ("+2", ["+2"]),
        ("-1", ["-1"]),
        ("≈≈≈", ["≈"]),
        ("»30", ["»"]),
        ("se", ["se"]),
        ("AP", ["▲", "P"]),
        (">", [">"]),
        ("7", []),
        ("xyzzy", []),
        ("Px", []),
    ],
)
def test_signs_are_read_one_by_one(typed: str, signs: list[str]) -> None:
    assert list(find_signs(MEDURIS, [], typed)) == signs


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("wh", "wh (district Whirl): Fields 15 to 17; nobody holds its rune yet."),
        ("+2", "+2 (sign): A chip: 2 points for whoever builds a hut on its field."),
        ("settle", "settlement (rule): Neighbouring huts form a settlement, whoever owns them;"),
        ("undo", "undo (command): undo: take your last decision back"),
    ],
)
def test_words_and_signs_are_explained(typed: str, text: str) -> None:
    said = [in_full(found, speaker) for found in explanations(session("meduris", 2), typed)]
    assert any(sentence.startswith(text) for sentence in said), said


def test_a_word_with_several_meanings_has_all_of_them_explained() -> None:
    kinds = [found.kind for found in explanations(session("meduris", 2), "hut")]
    assert kinds == ["sign", "rule", "action"]


@pytest.mark.parametrize("name", game_names())
def test_every_sign_on_the_board_is_explained(name: str) -> None:
    game = find_game(name)
    unexplained: set[str] = set()
    for seats in game.seats:
        for decisions in (0, 30, 120):
            played = session(name, seats, seats, decisions)
            for section in played.board.everything():
                for token in re.split(r"\s+", " ".join(plain(row) for row in section.lines)):
                    if is_sign(token, played.speaker.names) and not explanations(played, token):
                        unexplained.add(token)
    assert not unexplained


def is_sign(token: str, names: tuple[str, ...]) -> bool:
    """Whether something drawn is no word of the language, and no name, number, range of numbers or rule."""
    bare = token.strip("(),:;")
    if re.fullmatch(r"\d+(-\d+)?|─+|", bare) or bare in (*names, "Tom"):
        return False
    return not WORDS.fullmatch(bare.lower())


@pytest.mark.parametrize("name", game_names())
def test_every_sign_has_a_text(name: str) -> None:
    room, table = terminal_room(find_game(name)), session(name, 2)
    for sign in (*room.signs, *room.abbreviations):
        (found, *_) = explanations(table, sign)
        assert found.text.endswith(".")
