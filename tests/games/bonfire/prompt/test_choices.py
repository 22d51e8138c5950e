"""The choices of whole games: complete, distinguishable, playable, and independent of what is hidden."""

from __future__ import annotations

import random

import pytest

from beltane import Match
from beltane.kernel.dispatch import conceal
from beltane.kernel.prompt import Choice
from beltane.kernel.random import new_generator
from tests.games.bonfire.prompt.reading import speaker

PROMPTS = 60


def positions(seats: int, seed: int) -> list[Match]:
    """A game in progress, in which plans and other choices are made at random."""
    dice = random.Random(seed)
    match = Match.new("bonfire", seats=seats, seed=seed)
    found: list[Match] = []
    while not match.over and len(found) < PROMPTS:
        found.append(match.copy())
        choices = match.prompt(match.mover).choices
        match.play_all(dice.choice(choices[:40]).actions)
    return found


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_choices_cover_what_is_legal_and_can_be_played_as_a_whole(seats: int, seed: int) -> None:
    for match in positions(seats, seed):
        prompt = match.prompt(match.mover)
        assert {choice.actions[0] for choice in prompt.choices} == set(match.legal_numbers())
        assert len({choice.notation for choice in prompt.choices}) == len(prompt.choices)
        assert prompt.choices[0].usual
        for choice in some(prompt.choices):
            match.copy().play_all(choice.actions)


def some(choices: tuple[Choice, ...]) -> list[Choice]:
    """Every plan that begins differently."""
    plans = {(choice.verb, len(choice.actions)): choice for choice in choices}
    return list(plans.values())


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (3, 6)])
def test_everything_can_be_said(seats: int, seed: int) -> None:
    for match in positions(seats, seed):
        prompt = match.prompt(match.mover)
        assert speaker().question(prompt)
        for choice in prompt.choices:
            assert speaker().verb(choice.verb)
            speaker().details(choice)


@pytest.mark.parametrize(("seats", "seed"), [(1, 7), (2, 8)])
def test_prompts_do_not_depend_on_what_is_hidden(seats: int, seed: int) -> None:  # B-HIDE-1
    for match in positions(seats, seed)[::3]:
        assert match.mover is not None
        other = match.copy()
        conceal(other.state, match.mover, new_generator(seed))
        assert other.prompt(match.mover) == match.prompt(match.mover)
