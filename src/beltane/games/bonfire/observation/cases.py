"""The cases of what is observed: how many there are of each kind of number."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COUNTDOWN_TILES, PATH_TILES
from beltane.games.bonfire.rules.state import AT_BONFIRE
from beltane.games.bonfire.rules.vocabulary import (
    BASIC_RESOURCES,
    FATE_TILES,
    MOST_SEATS,
    SPACES,
    SPECIALISTS,
    TASKS,
)
from beltane.kernel.observation import numbered

A_SEAT = numbered(MOST_SEATS)
A_COUNT = numbered(9)
"""Small counts are told apart; from 8 on all are the same case."""
A_TASK = numbered(TASKS)
A_PATH_TILE = numbered(PATH_TILES)
A_SPECIALIST = numbered(SPECIALISTS + 1)
A_SPACE = numbered(SPACES + 1)
A_FATE_TILE = numbered(FATE_TILES)
A_PLACE = numbered(AT_BONFIRE + SPACES + 1)
A_RESOURCE = numbered(BASIC_RESOURCES)
A_COUNTDOWN_TILE = numbered(COUNTDOWN_TILES + 1)
MOST_MISSING = 5
A_DISTANCE = numbered(MOST_MISSING + 1)
"""How much is missing for a task: from MOST_MISSING on all is the same case."""
