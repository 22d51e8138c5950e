"""Bonfire in the terminal: the drawing, and what its signs mean."""

from beltane.games.bonfire.terminal.board import draw
from beltane.games.bonfire.terminal.lists import LISTS
from beltane.games.bonfire.terminal.signs import abbreviations, signs

__all__ = ["LISTS", "MINOR_EVENTS", "PERSONAL_EVENTS", "TOPIC_DOMAINS", "abbreviations", "draw", "signs"]

TOPIC_DOMAINS = {"elder": "gnome"}
"""The domains of topics whose words are not of the domain named after the topic's kind."""
MINOR_EVENTS = frozenset(
    {
        "fate_tile_chosen",
        "fate_tile_swapped",
        "tile_discarded",
        "tiles_paid",
        "resources_paid",
        "offering_laid",
        "procession_began",
        "path_revealed",
        "paths_shuffled",
        "specialist_revealed",
        "specialists_shuffled",
        "tom_deck_shuffled",
        "bonus_taken",
    }
)
"""Events that repeat what the board or another event shows."""
PERSONAL_EVENTS = frozenset({"tiles_gained", "resources_gained", "offering_revealed", "fate_tile_laid"})
"""Events shown only to the player they concern."""
