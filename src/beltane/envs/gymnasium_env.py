"""One seat of a table as an environment of Gymnasium; bots play the others.

Importing this registers every game, as in

    gymnasium.make("beltane.envs.gymnasium_env:beltane/meduris-v1", seats=3, bots="greedy")

where the number is the version of the game's rules. `gymnasium.make_vec` makes a `SeatVectorEnv` of the same names.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from beltane.bots.bot import Bot, position_for
from beltane.bots.roster import find_bot
from beltane.envs.drawing import ANSI, drawing_of
from beltane.envs.outcome import ILLEGAL_REWARD, Reward, checked_reward, rewards_of
from beltane.envs.spaces import Shown, action_space, observation_space, show
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, new_generator


class SeatEnv(gymnasium.Env[Shown, int]):
    """A seat at a table with bots; the seat is drawn for each game, unless one is named.

    Rewards come at the end. An illegal action ends the game with the reward -1, and `info` says so.
    """

    # Text has no frames, but Gymnasium warns of environments that do not say how many a second they have.
    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012 (as the base class has it)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int | None = None,
        bots: str = "random",
        options: dict[str, object] | None = None,
        reward: Reward = "lead",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, ANSI):
            raise ValueError(f"render_mode is None or {ANSI!r}, not {render_mode!r}")
        self.render_mode = render_mode
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seat is None or one of 0 to {self.seats - 1}, not {seat!r}")
        self.observation_space, self.action_space = observation_space(self.game), action_space(self.game)
        self.seat = 0
        self.match: Match | None = None
        self._seat, self._options, self._reward = seat, options or {}, checked_reward(reward)
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

    def render(self) -> str | None:
        """The position as the seat may see it, as text, if that was asked for."""
        if self.render_mode is None:
            return None
        assert self.match is not None, "reset comes first"
        return drawing_of(self.match, self.seat)

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


def register() -> None:
    """Register every game with Gymnasium, by itself and as tables side by side."""
    for name in game_names():
        gymnasium.register(
            f"beltane/{name}-v{find_game(name).rules_version}",
            entry_point="beltane.envs.gymnasium_env:SeatEnv",
            vector_entry_point="beltane.envs.vector_env:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
