"""The printed board and pieces: an edition's values, and the tables made from them for the rules.

Numba compiles the tables in as constants. Where an index is a printed number (a specialist, a path position, a number
of players), index 0 is unused, so that no rule has to subtract one.
"""

from __future__ import annotations

import string

import numpy as np

from beltane.games.bonfire.components.cards import DOUBLING
from beltane.games.bonfire.components.reader import STANDARD_FOLDER, Components, read_components
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    BASIC_RESOURCES,
    COLOUR,
    ELDER,
    FATE_TILE_LENGTH,
    GUARDIAN_COLOUR,
    GUARDIAN_COLOURS,
    GUARDIANS,
    NONE,
    OFFERING_TILES,
    PATH_KIND,
    PATH_KIND_OF,
    PATH_KINDS,
    TASKS,
    Cell,
    Specialist,
    TaskKind,
)
from beltane.kernel.components import components_folder
from beltane.kernel.records import Grid, Row
from beltane.kernel.vocabulary import Domain, Parts, words_of

COMPONENTS: Components = read_components(*components_folder("bonfire", STANDARD_FOLDER))

# Islands
ISLAND = Domain("island", COMPONENTS.islands.names)
ISLANDS = len(ISLAND)
ISLAND_RESOURCE: Row = np.array(COMPONENTS.islands.resources)
"""NONE for guardian islands."""
ISLAND_GUARDIAN: Row = np.array(COMPONENTS.islands.guardians)
"""NONE for task islands."""
ISLAND_IS_CORNER: Row = np.array(COMPONENTS.islands.corners, np.int64)
ROUTES: Grid = np.array(COMPONENTS.islands.routes)
"""The distance between two islands in routes."""
RESOURCE_ISLANDS: Grid = np.array(
    [[i for i in range(ISLANDS) if ISLAND_RESOURCE[i] == resource] for resource in range(BASIC_RESOURCES)]
)
GUARDIAN_ISLAND: Row = np.array([COMPONENTS.islands.guardians.index(guardian) for guardian in range(GUARDIAN_COLOURS)])


def _tasks_on_islands(players: int) -> list[int]:
    numbers = COMPONENTS.pieces.by_players[players - 1]
    tasks = [numbers.tasks_on_corner if corner else numbers.tasks_elsewhere for corner in COMPONENTS.islands.corners]
    return [0 if ISLAND_RESOURCE[island] == NONE else tasks[island] for island in range(ISLANDS)]


TASKS_ON_ISLAND: Grid = np.array([[0] * ISLANDS, *(_tasks_on_islands(players) for players in (1, 2, 3, 4))])
"""The number of tasks laid on an island at set-up, by the number of players (B-SETUP-1)."""

# The Great Bonfire, clockwise from the pointer's start
GREAT_BONFIRE_ACTION: Row = np.array(COMPONENTS.great_bonfire.actions)
GREAT_BONFIRE_REWARD: Row = np.array(COMPONENTS.great_bonfire.rewards)
GREAT_BONFIRE_SPACES = len(COMPONENTS.great_bonfire.actions)
GREAT_BONFIRE_POINTS = COMPONENTS.great_bonfire.points

# The fate area lies in a grid with a margin for tiles that stick out of it (B-FATE-6). Cells are numbered row by row.
COLUMNS = COMPONENTS.fate.columns
ROWS = COMPONENTS.fate.rows
MARGIN = FATE_TILE_LENGTH - 1
GRID_COLUMNS = COLUMNS + 2 * MARGIN
GRID_ROWS = ROWS + 2 * MARGIN
GRID_CELLS = GRID_COLUMNS * GRID_ROWS


def _grid_cell(area_cell: int) -> int:
    row, column = divmod(area_cell, COLUMNS)
    return (row + MARGIN) * GRID_COLUMNS + column + MARGIN


def _marked(area_cells: tuple[int, ...]) -> Row:
    marked = np.zeros(GRID_CELLS, np.int64)
    marked[[_grid_cell(cell) for cell in area_cells]] = 1
    return marked


def _fate_cells() -> Row:
    cells = np.full(GRID_CELLS, Cell.OUTSIDE, np.int64)
    for kind, area_cells in (
        (Cell.PLAIN, COMPONENTS.fate.area),
        (Cell.GOLD, COMPONENTS.fate.gold),
        (Cell.YELLOW, COMPONENTS.fate.yellow),
    ):
        cells[[_grid_cell(cell) for cell in area_cells]] = kind
    return cells


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, GRID_COLUMNS)
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [r * GRID_COLUMNS + c if 0 <= r < GRID_ROWS and 0 <= c < GRID_COLUMNS else NONE for r, c in around]


FATE_CELL: Row = _fate_cells()
FATE_HIGHLIGHTED: Row = _marked(COMPONENTS.fate.highlighted)
FATE_OUTERMOST: Row = _marked(COMPONENTS.fate.outermost())
FATE_NEIGHBOUR: Grid = np.array([_neighbours(cell) for cell in range(GRID_CELLS)])
"""The cells above, right of, below and left of a cell, NONE beyond the grid."""
START_CELLS: Row = np.array([_grid_cell(cell) for cell in COMPONENTS.fate.start])
FATE_TILE_SYMBOLS: Grid = np.array(COMPONENTS.fate.tiles)


def _places() -> list[tuple[Parts, list[int]]]:
    """Every place with at least one cell in the area: the parts of its word, and its cells from the left or the top.

    A place is named by its middle cell, so that only the cells just outside need extra names: column z, row 0 and so
    on. Column and row of the middle cell count from 1 in the area.
    """
    columns = ["z", *string.ascii_lowercase[: COLUMNS + 1]]
    middles = [
        (row, column)
        for row in range(MARGIN - 1, ROWS + MARGIN + 1)
        for column in range(MARGIN - 1, COLUMNS + MARGIN + 1)
    ]
    places: list[tuple[Parts, list[int]]] = []
    for direction, step in (("across", 1), ("down", GRID_COLUMNS)):
        for row, column in middles:
            middle = row * GRID_COLUMNS + column
            cells = [middle - step, middle, middle + step]
            if any(FATE_CELL[cell] != Cell.OUTSIDE for cell in cells):
                number = row - MARGIN + 1
                cell = f"{columns[column - MARGIN + 1]}{number}"
                parts: Parts = {"cell": cell, "column": column - MARGIN + 1, "row": number, "direction": direction}
                places.append((parts, cells))
    return places


_PLACE_PARTS = tuple(parts for parts, _ in _places())
PLACE = Domain("place", tuple("{cell}-{direction}".format(**parts) for parts in _PLACE_PARTS), parts=_PLACE_PARTS)
"""Where a fate tile can lie, as in `d3-across`; its direction is a separate matter."""
PLACES = len(PLACE)
_CELLS_OF_PLACES = [cells for _, cells in _places()]
PLACE_CELLS: Grid = np.array(_CELLS_OF_PLACES)
"""The cells of a place from the left or from the top."""
PLACE_INSIDE: Row = np.array(
    [int(all(FATE_CELL[cell] != Cell.OUTSIDE for cell in cells)) for cells in _CELLS_OF_PLACES]
)
"""Whether a place lies wholly in the area (B-FATE-3)."""
PLACE_BITS = 60
"""Number of places in one set, as the bits of one number; there are more places than bits, so they need several."""
PLACE_SETS = -(-PLACES // PLACE_BITS)
PLACES_INSIDE: Row = np.zeros(PLACE_SETS, np.int64)
"""For each set, those wholly in the area."""
PLACES_ON = np.zeros((PLACE_SETS, GRID_CELLS), np.int64)
"""For each set, the places that a cell is part of."""
PLACES_BESIDE = np.zeros((PLACE_SETS, GRID_CELLS), np.int64)
"""For each set, the places that have a cell above, right of, below or left of a cell."""
for _place, _cells in enumerate(_CELLS_OF_PLACES):
    _set, _bit = divmod(_place, PLACE_BITS)
    PLACES_INSIDE[_set] |= int(PLACE_INSIDE[_place]) << _bit
    for _cell in _cells:
        PLACES_ON[_set, _cell] |= 1 << _bit
        for _neighbour in _neighbours(_cell):
            if _neighbour != NONE:
                PLACES_BESIDE[_set, _neighbour] |= 1 << _bit
START_PLACE = _CELLS_OF_PLACES.index([_grid_cell(cell) for cell in COMPONENTS.fate.start])

# Path tiles; those of one kind are interchangeable.
PATH_TILES = len(COMPONENTS.paths)
PATH_TILE_CRYSTAL: Row = np.array([crystal for crystal, _ in COMPONENTS.paths])
PATH_TILE_RESOURCE: Row = np.array([resource for _, resource in COMPONENTS.paths])
PATH_TILE_KIND: Row = np.array([PATH_KIND_OF[path] for path in COMPONENTS.paths])
PATH_KIND_CRYSTAL: Row = np.array([COLOUR.position[str(parts["crystal"])] for parts in PATH_KIND.parts])
PATH_KIND_COPIES: Row = np.bincount([PATH_TILE_KIND[tile] for tile in range(PATH_TILES)], minlength=PATH_KINDS)

# Tasks
TASK_KIND_OF: Row = np.array([task.kind for task in COMPONENTS.tasks])
TASK_COLOUR: Row = np.array([task.colour for task in COMPONENTS.tasks])
TASK_POINTS: Row = np.array([task.points for task in COMPONENTS.tasks])
OFFERING_PILE = OFFERING_TILES // 2


def _asks(task: int) -> list[int]:
    asks = list(COMPONENTS.tasks[task].asks)
    if not asks:
        asks = [
            {
                TaskKind.EMPTY_OFFERING_PILE: OFFERING_PILE,
                TaskKind.FATE_HIGHLIGHTED: len(COMPONENTS.fate.highlighted),
                TaskKind.FATE_GOLD: len(COMPONENTS.fate.gold),
                TaskKind.FATE_OUTERMOST: len(COMPONENTS.fate.outermost()),
            }[TaskKind(COMPONENTS.tasks[task].kind)]
        ]
    return asks + [0] * (ACTION_TILES - len(asks))


def _need(task: int) -> int:
    twice = COMPONENTS.tasks[task].kind in (TaskKind.TWO_RESOURCES, TaskKind.TWO_LARGE_GROUPS)
    return sum(_asks(task)) * (2 if twice else 1)


def _least_players(task: int) -> int:
    asks_three_on_one = COMPONENTS.tasks[task].kind == TaskKind.OFFERINGS_ON_ONE_ISLAND and _need(task) == 3
    return 3 if asks_three_on_one else 1


TASK_ASKS: Grid = np.array([_asks(task) for task in range(TASKS)])
"""For kinds up to TaskKind.ACTION_TILES, how many a task asks for of each colour, guardian, resource or action; for the
others, their single number at index 0.
"""
TASK_NEED: Row = np.array([_need(task) for task in range(TASKS)])
"""The progress at which a task is fulfilled (B-FIRE-6)."""
TASK_LEAST_PLAYERS: Row = np.array([_least_players(task) for task in range(TASKS)])
"""The fewest players with whom a task is in the game (B-SETUP-1)."""

# Gnomes, by their number
SPECIALIST_RESOURCE: Row = np.array([NONE, *COMPONENTS.gnomes.specialist_resources])
SPECIALIST_GUARDIAN: Row = np.array([NONE, *COMPONENTS.gnomes.specialist_guardians])
"""The guardian whose gain a specialist doubles, or NONE."""
GUARDIAN_SPECIALIST: Row = np.zeros(GUARDIANS, np.int64)
"""The specialist that doubles a guardian's gain; 0 for the player's own guardian."""
for _specialist in DOUBLING:
    GUARDIAN_SPECIALIST[SPECIALIST_GUARDIAN[_specialist]] = _specialist.value
ELDER_RESOURCE: Row = np.array([NONE, *COMPONENTS.gnomes.elder_resources])


def _specialist_word(specialist: Specialist, word: str) -> str:
    guardian = SPECIALIST_GUARDIAN[specialist]
    return word if guardian == NONE else f"doubled-{GUARDIAN_COLOUR.words[guardian]}"


SPECIALIST = Domain("specialist", tuple(map(_specialist_word, Specialist, words_of("specialist", Specialist).words)))
"""The value is the specialist's number - 1."""
_GNOME_PARTS: tuple[Parts, ...] = (
    *({"kind": "specialist", "name": word} for word in SPECIALIST.words),
    *({"kind": "elder", "name": word} for word in ELDER.words),
)
GNOME = Domain("gnome", (*SPECIALIST.words, *(f"elder-of-{word}" for word in ELDER.words)), parts=_GNOME_PARTS)
"""All gnomes: the specialists, then the elders."""

# Cities
PORTAL_ORDER: Grid = np.array(COMPONENTS.cities.portal_orders)
"""The shape of a notch, by city board and notch - 1."""
GUARDIAN_VALUE: Row = np.array([0, *COMPONENTS.cities.guardian_points])
"""What a guardian at a bonfire scores, by space 1 to 7."""
PATH_COST: Row = np.array([0, *COMPONENTS.cities.path_costs])
"""The price of a path position in action tiles; position 1 is part of the starting tile."""
OFFERING_TILE_RESOURCE: Row = np.array(COMPONENTS.cities.offering_tiles)

# Council and common tasks
COUNCIL_HAS_POINT: Row = np.array(COMPONENTS.council.has_point, np.int64)
COMMON_TASK_NEED: Row = np.array(COMPONENTS.council.common_task_asks)

# Tom
TOM_CARDS: Row = np.array(COMPONENTS.tom.cards)
TOM_REVEALS_GNOME: Row = np.array(COMPONENTS.tom.reveals_gnome, np.int64)
"""Whether a card first reveals a specialist, by TomCard (B-SOLO-4)."""

# Counts of pieces
NOVICES = COMPONENTS.pieces.novices
TOM_NOVICES = COMPONENTS.pieces.novices_of_tom
GUARDIANS_OF_COLOUR = COMPONENTS.pieces.guardians_of_colour
COUNTDOWN_TILES = COMPONENTS.pieces.countdown_tiles
COUNTDOWN_NOVICES: Row = np.array([0, *(numbers.novices for numbers in COMPONENTS.pieces.by_players)])
"""The number of novices in the council that starts the countdown, by the number of players (B-END-1)."""
PORTALS_OF_SHAPE: Row = np.array([0, *(numbers.portals for numbers in COMPONENTS.pieces.by_players)])
"""The number of portals of each shape in the game, by the number of players (B-SETUP-4)."""
