"""Prompts: the seat that decides is offered everything legal, other seats nothing, and nothing hidden is revealed."""

from __future__ import annotations

import pytest

from beltane.kernel.dispatch import conceal
from beltane.kernel.match import Match
from beltane.kernel.random import new_generator
from beltane.kernel.records import copy, to_bytes
from beltane.text import speaker_for
from tests.contract.corpus import Table, positions

QUICK = (3, 14)
THOROUGH = pytest.param((12, 60), marks=pytest.mark.slow)
CONCEALMENTS = 3

Sample = tuple[int, int]
"""How many games, and how many positions of each."""

samples = pytest.mark.parametrize("sample", [QUICK, THOROUGH])


def viewers(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


@samples
def test_only_the_mover_has_choices(table: Table, sample: Sample) -> None:
    for _, match in positions(table, *sample):
        for seat in viewers(table):
            prompt = match.prompt(seat)
            assert (prompt.seat, prompt.decision) == (match.mover, match.decision)
            assert bool(prompt.choices) == (seat is not None and seat == match.mover)
            assert prompt.choices or not prompt.routine


@samples
def test_choices_begin_with_everything_that_is_legal_and_nothing_else(table: Table, sample: Sample) -> None:
    for _, match in positions(table, *sample):
        if match.mover is not None:
            choices = match.prompt(match.mover).choices
            assert {choice.actions[0] for choice in choices} == set(match.legal_numbers())
            assert any(choice.usual for choice in choices)


@samples
def test_every_choice_can_be_played(table: Table, sample: Sample) -> None:
    for _, match in positions(table, *sample):
        if match.mover is not None:
            for choice in match.prompt(match.mover).choices:
                trial = match.copy()
                trial.play_all(choice.actions)
                assert trial.actions == [*match.actions, *choice.actions]


@samples
def test_every_choice_is_typed_in_its_own_way(table: Table, sample: Sample) -> None:
    for _, match in positions(table, *sample):
        if match.mover is not None:
            notations = [choice.notation for choice in match.prompt(match.mover).choices]
            assert len(set(notations)) == len(notations)
            assert all(notation == " ".join(notation.lower().split()) for notation in notations)


@samples
def test_no_prompt_tells_what_the_seat_cannot_know(table: Table, sample: Sample) -> None:
    for _, match in positions(table, *sample):
        for seat in range(table.seats):
            random = new_generator(len(match.actions))
            own, spectators = match.prompt(seat), match.prompt(None)
            for _ in range(CONCEALMENTS):
                concealed = copy(match.state)
                conceal(concealed, seat, random)
                assert table.game.prompt(concealed, seat) == own
                assert table.game.prompt(concealed, None) == spectators


@samples
def test_asking_changes_nothing(table: Table, sample: Sample) -> None:
    for played, match in positions(table, *sample):
        for seat in viewers(table):
            assert match.prompt(seat) == match.prompt(seat)
        assert to_bytes(match.state) == to_bytes(played.states[len(match.actions)])


@samples
def test_every_prompt_can_be_said(table: Table, sample: Sample) -> None:
    """A phrase without a message, or with a value missing, raises an error."""
    for _, match in positions(table, *sample):
        for seat in viewers(table):
            check_said(match, seat)


def check_said(match: Match, seat: int | None) -> None:
    speaker = speaker_for(match.game)
    prompt = match.prompt(seat)
    assert speaker.question(prompt).endswith((".", "?"))
    for choice in prompt.choices:
        assert speaker.verb(choice.verb)
        said = speaker.details(choice)
        assert "{" not in said
        assert bool(said) == bool(choice.details)


def test_everything_that_can_be_looked_up_is_explained(table: Table) -> None:
    for _, match in positions(table, 2, 5):
        speaker = speaker_for(table.game)
        for seat in viewers(table):
            view = match.view(seat)
            for topic in match.prompt(seat).topics:
                assert speaker.topic(topic)
                explained = [speaker.say(phrase) for phrase in table.game.explain(view, topic)]
                assert explained, topic
                assert all(sentence.strip() and "{" not in sentence for sentence in explained), topic
