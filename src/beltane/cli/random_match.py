"""One game between random players, action by action."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from beltane.kernel.game import Game
from beltane.kernel.match import Match
from beltane.kernel.playout import POLICY_SALT, record_to_the_end
from beltane.kernel.random import new_generator
from beltane.kernel.records import copy

FIRST_ROOM = 1024


def random_match(game: Game, seats: int, seed: int, options: Mapping[str, object]) -> Match:
    """A finished match: the very game that a batch plays from this seed.

    It is played compiled and in one go, so the positions on the way are not kept and it cannot be undone.
    """
    match = Match(game, seats, seed, options)
    beginning = copy(match.state)
    choices = np.zeros(len(game.actions), np.int64)
    room, count = FIRST_ROOM, -1
    while count < 0:
        actions = np.zeros(room, np.int64)
        match.state = copy(beginning)
        count = record_to_the_end(match.state, new_generator(seed ^ POLICY_SALT), choices, actions)
        room *= 2
    match.actions = [int(action) for action in actions[:count]]
    return match
