"""Domains: words by their value, numbers as players count them, and compound words with their parts."""

from __future__ import annotations

import json

import pytest

from beltane.kernel.game import find_game, game_names
from beltane.kernel.phrases import Phrase
from beltane.kernel.vocabulary import CompoundWord, Domain, Word, compounds, numbered, numbers
from beltane.kernel.wire import to_json

TARGET = compounds("target", ({"kind": "stay"}, *numbered("path", 2), {"kind": "bonfire", "number": 1}))


def test_words_are_put_together_from_their_parts() -> None:
    assert TARGET.words == ("stay", "path-1", "path-2", "bonfire-1")
    assert TARGET.word(2) == CompoundWord("target", "path-2", {"kind": "path", "number": 2})
    assert TARGET.word(0) == CompoundWord("target", "stay", {"kind": "stay"})


def test_words_that_are_not_put_together_have_no_parts() -> None:
    assert Domain("payment", ("gold", "root")).word(1) == Word("payment", "root")


def test_numbers_are_said_from_their_first_one_on() -> None:
    steps = numbers("steps", 1, 8)
    assert [steps.number(0), steps.number(7)] == [1, 8]


def test_parts_leave_the_engine_with_the_word() -> None:
    phrase = Phrase("choice-walk", {"target": TARGET.word(1), "resource": Word("resource", "root")})
    said = json.loads(to_json(phrase))["values"]
    assert said["target"] == {"domain": "target", "word": "path-1", "parts": {"kind": "path", "number": 1}}
    assert said["resource"] == {"domain": "resource", "word": "root"}
    assert to_json(TARGET.word(1)) == b'{"domain":"target","word":"path-1","parts":{"kind":"path","number":1}}'


@pytest.mark.parametrize("name", game_names())
def test_every_word_of_a_domain_with_parts_has_its_own(name: str) -> None:
    game = find_game(name)
    domains = {domain.name: domain for verb in game.actions.verbs for domain in verb.arguments}
    for domain in domains.values():
        if domain.parts:
            assert len({tuple(parts.items()) for parts in domain.parts}) == len(domain)
