"""The learner: improves a network by one part of what was experienced at a time (proximal policy optimisation).

An update reads and writes only tensors that stay where they are, so that a GPU can record and replay it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import torch
from torch.nn import functional

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
from beltane.learning.replaying import Replayed
from beltane.learning.self_play import unpack
from beltane.learning.settings import CUDA, Settings

MOST_CHANGE = 10.0
"""Logarithm of the greatest change of a probability that still counts: beyond it, powers soon become infinite."""
FIGURES = (
    "policy_loss",
    "lead_loss",
    "points_loss",
    "gains_loss",
    "win_loss",
    "entropy",
    "entropy_share",
    "divergence",
    "clipped",
    "gradient",
    "skipped",
)
"""The figures of an update; the last two are its gradient, and whether it was skipped."""
MEASURED = (LEAD, POINTS, GAINS)
"""The predictions whose errors are squared."""


@dataclass(frozen=True)
class Part:
    """Decisions to learn from at once, a row for each."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor
    """By relative seat and prediction."""
    kinds: Tensor
    """Which of the numbers of seats it is."""
    taught: Tensor | None = None
    """How often each action should be played, if there is a teacher."""

    def __len__(self) -> int:
        return len(self.actions)

    def overwrite(self, other: Part) -> None:
        """Take over what another part says, where this one is."""
        for field in fields(self):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if mine is not None:
                mine.copy_(theirs)

    def clone(self) -> Part:
        """The same in other places."""
        found = {field.name: getattr(self, field.name) for field in fields(self)}
        return replace(self, **{name: value.clone() for name, value in found.items() if value is not None})


class Learner:
    """A network with what improves it: its optimiser, its average, and the sums of figures over its updates."""

    def __init__(
        self, parameters: Parameters, average: Average, reader: Reader, sits: Tensor, settings: Settings
    ) -> None:
        device = settings.device
        self.parameters = parameters
        self.average = average
        self.optimiser = new_optimiser(parameters, settings)
        self.entropy_weights = torch.zeros(len(sits), device=device)
        """For each number of seats, how much undecided play counts."""
        self.sums = torch.zeros(len(FIGURES), device=device)
        """Those of FIGURES, over all updates."""
        self.undecided = torch.zeros((len(sits), 2), device=device)
        """For each number of seats, sums of the entropy, and of that of uniform play."""
        self._reader = reader
        self._settings = settings
        self._sits = sits
        self._kinds = torch.arange(len(sits), device=device)
        self._measured = torch.tensor([float(output in MEASURED) for output in range(OUTPUTS)], device=device)
        self._if_skipped = torch.tensor([float(name == "skipped") for name in FIGURES], device=device)
        self._all = list(parameters.values())
        self._replayed = Replayed(self._update_again)
        self._part: Part | None = None
        self._may_record = settings.recorded and device == CUDA

    @property
    def is_recorded(self) -> bool:
        """Whether a GPU replays updates."""
        return self._replayed.is_recorded

    @property
    def failure(self) -> str | None:
        """Why updates could not be recorded, if that was tried."""
        return self._replayed.failure

    def begin(self, rate: float, entropy_weights: Sequence[float]) -> None:
        """Set what applies to the updates of a round, and forget the figures of earlier ones."""
        for group in self.optimiser.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.entropy_weights.copy_(torch.tensor(entropy_weights))
        self.sums.zero_()
        self.undecided.zero_()

    def entropy_shares(self) -> list[float | None]:
        """For each number of seats, the entropy as a share of that of uniform play, if anything was learned."""
        return [found / most if most else None for found, most in self.undecided.tolist()]

    def learn(self, part: Part) -> None:
        """Improve the network by a part; this never waits for a GPU."""
        self.average.count()
        if not self._may_record or part.taught is not None:
            self.update(part)
            return
        if self._part is None:
            self._part = part.clone()
        if len(part) == len(self._part):
            self._part.overwrite(part)
            self._replayed()
        else:
            self.update(part)

    def _update_again(self) -> None:
        assert self._part is not None
        self.update(self._part)

    def update(self, part: Part) -> None:
        """Improve the network by a part, unless the gradient is not finite, and add up its figures."""
        self.optimiser.zero_grad(set_to_none=True)
        loss, figures, undecided = self._loss(predict(self.parameters, self._reader, part.observations), part)
        loss.backward()
        with torch.no_grad():
            norm = torch.nn.utils.clip_grad_norm_(self._all, self._settings.most_gradient)
            finite = torch.isfinite(norm)
            skipped = (~finite).float()
            self.optimiser.grad_scale = None
            self.optimiser.found_inf = skipped
            self.optimiser.step()
            self.average.approach(self.parameters)
            # One bad part must not spoil the figures of all others; that it was skipped is counted.
            self.sums += torch.where(finite, torch.stack((*figures, norm, skipped)), self._if_skipped)
            self.undecided += torch.where(finite, undecided, 0.0)

    def _loss(self, found: Predictions, part: Part) -> tuple[Tensor, list[Tensor], Tensor]:
        """What is to become small, its figures, and the entropies for each number of seats."""
        settings = self._settings
        masks = unpack(part.masks, found.logits.shape[1])
        log_policy = torch.log_softmax(masked(found.logits, masks), 1)
        changed = log_policy.gather(1, part.actions[:, None])[:, 0] - part.log_probabilities
        log_ratio = changed.clamp(-MOST_CHANGE, MOST_CHANGE)
        ratio = log_ratio.exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        if part.taught is None:
            policy_loss = -torch.minimum(ratio * part.advantages, clipped * part.advantages).mean()
        else:
            policy_loss = -(part.taught * log_policy.masked_fill(~masks, 0.0)).sum(1).mean()
        # What is illegal has no probability at all, so it adds nothing.
        entropy = -(log_policy.exp() * log_policy).sum(1)
        even = masks.sum(1).float().log()
        errors, win_loss = self._errors(found.values, part)
        value_loss = errors @ self._measured + win_loss
        curious = (self.entropy_weights[part.kinds] * entropy).mean()
        figures = [
            policy_loss,
            *(errors[output] for output in MEASURED),
            win_loss,
            entropy.mean(),
            entropy.mean() / even.mean(),
            (ratio - 1 - log_ratio).mean(),
            (ratio != clipped).float().mean(),
        ]
        with torch.no_grad():
            undecided = (part.kinds == self._kinds[:, None]).float() @ torch.stack((entropy, even), 1)
        return policy_loss + settings.value_weight * value_loss - curious, figures, undecided

    def _errors(self, values: Tensor, part: Part) -> tuple[Tensor, Tensor]:
        """Half the mean squared error of each prediction, over the seats at the table; and the error of the win."""
        sits = self._sits[part.kinds]
        errors = ((values - part.targets).square() * sits[:, :, None]).sum((0, 1)) / (2 * sits.sum())
        win = functional.cross_entropy(values[:, :, WIN].masked_fill(~sits, -1e9), part.targets[:, :, WIN])
        return errors, win


def new_optimiser(parameters: Parameters, settings: Settings) -> Any:
    """An optimiser that never waits for a GPU; there its rate is in a tensor, so that a step can be replayed."""
    on_gpu = settings.device == CUDA
    optimiser: Any = torch.optim.Adam(
        list(parameters.values()), lr=settings.learning_rate, eps=settings.epsilon, fused=True, capturable=on_gpu
    )
    if on_gpu:
        # Only now: a new optimiser would ask the GPU whether its rate is below zero.
        for group in optimiser.param_groups:
            group["lr"] = torch.full((), settings.learning_rate, device=CUDA)
    # Its steps are replayed later than it expects, which is no reason for a warning.
    optimiser._warned_capturable_if_run_uncaptured = True
    return optimiser


def optimiser_state(optimiser: Any) -> dict[str, Any]:
    """What an optimiser has learned, as plain data and tensors, wherever it goes on."""
    state = optimiser.state_dict()
    return {**state, "param_groups": [{**group, "lr": float(group["lr"])} for group in state["param_groups"]]}


def restore_optimiser(optimiser: Any, state: dict[str, Any]) -> None:
    """Go on with what was learned; how it is applied remains that of this optimiser."""
    optimiser.load_state_dict({"state": state["state"], "param_groups": optimiser.state_dict()["param_groups"]})
