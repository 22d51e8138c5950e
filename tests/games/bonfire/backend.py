"""Replays games of any style and digests every state on the way, so that the two backends can be compared.

Run as a program, it reads games as JSON from its input and writes their digests as JSON.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.dispatch import conceal
from beltane.kernel.match import Match
from beltane.kernel.random import Random, seed_generator
from beltane.kernel.records import blank, copy, to_bytes
from beltane.kernel.rule import interpreted
from tests.games.bonfire.policy import STYLES

CONCEALED_EVERY = 10
"""How often what is hidden is dealt anew, and what is seen and reckoned is looked at."""


def digests(game: dict[str, Any]) -> list[str]:
    """A digest of the start and of each ply: the state, the legal actions, the standings, and a concealed state."""
    style = next(style for style in STYLES if style.name == game["style"])
    match = style.start(game["seats"], game["seed"])
    found = [_digest(match)]
    for action in game["actions"]:
        match.play(action)
        found.append(_digest(match))
    return found


def _digest(match: Match) -> str:
    digest = hashlib.sha256(to_bytes(match.state))
    digest.update(repr((match.legal_numbers(), match.standings())).encode())
    if len(match.actions) % CONCEALED_EVERY == 0:
        concealed, random = copy(match.state), blank(Random)
        seed_generator(random, len(match.actions))
        conceal(concealed, 0, random)
        digest.update(to_bytes(concealed))
        digest.update(_observed(match).tobytes())
    return digest.hexdigest()[:12]


def _observed(match: Match) -> npt.NDArray[np.int16]:
    """What the first seat sees, and what it can reckon from it."""
    observation = match.game.observation
    seen = np.zeros(observation.full.size, np.int16)
    observation.observe(match.state, 0, seen)
    observation.reckon(match.state, 0, seen[observation.layout.size :])
    return seen


if __name__ == "__main__":
    json.dump({"interpreted": interpreted(), "digests": [digests(game) for game in json.load(sys.stdin)]}, sys.stdout)
