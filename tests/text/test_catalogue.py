"""Message catalogues: events as sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.kernel.events import Happening
from beltane.text.catalogue import Messages, read_messages

MESSAGES = Messages(
    events={
        "picked": "{seat} picks {pieces} {fruit}.",
        "stolen": "{seat} takes the {fruit} of {victim}.",
        "began": "The harvest begins.",
        "paid": "{seat} pays [{apples:# apple|# apples}, {pears} pear, {plums} plum].",
    },
    words={"pear": "ripe pear"},
)
NAMES = ("Ann", "Bob", "Cleo")


def test_details_and_the_seat_are_filled_in() -> None:
    assert MESSAGES.sentence(Happening("picked", 1, {"fruit": "apple", "pieces": 3}), NAMES) == "Bob picks 3 apple."


def test_words_are_translated() -> None:
    assert MESSAGES.sentence(Happening("picked", 1, {"fruit": "pear", "pieces": 1}), NAMES) == "Bob picks 1 ripe pear."


def test_details_that_are_seats_read_as_names() -> None:
    happening = Happening("stolen", 0, {"fruit": "apple", "victim": 2}, ("victim",))
    assert MESSAGES.sentence(happening, NAMES) == "Ann takes the apple of Cleo."


def test_a_number_that_is_no_seat_stays_a_number() -> None:
    assert MESSAGES.sentence(Happening("stolen", 0, {"fruit": "apple", "victim": 2}), NAMES) == (
        "Ann takes the apple of 2."
    )


def test_an_event_may_concern_nobody() -> None:
    assert MESSAGES.sentence(Happening("began", None, {}), NAMES) == "The harvest begins."


@pytest.mark.parametrize(
    ("apples", "pears", "plums", "said"),
    [(1, 0, 2, "1 apple, 2 plum"), (0, 3, 0, "3 pear"), (2, 1, 1, "2 apples, 1 pear, 1 plum")],
)
def test_of_an_enumeration_only_what_there_is_is_said(apples: int, pears: int, plums: int, said: str) -> None:
    happening = Happening("paid", 0, {"apples": apples, "pears": pears, "plums": plums})
    assert MESSAGES.sentence(happening, NAMES) == f"Ann pays {said}."


@pytest.mark.parametrize("words", ["", '[words]\npear = "Birne"\n'])
def test_catalogues_are_read_from_files(tmp_path: Path, words: str) -> None:
    file = tmp_path / "de.toml"
    file.write_text(f'[events]\npicked = "{{seat}} pflückt."\n{words}', encoding="utf-8")
    messages = read_messages(file)
    assert messages.events == {"picked": "{seat} pflückt."}
    assert messages.words == ({"pear": "Birne"} if words else {})
