"""Writing a network's file: small, with only what playing needs, and how it was made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.digests import actions_digest, observation_digest
from beltane.kernel.dispatch import MOST_SEATS
from beltane.kernel.game import AnyGame
from beltane.learning.network import LEAD, LEAD_SCALE, WIN, Parameters

PLAYED_BY = (LEAD, WIN)
"""The channels that playing needs, in the order in which they are stored."""


def arrays_of(parameters: Parameters, game: AnyGame) -> dict[str, npt.NDArray[Any]]:
    """A network's arrays in the form in which they are stored."""
    inputs = game.observation.full.inputs()
    weights = {name: value.detach().float().cpu().numpy().astype(np.float16) for name, value in parameters.items()}
    kept = np.concatenate([channel * MOST_SEATS + np.arange(MOST_SEATS) for channel in PLAYED_BY])
    for name in ("value_weight", "value_bias"):
        weights[name] = weights[name][kept]
    return {
        **weights,
        "offset": inputs.offset,
        "categories": inputs.categories,
        "scale": inputs.scale,
        "lead_scale": np.array(LEAD_SCALE, np.float32),
    }


def export(file: Path, parameters: Parameters, game: AnyGame, provenance: Mapping[str, Any]) -> None:
    """Write a network's file, including what shows whether it fits a game, and how it was made."""
    about = {
        "game": game.name,
        "rules_version": game.rules_version,
        "observation": observation_digest(game.observation.full),
        "actions": actions_digest(game.actions),
        **provenance,
    }
    # Written to a temporary file first, so that a process that plays by the old one never reads half a file.
    beside = file.with_name(f".{file.name}.new.npz")
    arrays: dict[str, Any] = {**arrays_of(parameters, game), "about": np.array(json.dumps(about))}
    np.savez_compressed(beside, **arrays)
    beside.replace(file)
