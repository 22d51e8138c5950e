"""Statistics over many games of Meduris."""

from __future__ import annotations

from beltane.kernel.statistics import Tally

TALLIES = (
    Tally("runes-taken", "rune_taken", "rune"),
    Tally("runes-seized", "rune_seized", "rune"),
    Tally("buildings", "hut_built"),
    Tally("buildings", "temple_built"),
    Tally("chips", "chip_scored"),
    Tally("chips", "chip_paid"),
    Tally("offerings", "offered_nothing"),
    Tally("offerings", "offered_one"),
    Tally("offerings", "offered_both"),
    Tally("offerings", "offered_chip"),
)
