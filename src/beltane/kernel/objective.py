"""What a game's network is trained for, and how, where that differs from game to game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Objective:
    """What the network aims at (the final lead, the win, one's own points), what helps it to get there, and its width.

    `solo` are the three weights for games with a single seat, if they are not the same there. `shares` say, for each
    number of seats, how many of the games have it, in proportion.
    """

    lead_weight: float = 1.0
    win_weight: float = 0.0
    points_weight: float = 0.0
    solo: tuple[float, ...] = ()
    shaped: bool = False
    """Whether the lead is expected to grow from the present one, which helps where points come early and tell much."""
    judged: bool = False
    """Whether that present lead is the one that the game's evaluation expects, counting what is scored at the end."""
    shares: tuple[float, ...] = ()
    first_entropy: float = 0.35
    entropy_power: float = 2.0
    most_entropy_weight: float = 0.03
    entropy_step: float = 1.1
    entropy_apart: bool = False
    """How undecided play is kept, as `beltane.learning.settings` explains; many small decisions need more."""
    width: int = 256
