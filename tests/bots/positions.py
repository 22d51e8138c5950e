"""Positions of every game for the bots to think about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from beltane.bots.bot import Position, position_for
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import Random, below, new_generator

EVERY_TABLE = [(name, seats) for name in game_names() for seats in find_game(name).seats]
ONE_OF_EACH = [(name, 2) for name in game_names()]


def dice(seed: int) -> Random:
    """A generator that starts from a seed."""
    return new_generator(seed)


def match_after(name: str, seats: int, decisions: int, seed: int = 5) -> Match:
    """A match after a number of random decisions, at one that leaves a choice."""
    return random_match_until(
        name, seats, seed, lambda match: len(match.actions) >= decisions and len(match.legal_numbers()) > 1
    )


def match_with_one_choice(name: str, seats: int, seed: int = 5) -> Match:
    """A match at a forced decision."""
    return random_match_until(name, seats, seed, lambda match: len(match.legal_numbers()) == 1)


def random_match_until(name: str, seats: int, seed: int, reached: Callable[[Match], bool]) -> Match:
    """A match of random decisions up to one that satisfies a condition."""
    match = Match.new(name, seats=seats, seed=seed)
    random = dice(seed)
    while not reached(match):
        choices = match.legal_numbers()
        match.play(choices[below(random, len(choices))])
        assert not match.over
    return match


def position_of(match: Match, seed: int = 1) -> Position:
    """What the seat that decides knows of a match."""
    assert match.mover is not None
    return position_for(match.game, match.state, match.mover, dice(seed))


def position_in(name: str, seats: int, decisions: int = 30) -> Position:
    """A position after a number of random decisions."""
    return position_of(match_after(name, seats, decisions))


def legal_in(game: AnyGame, state: Any) -> list[int]:
    """The legal actions of a state."""
    choices = np.zeros(len(game.actions), np.int64)
    count = game.rules.legal(state, choices)
    return [int(choice) for choice in choices[:count]]
