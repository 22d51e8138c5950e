"""The action catalogue: every number has one text, every text one number, and nothing else is an action."""

from __future__ import annotations

from typing import Any

import pytest

from beltane.kernel.errors import UnknownAction
from beltane.kernel.game import AnyGame


def notations(game: AnyGame) -> list[str]:
    return [game.actions.notation(number) for number in range(len(game.actions))]


def test_every_notation_is_unique(game: AnyGame) -> None:
    assert len(set(notations(game))) == len(game.actions)


def test_notation_reads_back_as_its_number(game: AnyGame) -> None:
    assert [game.actions.parse(notation) for notation in notations(game)] == list(range(len(game.actions)))


@pytest.mark.parametrize("spoil", [str.upper, str.title, lambda t: f"  {t} \n", lambda t: t.replace(" ", " \t  ")])
def test_case_and_spacing_do_not_matter(game: AnyGame, spoil: Any) -> None:
    assert [game.actions.parse(spoil(notation)) for notation in notations(game)] == list(range(len(game.actions)))


def test_notation_is_plain_lower_case_text(game: AnyGame) -> None:
    for notation in notations(game):
        assert notation == notation.lower()
        assert notation.isascii()
        assert notation == " ".join(notation.split())


def test_an_action_is_its_verb_with_its_arguments(game: AnyGame) -> None:
    verbs = {verb.word: verb for verb in game.actions.verbs}
    assert len(verbs) == len(game.actions.verbs)
    for number in range(len(game.actions)):
        action = game.actions.action(number)
        arguments = zip(verbs[action.verb].arguments, action.arguments, strict=True)
        words = [domain.words[value] for domain, value in arguments]
        assert action.number == number
        assert action.notation == " ".join([action.verb, *words])


def test_a_verb_stands_for_consecutive_numbers(game: AnyGame) -> None:
    verbs = [game.actions.action(number).verb for number in range(len(game.actions))]
    assert verbs == [verb.word for verb in game.actions.verbs for _ in range(verb.size)]


NO_ACTIONS = ["", " ", "no such action", "0", "-1", "\x00", "\ud800", pytest.param("x é" * 100_000, id="long")]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_other_text_is_refused_in_one_short_sentence(game: AnyGame, text: str) -> None:
    with pytest.raises(UnknownAction, match="is not an action of this game") as refusal:
        game.actions.parse(text)
    assert len(str(refusal.value)) < 400
    assert str(refusal.value).isprintable()


def test_a_slip_is_answered_with_what_was_meant(game: AnyGame) -> None:
    longest = max(notations(game), key=len)
    with pytest.raises(UnknownAction, match="did you mean"):
        game.actions.parse(longest + "q")


def test_numbers_out_of_range_are_refused(game: AnyGame) -> None:
    for number in (-1, len(game.actions), len(game.actions) + 1, -(2**63), 2**63, 10**5000):
        with pytest.raises(UnknownAction, match=rf"the numbers run from 0 to {len(game.actions) - 1}\.$"):
            game.actions.action(number)


@pytest.mark.parametrize("value", [True, 0.0, 1.5, float("nan"), None, [], (0,), {}, b"0"])
def test_what_is_no_whole_number_is_refused(game: AnyGame, value: Any) -> None:
    with pytest.raises(UnknownAction, match="There is no action"):
        game.actions.action(value)
