"""Beltane's folders and settings; every setting is an environment variable that is read here only."""

from __future__ import annotations

import os
from pathlib import Path

CACHE_VARIABLE = "BELTANE_CACHE"
EDITION_VARIABLE = "BELTANE_EDITION"
NETWORKS_VARIABLE = "BELTANE_NETWORKS"


def cache_folder() -> Path:
    """The folder for compiled rules."""
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("beltane")


def edition_folder() -> Path | None:
    """The folder of the edition in use, or None for the one that ships with Beltane."""
    chosen = os.environ.get(EDITION_VARIABLE)
    return Path(chosen) if chosen else None


def networks_folder() -> Path | None:
    """The folder of the networks in use, one file `GAME.npz` per game, or None for those that ship with Beltane."""
    chosen = os.environ.get(NETWORKS_VARIABLE)
    return Path(chosen) if chosen else None
