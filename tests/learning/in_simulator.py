"""Learns from games on Numba's simulated device, and from the same games on the processor: `python -m ...in_simulator`.

The simulator has to be requested before Numba is loaded, so this is a separate program. It prints how many decisions
were played in games that ended.
"""

from __future__ import annotations

import sys
from dataclasses import replace

import numpy as np
import torch

from beltane.cuda.device_batch import DeviceBatch
from beltane.kernel.game import find_game
from beltane.learning import run as runs
from beltane.learning.run import Run, play_round
from beltane.learning.settings import Settings, settings_for

ROUNDS = 2


def begin(settings: Settings) -> Run:
    """A run whose first layer takes "nothing" for the most usual case, instead of asking random games."""
    usual = np.full(find_game(settings.game).observation.full.size, -1)
    made = runs._make(settings, usual)
    made.played.stagger(made.parameters, settings.staggered)
    return made


def main(game: str, games: int, staggered: int) -> None:
    """Learn in both ways with everything that is used on a GPU, and compare."""
    there = replace(
        settings_for(game, "cuda", 7),
        device="cpu",
        games=games,
        steps=5,
        width=16,
        hidden=(8,),
        minibatch=8,
        staggered=staggered,
    )
    runs_of = [begin(there), begin(replace(there, on_device=False))]
    assert isinstance(runs_of[0].played.tables[0].batch, DeviceBatch)
    for number in range(ROUNDS):
        lines = [play_round(run, number / ROUNDS) for run in runs_of]
        assert lines[0]["policy_loss"] == lines[1]["policy_loss"], lines
        assert lines[0]["finished"] == lines[1]["finished"], lines
        assert lines[0]["skipped"] == 0.0
    on_device, here = runs_of
    for name, value in on_device.parameters.items():
        assert torch.equal(value, here.parameters[name]), name
    for name in ("observations", "masks", "actions", "movers", "values", "rewards", "leads", "over"):
        assert torch.equal(getattr(on_device.played.experience, name), getattr(here.played.experience, name)), name
    print(on_device.decisions)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
