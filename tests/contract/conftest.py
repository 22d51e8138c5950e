"""Every test with a `game` runs for each registered game, and with a `table` also for each number of seats."""

from __future__ import annotations

import pytest

from beltane.kernel.game import AnyGame, Game
from tests.contract.corpus import GAMES, TABLES, Table


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> AnyGame:
    assert isinstance(request.param, Game)
    return request.param


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    assert isinstance(request.param, Table)
    return request.param
