"""Many games side by side with rewards, every seat played from outside: for programs that bring their own loop.

It needs no other library, only NumPy.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from beltane.envs.outcome import Reward, checked_reward, final_rewards
from beltane.kernel.batch import Batch
from beltane.kernel.decisions import OVER
from beltane.kernel.game import find_game


class Shown(NamedTuple):
    """What there is to see after a step, with a row for each game.

    The arrays are always the same ones: the next step overwrites them. Nothing is copied.
    """

    observations: npt.NDArray[np.int16]
    """What the seat that decides sees."""
    masks: npt.NDArray[np.int8]
    """A 1 for each of its legal actions."""
    movers: npt.NDArray[np.int64]
    """The seat that decides."""
    rewards: npt.NDArray[np.float32]
    """What every seat got in this step: zero, unless its game has ended."""
    ended: npt.NDArray[np.bool_]
    """Whether a game has ended in this step; all else in the row then belongs to the next game."""


class BatchEnv:
    """Games that never run out: one that ends gives its rewards and is dealt anew in the same step.

    `actions` has room for the actions of the next step: whoever writes them there and passes it saves another array.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        *,
        options: dict[str, object] | None = None,
        reward: Reward = "lead",
        cores: int = 1,
        skip_forced: bool = False,
        masks: bool = True,
        observations: bool = True,
    ) -> None:
        self._reward = checked_reward(reward)
        self.batch = Batch(
            find_game(game),
            seats,
            games,
            options=options,
            cores=cores,
            skip_forced=skip_forced,
            masks=masks,
            observations=observations,
        )
        self.actions = np.zeros(games, np.int64)
        rewards, ended = np.zeros((games, self.batch.seats), np.float32), np.zeros(games, np.bool_)
        self._shown = Shown(self.batch.observations, self.batch.masks, self.batch.movers, rewards, ended)

    def __len__(self) -> int:
        return len(self.batch)

    def reset(self, seeds: npt.ArrayLike | None = None) -> Shown:
        """Deal all games, from seeds that are given for each, or else from 0 on.

        What a row plays later follows from its seed, as in `Batch.deal_ended`.
        """
        self.batch.deal(np.arange(len(self)) if seeds is None else np.asarray(seeds))
        self._shown.rewards.fill(0)
        self._shown.ended.fill(False)
        return self._shown

    def step(self, actions: npt.NDArray[Any]) -> Shown:
        """Play an action in each game; if one is illegal, none is played, and the error says which it is."""
        self.batch.step(actions)
        shown = self._shown
        shown.rewards.fill(0)
        np.equal(self.batch.movers, OVER, out=shown.ended)
        rows = np.flatnonzero(shown.ended)
        if len(rows):
            shown.rewards[rows] = final_rewards(self.batch, self._reward, rows)
            self.batch.deal_ended()
        return shown

    def choose_randomly(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, chosen uniformly, in `actions`."""
        chosen: npt.NDArray[np.int64] = self.batch.choose_randomly(self.actions)
        return chosen

    def close(self) -> None:
        """Stop the threads."""
        self.batch.close()
