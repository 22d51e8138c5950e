"""Improving a network with what it has experienced: proximal policy optimisation, with predictions beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from beltane.kernel.errors import BeltaneError
from beltane.learning.average import Average
from beltane.learning.network import (
    GAINS,
    LEAD,
    OUTPUTS,
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
from beltane.learning.settings import Settings

LEAST_ENTROPY_WEIGHT = 1e-4
MOST_CHANGE = 10.0
"""Logarithm of the greatest change of a probability that still counts: beyond it, powers soon become infinite."""
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
    """By relative seat and prediction."""
    sits: Tensor
    rows: Tensor
    taught: Tensor | None = None
    """How often each action should be played, if there is a teacher."""


def lessons_of(made: Experience, played: SelfPlay, settings: Settings, progress: float = 0.0) -> Lessons:
    """What there is to learn from a round, after a part of the learning."""
    trace = settings.trace_at(progress)
    gained = advantages(made.values, made.rewards, made.movers, made.over, trace)
    results = targets(made.values, made.rewards, made.movers, made.over, trace)
    should = torch.cat((results, (results[..., LEAD] - made.leads)[..., None]), -1)
    for step in range(len(should)):
        seats = seats_of(made.movers[step], played.relative)
        should[step] = should[step].gather(1, seats[:, :, None].expand(-1, -1, OUTPUTS))
    weights = {LEAD: settings.lead_weight, WIN: settings.win_weight, POINTS: settings.points_weight}
    worth = sum(weight * gained[..., channel] for channel, weight in weights.items())
    for place in played.places:
        found = _standardised(worth[:, place], made.learns[:, place])
        worth[:, place] = found.clamp(-settings.most_advantage, settings.most_advantage)
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
    average: Average | None = None,
) -> dict[str, float]:
    """Learn from a round; returns figures, each a mean over the decisions learned from.

    A part whose gradient is not finite is skipped, but if all of them are, learning fails.
    """
    sums, count = improve_unseen(parameters, optimiser, reader, lessons, settings, entropy_weight, generator, average)
    means = {name: float(total) / max(1, count) for name, total in sums.items()}
    if means.get("skipped") == 1.0:
        raise BeltaneError("learning-diverged", count=count)
    return means


def improve_unseen(
    parameters: Parameters,
    optimiser: Any,
    reader: Reader,
    lessons: Lessons,
    settings: Settings,
    entropy_weight: float,
    generator: Tensor,
    average: Average | None,
) -> tuple[dict[str, Tensor], int]:
    """Learn without ever waiting for a GPU; returns sums of figures, and over how many parts."""
    sums: dict[str, Tensor] = {}
    count = 0
    for _ in range(settings.epochs if lessons.taught is None else settings.lesson_epochs):
        order = torch.randperm(len(lessons.rows), generator=generator, device=settings.device)
        for part in whole_parts(order, settings.minibatch):
            rows = lessons.rows[part]
            found = predict(parameters, reader, lessons.observations[rows])
            loss, figures = _loss(found, lessons, rows, settings, entropy_weight)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_(list(parameters.values()), settings.most_gradient)
            figures.update(gradient=norm, skipped=_step(optimiser, norm))
            if average is not None:
                average.follow(parameters)
            for name, value in figures.items():
                # One bad part must not spoil the figures of all others; that it was skipped is counted.
                counted = torch.where(torch.isfinite(norm), value.detach(), float(name == "skipped"))
                sums[name] = sums.get(name, 0.0) + counted
            count += 1
    return sums, count


def whole_parts(order: Tensor, size: int) -> Sequence[Tensor]:
    """Parts of equal size; what is left over is left out, because so small a part would count too much."""
    parts: Sequence[Tensor] = order.split(size)
    return parts[:-1] if len(parts) > 1 and len(parts[-1]) < size else parts


def _step(optimiser: Any, norm: Tensor) -> Tensor:
    """Improve unless the gradient is not finite, and return whether that was skipped; this never waits for a GPU."""
    optimiser.grad_scale = None
    optimiser.found_inf = (~torch.isfinite(norm)).float()
    optimiser.step()
    return optimiser.found_inf


def _loss(
    found: Predictions, lessons: Lessons, rows: Tensor, settings: Settings, entropy_weight: float
) -> tuple[Tensor, dict[str, Tensor]]:
    masks = unpack(lessons.masks[rows], found.logits.shape[1])
    log_policy = torch.log_softmax(masked(found.logits, masks), 1)
    changed = log_policy.gather(1, lessons.actions[rows][:, None])[:, 0] - lessons.log_probabilities[rows]
    log_ratio = changed.clamp(-MOST_CHANGE, MOST_CHANGE)
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
    lead_loss, points_loss, gains_loss = (
        _squares(found.values[:, :, output], should[:, :, output], sits) for output in (LEAD, POINTS, GAINS)
    )
    win_loss = functional.cross_entropy(found.values[:, :, WIN].masked_fill(~sits, -1e9), should[:, :, WIN])
    value_loss = lead_loss + points_loss + win_loss + gains_loss
    figures = {
        "policy_loss": policy_loss,
        "lead_loss": lead_loss,
        "points_loss": points_loss,
        "gains_loss": gains_loss,
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
