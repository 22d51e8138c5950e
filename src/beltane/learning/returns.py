"""The returns of decisions: generalised advantage estimation where several seats decide in turn.

Nothing is discounted, so that a seat's rewards add up to its final lead, its win and its points. A seat's advantage is
computed from one of its own decisions to its next one, because only then does it see the game from its own view.
"""

from __future__ import annotations

import torch

from beltane.learning.network import Tensor


def advantages(values: Tensor, rewards: Tensor, movers: Tensor, over: Tensor, trace: float) -> Tensor:
    """How much better each decision was than expected, for the seat that made it, in each channel.

    `values` (steps + 1, games, contenders, channels) are predictions before decisions, and `rewards` what contenders
    got between a decision and the next. Whatever follows a seat's last decision is taken from the last predictions.
    `over` marks decisions that ended a game; where `movers` is negative, nobody decided.
    """
    steps, games, contenders, channels = rewards.shape
    out = torch.zeros((steps, games, channels), device=rewards.device)
    expected = values[steps].clone()
    advantage = torch.zeros_like(expected)
    since = torch.zeros_like(expected)
    for step in range(steps - 1, -1, -1):
        continues = ~over[step][:, None, None]
        since = since * continues + rewards[step]
        expected, advantage = expected * continues, advantage * continues
        mine = movers[step].clamp(min=0)[:, None, None].expand(games, 1, channels)
        before = values[step].gather(1, mine)
        surprise = since.gather(1, mine) + expected.gather(1, mine) - before
        found = surprise + trace * advantage.gather(1, mine)
        decided = (movers[step] >= 0)[:, None]
        out[step] = found[:, 0] * decided
        at = torch.nn.functional.one_hot(mine[:, 0, 0], contenders).bool() & decided
        expected = torch.where(at[:, :, None], before, expected)
        advantage = torch.where(at[:, :, None], found, advantage)
        since = torch.where(at[:, :, None], 0.0, since)
    return out


def targets(values: Tensor, rewards: Tensor, movers: Tensor, over: Tensor, trace: float) -> Tensor:
    """What should have been predicted for every contender before each decision, whoever made it: lambda returns."""
    steps = len(rewards)
    out = torch.zeros_like(rewards)
    ahead = predicted = values[steps]
    for step in range(steps - 1, -1, -1):
        continues = ~over[step][:, None, None]
        found = rewards[step] + ((1 - trace) * predicted + trace * ahead) * continues
        decided = (movers[step] >= 0)[:, None, None]
        ahead = torch.where(decided, found, ahead)
        predicted = torch.where(decided, values[step], predicted)
        out[step] = ahead
    return out
