"""The printed board and pieces (M-PIECE) as tables, which Numba compiles into the rules as constants."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from beltane.games.meduris.components.reader import STANDARD_FOLDER, read_components
from beltane.games.meduris.rules.vocabulary import MATERIALS, MOST_FIELDS
from beltane.kernel.components import components_folder
from beltane.kernel.records import Records, Row

COMPONENTS = read_components(*components_folder("meduris", STANDARD_FOLDER))

# The first index is the side of the board.
FIELD_MATERIALS = np.zeros((2, MOST_FIELDS, 2), np.int64)
FIELD_DISTRICT = np.zeros((2, MOST_FIELDS), np.int64)
for _index, _side in enumerate(COMPONENTS.sides):
    FIELD_MATERIALS[_index, : len(_side.materials)] = _side.materials
    FIELD_DISTRICT[_index, : len(_side.districts)] = _side.districts
FIELDS_OF_SIDE: Row = np.array([len(side.materials) for side in COMPONENTS.sides])
MATERIAL_PAIRS: Records = np.array(list(combinations(range(MATERIALS), 2)))
"""Every two different materials."""
FIELDS_OF_PAIR = np.zeros((2, len(MATERIAL_PAIRS)), np.int64)
"""The fields that cost these two materials, as the bits of one number."""
for _index, _side in enumerate(COMPONENTS.sides):
    for _field, _materials in enumerate(_side.materials):
        FIELDS_OF_PAIR[_index] |= (np.sort(_materials) == MATERIAL_PAIRS).all(1).astype(np.int64) << _field
START_POINTS = COMPONENTS.pieces.start_points
FREE_FIELDS_BETWEEN_CHIPS = COMPONENTS.pieces.free_fields_between_chips


def _by_players(piece: int) -> Row:
    """How many of a piece each player gets, by the number of players."""
    return np.array([0, 0, *(COMPONENTS.pieces.players[players][piece] for players in (2, 3, 4))])


HUTS = _by_players(0)
TEMPLES = _by_players(1)
WORKERS = _by_players(2)
