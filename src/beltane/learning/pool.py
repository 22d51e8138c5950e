"""Earlier selves to play against, so that the network does not learn to beat only its present self."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

from beltane.learning.network import Parameters, Tensor

FIRST_INTERVAL = 8
"""Number of rounds after which the first earlier self is kept."""


@dataclass
class Pool:
    """Up to `most` earlier selves, spread evenly over the run so far."""

    most: int
    interval: int = FIRST_INTERVAL
    members: list[Parameters] = field(default_factory=list)

    def consider(self, parameters: Parameters, rounds: int) -> None:
        """Keep the present self if it is time; if there are too many, drop every other one."""
        if self.most == 0 or rounds % self.interval:
            return
        self.members.append({name: value.detach().clone() for name, value in parameters.items()})
        if len(self.members) > self.most:
            self.members = self.members[1::2]
            self.interval *= 2

    def draw(self, generator: Tensor) -> Parameters | None:
        """An earlier self, or None if there is none yet."""
        if not self.members:
            return None
        # The generator is on the processor, so that this never waits for a GPU.
        return self.members[int(torch.randint(len(self.members), (1,), generator=generator))]
