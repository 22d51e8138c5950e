"""Many tables side by side as a vector environment of Gymnasium: one seat of each, the others played by a policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from beltane.envs.bot_policy import BotPolicy
from beltane.envs.outcome import Reward, checked_reward, final_rewards
from beltane.envs.spaces import MASK, OBSERVATION, Shown, action_space, observation_space
from beltane.kernel.batch import Batch
from beltane.kernel.game import find_game
from beltane.kernel.random import LARGEST_SEED

Policy = Callable[[Batch], npt.NDArray[Any]]
"""Chooses a legal action for each game of a batch, from what the mover sees."""


class SeatVectorEnv(VectorEnv[Shown, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Several tables; `others` plays all seats but one, at random by default, and may be changed at any time.

    It is a policy, or the name of a bot, which then decides for one table after another.

    A game that has ended is dealt anew in the next step, which ignores the action for it. Unlike a single table, a
    batch refuses illegal actions: all games stay as they were. With `skip_forced`, an action that is the only legal one
    is played at once, whichever seat decides.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as the base class has it)

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int = 2,
        *,
        others: Policy | str = Batch.choose_randomly,
        options: dict[str, object] | None = None,
        reward: Reward = "lead",
        cores: int = 1,
        skip_forced: bool = False,
    ) -> None:
        self._reward = checked_reward(reward)
        self.num_envs = num_envs
        self.others = others
        self._dice: list[np.random.Generator] = []
        self.batch = Batch(find_game(game), seats, num_envs, options=options, cores=cores, skip_forced=skip_forced)
        self.single_observation_space = observation_space(self.batch.game)
        self.single_action_space = action_space(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        """The seat that is played from outside, at each table."""
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Start new games at all tables.

        One seed determines all of them. With a seed for each table, its deals and seats depend on no other table; with
        bots as the others, nothing does. Where a seed is None, games differ every time.
        """
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} tables")
            self._dice = [np.random.default_rng(each) for each in seed]
        elif seed is not None:
            super().reset(seed=seed)
            self._dice = []
        self._deal(np.arange(self.num_envs))
        self._let_others_play()
        return self._shown(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Shown, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play an action at each table, and let the others play until the seat's next decision."""
        fresh = np.flatnonzero(self._ended)
        self.batch.step(actions, where=~self._ended)
        if len(fresh):
            self._deal(fresh)
        self._let_others_play()
        self._ended = self.batch.over.copy()
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.flatnonzero(self._ended)
        if len(ended):
            rewards[ended] = final_rewards(self.batch, self._reward, ended)[np.arange(len(ended)), self.seats[ended]]
        return self._shown(), rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), {}

    def close_extras(self, **_options: Any) -> None:
        """Stop the threads."""
        self.batch.close()

    @property
    def others(self) -> Policy:
        """What plays all seats but one."""
        return self._others

    @others.setter
    def others(self, policy: Policy | str) -> None:
        """Let another policy play them, or a bot by its name."""
        self._others = BotPolicy(policy) if isinstance(policy, str) else policy

    def _deal(self, rows: npt.NDArray[np.int64]) -> None:
        if self._dice:
            dice = [self._dice[row] for row in rows]
            drawn = [(own.integers(self.batch.seats), own.integers(LARGEST_SEED)) for own in dice]
            self.seats[rows], seeds = np.array(drawn, np.int64).T
        else:
            self.seats[rows] = self.np_random.integers(self.batch.seats, size=len(rows))
            seeds = self.np_random.integers(LARGEST_SEED, size=len(rows))
        self.batch.deal(seeds, where=rows)
        if isinstance(self._others, BotPolicy):
            self._others.forget(rows)
        self._ended[rows] = False

    def _let_others_play(self) -> None:
        while True:
            waiting = ~self.batch.over & (self.batch.movers != self.seats)
            if not waiting.any():
                return
            self.batch.step(self._choice_of_others(waiting), where=waiting)

    def _choice_of_others(self, waiting: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        if isinstance(self._others, BotPolicy):
            return self._others.choose(self.batch, np.flatnonzero(waiting))
        return self._others(self.batch)

    def _shown(self) -> Shown:
        return {OBSERVATION: self.batch.observations.copy(), MASK: self.batch.masks.copy()}
