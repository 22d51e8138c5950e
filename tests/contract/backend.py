"""Replays games and digests every state on the way, so that interpreted and compiled play can be compared.

Run as a program, it reads games as JSON from its input and writes their digests as JSON.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from beltane.kernel.dispatch import conceal
from beltane.kernel.match import Match
from beltane.kernel.random import Random, seed_generator
from beltane.kernel.records import blank, copy, to_bytes
from beltane.kernel.rule import interpreted

CONCEALED_EVERY = 10


def digests(game: dict[str, Any]) -> list[str]:
    """A digest of the set-up and of each ply: the state, the legal actions, the standings, and a concealed state."""
    match = Match.new(game["game"], seats=game["seats"], seed=game["seed"], options=game["options"])
    found = [_digest(match)]
    for action in game["actions"]:
        match.play(action)
        found.append(_digest(match))
    return found


def _digest(match: Match) -> str:
    digest = hashlib.sha256(to_bytes(match.state))
    digest.update(repr((match.legal_numbers(), match.standings())).encode())
    if len(match.actions) % CONCEALED_EVERY == 0:
        concealed = copy(match.state)
        random = blank(Random)
        seed_generator(random, len(match.actions))
        conceal(concealed, 0, random)
        digest.update(to_bytes(concealed) + to_bytes(random))
    return digest.hexdigest()[:12]


if __name__ == "__main__":
    json.dump({"interpreted": interpreted(), "digests": [digests(game) for game in json.load(sys.stdin)]}, sys.stdout)
