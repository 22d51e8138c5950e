"""Errors: codes and values, turned into sentences by a catalogue in the chosen language."""

from __future__ import annotations

import copy
import pickle

import pytest

from beltane.kernel.errors import BadSave, BadSetup, BeltaneError, CannotUndo
from beltane.kernel.match import Match
from beltane.kernel.phrases import Either, Phrase, Verbatim
from beltane.text.languages import LANGUAGE_VARIABLE

SENTENCE = "A seed is a whole number from 0 to 9, not -1."


def bad_seed() -> BadSetup:
    return BadSetup("bad-seed", most="9", found="-1")


def test_an_error_is_a_code_and_values() -> None:
    error = bad_seed()
    assert error.code == "bad-seed"
    assert error.values == {"most": Verbatim("9"), "found": Verbatim("-1")}
    assert error.phrase == Phrase("error-bad-seed", error.values)


def test_it_reads_as_a_sentence() -> None:
    assert str(bad_seed()) == SENTENCE


def test_an_error_within_another_is_said_too() -> None:
    outer = BadSave("save-field-wrong", field="seed", problem=bad_seed().phrase)
    assert str(outer) == f"The field 'seed' of this save file is wrong: {SENTENCE}"


def test_what_a_game_says_of_its_components_is_found_in_its_catalogue() -> None:
    place = {"file": Verbatim("a.toml"), "entry": Verbatim("[[players]]")}
    outer = BadSave("save-field-wrong", field="game", problem=Phrase("error-meduris-players", place))
    assert str(outer).endswith("is wrong: a.toml, [[players]]: 2, 3 and 4 players must be listed once each.")


@pytest.mark.parametrize("language", ["klingon", "", "en"])
def test_an_error_can_be_said_whatever_language_is_asked_for(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, language)
    monkeypatch.setenv("LC_ALL", "C")
    assert str(bad_seed()) == SENTENCE


def test_a_code_without_a_message_says_itself() -> None:
    assert str(BeltaneError("The stones are missing.")) == "The stones are missing."


@pytest.mark.parametrize(
    "error",
    [
        bad_seed(),
        BadSave("save-field-wrong", field="seed", problem=bad_seed().phrase),
        BeltaneError("unknown-action", found="hat", verbs=Either((Verbatim("hut"), Verbatim("temple")))),
        CannotUndo("undo-revealed", reason="die_rolled"),
    ],
    ids=lambda error: error.code,
)
def test_errors_cross_processes(error: BeltaneError) -> None:
    for other in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(other) is type(error)
        assert (other.code, other.values, str(other)) == (error.code, error.values, str(error))


def test_an_undo_that_is_refused_gives_its_reason() -> None:
    with pytest.raises(CannotUndo) as error:
        Match.new("meduris", seats=2, seed=1).undo()
    assert error.value.reason == "nothing"
