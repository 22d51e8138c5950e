"""Advantages and targets, by hand and compared to a slow implementation of their definition."""

from __future__ import annotations

from typing import Any

import torch

from beltane.learning.returns import advantages, targets

TRACE = 0.5
NOBODY = -1


def column(*rows: Any) -> Any:
    """Values of one game and one channel: a row for each step, a number for each contender."""
    return torch.tensor(rows, dtype=torch.float32)[:, None, :, None]


def one_game(*values: Any) -> Any:
    return torch.tensor(values)[:, None]


# Two seats: 0 decides twice, then 1, which ends the game with 3 points for 0 and -3 for 1.
VALUES = column([1, -1], [2, -2], [4, -5], [9, 9])
REWARDS = column([0, 0], [1, 0], [2, -3])
MOVERS, OVER = one_game(0, 0, 1), one_game(False, False, True)


def test_a_seat_looks_from_its_own_decision_to_its_next_one() -> None:
    # From the end: 1 gets -3 and had expected -5. 0 gets 1 + 2 after its second decision and had expected 2. Its first
    # decision brought nothing, and led from 1 expected to 2; half of the surprise to come is added.
    found = advantages(VALUES, REWARDS, MOVERS, OVER, TRACE)
    assert found.flatten().tolist() == [1 + 0.5, 1, 2]


def test_what_is_expected_counts_where_a_round_ends_before_the_game() -> None:
    found = advantages(VALUES, REWARDS, MOVERS, one_game(False, False, False), TRACE)
    # 0 gets 1 + 2 and then expects 9.
    assert found.flatten().tolist() == [1 + 0.5 * 10, 12 - 2, -3 + 9 + 5]


def test_targets_of_all_contenders_mix_what_came_with_what_was_expected() -> None:
    found = targets(VALUES, REWARDS, MOVERS, OVER, TRACE)[:, 0, :, 0]
    last = torch.tensor([2.0, -3.0])
    second = torch.tensor([1.0, 0.0]) + (VALUES[2, 0, :, 0] + last) / 2
    first = (VALUES[1, 0, :, 0] + second) / 2
    assert torch.equal(found, torch.stack((first, second, last)))


def test_where_nobody_decides_nothing_happens() -> None:
    """A table that waits for its next game adds nothing to the game before, nor to the one after."""
    waiting = column([7, 7])
    values = torch.cat((VALUES[:3], waiting, VALUES))
    rewards = torch.cat((REWARDS, waiting * 0, REWARDS))
    movers = torch.cat((MOVERS, one_game(NOBODY), MOVERS))
    over = torch.cat((OVER, one_game(False), OVER))
    for estimate in (advantages, targets):
        alone, both = estimate(VALUES, REWARDS, MOVERS, OVER, TRACE), estimate(values, rewards, movers, over, TRACE)
        assert torch.equal(both[:3], alone)
        assert torch.equal(both[4:], alone)


def slow_advantage(values: Any, rewards: Any, movers: Any, over: Any, at: tuple[int, int, int], trace: float) -> float:
    """The advantage of a decision, as a sum over the seat's surprises from there on."""
    step, game, channel = at
    seat = int(movers[step, game])
    total, weight, since = 0.0, 1.0, 0.0
    expected = float(values[step, game, seat, channel])
    for later in range(step, len(rewards)):
        since += float(rewards[later, game, seat, channel])
        if over[later, game]:
            return total + weight * (since - expected)
        if later + 1 == len(rewards):
            return total + weight * (since + float(values[later + 1, game, seat, channel]) - expected)
        if movers[later + 1, game] == seat:
            now = float(values[later + 1, game, seat, channel])
            total += weight * (since + now - expected)
            weight, since, expected = weight * trace, 0.0, now
    raise AssertionError("a game neither ends nor goes on")


def test_many_games_side_by_side_are_as_each_alone() -> None:
    dice = torch.Generator().manual_seed(5)
    steps, games, contenders, channels = 12, 9, 4, 3
    values = torch.randn((steps + 1, games, contenders, channels), generator=dice)
    rewards = torch.randn((steps, games, contenders, channels), generator=dice)
    movers = torch.randint(contenders, (steps, games), generator=dice)
    over = torch.rand((steps, games), generator=dice) < 0.2
    found = advantages(values, rewards, movers, over, 0.9)
    for step in range(steps):
        for game in range(games):
            for channel in range(channels):
                slowly = slow_advantage(values, rewards, movers, over, (step, game, channel), 0.9)
                assert abs(float(found[step, game, channel]) - slowly) < 1e-4
