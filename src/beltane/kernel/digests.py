"""Digests of a game's observation and actions: a trained network fits a game as long as both are unchanged."""

from __future__ import annotations

import hashlib

from beltane.kernel.actions import Catalogue
from beltane.kernel.observation import Layout

LENGTH = 16


def observation_digest(layout: Layout) -> str:
    """A digest of the parts of an observation: their names, shapes and order."""
    return _digest("".join(f"{part.name}\0{part.shape}\n" for part in layout.slices))


def actions_digest(catalogue: Catalogue) -> str:
    """A digest of all actions, in the order of their numbers."""
    return _digest("\n".join(catalogue.notation(number) for number in range(len(catalogue))))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
