"""One seat of a table as an environment of Gymnasium; bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from beltane.bots.bot import Bot, position_for
from beltane.bots.roster import find_bot
from beltane.envs.outcome import ILLEGAL_REWARD, Reward, rewards_of
from beltane.envs.spaces import Shown, action_space, observation_space, show
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, new_generator


class SeatEnv(gymnasium.Env[Shown, int]):
    """A seat at a table with bots; the seat is drawn for each game, unless one is named.

    Rewards come at the end. An illegal action ends the game with the reward -1, and `info` says so.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (as the base class has it)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int | None = None,
        bots: str = "random",
        options: dict[str, object] | None = None,
        reward: Reward = "lead",
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.observation_space, self.action_space = observation_space(self.game), action_space(self.game)
        self.seat = 0
        self.match: Match | None = None
        self._seat, self._options, self._reward = seat, options or {}, reward
        self._factory = find_bot(bots)
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, dict[str, Any]]:
        """Start a new game, up to the seat's first decision."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int(draw(self.seats)) if self._seat is None else self._seat
        others = [other for other in range(self.seats) if other != self.seat]
        self._bots = {other: self._factory(self.game, int(draw(LARGEST_SEED))) for other in others}
        self._concealing = new_generator(int(draw(LARGEST_SEED)))
        self.match = Match.new(self.game, seats=self.seats, seed=int(draw(LARGEST_SEED)), options=self._options)
        self._let_others_play(self.match)
        return self._shown(self.match), {}

    def step(self, action: int) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        """Play an action of the seat, and let the others play until it decides again."""
        assert self.match is not None, "reset comes first"
        match = self.match
        if int(action) not in match.legal_numbers():
            return self._shown(match), ILLEGAL_REWARD, True, False, {"illegal_action": int(action)}
        match.play(int(action))
        self._let_others_play(match)
        return self._shown(match), self._final_reward(match) if match.over else 0.0, match.over, False, {}

    def _shown(self, match: Match) -> Shown:
        return show(match, self.seat)

    def _let_others_play(self, match: Match) -> None:
        while match.mover not in (None, self.seat):
            assert match.mover is not None
            position = position_for(self.game, match.state, match.mover, self._concealing)
            match.play(self._bots[match.mover].choose(position))

    def _final_reward(self, match: Match) -> float:
        leads = np.zeros(match.seats, np.int64)
        self.game.evaluation.expected_leads(match.state, leads)
        places = np.array([standing.place for standing in match.standings() if standing.seat is not None])
        return float(rewards_of(self._reward, leads, places)[self.seat])
