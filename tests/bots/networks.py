"""Small networks of random weights: they know nothing about the games, but work like real ones."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.digests import actions_digest, observation_digest
from beltane.kernel.game import AnyGame

Arrays = dict[str, npt.NDArray[Any]]
SCALE = 0.1
LEAD_SCALE = 20.0
CATEGORY_SIZES = (0, 0, 4, 9)
"""Every other number is treated as an amount, the rest as categories; their meanings do not matter here."""


def random_arrays(game: AnyGame, seed: int = 1, widths: tuple[int, ...] = (24, 16, 20)) -> Arrays:
    """The arrays of a file, with random numbers about as large as those of a trained network."""
    random = np.random.default_rng(seed)
    inputs = game.observation.full.size
    categories = random.choice(CATEGORY_SIZES, inputs).astype(np.int32)
    rows = np.maximum(categories, 1)

    def normal(*shape: int) -> npt.NDArray[Any]:
        return np.asarray(random.standard_normal(shape) / np.sqrt(shape[-1]), np.float16)

    arrays: Arrays = {
        "categories": categories,
        "offset": (np.cumsum(rows) - rows).astype(np.int32),
        "scale": np.full(inputs, SCALE, np.float32),
        "input_rows": normal(int(rows.sum()), widths[0]),
        "input_bias": normal(widths[0]),
        "policy_weight": 3 * normal(len(game.actions), widths[-1]),
        "policy_bias": normal(len(game.actions)),
        "value_weight": normal(8, widths[-1]),
        "value_bias": normal(8),
        "lead_scale": np.array(LEAD_SCALE, np.float32),
        "about": np.array(json.dumps(about(game))),
    }
    for layer, (before, width) in enumerate(pairwise(widths)):
        arrays[f"hidden_{layer}_weight"] = normal(width, before) * np.float16(1.5)
        arrays[f"hidden_{layer}_bias"] = normal(width)
    return arrays


def about(game: AnyGame) -> dict[str, Any]:
    """What a file says about itself."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "observation": observation_digest(game.observation.full),
        "actions": actions_digest(game.actions),
        "provenance": "random numbers",
    }


def write_network(game: AnyGame, folder: Path, arrays: Arrays | None = None) -> Path:
    """Write a network to where a game finds it if that folder is the networks folder."""
    file = folder / f"{game.name}.npz"
    np.savez_compressed(file, **(random_arrays(game) if arrays is None else arrays))  # type: ignore[arg-type]
    return file
