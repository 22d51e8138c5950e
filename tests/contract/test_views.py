"""Views and concealment: what a seat sees, what it does not, and what a search may know."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pydantic import TypeAdapter

from beltane.kernel.dispatch import conceal
from beltane.kernel.errors import BeltaneError
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, Random, draw_word, seed_generator
from beltane.kernel.records import blank, copy, to_bytes
from beltane.kernel.vocabulary import WordEnum
from beltane.kernel.wire import to_json
from tests.contract.corpus import GAMES as CORPUS_GAMES
from tests.contract.corpus import Table, corpus, played_game, positions

GAMES = 4
POSITIONS = 12
CONCEALMENTS = 25
TELLTALE = 10_000
"""Numbers of a generator as small as this could be in a view by chance."""


def viewers(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


def generator(seed: int) -> Random:
    random = blank(Random)
    seed_generator(random, seed)
    return random


ADAPTERS: dict[str, TypeAdapter[Any]] = {game.name: TypeAdapter(game.View) for game in CORPUS_GAMES}
"""Adapters that read the views of each game from JSON."""


def as_data(view: Any) -> Any:
    """A view as a client gets it."""
    return json.loads(to_json(view))


def leaves(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """The single values of a view, each with its place in it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))
    else:
        yield path, data


def plain_values(value: Any) -> Iterator[Any]:
    """The single values of a view in Python, including the keys of dictionaries."""
    if dataclasses.is_dataclass(value):
        for item in dataclasses.fields(value):
            yield from plain_values(getattr(value, item.name))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from plain_values(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from plain_values(item)
    else:
        yield value


def test_views_are_typed_and_become_the_same_view_again_from_json(table: Table) -> None:
    adapter = ADAPTERS[table.game.name]
    for _, match in positions(table, GAMES, POSITIONS):
        for seat in viewers(table):
            view = match.view(seat)
            assert isinstance(view, table.game.View)
            assert adapter.validate_json(to_json(view)) == view


def test_views_hold_nothing_but_words_and_numbers(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        for seat in viewers(table):
            for value in plain_values(match.view(seat)):
                assert value is None or isinstance(value, WordEnum) or type(value) in (int, bool, str), repr(value)


def test_looking_changes_nothing(table: Table) -> None:
    for played, match in positions(table, GAMES, POSITIONS):
        for seat in viewers(table):
            assert match.view(seat) == match.view(seat)
        assert to_bytes(match.state) == to_bytes(played.states[len(match.actions)])


@pytest.mark.parametrize("seat", [-1, 99])
def test_there_are_no_other_seats_to_look_from(table: Table, seat: int) -> None:
    with pytest.raises(BeltaneError, match=f"There is no seat {seat}; the seats are 0 to {table.seats - 1}"):
        played_game(table, 0).match().view(seat)


def test_no_view_depends_on_the_generator(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        state = copy(match.state)
        seed_generator(state.random, 999)
        for seat in viewers(table):
            assert table.game.view(state, seat) == table.game.view(match.state, seat)


def test_no_view_shows_the_seed_or_the_generator(table: Table) -> None:
    seed = LARGEST_SEED - 5
    match = Match.new(table.game, seats=table.seats, seed=seed)
    while not match.over and len(match.actions) < 30:
        secrets = {seed, *(word for word in match.state.random.words if word > TELLTALE)}
        for seat in viewers(table):
            shown = {value for _, value in leaves(as_data(match.view(seat)))}
            assert not shown & secrets
        match.play(match.legal_numbers()[-1])


def test_what_a_seat_sees_beyond_a_spectator_no_other_seat_sees(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        seen: dict[int | None, dict[tuple[str | int, ...], Any]] = {}
        for seat in viewers(table):
            data = as_data(match.view(seat))
            # Whose view it is may of course be shown.
            data.pop("seat", None)
            seen[seat] = dict(leaves(data))
        for seat in range(table.seats):
            private = {place for place, value in seen[seat].items() if seen[None].get(place, ...) != value}
            for other in set(range(table.seats)) - {seat}:
                assert all(seen[other].get(place, ...) == seen[None].get(place, ...) for place in private)


def test_a_concealed_state_looks_the_same_to_the_seat(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        for seat in range(table.seats):
            random = generator(len(match.actions))
            own, spectators = match.view(seat), match.view(None)
            for _ in range(4):
                concealed = copy(match.state)
                conceal(concealed, seat, random)
                assert table.game.view(concealed, seat) == own
                assert table.game.view(concealed, None) == spectators
                assert to_bytes(concealed.decisions) == to_bytes(match.state.decisions)
                assert to_bytes(concealed.events) == to_bytes(match.state.events)


def test_a_concealed_state_leaves_the_mover_the_same_choices(table: Table) -> None:
    for _, walking in positions(table, GAMES, POSITIONS):
        match = walking.copy()
        if match.mover is None:
            continue
        before = match.legal_numbers()
        random = generator(len(match.actions))
        for _ in range(CONCEALMENTS):
            conceal(match.state, match.mover, random)
            assert match.legal_numbers() == before


def test_concealing_varies_the_dice_to_come(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        random = generator(1)
        dice = {to_bytes(match.state.random)}
        for _ in range(CONCEALMENTS):
            concealed = copy(match.state)
            conceal(concealed, 0, random)
            dice.add(to_bytes(concealed.random))
        assert len(dice) == CONCEALMENTS + 1


def test_nothing_of_the_true_dice_remains(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        for seat in range(table.seats):
            first, second = copy(match.state), copy(match.state)
            seed_generator(second.random, 999)
            conceal(first, seat, generator(3))
            conceal(second, seat, generator(3))
            assert to_bytes(first) == to_bytes(second)


def test_concealed_dice_are_good_dice(table: Table) -> None:
    state = copy(played_game(table, 0).states[3])
    random = generator(7)
    bits = 0
    for _ in range(2000):
        conceal(state, 0, random)
        bits += int(draw_word(state.random)).bit_count()
    # 64,000 fair bits; the bounds are six standard deviations away.
    assert abs(bits - 32_000) < 760


def test_a_concealed_game_can_be_played_on(table: Table) -> None:
    for played in corpus(table, 3):
        random = generator(played.seed)
        match = played.match(len(played.actions) // 3)
        choices = np.random.default_rng(1)
        while match.mover is not None:
            conceal(match.state, match.mover, random)
            match.play(int(choices.choice(match.legal_numbers())))
