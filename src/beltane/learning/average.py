"""The average of a network over its latest improvements, which plays better and more evenly than any one of them."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from beltane.learning.network import Parameters

LEAST_SHARE = 0.001
"""The share of the newest parameters in the average, in the long run."""
RECENT = 0.1
"""At first the average reaches back over about this part of all improvements so far."""


@dataclass
class Average:
    """Averaged parameters, and over how many improvements."""

    parameters: Parameters
    updates: int = 0

    def follow(self, parameters: Parameters) -> None:
        """Move towards the parameters as they are now."""
        self.updates += 1
        share = max(LEAST_SHARE, 1.0 / (1.0 + RECENT * self.updates))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.parameters.values()), list(parameters.values()), share)


def new_average(parameters: Parameters) -> Average:
    """An average that begins where the parameters are."""
    return Average({name: value.detach().clone() for name, value in parameters.items()})
