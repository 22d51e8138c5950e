"""The objective for which a game's network is trained, and the network's size; a game may override these defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Objective:
    """What the network aims at: the final lead, the win, one's own points; and its width.

    Where seats hardly affect each other, a player's own points say more about their decisions than the lead.
    """

    lead_weight: float = 1.0
    win_weight: float = 0.0
    points_weight: float = 0.0
    shaped: bool = False
    """Whether the lead is expected to grow from the present one, which helps where points come early and tell much."""
    width: int = 256
