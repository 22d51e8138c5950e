"""Improving a network with what it has experienced: proximal policy optimisation, with predictions beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from beltane.learning.network import (
    CHANNELS,
    LEAD,
    POINTS,
    WIN,
    Parameters,
    Predictions,
    Reader,
    Tensor,
    masked,
    predict,
)
from beltane.learning.returns import advantages, targets
from beltane.learning.self_play import Experience, SelfPlay, seats_of, unpack
from beltane.learning.settings import CUDA, Settings

LEAST_ENTROPY_WEIGHT = 1e-4
ENTROPY_STEP = 1.1
"""Factor by which the weight of entropy changes after a round in which the policy was too certain, or not enough."""


@dataclass
class Lessons:
    """What there is to learn from a round: a row for each decision, of which `rows` are those to learn from."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor
    """By relative seat and channel."""
    sits: Tensor
    rows: Tensor
    taught: Tensor | None = None
    """How often each action should be played, if there is a teacher."""


def lessons_of(made: Experience, played: SelfPlay, settings: Settings) -> Lessons:
    """What there is to learn from a round."""
    gained = advantages(made.values, made.rewards, made.movers, made.over, settings.trace)
    should = targets(made.values, made.rewards, made.movers, made.over, settings.trace)
    for step in range(len(should)):
        seats = seats_of(made.movers[step], played.relative)
        should[step] = should[step].gather(1, seats[:, :, None].expand(-1, -1, CHANNELS))
    weights = gained.new_tensor([settings.lead_weight, settings.win_weight, settings.points_weight])
    worth = (gained * weights).sum(-1)
    for place in played.places:
        worth[:, place] = _standardised(worth[:, place], made.learns[:, place])
    return Lessons(
        observations=made.observations.flatten(0, 1),
        masks=made.masks.flatten(0, 1),
        actions=made.actions.flatten(),
        log_probabilities=made.log_probabilities.flatten(),
        advantages=worth.flatten(),
        targets=should.flatten(0, 1),
        sits=played.sits.repeat(len(should), 1),
        rows=torch.nonzero(made.learns.flatten())[:, 0],
        taught=None if made.taught is None else made.taught.flatten(0, 1),
    )


def _standardised(values: Tensor, counts: Tensor) -> Tensor:
    """Values scaled to mean 0 and standard deviation 1 over those that count."""
    number = counts.sum().clamp(min=2)
    mean = (values * counts).sum() / number
    spread = (((values - mean) * counts).square().sum() / (number - 1)).sqrt()
    return (values - mean) / (spread + 1e-6)


def improve(
    parameters: Parameters,
    optimiser: Any,
    reader: Reader,
    lessons: Lessons,
    settings: Settings,
    entropy_weight: float,
    generator: Tensor,
) -> dict[str, float]:
    """Learn from a round; returns figures, each a mean over the decisions learned from."""
    sums: dict[str, Tensor] = {}
    parts = 0
    device = settings.device
    for _ in range(settings.epochs if lessons.taught is None else settings.lesson_epochs):
        order = torch.randperm(len(lessons.rows), generator=generator, device=device)
        for part in order.split(settings.minibatch):
            rows = lessons.rows[part]
            with torch.autocast(device, torch.bfloat16, enabled=device == CUDA):
                found = predict(parameters, reader, lessons.observations[rows])
            loss, figures = _loss(found, lessons, rows, settings, entropy_weight)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            figures["gradient"] = torch.nn.utils.clip_grad_norm_(list(parameters.values()), settings.most_gradient)
            optimiser.step()
            for name, value in figures.items():
                sums[name] = sums.get(name, 0.0) + value.detach()
            parts += 1
    return {name: float(total) / max(1, parts) for name, total in sums.items()}


def _loss(
    found: Predictions, lessons: Lessons, rows: Tensor, settings: Settings, entropy_weight: float
) -> tuple[Tensor, dict[str, Tensor]]:
    masks = unpack(lessons.masks[rows], found.logits.shape[1])
    log_policy = torch.log_softmax(masked(found.logits, masks), 1)
    log_ratio = log_policy.gather(1, lessons.actions[rows][:, None])[:, 0] - lessons.log_probabilities[rows]
    ratio, worth = log_ratio.exp(), lessons.advantages[rows]
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    legal = log_policy.masked_fill(~masks, 0.0)
    if lessons.taught is None:
        policy_loss = -torch.minimum(ratio * worth, clipped * worth).mean()
    else:
        policy_loss = -(lessons.taught[rows] * legal).sum(1).mean()
    entropy = -(log_policy.exp() * legal).sum(1).mean()
    even = masks.sum(1).float().log().mean()
    should, sits = lessons.targets[rows], lessons.sits[rows]
    lead_loss = _squares(found.values[:, :, LEAD], should[:, :, LEAD], sits)
    points_loss = _squares(found.values[:, :, POINTS], should[:, :, POINTS], sits)
    win_loss = functional.cross_entropy(found.values[:, :, WIN].masked_fill(~sits, -1e9), should[:, :, WIN])
    value_loss = lead_loss + points_loss + win_loss
    figures = {
        "policy_loss": policy_loss,
        "lead_loss": lead_loss,
        "points_loss": points_loss,
        "win_loss": win_loss,
        "entropy": entropy,
        "entropy_share": entropy / even,
        "divergence": (ratio - 1 - log_ratio).mean(),
        "clipped": (ratio != clipped).float().mean(),
    }
    return policy_loss + settings.value_weight * value_loss - entropy_weight * entropy, figures


def _squares(found: Tensor, should: Tensor, counts: Tensor) -> Tensor:
    """Half the mean squared error, over the values that count."""
    return ((found - should).square() * counts).sum() / (2 * counts.sum())


def entropy_weight_after(weight: float, entropy_share: float, aim: float, most: float) -> float:
    """The weight of entropy that keeps the policy as undecided as `aim` says."""
    changed = weight * ENTROPY_STEP if entropy_share < aim else weight / ENTROPY_STEP
    return min(most, max(LEAST_ENTROPY_WEIGHT, changed))
