"""Meduris in the terminal: the drawing, and what its signs mean."""

from beltane.games.meduris.terminal.board import draw
from beltane.games.meduris.terminal.signs import abbreviations, signs

__all__ = ["MINOR_EVENTS", "PERSONAL_EVENTS", "abbreviations", "draw", "signs"]

MINOR_EVENTS = frozenset({"chip_laid", "chip_paid", "paid", "hut_built", "temple_built", "druid_came", "druid_on_slab"})
"""Events that repeat what the board or another event shows."""
PERSONAL_EVENTS = frozenset({"collected", "took", "took_nothing", "returned"})
"""Events shown only to the player they concern."""
