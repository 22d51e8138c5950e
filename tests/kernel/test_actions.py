"""Catalogues: numbering, notation, and refusals that help."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from beltane.kernel.actions import Catalogue, Verb
from beltane.kernel.errors import UnknownAction
from beltane.kernel.vocabulary import Domain, numbers, words_of


class Island(IntEnum):
    HERB = 0
    DEEP_ROOT = 1


ISLAND = words_of("island", Island)
CATALOGUE = Catalogue(
    (
        Verb("pass"),
        Verb("sail", (ISLAND, numbers("berth", 1, 3))),
        Verb("pay", (Domain("payment", ("gold", "root")),)),
    )
)


def test_actions_are_numbered_verb_by_verb_the_last_argument_counting_fastest() -> None:
    assert [CATALOGUE.notation(number) for number in range(len(CATALOGUE))] == [
        "pass",
        "sail herb 1",
        "sail herb 2",
        "sail herb 3",
        "sail deep-root 1",
        "sail deep-root 2",
        "sail deep-root 3",
        "pay gold",
        "pay root",
    ]
    assert [CATALOGUE.first(verb) for verb in ("pass", "sail", "pay")] == [0, 1, 7]


def test_an_action_is_spelled_out() -> None:
    action = CATALOGUE.action(5)
    assert (action.number, action.verb, action.arguments, action.notation) == (5, "sail", (1, 1), "sail deep-root 2")


@pytest.mark.parametrize("kind", [np.int64, np.int16, np.uint8])
def test_numpy_numbers_count(kind: Any) -> None:
    assert CATALOGUE.action(kind(5)).number == 5
    assert CATALOGUE.notation(kind(0)) == "pass"


@pytest.mark.parametrize("text", ["sail deep-root 2", "SAIL Deep-Root 2", "  sail\tdeep-root \n 2 "])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert CATALOGUE.parse(text) == 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sail herbs 2", "'sail herbs 2' is not an action of this game; did you mean 'sail herb 2'?"),
        ("Pay Gould", "'Pay Gould' is not an action of this game; did you mean 'pay gold'?"),
        ("xyzzy", "'xyzzy' is not an action of this game; actions begin with pass, sail or pay."),
        ("", "'' is not an action of this game; actions begin with pass, sail or pay."),
        ("sail\nherb-1", "'sail\\nherb-1' is not an action of this game; did you mean 'sail herb 1'?"),
    ],
)
def test_unknown_text_is_answered_with_a_hint(text: str, sentence: str) -> None:
    with pytest.raises(UnknownAction) as refusal:
        CATALOGUE.parse(text)
    assert str(refusal.value) == sentence


def test_a_single_verb_is_named_alone() -> None:
    with pytest.raises(UnknownAction, match=r"actions begin with pass\.$"):
        Catalogue((Verb("pass"),)).parse("xyzzy")


def test_long_text_is_cut() -> None:
    with pytest.raises(UnknownAction) as refusal:
        CATALOGUE.parse("z" * 1_000_000)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("number", [-1, 9, 2**70, True, 1.0, "1", None])
def test_unknown_numbers_are_refused(number: Any) -> None:
    with pytest.raises(UnknownAction, match=r"^There is no action .*; the numbers run from 0 to 8\.$"):
        CATALOGUE.action(number)
    with pytest.raises(UnknownAction):
        CATALOGUE.notation(number)


def test_domains_map_words_to_values() -> None:
    assert ISLAND.position == {"herb": 0, "deep-root": 1}
    assert len(ISLAND) == 2
    assert numbers("berth", 3, 5).position == {"3": 0, "4": 1, "5": 2}
