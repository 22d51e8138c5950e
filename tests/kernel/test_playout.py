"""Random play and perft, against plain play with `Match`."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

from beltane import Match
from beltane.kernel import playout
from beltane.kernel.playout import (
    GAMES_PER_SLICE,
    POLICY_SALT,
    Playouts,
    perft,
    play_to_the_end,
    record_to_the_end,
    set_up,
)
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import blank, copy, to_bytes


def match_and_policy(seats: int, seed: int) -> tuple[Match, Random]:
    policy = blank(Random)
    seed_generator(policy, seed ^ POLICY_SALT)
    return Match.new("meduris", seats=seats, seed=seed, unlimited_undo=True), policy


def room(match: Match) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.zeros(len(match.game.actions), np.int64)


def sequences(match: Match, depth: int) -> int:
    """Perft, the slow and obvious way."""
    if depth == 0:
        return 1
    total = 0
    for action in match.legal_numbers():
        match.play(action)
        total += sequences(match, depth - 1)
        match.undo()
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_is_the_same_with_and_without_a_record_of_it(seats: int) -> None:
    match, policy = match_and_policy(seats, 5)
    recorded, other_policy = copy(match.state), copy(policy)
    actions = np.zeros(10_000, np.int64)
    count = record_to_the_end(recorded, other_policy, room(match), actions)
    played = copy(match.state)
    assert play_to_the_end(played, policy, room(match)) == count
    for action in actions[:count]:
        match.play(action)
    assert match.over
    assert to_bytes(match.state) == to_bytes(recorded) == to_bytes(played)


def test_random_players_choose_from_what_is_legal_with_their_own_dice() -> None:
    match, policy = match_and_policy(3, 6)
    recorded, dice = copy(match.state), copy(policy)
    actions = np.zeros(10_000, np.int64)
    record_to_the_end(recorded, policy, room(match), actions)
    for action in actions[:50]:
        legal = match.legal_numbers()
        assert action == legal[below(dice, len(legal))]
        match.play(action)


def test_a_record_that_is_too_short_is_reported() -> None:
    match, policy = match_and_policy(2, 5)
    assert record_to_the_end(copy(match.state), policy, room(match), np.zeros(10, np.int64)) == -1


@pytest.mark.parametrize("cores", [1, 2])
def test_a_batch_plays_what_single_games_play(cores: int) -> None:
    batch = Playouts(Match.new("meduris", seats=3, seed=0).game.State, 226, 3, 40)
    seeds = np.arange(100, 140)
    for _ in range(2):
        batch.play(np.array([1]), seeds, cores)
    for index, seed in enumerate(seeds.tolist()):
        match, policy = match_and_policy(3, seed)
        state = blank(match.game.State)
        set_up(state, 3, np.array([1]), seed)
        assert batch.decisions[index] == play_to_the_end(state, policy, room(match))
        assert to_bytes(batch.states[index]) == to_bytes(state)


def test_a_batch_that_fails_stops_on_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def fail_at_the_second(*arguments: Any) -> None:
        first = arguments[-2]
        played.append(first)
        if first == GAMES_PER_SLICE:
            raise RuntimeError
        time.sleep(0.01)

    monkeypatch.setattr(playout, "play_slice", fail_at_the_second)
    batch = Playouts(Match.new("meduris", seats=3, seed=0).game.State, 226, 3, 100 * GAMES_PER_SLICE)
    with pytest.raises(RuntimeError):
        batch.play(np.array([1]), np.arange(100 * GAMES_PER_SLICE), 2)
    assert len(played) < 50


def test_perft_counts_every_sequence_of_decisions() -> None:
    match, policy = match_and_policy(2, 9)
    for plies in (0, 7, 40, 41, 42):
        while len(match.actions) < plies:
            legal = match.legal_numbers()
            match.play(legal[below(policy, len(legal))])
        before = to_bytes(match.state)
        for depth in (0, 1, 2, 3):
            assert perft(match.state, len(match.game.actions), depth) == sequences(match, depth)
        assert to_bytes(match.state) == before


def test_perft_counts_no_sequence_beyond_the_end_of_the_game() -> None:
    match, policy = match_and_policy(2, 9)
    actions = np.zeros(10_000, np.int64)
    count = record_to_the_end(copy(match.state), policy, room(match), actions)
    for action in actions[: count - 1]:
        match.play(action)
    last = len(match.legal_numbers())
    assert [perft(match.state, len(match.game.actions), depth) for depth in (1, 2, 3)] == [last, 0, 0]
    match.play(actions[count - 1])
    assert perft(match.state, len(match.game.actions), 1) == 0
