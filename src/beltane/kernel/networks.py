"""Finding the trained networks of games, without loading the engine."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from beltane.kernel import settings

FILE_NAME = "network.npz"


def network_file(game: str) -> Path | None:
    """The file of a game's network, if there is one: in the folder that is set for networks, else in the game's own."""
    return next((place for place in _places(game) if place.is_file()), None)


def _places(game: str) -> Iterator[Path]:
    chosen = settings.networks_folder()
    if chosen is not None:
        yield chosen / f"{game}.npz"
        return
    for folder in import_module("beltane.games").__path__:
        yield Path(folder) / game / FILE_NAME
