"""Verbs and catalogues: numbering, notation, building and reading actions, and helpful refusals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import numba
import numpy as np
import pytest

from beltane.kernel.actions import Catalogue, Verb, Verbs
from beltane.kernel.errors import UnknownAction
from beltane.kernel.vocabulary import Domain, VerbWord, WordEnum, numbers, words_of


class Island(WordEnum):
    HERB = 0
    DEEP_ROOT = 1


ISLAND = words_of("island", Island)
BERTH = numbers("berth", 1, 3)
PAYMENT = Domain("payment", ("gold", "root"))

VERBS = Verbs()
PASS, make_pass = VERBS.declare("pass")
SAIL, make_sail, sail_island, sail_berth = VERBS.declare("sail", ISLAND, BERTH)
PAY, make_pay, pay_how = VERBS.declare("pay", PAYMENT)
TRADE, make_trade, trade_island, trade_berth, trade_for = VERBS.declare("trade", ISLAND, BERTH, PAYMENT)

CATALOGUE = VERBS.catalogue()
verb_of = CATALOGUE.verb_reader()


def ways_to_call(rule: Callable[..., int]) -> list[Callable[..., int]]:
    """A rule as it is called from Python, and as plain Python if it is compiled."""
    return [rule, getattr(rule, "py_func", rule)]


def test_actions_are_numbered_verb_by_verb_the_last_argument_counting_fastest() -> None:
    assert [CATALOGUE.notation(number) for number in range(9)] == [
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
    assert [CATALOGUE.notation(number) for number in (9, 10, 11, 20)] == [
        "trade herb 1 gold",
        "trade herb 1 root",
        "trade herb 2 gold",
        "trade deep-root 3 root",
    ]
    assert len(CATALOGUE) == 21


def test_verbs_are_numbered_as_they_are_declared() -> None:
    assert [PASS, SAIL, PAY, TRADE] == [0, 1, 2, 3]
    assert [verb.word for verb in CATALOGUE.verbs] == ["pass", "sail", "pay", "trade"]


def test_an_action_is_spelled_out() -> None:
    action = CATALOGUE.action(5)
    assert (action.number, action.verb, action.arguments, action.notation) == (5, "sail", (1, 1), "sail deep-root 2")


@pytest.mark.parametrize("way", [0, 1])
def test_makers_and_readers_agree_with_the_catalogue(way: int) -> None:
    makers: dict[str, Callable[..., int]] = {"pass": make_pass, "sail": make_sail, "pay": make_pay, "trade": make_trade}
    readers: dict[str, tuple[Callable[[int], int], ...]] = {
        "pass": (),
        "sail": (sail_island, sail_berth),
        "pay": (pay_how,),
        "trade": (trade_island, trade_berth, trade_for),
    }
    for number in range(len(CATALOGUE)):
        action = CATALOGUE.action(number)
        assert ways_to_call(makers[action.verb])[way](*action.arguments) == number
        assert tuple(ways_to_call(reader)[way](number) for reader in readers[action.verb]) == action.arguments
        assert CATALOGUE.verbs[ways_to_call(verb_of)[way](number)].word == action.verb


def trade_everywhere_slowly(out: Any) -> int:
    count = 0
    for island in range(2):
        for berth in range(3):
            action = make_trade(island, berth, 1)
            if verb_of(action) == TRADE and trade_island(action) == island and trade_berth(action) == berth:
                out[count] = action
                count += 1
    return count


@pytest.mark.parametrize("trade_everywhere", [trade_everywhere_slowly, numba.njit(trade_everywhere_slowly)])
def test_rules_make_and_read_actions_compiled_or_not(trade_everywhere: Callable[[Any], int]) -> None:
    out = np.zeros(20, np.int64)
    assert trade_everywhere(out) == 6
    assert [CATALOGUE.notation(number) for number in out[:6]] == [
        f"trade {island} {berth} root" for island, berth in product(ISLAND.words, BERTH.words)
    ]


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
        ("xyzzy", "'xyzzy' is not an action of this game; actions begin with pass, sail, pay or trade."),
        ("", "'' is not an action of this game; actions begin with pass, sail, pay or trade."),
        ("sail\nherb-1", "'sail\\nherb-1' is not an action of this game; did you mean 'sail herb 1'?"),
    ],
)
def test_unknown_text_is_answered_with_a_hint(text: str, sentence: str) -> None:
    with pytest.raises(UnknownAction) as refusal:
        CATALOGUE.parse(text)
    assert str(refusal.value) == sentence


def test_a_single_verb_is_named_alone() -> None:
    with pytest.raises(UnknownAction, match=r"actions begin with pass\.$"):
        Catalogue((Verb(VerbWord("pass")),)).parse("xyzzy")


def test_long_text_is_cut() -> None:
    with pytest.raises(UnknownAction) as refusal:
        CATALOGUE.parse("z" * 1_000_000)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("number", [-1, 21, 2**70, True, 1.0, "1", None])
def test_unknown_numbers_are_refused(number: Any) -> None:
    with pytest.raises(UnknownAction, match=r"^There is no action .*; the numbers run from 0 to 20\.$"):
        CATALOGUE.action(number)
    with pytest.raises(UnknownAction):
        CATALOGUE.notation(number)


def test_domains_map_words_to_values() -> None:
    assert ISLAND.position == {"herb": 0, "deep-root": 1}
    assert len(ISLAND) == 2
    assert ISLAND.word(1).word == Island.DEEP_ROOT.word == "deep-root"
    assert numbers("berth", 3, 5).position == {"3": 0, "4": 1, "5": 2}


def test_numbers_that_are_the_same_in_rules_are_built_and_read_as_they_are_said() -> None:
    verbs = Verbs()
    verbs.declare("pass")
    space = numbers("space", 1, 7, same_in_rules=True)
    _, make_lay, lay_island, lay_space, lay_berth = verbs.declare("lay", ISLAND, space, BERTH)
    catalogue = verbs.catalogue()
    for island, number, berth in product(range(2), range(1, 8), range(3)):
        for make in ways_to_call(make_lay):
            action = make(island, number, berth)
            assert catalogue.notation(action) == f"lay {ISLAND.words[island]} {number} {berth + 1}"
        for read, value in ((lay_island, island), (lay_space, number), (lay_berth, berth)):
            assert [way(action) for way in ways_to_call(read)] == [value, value]
        assert catalogue.action(action).arguments == (island, number - 1, berth)
