"""Earlier selves to play against, so that the network does not learn to beat only its present self."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

from beltane.learning.network import Parameters, Tensor

FIRST_INTERVAL = 8
"""Number of rounds after which the first earlier self is kept."""
SHARE_OF_FIRST = 0.5
"""How often the earlier self is the network that the run began with, if that had learned before."""


def copied(parameters: Parameters) -> Parameters:
    """The same parameters in other places, from which nothing is learned."""
    return {name: value.detach().clone() for name, value in parameters.items()}


@dataclass
class Pool:
    """Up to `most` earlier selves, spread evenly over the run so far.

    The `first` one, with whose network the run began, stays: it may play in a way that the run soon gives up, and that
    others still play.
    """

    most: int
    first: Parameters | None = None
    interval: int = FIRST_INTERVAL
    members: list[Parameters] = field(default_factory=list)

    def consider(self, parameters: Parameters, rounds: int) -> None:
        """Keep the present self if it is time; if there are too many, drop every other one."""
        if self.most == 0 or rounds % self.interval:
            return
        self.members.append(copied(parameters))
        if len(self.members) > self.most:
            self.members = self.members[1::2]
            self.interval *= 2

    def draw(self, generator: Tensor) -> Parameters | None:
        """An earlier self, or None if there is none yet."""
        if self.first is not None and (not self.members or torch.rand((), generator=generator) < SHARE_OF_FIRST):
            return self.first
        if not self.members:
            return None
        # The generator is on the processor, so that this never waits for a GPU.
        return self.members[int(torch.randint(len(self.members), (1,), generator=generator))]
