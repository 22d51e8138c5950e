"""One game between random players, action by action."""

from __future__ import annotations

from collections.abc import Mapping

from beltane.kernel.game import AnyGame
from beltane.kernel.match import Match
from beltane.kernel.playout import POLICY_SALT
from beltane.kernel.random import below, new_generator


def random_match(game: AnyGame, seats: int, seed: int, options: Mapping[str, object]) -> Match:
    """A finished match with its history: the same game that a batch plays from this seed."""
    match = Match(game, seats, seed, options)
    policy = new_generator(seed ^ POLICY_SALT)
    while not match.over:
        choices = match.legal_numbers()
        match.play(choices[below(policy, len(choices))])
    return match
