"""Fixtures for the tests of bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from beltane.kernel import settings
from beltane.kernel.game import find_game, game_names
from tests.bots.networks import write_network


@pytest.fixture(scope="session")
def networks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a network of random weights for every game."""
    folder = tmp_path_factory.mktemp("networks")
    for name in game_names():
        write_network(find_game(name), folder)
    return folder


@pytest.fixture
def learned(networks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives every game a network of random weights."""
    monkeypatch.setenv(settings.NETWORKS_VARIABLE, str(networks))


@pytest.fixture
def unlearned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives no game a network, whether or not one ships."""
    monkeypatch.setenv(settings.NETWORKS_VARIABLE, str(tmp_path))
