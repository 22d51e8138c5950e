"""A table as an environment of PettingZoo, in which every seat is played from outside, in turn."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from beltane.envs.outcome import ILLEGAL_REWARD, Reward, checked_reward, rewards_of
from beltane.envs.spaces import Shown, action_space, observation_space, show
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED


def env(game: str, seats: int = 2, *, options: dict[str, object] | None = None, reward: Reward = "lead") -> AECEnv:
    """The environment, wrapped like PettingZoo's own: whoever chooses an illegal action loses."""
    table = TableEnv(game, seats, options=options, reward=reward)
    refusing = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(refusing))


class TableEnv(AECEnv):  # type: ignore[misc]
    """The same without the wrappers: an illegal action is an error, and changes nothing.

    Rewards come at the end. `reset` takes the seed of the game; without one, games differ every time.
    """

    def __init__(
        self, game: str, seats: int = 2, *, options: dict[str, object] | None = None, reward: Reward = "lead"
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.metadata = {
            "name": f"beltane_{game}_v{self.game.rules_version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.check_seats(seats))]
        self.agents: list[str] = []
        self._options, self._reward = options or {}, checked_reward(reward)
        self._dice = np.random.default_rng()
        self._observation_space, self._action_space = observation_space(self.game), action_space(self.game)
        self.match: Match | None = None

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.match = Match.new(
            self.game,
            seats=len(self.possible_agents),
            seed=int(self._dice.integers(LARGEST_SEED)),
            options=self._options,
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> Shown:
        """What a seat sees, and its legal actions."""
        return show(self._playing(), self.possible_agents.index(agent))

    def step(self, action: int) -> None:
        """Play an action of the seat that decides."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match = self._playing()
        match.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if match.over:
            self._end(match)
        else:
            self._pass_on()
        self._accumulate_rewards()

    def _end(self, match: Match) -> None:
        leads, standings = np.zeros(match.seats, np.int64), match.standings()
        self.game.evaluation.expected_leads(match.state, leads)
        places = np.array([standing.place for standing in standings if standing.seat is not None])
        values = rewards_of(self._reward, leads, places)
        self.rewards = {agent: float(value) for agent, value in zip(self.possible_agents, values, strict=True)}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _pass_on(self) -> None:
        mover = self._playing().mover
        assert mover is not None
        self.agent_selection = self.possible_agents[mover]

    def _playing(self) -> Match:
        assert self.match is not None, "reset comes first"
        return self.match
