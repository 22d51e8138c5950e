"""Leads: what a seat's points are worth against those of the others."""

from __future__ import annotations

from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def turn_into_leads(points: Row, seats: int) -> None:
    """Replace the points of two or more seats by the lead of each over its best rival."""
    best = second = -(10**9)
    for seat in range(seats):
        second = max(second, min(best, points[seat]))
        best = max(best, points[seat])
    for seat in range(seats):
        points[seat] -= second if points[seat] == best else best
