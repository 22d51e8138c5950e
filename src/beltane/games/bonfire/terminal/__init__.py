"""How Bonfire is drawn in text, and what its signs mean."""

from beltane.games.bonfire.terminal.board import draw
from beltane.games.bonfire.terminal.lists import LISTS
from beltane.games.bonfire.terminal.signs import abbreviations, signs

__all__ = ["LISTS", "MINOR_EVENTS", "PERSONAL_EVENTS", "TOPIC_DOMAINS", "abbreviations", "draw", "signs"]

TOPIC_DOMAINS = {"elder": "gnome"}
"""What the words of topics are words of, where that is not the topic's own kind."""
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
"""What the board shows as well, or another event says too."""
PERSONAL_EVENTS = frozenset({"tiles_gained", "resources_gained", "offering_revealed", "fate_tile_laid"})
"""What matters to the supply of whoever it concerns."""
