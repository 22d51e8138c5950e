"""The average of a network over its latest improvements, which plays better and more evenly than any one of them."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from beltane.learning.network import Parameters, Tensor

LEAST_SHARE = 0.001
"""The share of the newest parameters in the average, in the long run."""
RECENT = 0.1
"""At first the average reaches back over about this part of all improvements so far."""


@dataclass
class Average:
    """Averaged parameters, and over how many improvements."""

    parameters: Parameters
    share: Tensor
    """That of the newest parameters now; a tensor, because a GPU that replays an improvement reads it there."""
    updates: int = 0

    def count(self) -> None:
        """There is one more improvement."""
        self.updates += 1
        self.share.fill_(max(LEAST_SHARE, 1.0 / (1.0 + RECENT * self.updates)))

    def approach(self, parameters: Parameters) -> None:
        """Move towards the parameters as they are now."""
        with torch.no_grad():
            for name, value in self.parameters.items():
                value.lerp_(parameters[name], self.share)


def new_average(parameters: Parameters) -> Average:
    """An average that begins where the parameters are."""
    copies = {name: value.detach().clone() for name, value in parameters.items()}
    return Average(copies, next(iter(copies.values())).new_zeros(()))
