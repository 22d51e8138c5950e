"""Statistics over many games of Bonfire."""

from __future__ import annotations

from beltane.kernel.statistics import Tally

TALLIES = (
    Tally("gnomes-recruited", "gnome_recruited", "gnome"),
    Tally("council-bonuses", "bonus_taken", "council"),
    Tally("common-tasks", "common_task_fulfilled", "common_task"),
    Tally("portals-taken", "portal_taken", "shape"),
)
