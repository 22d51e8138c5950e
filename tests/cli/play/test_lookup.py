"""Looking things up: words by their beginnings, and signs on the board, alone and combined."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from beltane.cli.play.choices import Choices
from beltane.cli.play.lookup import explanations, find_signs, find_topics, in_full, known_signs, words_to_look_up
from beltane.cli.play.room import terminal_room
from beltane.cli.play.session import Session
from beltane.cli.play.table import Table
from beltane.kernel.drawing import plain
from beltane.kernel.game import find_game, game_folder, game_names
from beltane.kernel.match import Match
from beltane.kernel.prompt import Topic
from beltane.text import Speaker, speaker_for
from beltane.text.languages import LANGUAGE_VARIABLE, LANGUAGES, LETTERS_VARIABLE

MEDURIS = terminal_room(find_game("meduris"))
TOKEN = re.compile(r"[^\W\d_]{2,}")
"""A word in a message: letters only."""
UNEXPLAINED = re.compile(r"\d+(-\d+)?|─+|")
"""Numbers, ranges of numbers, and rules behind titles."""
ONE_LETTER = "àa"
"""Words of one letter."""
MARKS = '(),:;."\u2019\u2018\u201c\u201d\u201e«»'


def session(name: str, seats: int, seed: int = 7, decisions: int = 0) -> Session:
    match = Match.new(name, seats=seats, seed=seed)
    match.players = ("human",) * seats
    dice = random.Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(dice.choice(match.legal_numbers()))
    found = Session(Table(match), Path("never written"))
    if match.mover is not None:
        found.choices = Choices(match.prompt(match.mover), found.table.position(match.mover))
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every language in turn."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, request.param)
    return str(request.param)


def test_topics_are_found_by_word_beginning_and_part() -> None:
    names = {Topic("rule", word): (word,) for word in ("path", "paths", "great-bonfire", "bonfire")}

    def found(typed: str) -> list[str]:
        return [topic.word for topic in find_topics(names, typed)]

    assert found("PATH") == ["path"]
    assert found("pat") == ["path", "paths"]
    assert found("great bonfire") == ["great-bonfire"]
    assert found("fire") == ["great-bonfire", "bonfire"]
    assert found("x") == []


@pytest.mark.parametrize(
    ("spoken", "typed", "signs"),
    [
        ("en", "▲", ["▲"]),
        ("en", "▲P", ["▲", "P"]),
        ("en", "▲Bd", ["▲", "B", "d"]),
        ("en", "W2", ["W"]),
        ("en", "LC", ["L", "C"]),
        ("en", "+2", ["+2"]),
        ("en", "-1", ["-1"]),
        ("en", "≈≈≈", ["≈"]),
        ("en", "»30", ["»"]),
        ("en", "se", ["se"]),
        ("en", "AP", ["▲", "P"]),
        ("en", ">", [">"]),
        ("en", "7", []),
        ("en", "xyzzy", []),
        ("en", "Px", []),
        ("de", "▲Ld", ["▲", "L", "d"]),
        ("de", "H2", ["H"]),
        ("de", "hüt", ["hüt"]),
        ("de", "hut", ["hüt"]),
        ("de", "pf", ["pf"]),
        ("de", "P", []),
        ("fr", "BP", ["B", "P"]),
        ("fr", "▲M", ["▲", "M"]),
        ("fr", "fl", ["fl"]),
        ("nl", "■L", ["■", "L"]),
        ("nl", "ko", ["ko"]),
    ],
)
def test_signs_are_read_one_by_one(spoken: str, typed: str, signs: list[str]) -> None:
    speaker = speaker_for(find_game("meduris"), language=spoken)
    assert list(find_signs(known_signs(MEDURIS, speaker, {}), typed)) == signs


def said_about(table: Session, typed: str) -> list[str]:
    return [in_full(found, table.speaker) for found in explanations(table, typed)]


@pytest.mark.parametrize(
    ("spoken", "typed", "text"),
    [
        ("en", "wh", "wh (district Whirl): Fields 15 to 17; nobody holds its rune yet."),
        ("en", "+2", "+2 (sign): A chip: 2 points for whoever builds a hut on its field."),
        ("en", "settle", "settlement (rule): Neighbouring huts form a settlement, whoever owns them;"),
        ("en", "undo", "undo (command): undo: take back your last decision"),
        ("de", "Wi", "Wirbel (Bezirk): Felder 15 bis 17; noch niemand hat den Runenstein."),
        ("de", "whirl", "Wirbel (Bezirk): Felder 15 bis 17"),
        ("de", "wi", "wi (Bezirk Wirbel): Felder 15 bis 17"),
        ("de", "HÜTTE", "Hütte (Regel): Eine Hütte kostet"),
        ("de", "huette", "Hütte (Regel): Eine Hütte kostet"),
        ("de", "hutte", "Hütte (Regel): Eine Hütte kostet"),
        ("de", "W2", "W (Zeichen): Wolle, als Gut"),
        ("de", "ZURUECKnehmen", "undo (Befehl): undo: deine letzte Entscheidung zurücknehmen"),
        ("de", "▲", "▲ (Zeichen): Eine Hütte, mit dem Buchstaben"),
        ("fr", "rivière", "rivière (règle)\N{NARROW NO-BREAK SPACE}: Quand le druide"),
        ("fr", "RIVIERE", "rivière (règle)\N{NARROW NO-BREAK SPACE}: Quand le druide"),
        ("fr", "B", "B (signe)\N{NARROW NO-BREAK SPACE}: Bois\N{NARROW NO-BREAK SPACE}: matière première"),
        ("fr", "fleche", "Flèche (district)\N{NARROW NO-BREAK SPACE}: Cases"),
        ("nl", "druide", "druïde (spelregel): De eerste drie"),
        ("nl", "tip", "hint (commando): Een zoektocht"),
    ],
)
def test_words_and_signs_are_explained(spoken: str, typed: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, spoken)
    said = said_about(session("meduris", 2), typed)
    assert any(sentence.startswith(text) for sentence in said), said


@pytest.mark.parametrize(
    ("spoken", "typed", "text"),
    [
        ("de", "Kräuter Ost", "Kräuter Ost (Insel): "),
        ("de", "Kraeuterinsel im Osten", "Kräuter Ost (Insel): "),
        ("de", "herb-east", "Kräuter Ost (Insel): "),
        ("de", "gold fuer novizen", "„Gold für Novizen“ (Spezialist): "),
        ("de", "7", "7 (Spezialist): "),
        ("de", "Blau/Muschel", "Blau/Muschel (Regel Wege): "),
        ("de", "Ältester der Wege", ""),
        ("de", "Älteste der Wege", "der Älteste der Wege (Ältester): "),
        ("de", "hü", "hü (Regel Hüterinnen): "),
        ("de", "*b20", "b20 (Aufgabe b20): "),
        ("fr", "nouveau destin", "Nouveau destin (case du Haut Conseil)\N{NARROW NO-BREAK SPACE}: "),
        ("fr", "coquil.", "coquil. (règle ressources)\N{NARROW NO-BREAK SPACE}: "),
        ("nl", "Grijs eiland", "Grijs eiland (eiland): "),
        ("nl", "opdrachten", "opdrachten (spelregel): "),
    ],
)
def test_names_of_bonfire_are_looked_up(spoken: str, typed: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, spoken)
    said = said_about(session("bonfire", 2), typed)
    assert any(sentence.startswith(text) for sentence in said) if text else said == [], said


def test_a_letter_that_means_several_things_has_all_of_them_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "fr")
    (found,) = explanations(session("meduris", 2), "B")
    assert "Bois" in found.text
    assert "Bleu" in found.text


def test_a_sign_that_looks_like_a_letter_in_ascii_has_both_meanings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "de")
    (only,) = explanations(session("meduris", 2), "H")
    assert "Tempel" not in only.text
    monkeypatch.setenv(LETTERS_VARIABLE, "ascii")
    (both,) = explanations(session("meduris", 2), "H")
    assert "Holz" in both.text
    assert "Ein Tempel" in both.text


def test_a_word_with_several_meanings_has_all_of_them_explained() -> None:
    kinds = [found.kind for found in explanations(session("meduris", 2), "hut")]
    assert kinds == ["sign", "rule", "action"]


def test_the_words_of_the_rules_are_listed_in_the_language(language: str) -> None:
    for name in game_names():
        table = session(name, 2)
        words = words_to_look_up(table)
        assert len(words) > 20
        for word in words:
            assert any(found.word == word for found in explanations(table, word)), word


def words_of(speaker: Speaker) -> set[str]:
    """The words of the language: everything in messages, apart from letters used as signs."""
    folder = game_folder(speaker_game(speaker)) / "text"
    text = (folder / f"{speaker.catalogue.language}.ftl").read_text(encoding="utf-8")
    said = [row for row in text.splitlines() if not re.match(r"    \.sign = |board-mark-", row)]
    return {word.casefold() for row in said for word in TOKEN.findall(row.partition(" = ")[2] or row)}


def speaker_game(speaker: Speaker) -> str:
    return "bonfire" if "board-part-sea" in speaker.catalogue else "meduris"


@pytest.mark.parametrize("name", game_names())
def test_every_sign_on_the_board_is_explained(name: str, language: str) -> None:
    unexplained: set[str] = set()
    words = words_of(speaker_for(find_game(name), language=language))
    for seats in find_game(name).seats:
        for decisions in (0, 30, 120):
            played = session(name, seats, seats, decisions)
            text = " ".join(plain(row) for section in played.board.everything() for row in section.lines)
            for token in set(re.split(r"\s+", text)):
                if not is_plain(token, words) and not explanations(played, token):
                    unexplained.add(token)
    assert not unexplained


def is_plain(token: str, words: set[str]) -> bool:
    """Whether part of a drawing is words of the language, a number, a range of numbers or a rule."""
    bare = token.strip(MARKS)
    if UNEXPLAINED.fullmatch(bare):
        return True
    parts = re.split(r"[-/.\u2019]", bare.casefold())
    if len(bare) == 1 or not all(part.isalpha() or not part for part in parts):
        return bare in ONE_LETTER
    return all(part in words for part in parts if len(part) > 1)


@pytest.mark.parametrize("name", game_names())
def test_every_sign_has_a_text(name: str, language: str) -> None:
    room, table = terminal_room(find_game(name)), session(name, 2)
    for sign, _ in (*room.signs(table.speaker), *room.abbreviations(table.speaker)):
        (found, *_) = explanations(table, sign)
        assert found.text.endswith(".")
