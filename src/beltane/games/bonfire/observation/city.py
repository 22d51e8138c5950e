"""What a learner sees of a city."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GRID_CELLS, ISLANDS, NOVICES
from beltane.games.bonfire.observation.cases import (
    A_COUNT,
    A_FATE_TILE,
    A_PATH_TILE,
    A_PLACE,
    A_TASK,
)
from beltane.games.bonfire.rules.state import FATE_ROW, OFFERING_PILE, Player
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    ACTIONS,
    COMMON_TASKS,
    COUNCIL_SPACES,
    ELDERS,
    FATE_TILE_LENGTH,
    GUARDIANS,
    MOST_SEATS,
    OFFERING_TILES,
    RESOURCES,
    SPACES,
    SPECIALISTS,
)
from beltane.kernel.observation import NO_VALUE, Layout, fill, numbered, write_bits, write_row
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

CITY = Layout()
POINTS = CITY.add("points", "points", scale=1 / 20)
TILES = CITY.add("tiles", "action tiles by kind", ACTION_TILES, categories=A_COUNT)
SUPPLY = CITY.add("resources", "resources by kind", RESOURCES, categories=A_COUNT)
BOARD = CITY.add("city", "the city board, by number", categories=numbered(MOST_SEATS))
PATHS = CITY.add(
    "paths",
    "path tiles by position, else -1; the first position is on the starting tile",
    SPACES,
    categories=A_PATH_TILE,
)
PORTALS = CITY.add("portals", "1 for each notch with a portal", SPACES)
TASKS_AT = CITY.add("tasks", "tasks by space, else -1", SPACES, categories=A_TASK)
LIT = CITY.add("bonfires", "1 for each space with a bonfire", SPACES)
GUARDIANS_AT = CITY.add(
    "guardians",
    "where each guardian is: -1 not here, 0 start, a position, or 10 + a space",
    GUARDIANS,
    categories=A_PLACE,
)
OFFERINGS = CITY.add(
    "offerings", "the tile on top of each pile, by number, else -1", 2, categories=numbered(OFFERING_TILES)
)
OFFERINGS_LEFT = CITY.add("offerings left", "how many are in each pile", 2, categories=numbered(OFFERING_PILE + 1))
OFFERINGS_ON = CITY.add("offerings on islands", "offering tiles on each island", ISLANDS)
FATE_TILES_LEFT = CITY.add("fate row", "fate tiles in the row, by number, else -1", FATE_ROW, categories=A_FATE_TILE)
FATE_ASIDE = CITY.add(
    "fate tile aside", "the one that was put aside, until one has been laid, else -1", categories=A_FATE_TILE
)
FATE_AREA = CITY.add(
    "fate area", "0 for an empty cell, else 1 + the symbol on it", GRID_CELLS, categories=numbered(ACTIONS + 1)
)
RECRUITED = CITY.add("specialists", "1 for each specialist recruited", SPECIALISTS)
ELDERS_RECRUITED = CITY.add("elders", "1 for each elder recruited", ELDERS)
GNOMES = CITY.add("gnomes", "how many gnomes, the elders and specialists, there are", categories=A_COUNT)
SHIP = CITY.add("ship", "the island, by number; -1 at the landing stage", categories=numbered(ISLANDS))
FULFILLED = CITY.add("common tasks", "1 for each common task fulfilled", COMMON_TASKS)
SENT = CITY.add("council", "one's own novices on each space of the High Council", COUNCIL_SPACES)
NOVICES_SENT = CITY.add("novices sent", "how many novices have been sent", categories=numbered(NOVICES + 1))
PASSED = CITY.add("passed", "1 after passing for good")


@rule
def observe_city(player: Player, out: Row) -> None:
    """Write a player's city, or Tom's, into its part of the observation."""
    out[POINTS] = player.points
    write_row(out, TILES, player.tiles, 0, ACTION_TILES)
    write_row(out, SUPPLY, player.resources, 0, RESOURCES)
    out[BOARD] = player.city
    fill(out, PATHS, SPACES, NO_VALUE)
    write_row(out, PATHS + 1, player.paths, 2, player.path_count)
    write_row(out, PORTALS, player.portals, 1, SPACES)
    write_row(out, TASKS_AT, player.tasks, 1, SPACES)
    write_row(out, LIT, player.lit, 1, SPACES)
    write_row(out, GUARDIANS_AT, player.guardians, 0, GUARDIANS)
    for pile in range(2):
        left = player.offerings_left[pile]
        out[OFFERINGS + pile] = player.offering_piles[pile * OFFERING_PILE + left - 1] if left else NO_VALUE
        out[OFFERINGS_LEFT + pile] = left
    write_row(out, OFFERINGS_ON, player.offerings_on, 0, ISLANDS)
    observe_fate(player, out)
    write_bits(out, RECRUITED, player.specialists, 1, SPECIALISTS)
    write_bits(out, ELDERS_RECRUITED, player.elders, 1, ELDERS)
    out[GNOMES] = player.gnomes
    out[SHIP] = player.island
    write_bits(out, FULFILLED, player.common_tasks, 0, COMMON_TASKS)
    write_row(out, SENT, player.council, 0, COUNCIL_SPACES)
    out[NOVICES_SENT] = player.novices
    out[PASSED] = player.passed


@rule
def observe_fate(player: Player, out: Row) -> None:
    """The fate row, the tile put aside, and the symbols in the fate area."""
    fill(out, FATE_TILES_LEFT, FATE_ROW, NO_VALUE)
    write_row(out, FATE_TILES_LEFT, player.fate_row, 0, player.fate_row_count)
    out[FATE_ASIDE] = NO_VALUE if player.fate_tiles_placed else player.fate_aside
    fill(out, FATE_AREA, GRID_CELLS, 0)
    for number in range(player.fate_tiles_placed * FATE_TILE_LENGTH):
        out[FATE_AREA + player.fate_cells[number]] = player.fate_symbols[number] + 1
