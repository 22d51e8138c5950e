"""The reward of each seat in a finished game."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from beltane.kernel.batch import Batch
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.errors import BadSetup
from beltane.kernel.quoting import one_of, quoted

Reward = Literal["place", "lead"]
"""`place`: 1 for the first and -1 for the last, evenly spaced between; `lead`: points ahead of the best rival."""
REWARDS: tuple[Reward, ...] = get_args(Reward)
ILLEGAL_REWARD = -1.0
"""The reward for an illegal action, which ends the game where the library cannot refuse it."""


def checked_reward(reward: str) -> Reward:
    """A reward by its name, if there is one."""
    if reward not in REWARDS:
        raise BadSetup("unknown-choice", option="reward", choices=one_of(REWARDS), found=quoted(reward))
    return reward


def rewards_of(reward: Reward, leads: npt.NDArray[np.int64], places: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """The rewards of all seats; leads and places are one row or several.

    A lone player has the place that the automaton leaves them: 1 for a win, -1 for a loss.
    """
    if reward == "lead":
        return np.asarray(leads / LEAD_UNIT, np.float32)
    rivals = max(1, leads.shape[-1] - 1)
    return np.asarray(1 - 2 * (places - 1) / rivals, np.float32)


def final_rewards(batch: Batch, reward: Reward, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """The rewards of all seats in some finished games of a batch."""
    _, places = batch.standings(rows)
    return rewards_of(reward, batch.expected_leads(rows), places)
