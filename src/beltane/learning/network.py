"""The network that learns: its layers, and how it is evaluated for observations.

It has two or three layers, so small that a compiled search can evaluate it on one core. Its parameters are a dictionary
of tensors, under the names that they have in a network's file (`beltane.learning.export`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from beltane.kernel.dispatch import MOST_SEATS
from beltane.kernel.observation import Inputs

Tensor = Any
"""A tensor of PyTorch, which is not installed where types are checked."""
Parameters = dict[str, Tensor]
Numbers = npt.NDArray[Any]

LEAD, WIN, POINTS = range(3)
"""What is expected for each contender: the final lead, the win, and, for learning only, the points still to come."""
CHANNELS = 3
GAINS = 3
"""One more prediction for learning only: the lead still to come, beyond the present one."""
OUTPUTS = 4
"""The number of predictions for each contender."""
HALF = torch.bfloat16
LEAD_SCALE = 20.0
POINTS_SCALE = 20.0
"""Points that correspond to 1 in leads and in points to come."""
NARROW = 0.01
"""Standard deviation of the policy's first weights: the first policy is almost uniform."""


@dataclass(frozen=True)
class Predictions:
    """A network's output for positions: a logit for each action, and several predictions for each relative seat."""

    logits: Tensor
    values: Tensor


class Reader:
    """Finds the rows of the first layer for observations.

    The most frequent case of each category adds nothing, because its row is part of the bias; so only a position's
    unusual features have to be added up.
    """

    def __init__(self, inputs: Inputs, usual: Numbers, device: str, *, dense: bool = False, half: bool = False) -> None:
        named = np.flatnonzero(inputs.categories)
        amounts = np.flatnonzero(inputs.categories == 0)

        def to_device(values: Numbers) -> Tensor:
            return torch.tensor(values).to(device)

        self.rows = inputs.rows
        self.device = device
        self.dense = dense
        self.half = half
        self._named = to_device(named)
        self._last = to_device(inputs.categories[named] - 1)
        self._offset = to_device(inputs.offset[named])
        self._usual = to_device(usual_rows(inputs, usual))
        self._amounts = to_device(amounts)
        self._scale = to_device(inputs.scale[amounts])
        self._amount_rows = to_device(inputs.offset[amounts].astype(np.int64))

    def first_layer(self, parameters: Parameters, observations: Tensor) -> Tensor:
        """The first layer's output before the ReLU."""
        weights = parameters["input_rows"]
        amounts = observations[:, self._amounts] * self._scale
        found = self._found(observations)
        summed = self._product(weights, found) if self.dense else self._sum(weights, found)
        return amounts @ weights.index_select(0, self._amount_rows) + summed + parameters["input_bias"]

    def _found(self, observations: Tensor) -> Tensor:
        """The row of each category; `rows` stands for the usual case."""
        cases = torch.minimum((observations[:, self._named].int() + 1).clamp(min=0), self._last)
        found = cases + self._offset
        return torch.where(found == self._usual, self.rows, found)

    def _sum(self, weights: Tensor, found: Tensor) -> Tensor:
        """Add up rows one by one, which is fastest on a processor."""
        unusual = found != self.rows
        ends = unusual.sum(1).cumsum(0)
        starts = torch.cat((ends.new_zeros(1), ends[:-1]))
        return functional.embedding_bag(found[unusual].long(), weights, starts, mode="sum")

    def _product(self, weights: Tensor, found: Tensor) -> Tensor:
        """Multiply by zeros and ones, which is fastest on a GPU, and needs no synchronisation to count them."""
        dtype = HALF if self.half else weights.dtype
        ones = torch.zeros((len(found), _aligned(self.rows + 1)), dtype=dtype, device=found.device)
        ones.scatter_(1, found.long(), 1.0)
        return ones[:, : self.rows] @ weights


def _aligned(width: int) -> int:
    """The width, rounded up to what suits a GPU's matrix units."""
    return -(-width // 64) * 64


def usual_rows(inputs: Inputs, usual: Numbers) -> Numbers:
    """The rows of the most usual cases, which always stay zero."""
    named = np.flatnonzero(inputs.categories)
    rows: Numbers = inputs.offset[named] + np.clip(usual[named] + 1, 0, inputs.categories[named] - 1)
    return rows


def new_parameters(
    inputs: Inputs, actions: int, width: int, hidden: Sequence[int], device: str, generator: Tensor
) -> Parameters:
    """An untrained network: rows that add nothing, and an almost uniform policy."""

    def normal(scale: float, *shape: int) -> Tensor:
        return torch.randn(shape, generator=generator, device=device) * scale

    def zeros(*shape: int) -> Tensor:
        return torch.zeros(shape, device=device)

    parameters = {"input_rows": zeros(inputs.rows, width), "input_bias": normal(0.5, width)}
    for layer, (before, after) in enumerate(zip((width, *hidden), hidden, strict=False)):
        parameters[f"hidden_{layer}_weight"] = normal((2 / before) ** 0.5, after, before)
        parameters[f"hidden_{layer}_bias"] = zeros(after)
    last = hidden[-1] if hidden else width
    parameters["policy_weight"] = normal(NARROW, actions, last)
    parameters["policy_bias"] = zeros(actions)
    parameters["value_weight"] = normal(NARROW, OUTPUTS * MOST_SEATS, last)
    parameters["value_bias"] = zeros(OUTPUTS * MOST_SEATS)
    return {name: value.requires_grad_() for name, value in parameters.items()}


def hidden_layers(parameters: Parameters) -> int:
    """The number of layers between the first one and the heads."""
    return sum(name.startswith("hidden_") for name in parameters) // 2


def predict(parameters: Parameters, reader: Reader, observations: Tensor) -> Predictions:
    """Evaluate positions; values have the shape positions, relative seats, predictions.

    The heads are always computed in single precision: half of it is too coarse for chances and for sums of losses.
    """
    # Nothing is converted twice; and what a GPU records must not depend on conversions made before.
    with torch.autocast(reader.device, HALF, enabled=reader.half, cache_enabled=False):
        layer = torch.relu(reader.first_layer(parameters, observations))
        for number in range(hidden_layers(parameters)):
            weight, bias = parameters[f"hidden_{number}_weight"], parameters[f"hidden_{number}_bias"]
            layer = torch.relu(functional.linear(layer, weight, bias))
    layer = layer.float()
    logits = functional.linear(layer, parameters["policy_weight"], parameters["policy_bias"])
    values = functional.linear(layer, parameters["value_weight"], parameters["value_bias"])
    return Predictions(logits, values.unflatten(1, (OUTPUTS, MOST_SEATS)).transpose(1, 2))


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """Logits in which illegal actions are practically excluded."""
    return logits.masked_fill(~masks, -1e9)
