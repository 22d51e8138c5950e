"""Playing: exactly the legal actions can be played, seed and actions determine the game, and every game ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from beltane.kernel.errors import BeltaneError, IllegalAction, UnknownAction
from beltane.kernel.match import Match
from beltane.kernel.playout import Playouts
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import blank, copy, to_bytes
from tests.contract.corpus import Table, corpus, played_game, positions

POSITIONS = 25
GAMES = 6


def test_same_seed_and_actions_give_the_same_bytes(table: Table) -> None:
    for played in corpus(table, GAMES):
        match = played.match()
        assert to_bytes(match.state) == to_bytes(played.states[0])
        for ply, action in enumerate(played.actions, start=1):
            match.play(action)
            assert to_bytes(match.state) == to_bytes(played.states[ply])
        assert match.over


def test_actions_are_played_by_number_or_notation_alike(table: Table) -> None:
    played = played_game(table, 0)
    match = played.match()
    for action in played.actions:
        match.play(f" {table.game.actions.notation(action).upper()} ")
    assert match.actions == played.actions
    assert to_bytes(match.state) == to_bytes(played.states[-1])


def test_numpy_numbers_are_actions_too(table: Table) -> None:
    played = played_game(table, 0)
    match = played.match()
    for action in np.array(played.actions[:10]):
        match.play(action)
    assert [type(action) for action in match.actions] == [int] * 10


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_game_ends_and_nobody_is_ever_without_a_choice(table: Table, games: int) -> None:
    # `play_on` reports dead ends and endless games.
    for played in corpus(table, games):
        assert played.states[-1]["decisions"]["depth"] == 0
        assert (played.states[:-1]["decisions"]["depth"] > 0).all()


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_random_batches_end_with_a_winner(table: Table, games: int) -> None:
    batch = Playouts(table.game.State, len(table.game.actions), table.seats, games)
    options = np.zeros(len(table.game.options), np.int64)
    batch.play(options, np.arange(games))
    assert (batch.decisions > 0).all()
    assert (batch.places >= 1).all()
    if table.seats > 1:
        assert (batch.places.min(axis=1) == 1).all()


def test_a_batch_plays_the_same_games_however_it_is_cut(table: Table) -> None:
    options = np.zeros(len(table.game.options), np.int64)
    whole = Playouts(table.game.State, len(table.game.actions), table.seats, 40)
    whole.play(options, np.arange(40))
    part = Playouts(table.game.State, len(table.game.actions), table.seats, 20)
    part.play(options, np.arange(20))
    part.play(options, np.arange(20, 40))
    assert part.states.tobytes() == whole.states[20:].tobytes()
    assert part.points.tolist() == whole.points[20:].tolist()


def test_legal_numbers_ascend_within_the_catalogue(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        numbers = match.legal_numbers()
        assert numbers == sorted(set(numbers))
        assert all(0 <= number < len(table.game.actions) for number in numbers)
        assert bool(numbers) != match.over


def test_legal_changes_nothing_and_reads_nothing_from_its_room(table: Table) -> None:
    for played, match in positions(table, GAMES, POSITIONS):
        state = copy(match.state)
        clean, dirty = np.zeros(len(table.game.actions), np.int64), np.full(len(table.game.actions), 77, np.int64)
        count = table.game.rules.legal(state, clean)
        assert table.game.rules.legal(state, dirty) == count
        assert dirty[:count].tolist() == clean[:count].tolist()
        assert to_bytes(state) == to_bytes(played.states[len(match.actions)])


@pytest.mark.parametrize(("games", "stops"), [(2, 8), pytest.param(8, 20, marks=pytest.mark.slow)])
def test_legal_is_what_play_accepts(table: Table, games: int, stops: int) -> None:
    for _, match in positions(table, games, stops):
        before = to_bytes(match.state), list(match.actions), match.save()
        legal = set(match.legal_numbers())
        for number in range(len(table.game.actions)):
            if number in legal:
                check_playable(match, number)
            else:
                with pytest.raises(IllegalAction, match=f"^'{table.game.actions.notation(number)}' "):
                    match.play(number)
            assert (to_bytes(match.state), match.actions) == before[:2]
        assert match.save() == before[2]


def check_playable(match: Match, number: int) -> None:
    trial = match.copy()
    trial.play(number)
    assert trial.actions == [*match.actions, number]
    assert trial.over or trial.legal_numbers()


def test_a_refusal_names_choices(table: Table) -> None:
    match = played_game(table, 0).match()
    legal = set(match.legal_numbers())
    illegal = next(number for number in range(len(table.game.actions)) if number not in legal)
    with pytest.raises(IllegalAction, match=f"is not legal now; the choices are {match.legal()[0]}"):
        match.play(illegal)


NO_ACTIONS = [-1, 10**9, pytest.param(10**5000, id="huge"), 1.0, float("nan"), True, None, [], "", "gibberish", "0"]


@pytest.mark.parametrize("action", NO_ACTIONS)
def test_what_is_no_action_is_refused_and_changes_nothing(table: Table, action: Any) -> None:
    match = played_game(table, 0).match(5)
    before = to_bytes(match.state), list(match.actions)
    with pytest.raises(UnknownAction):
        match.play(action)
    assert (to_bytes(match.state), match.actions) == before


def test_nothing_can_be_played_when_the_game_is_over(table: Table) -> None:
    played = played_game(table, 0)
    match = played.match(len(played.actions))
    assert match.mover is None
    assert match.decision is None
    assert match.legal() == []
    for number in range(len(table.game.actions)):
        with pytest.raises(IllegalAction, match=r"the game is over\.$"):
            match.play(number)
    assert to_bytes(match.state) == to_bytes(played.states[-1])


def test_somebody_decides_something_until_the_end(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        if not match.over:
            assert match.mover in range(table.seats)
            assert match.decision in [step.word for step in table.game.steps]


def test_a_copy_is_independent(table: Table) -> None:
    for played, walking in positions(table, 3, 8):
        match, ply = walking.copy(), len(walking.actions)
        match.unlimited_undo = True
        other = match.copy()
        assert not np.shares_memory(np.asarray(match.state), np.asarray(other.state))
        for action in played.actions[ply : ply + 5]:
            other.play(action)
        assert to_bytes(match.state) == to_bytes(played.states[ply])
        assert match.actions == played.actions[:ply]
        while match.actions:
            match.undo()
        assert to_bytes(other.state) == to_bytes(played.states[len(other.actions)])
        assert other.options == match.options
        while other.actions:
            other.undo()
        assert to_bytes(other.state) == to_bytes(played.states[0])


def test_undo_goes_back_to_the_start(table: Table) -> None:
    for played in corpus(table, GAMES):
        match = played.match(len(played.actions), unlimited_undo=True)
        for ply in range(len(played.actions) - 1, -1, -1):
            match.undo()
            assert to_bytes(match.state) == to_bytes(played.states[ply])
        assert match.actions == []
        with pytest.raises(BeltaneError, match="There is nothing to undo"):
            match.undo()
        assert to_bytes(match.state) == to_bytes(played.states[0])


def test_undo_and_play_at_random_points(table: Table) -> None:
    generator = blank(Random)
    seed_generator(generator, 1)
    for played in corpus(table, 3):
        match = played.match(unlimited_undo=True)
        for _ in range(300):
            ply = len(match.actions)
            forwards = ply == 0 or (ply < len(played.actions) and below(generator, 5) > 1)
            if forwards:
                match.play(played.actions[ply])
            else:
                match.undo()
            assert to_bytes(match.state) == to_bytes(played.states[len(match.actions)])


def test_after_undo_another_way_can_be_taken(table: Table) -> None:
    match = played_game(table, 0).match(unlimited_undo=True)
    first, second = match.legal_numbers()[:2]
    match.play(first)
    match.undo()
    match.play(second)
    assert match.actions == [second]


def test_single_choices_are_played_on_request_and_recorded(table: Table) -> None:
    for played in corpus(table, 3):
        match = played.match()
        while not match.over:
            match.play(match.legal_numbers()[0], auto_single=True)
            assert match.over or len(match.legal_numbers()) > 1
        replayed = played.match()
        for action in match.actions:
            replayed.play(action)
        assert to_bytes(replayed.state) == to_bytes(match.state)
