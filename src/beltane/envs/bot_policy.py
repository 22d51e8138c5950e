"""Any bot of the roster as a policy for many games side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.bots.bot import Bot, position_for
from beltane.bots.roster import find_bot
from beltane.kernel.batch import Batch
from beltane.kernel.random import LARGEST_SEED, Random, new_generator


class BotPolicy:
    """Plays the games of a batch with bots of one kind: one for each seat of each game, made from the game's seed.

    Bots are asked one after another, so this takes far longer than a policy that decides for all games at once.
    """

    def __init__(self, name: str) -> None:
        self._factory = find_bot(name)
        self._at: dict[tuple[int, int], tuple[int, Bot, Random]] = {}

    def __call__(self, batch: Batch) -> npt.NDArray[Any]:
        """An action for each running game."""
        return self.choose(batch, np.flatnonzero(~batch.over))

    def choose(self, batch: Batch, rows: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """An action for each of some running games, and 0 for all others."""
        actions = np.zeros(len(batch), np.int64)
        for row in rows.tolist():
            seat = int(batch.movers[row])
            bot, concealing = self._bot(batch, row, seat)
            actions[row] = bot.choose(position_for(batch.game, batch.states[row], seat, concealing))
        return actions

    def forget(self, rows: npt.NDArray[Any]) -> None:
        """Let new bots play what is dealt in some rows from now on, even if it is the same game again."""
        dealt = set(rows.tolist())
        self._at = {(row, seat): known for (row, seat), known in self._at.items() if row not in dealt}

    def _bot(self, batch: Batch, row: int, seat: int) -> tuple[Bot, Random]:
        """The bot of a seat, which is replaced when another game has been dealt, and the generator that conceals."""
        game_seed = int(batch.seeds[row])
        known = self._at.get((row, seat))
        if known is None or known[0] != game_seed:
            dice = np.random.default_rng((game_seed, seat))
            seed, concealing = (int(dice.integers(LARGEST_SEED)) for _ in range(2))
            known = game_seed, self._factory(batch.game, seed), new_generator(concealing)
            self._at[row, seat] = known
        return known[1], known[2]
