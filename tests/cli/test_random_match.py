"""A match between random players is a match like any other, and the game that a batch plays from the same seed."""

from __future__ import annotations

import numpy as np
import pytest

from beltane.cli.random_match import random_match
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.playout import Playouts
from beltane.kernel.records import to_bytes


@pytest.mark.parametrize("name", game_names())
def test_it_is_the_game_of_a_batch(name: str) -> None:
    game = find_game(name)
    batch = Playouts(game.State, len(game.actions), 2, 1)
    batch.play(np.array(game.option_values({}), np.int64), np.array([4]))
    match = random_match(game, 2, 4, {})
    assert match.over
    assert len(match.actions) == batch.decisions[0]
    assert to_bytes(match.state) == to_bytes(batch.states[0])


@pytest.mark.parametrize("name", game_names())
def test_it_can_be_undone(name: str) -> None:
    match = random_match(find_game(name), 2, 4, {})
    match.unlimited_undo = True
    actions = match.actions
    while match.actions:
        match.undo()
    assert to_bytes(match.state) == to_bytes(Match.new(name, seats=2, seed=4).state)
    for action in actions:
        match.play(action)
    assert match.over
