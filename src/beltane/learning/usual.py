"""The most frequent value of each number of an observation, found by playing random games where learning plays too."""

from __future__ import annotations

import numpy as np

from beltane.kernel.game import AnyGame
from beltane.learning.network import Numbers
from beltane.learning.tables import Tables

PROBE_GAMES = 64
PROBE_SEED = 1_000_000


def usual_numbers(game: AnyGame, device: str, *, on_device: bool = False) -> Numbers:
    """The most frequent value of each number in random games with every number of seats, where there is a choice.

    They are played on the device: compiling the rules for the processor as well can take minutes.
    """
    categories = game.observation.full.inputs().categories
    seen = np.zeros((len(categories), int(categories.max()) + 1), np.int64)
    for seats in game.seats:
        tables = Tables(game, seats, PROBE_GAMES, device, on_device=on_device)
        tables.deal_from(PROBE_SEED)
        while (going_on := tables.movers >= 0).any():
            cases = np.clip(tables.observations[going_on].cpu().numpy() + 1, 0, seen.shape[1] - 1)
            np.add.at(seen, (np.arange(len(categories))[None, :], cases), 1)
            tables.step_randomly()
    usual: Numbers = seen.argmax(1) - 1
    return usual
