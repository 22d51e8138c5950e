"""What a network plays for when it learns a game, and how large it is: a game may know better than these defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Objective:
    """What is played for: the final lead, the win, one's own points; and the width of the network that learns it.

    Where seats hardly hinder each other, one's own points say more about one's own decisions than the lead.
    """

    lead_weight: float = 1.0
    win_weight: float = 0.0
    points_weight: float = 0.0
    width: int = 256
