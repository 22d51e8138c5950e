"""Catalogues: typed values in messages, words that inflect, lists, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.kernel.phrases import Count, Either, Phrase, Seat
from beltane.kernel.vocabulary import CompoundWord, Word
from beltane.text import Catalogue, MissingMessage

NAMES = ("Ada", "Ben", "Cleo")
BLOSSOM = Word("resource", "blossom")
PATH_TILE = Word("action_kind", "path")

ENGLISH = """
resource-blossom = { $count ->
    [one] blossom
   *[other] blossoms
}
resource-gold = gold
action-kind-path = path
count-of-resource = { $count } { $of }
scored = { $points ->
    [one] a point
   *[other] { $points } points
}
takes = { $seat } takes { $pieces }.
asks = Choose { $possible }.
first-seat = { $seat-key ->
    [0] You
   *[other] { $seat }
}
kind-of = { $tile-key } is { $tile }
goes = { $target-kind ->
    [path] to path position { $target-number }
   *[stay] nowhere
}
outer = { $inner }!
how-many = { $pieces-count }
empty =
    .term = nothing of its own
"""
GERMAN = """
material-wood = Holz
    .gender = neuter
    .dative = dem Holz
material-stone = Stein
    .gender = masculine
    .dative = dem Stein
with = mit { $material-dative }
the = { $material-gender ->
    [neuter] das { $material }
   *[masculine] der { $material }
}
listed = { $items }
"""


@pytest.fixture
def english(tmp_path: Path) -> Catalogue:
    file = tmp_path / "en.ftl"
    file.write_text(ENGLISH, encoding="utf-8")
    return Catalogue("en", [file])


@pytest.fixture
def german(tmp_path: Path) -> Catalogue:
    file = tmp_path / "de.ftl"
    file.write_text(GERMAN, encoding="utf-8")
    return Catalogue("de", [file])


def test_numbers_choose_the_plural(english: Catalogue) -> None:
    assert english.say(Phrase("scored", {"points": 1})) == "a point"
    assert english.say(Phrase("scored", {"points": 0})) == "0 points"
    assert english.say(Phrase("scored", {"points": 1234})) == "1,234 points"


def test_a_count_inflects_what_it_counts(english: Catalogue) -> None:
    one, three = Count(1, BLOSSOM), Count(3, BLOSSOM)
    assert english.say(Phrase("outer", {"inner": one})) == "1 blossom!"
    assert english.say(Phrase("outer", {"inner": three})) == "3 blossoms!"


def test_lists_and_alternatives_are_joined_as_the_language_does_it(english: Catalogue, german: Catalogue) -> None:
    pieces = (Count(3, BLOSSOM), Count(1, Word("resource", "gold")), Count(1, BLOSSOM))
    said = english.say(Phrase("takes", {"seat": Seat(2), "pieces": pieces}), NAMES)
    assert said == "Cleo takes 3 blossoms, 1 gold and 1 blossom."
    possible = Either((Word("resource", "gold"), BLOSSOM))
    assert english.say(Phrase("asks", {"possible": possible})) == "Choose gold or blossom."
    words = (Word("material", "wood"), Word("material", "stone"))
    assert german.say(Phrase("listed", {"items": words})) == "Holz und Stein"
    assert german.say(Phrase("listed", {"items": Either(words)})) == "Holz oder Stein"


def test_how_many_things_a_list_has_can_be_asked(english: Catalogue) -> None:
    assert english.say(Phrase("how-many", {"pieces": (BLOSSOM, BLOSSOM)})) == "2"


def test_a_seat_is_a_name_and_can_be_told_apart(english: Catalogue) -> None:
    assert english.say(Phrase("first-seat", {"seat": Seat(0)}), NAMES) == "You"
    assert english.say(Phrase("first-seat", {"seat": Seat(1)}), NAMES) == "Ben"


def test_words_are_messages_of_their_domain(english: Catalogue) -> None:
    assert english.say(Phrase("kind-of", {"tile": PATH_TILE})) == "path is path"
    assert english.word(BLOSSOM) == "blossom"


def test_words_bring_their_gender_and_cases(german: Catalogue) -> None:
    wood, stone = ({"material": Word("material", word)} for word in ("wood", "stone"))
    assert german.say(Phrase("with", wood)) == "mit dem Holz"
    assert german.say(Phrase("the", wood)) == "das Holz"
    assert german.say(Phrase("the", stone)) == "der Stein"


def test_messages_select_on_the_parts_of_a_word(english: Catalogue) -> None:
    path = CompoundWord("target", "path-3", {"kind": "path", "number": 3})
    assert english.say(Phrase("goes", {"target": path})) == "to path position 3"
    assert english.say(Phrase("goes", {"target": CompoundWord("target", "stay", {"kind": "stay"})})) == "nowhere"


def test_a_phrase_can_be_part_of_another(english: Catalogue) -> None:
    assert english.say(Phrase("outer", {"inner": Phrase("scored", {"points": 2})})) == "2 points!"


def test_a_word_that_an_edition_made_up_says_itself(english: Catalogue) -> None:
    assert english.word(Word("island", "far-away")) == "far-away"


def test_an_unknown_message_is_named(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="The catalogue 'en' has no message 'nowhere'"):
        english.say(Phrase("nowhere"))


def test_a_message_without_a_text_of_its_own_is_named(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="The message 'empty' of the catalogue 'en' has no text of its own"):
        english.say(Phrase("empty"))


def test_a_missing_value_is_noticed(english: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="The message 'scored' of the catalogue 'en' cannot be said"):
        english.say(Phrase("scored"))
