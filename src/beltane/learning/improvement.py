"""Improving a network with what it has experienced: proximal policy optimisation, with predictions beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from beltane.kernel.errors import BeltaneError
from beltane.learning.learner import FIGURES, Learner, Part
from beltane.learning.network import LEAD, OUTPUTS, POINTS, WIN, Tensor
from beltane.learning.returns import advantages, targets
from beltane.learning.self_play import Experience, SelfPlay, seats_of
from beltane.learning.settings import Settings

LEAST_ENTROPY_WEIGHT = 1e-4


@dataclass
class Lessons:
    """What there is to learn from a round: a row for each decision, of which `rows` are those to learn from."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor
    kinds: Tensor
    """For each game, which of the numbers of seats it has."""
    rows: Tensor
    taught: Tensor | None = None

    def part(self, rows: Tensor) -> Part:
        """Some decisions."""
        return Part(
            self.observations[rows],
            self.masks[rows],
            self.actions[rows],
            self.log_probabilities[rows],
            self.advantages[rows],
            self.targets[rows],
            self.kinds[rows % len(self.kinds)],
            None if self.taught is None else self.taught[rows],
        )


def lessons_of(made: Experience, played: SelfPlay, settings: Settings, progress: float = 0.0) -> Lessons:
    """What there is to learn from a round, after a part of the learning."""
    trace = settings.trace_at(progress)
    gained = advantages(made.values, made.rewards, made.movers, made.over, trace)
    results = targets(made.values, made.rewards, made.movers, made.over, trace)
    should = torch.cat((results, (results[..., LEAD] - made.leads)[..., None]), -1)
    for step in range(len(should)):
        seats = seats_of(made.movers[step], played.relative)
        should[step] = should[step].gather(1, seats[:, :, None].expand(-1, -1, OUTPUTS))
    worth = torch.zeros_like(made.log_probabilities)
    for tables, place in zip(played.tables, played.places, strict=True):
        channels = zip((LEAD, WIN, POINTS), settings.weights(tables.seats), strict=True)
        wanted = sum(weight * gained[:, place, channel] for channel, weight in channels)
        found = _standardised(wanted, made.learns[:, place])
        worth[:, place] = found.clamp(-settings.most_advantage, settings.most_advantage)
    return Lessons(
        observations=made.observations.flatten(0, 1),
        masks=made.masks.flatten(0, 1),
        actions=made.actions.flatten(),
        log_probabilities=made.log_probabilities.flatten(),
        advantages=worth.flatten(),
        targets=should.flatten(0, 1),
        kinds=played.kinds,
        rows=torch.nonzero(made.learns.flatten())[:, 0],
        taught=None if made.taught is None else made.taught.flatten(0, 1),
    )


def _standardised(values: Tensor, counts: Tensor) -> Tensor:
    """Values scaled to mean 0 and standard deviation 1 over those that count."""
    number = counts.sum().clamp(min=2)
    mean = (values * counts).sum() / number
    spread = (((values - mean) * counts).square().sum() / (number - 1)).sqrt()
    return (values - mean) / (spread + 1e-6)


def improve(learner: Learner, lessons: Lessons, settings: Settings, generator: Tensor) -> dict[str, float]:
    """Learn from a round; returns figures, each a mean over the decisions learned from.

    A part whose gradient is not finite is skipped, but if all of them are, learning fails.
    """
    count = improve_unseen(learner, lessons, settings, generator)
    means = {name: total / max(1, count) for name, total in zip(FIGURES, learner.sums.tolist(), strict=True)}
    if means["skipped"] == 1.0:
        raise BeltaneError("learning-diverged", count=count)
    return means


def improve_unseen(learner: Learner, lessons: Lessons, settings: Settings, generator: Tensor) -> int:
    """Learn without ever waiting for a GPU; returns from how many parts."""
    count = 0
    for _ in range(settings.epochs if lessons.taught is None else settings.lesson_epochs):
        order = torch.randperm(len(lessons.rows), generator=generator, device=settings.device)
        for part in whole_parts(order, settings.minibatch):
            learner.learn(lessons.part(lessons.rows[part]))
            count += 1
    return count


def whole_parts(order: Tensor, size: int) -> Sequence[Tensor]:
    """Parts of equal size; what is left over is left out, because so small a part would count too much."""
    parts: Sequence[Tensor] = order.split(size)
    return parts[:-1] if len(parts) > 1 and len(parts[-1]) < size else parts


def entropy_weight_after(weight: float, entropy_share: float, aim: float, settings: Settings) -> float:
    """The weight of entropy that keeps the policy as undecided as `aim` says."""
    changed = weight * settings.entropy_step if entropy_share < aim else weight / settings.entropy_step
    return min(settings.most_entropy_weight, max(LEAST_ENTROPY_WEIGHT, changed))
