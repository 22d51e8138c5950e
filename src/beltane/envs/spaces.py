"""The observations and actions of environments, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from beltane.kernel.game import AnyGame
from beltane.kernel.match import Match

Shown = dict[str, npt.NDArray[Any]]
OBSERVATION, MASK = "observation", "action_mask"


def observation_space(game: AnyGame) -> spaces.Space[Shown]:
    """What a seat sees: the game's observation, and its current legal actions."""
    limits = np.iinfo(np.int16)
    parts: dict[str, spaces.Space[Any]] = {
        OBSERVATION: spaces.Box(limits.min, limits.max, (game.observation.layout.size,), np.int16),
        MASK: spaces.Box(0, 1, (len(game.actions),), np.int8),
    }
    return cast(spaces.Space[Shown], spaces.Dict(parts))


def action_space(game: AnyGame) -> spaces.Discrete[Any]:
    """The game's catalogue of actions."""
    return spaces.Discrete(len(game.actions))


def show(match: Match, seat: int) -> Shown:
    """What a seat sees; a seat that does not decide has no legal actions."""
    observation = np.zeros(match.game.observation.layout.size, np.int16)
    match.game.observation.observe(match.state, seat, observation)
    mask = np.zeros(len(match.game.actions), np.int8)
    if match.mover == seat:
        mask[match.legal_numbers()] = 1
    return {OBSERVATION: observation, MASK: mask}
