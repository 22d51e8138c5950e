"""Earlier selves to play against, so that nobody learns to beat only whoever they are now."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

from beltane.learning.network import Parameters, Tensor

FIRST_INTERVAL = 8
"""After so many rounds the first earlier self is kept."""


@dataclass
class Pool:
    """Up to `most` earlier selves, evenly spread over all that has been learned so far."""

    most: int
    interval: int = FIRST_INTERVAL
    members: list[Parameters] = field(default_factory=list)

    def consider(self, parameters: Parameters, rounds: int) -> None:
        """Keep the present self if its time has come; when there are too many, every other one goes."""
        if self.most == 0 or rounds % self.interval:
            return
        self.members.append({name: value.detach().clone() for name, value in parameters.items()})
        if len(self.members) > self.most:
            self.members = self.members[1::2]
            self.interval *= 2

    def draw(self, generator: Tensor) -> Parameters | None:
        """An earlier self, or None as long as there is none."""
        if not self.members:
            return None
        # The dice lie on the processor, so that nobody has to wait for a GPU.
        return self.members[int(torch.randint(len(self.members), (1,), generator=generator))]
