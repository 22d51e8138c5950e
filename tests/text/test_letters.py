"""Letters: texts in ASCII, and the ways in which a word may be typed."""

from __future__ import annotations

import pytest

from beltane.kernel.game import find_game, game_names
from beltane.kernel.vocabulary import Word
from beltane.text import speaker_for
from beltane.text.languages import LANGUAGES, LETTERS_VARIABLE, asks_for_ascii
from beltane.text.letters import begins, in_ascii, spellings, without_accents

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de", "„Große Hütte“ über Älteste", '"Grosse Huette" ueber Aelteste'),
        ("fr", f"Tour 3{NARROW}: l\u2019île à «{NARROW}Cœur{NARROW}» …", 'Tour 3 : l\'ile a "Coeur" ...'),
        ("nl", "\u2018Druïde\u2019 \u2013 één", "'Druide' - een"),
        ("en", "“\u22121” \u00d7 2", '"-1" x 2'),
        ("nl", "überhaupt", "uberhaupt"),
        ("de", "▲ Hütte  » Druide", "▲ Huette  » Druide"),
        ("de", "漢", "?"),
    ],
)
def test_texts_are_written_in_ascii_as_the_language_does_it(language: str, text: str, expected: str) -> None:
    assert in_ascii(text, language) == expected


def test_signs_stay_as_long_as_they_are() -> None:
    assert without_accents("hüt") == "hut"
    assert without_accents("W2") == "W2"


@pytest.mark.parametrize(
    ("word", "typed"),
    [
        ("Hütte", "hütte"),
        ("Hütte", "HUETTE"),
        ("Hütte", "hutte"),
        ("Großes Bonfire", "grosses bonfire"),
        ("Großes Bonfire", "großes-bonfire"),
        ("l\u2019île aux Fleurs", "L'ILE AUX FLEURS"),
        (f"«{NARROW}Chemin bondé{NARROW}»", "chemin bonde"),
        ("\u2018Eén fiche\u2019", "een fiche"),
        ("Blau/Blüte", "blau bluete"),
        ("cœur", "coeur"),
    ],
)
def test_a_word_is_known_in_any_spelling(word: str, typed: str) -> None:
    assert spellings(word) & spellings(typed)
    assert begins(word, typed[:4])


def test_other_words_are_not_taken_for_it() -> None:
    assert not spellings("Hütte") & spellings("Hüte")
    assert not begins("Hütte", "Zelt")


def test_the_environment_asks_for_ascii() -> None:
    assert asks_for_ascii({LETTERS_VARIABLE: "ASCII"})
    assert not asks_for_ascii({LETTERS_VARIABLE: "utf-8"})
    assert not asks_for_ascii({})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_whoever_speaks_in_ascii_says_nothing_else(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LETTERS_VARIABLE, "ascii")
    speaker = speaker_for(find_game(name), language=language)
    rules = ("turn", "points", "end", "payment", "scoring")
    assert all(speaker.message(f"rule-{word}").isascii() for word in rules)
    assert all(str(speaker.catalogue.term(Word("rule", word))).isascii() for word in rules)
    assert speaker.number(1234567.5, 1).isascii()
    assert all(player.isascii() for player in speaker.names)
