"""Setting a game up: what a state holds, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from beltane.kernel.decisions import Decisions
from beltane.kernel.errors import BadSetup, BeltaneError
from beltane.kernel.events import Events
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, Random
from beltane.kernel.records import dtype_of, to_bytes
from tests.contract.corpus import Table, played_game


def test_a_game_is_found_by_its_name(game: AnyGame) -> None:
    assert game.name in game_names()
    assert find_game(game.name) is game


def test_a_state_holds_what_the_kernel_reads(game: AnyGame) -> None:
    fields = dtype_of(game.State).fields
    assert fields is not None
    for name, expected in (("random", Random), ("decisions", Decisions), ("events", Events)):
        assert fields[name][0] == dtype_of(expected)
    for name in ("turn", "seats"):
        assert np.issubdtype(fields[name][0], np.integer)


def test_the_record_knows_its_seats(table: Table) -> None:
    assert played_game(table, 0).match().state.seats == table.seats


def test_turns_are_counted_upwards(table: Table) -> None:
    turns = played_game(table, 0).states["turn"]
    # A game begins with decisions of its set-up, or with the first turn.
    assert turns[0] in (0, 1)
    assert turns[-1] > turns[0]
    assert (np.diff(turns) >= 0).all()


def test_seats_are_listed_in_order(game: AnyGame) -> None:
    assert list(game.seats) == sorted(set(game.seats))
    assert game.seats[0] >= 1


def test_there_is_a_colour_for_every_seat(game: AnyGame) -> None:
    assert len(set(game.colours.words)) == len(game.colours) >= game.seats[-1]


def test_other_seat_counts_are_refused(game: AnyGame) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 10**30):
        with pytest.raises(BadSetup, match=f"{game.title} has .* seats, not"):
            Match.new(game, seats=seats, seed=1)


@pytest.mark.parametrize("seats", [True, "2", None, [2], 2.0, 2.5])
def test_seats_that_are_no_whole_number_are_refused(game: AnyGame, seats: Any) -> None:
    with pytest.raises(BadSetup, match="seats, not"):
        Match.new(game, seats=seats, seed=1)


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, 10**30, True, "1", None, 1.0, [1]])
def test_other_seeds_are_refused(game: AnyGame, seed: Any) -> None:
    with pytest.raises(BadSetup, match="A seed is a whole number from 0 to"):
        Match.new(game, seats=game.seats[0], seed=seed)


@pytest.mark.parametrize("seed", [0, 1, 2**32, LARGEST_SEED])
def test_every_seed_in_range_sets_a_game_up(table: Table, seed: int) -> None:
    match = Match.new(table.game, seats=table.seats, seed=seed)
    assert match.legal()


def test_different_seeds_give_different_games(table: Table) -> None:
    states = {to_bytes(Match.new(table.game, seats=table.seats, seed=seed).state) for seed in range(50)}
    assert len(states) == 50


def test_options_have_choices(game: AnyGame) -> None:
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        assert len(set(option.choices)) == len(option.choices) >= 2


def test_the_first_choice_is_the_default(table: Table) -> None:
    defaults = {option.name: option.choices[0] for option in table.game.options}
    plain = Match.new(table.game, seats=table.seats, seed=1)
    spelled_out = Match.new(table.game, seats=table.seats, seed=1, options=defaults)
    assert plain.options == spelled_out.options == defaults
    assert to_bytes(plain.state) == to_bytes(spelled_out.state)


def test_every_choice_sets_a_game_up(table: Table) -> None:
    for option in table.game.options:
        for choice in option.choices_for(table.seats):
            match = Match.new(table.game, seats=table.seats, seed=1, options={option.name: choice})
            assert match.options[option.name] == choice
            assert match.legal()


def test_a_choice_that_these_seats_do_not_have_is_refused(table: Table) -> None:
    for option in table.game.options:
        for choice in set(option.choices) - set(option.choices_for(table.seats)):
            with pytest.raises(BadSetup, match=f"The option '{option.name}' of {table.game.title} must stay at"):
                Match.new(table.game, seats=table.seats, seed=1, options={option.name: choice})


@pytest.mark.parametrize("name", ["no such option", "", "SEED"])
def test_an_unknown_option_is_refused(game: AnyGame, name: str) -> None:
    with pytest.raises(BadSetup, match=f"{game.title} has no option '{name}'; it"):
        Match.new(game, seats=game.seats[0], seed=1, options={name: "yes"})


@pytest.mark.parametrize("choice", ["no such choice", "", None, 0, True, 1.5, ["open"], {}])
def test_an_unknown_choice_is_refused(game: AnyGame, choice: object) -> None:
    for option in game.options:
        with pytest.raises(BadSetup, match=f"The option '{option.name}' takes one of {option.choices[0]}(,| or) "):
            Match.new(game, seats=game.seats[0], seed=1, options={option.name: choice})


def test_a_refused_set_up_is_an_error_of_our_own() -> None:
    assert issubclass(BadSetup, BeltaneError)
