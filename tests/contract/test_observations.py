"""Observations: all of each is written, and none of it depends on what a seat cannot know."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from beltane.kernel.dispatch import State, conceal
from beltane.kernel.game import AnyGame
from beltane.kernel.observation import NO_VALUE
from beltane.kernel.random import new_generator
from beltane.kernel.records import copy
from tests.contract.corpus import Table, corpus, positions

UNWRITTEN = 30_000
GAMES, STOPS = 4, 12


def observed(game: AnyGame, state: State, seat: int) -> npt.NDArray[np.int16]:
    """What is seen, and what can be reckoned from it."""
    seen = game.observation.layout.size
    out = np.full(game.observation.full.size, UNWRITTEN, np.int16)
    game.observation.observe(state, seat, out)
    assert (out[seen:] == UNWRITTEN).all()
    game.observation.reckon(state, seat, out[seen:])
    return out


def test_every_number_is_written(table: Table) -> None:
    for _, match in positions(table, GAMES, STOPS):
        for seat in range(table.seats):
            assert UNWRITTEN not in observed(table.game, match.state, seat)


def test_what_is_hidden_changes_nothing(table: Table) -> None:
    """Two states that a seat cannot tell apart give the same observation."""
    for number, (_, match) in enumerate(positions(table, GAMES, STOPS)):
        state = match.state
        for seat in range(table.seats):
            twin = copy(state)
            conceal(twin, seat, new_generator(number))
            assert np.array_equal(observed(table.game, state, seat), observed(table.game, twin, seat))


def test_parts_follow_one_another_and_have_names_of_their_own(game: AnyGame) -> None:
    layout = game.observation.full
    ends = [0, *(part.stop for part in layout.slices)]
    assert [part.start for part in layout.slices] == ends[:-1]
    assert len({part.name for part in layout.slices}) == len(layout.slices)
    assert all(part.meaning for part in layout.slices)
    for part in layout.slices:
        assert layout[part.name] == slice(part.start, part.stop)


def test_what_different_positions_show_differs(table: Table) -> None:
    """Whatever a player would notice is observed: no two positions of a game look alike."""
    if not table.game.observation.full.slices:
        pytest.skip("nobody has to learn this game")
    for played in corpus(table, GAMES):
        seen = table.game.observation.layout.size
        shown = [observed(table.game, match.state, 0)[:seen].tobytes() for match in played.walk(STOPS)]
        assert len(set(shown)) == len(shown)


def test_what_is_a_name_for_something_is_one_of_its_cases(table: Table) -> None:
    categories = table.game.observation.full.inputs().categories
    for _, match in positions(table, GAMES, STOPS):
        for seat in range(table.seats):
            assert (observed(table.game, match.state, seat)[categories > 0] >= NO_VALUE).all()


def test_the_rows_of_a_network_follow_one_another(game: AnyGame) -> None:
    inputs = game.observation.full.inputs()
    taken = [max(1, cases) for cases in inputs.categories.tolist()]
    assert inputs.offset.tolist() == [sum(taken[:number]) for number in range(len(taken))]
    assert inputs.rows == sum(taken)
    assert len(inputs.scale) == len(taken) == game.observation.full.size
