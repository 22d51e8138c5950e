"""The final scoring (B-SCORE) and the ranking of the players."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GUARDIAN_VALUE, PATH_TILE_CRYSTAL, TASK_COLOUR, TASK_POINTS
from beltane.games.bonfire.rules.events import game_ended
from beltane.games.bonfire.rules.gains import common_tasks_fulfilled, score
from beltane.games.bonfire.rules.state import (
    TOM,
    Bonfire,
    Player,
    bonfire_count,
    cities,
    has,
    is_at_bonfire,
    is_solo,
    path_positions,
    resource_total,
    space_of_bonfire,
    tile_total,
)
from beltane.games.bonfire.rules.vocabulary import GUARDIANS, NONE, SPACES, Source, Specialist
from beltane.kernel.rule import rule

POINTS_FOR_PORTAL = 2
POINTS_FOR_CRYSTAL = 2
POINTS_FOR_COMMON_TASK = 4
MORE_FOR_FIRST_COMMON_TASK = 3
POINTS_FOR_FATE_TILE = 3
POINTS_FOR_GUARDIAN_WITH_SPECIALIST = 2
FINAL_SOURCES = (
    Source.BONFIRES,
    Source.GUARDIANS,
    Source.PORTALS,
    Source.PATHS,
    Source.COMMON_TASKS,
    Source.FATE_TILES,
    Source.LEFTOVERS,
)
"""Where points come from in the final scoring."""
AHEAD_IN_TIES = SPACES + 1
"""Greater than the number of bonfires that anybody can have."""
MORE_THAN_TIE_BREAKS = 100


@rule
def finish(game: Bonfire, ending: int) -> None:
    """Score every city and end the game."""
    for city in range(cities(game)):
        score_city(game, city)
    game_ended(game.events, ending)
    game.decisions.depth = 0


@rule
def score_city(game: Bonfire, city: int) -> None:
    """The seven categories of B-SCORE-1 to B-SCORE-7."""
    for source in range(Source.BONFIRES, Source.LEFTOVERS + 1):
        score(game, city, source, final_points(game.players[city], source))


@rule
def final_points(player: Player, source: int) -> int:
    """What a city scores from one of FINAL_SOURCES."""
    if source == Source.BONFIRES:
        return bonfire_points(player)
    if source == Source.GUARDIANS:
        return guardian_points(player)
    if source == Source.PORTALS:
        return portal_points(player)
    if source == Source.PATHS:
        return path_points(player)
    if source == Source.COMMON_TASKS:
        return common_task_points(player)
    if source == Source.FATE_TILES:
        return POINTS_FOR_FATE_TILE * player.fate_row_count
    return leftover_points(player)


@rule
def bonfire_points(player: Player) -> int:
    """The printed value of each bonfire (B-SCORE-1)."""
    points = 0
    for space in range(1, SPACES + 1):
        if player.lit[space] == 1:
            points += TASK_POINTS[player.tasks[space]]
    return points


@rule
def guardian_value(player: Player, space: int) -> int:
    """The value of a guardian at the bonfire of a space, 2 more with specialist 18 (B-SCORE-2)."""
    more = POINTS_FOR_GUARDIAN_WITH_SPECIALIST if has(player, Specialist.POINTS_FOR_GUARDIANS) else 0
    return GUARDIAN_VALUE[space] + more


@rule
def guardian_points(player: Player) -> int:
    """The values of the spaces of all guardians at bonfires (B-SCORE-2)."""
    points = 0
    for guardian in range(GUARDIANS):
        if is_at_bonfire(player.guardians[guardian]):
            points += guardian_value(player, space_of_bonfire(player.guardians[guardian]))
    return points


@rule
def portal_points(player: Player) -> int:
    """2 for each portal at a bonfire (B-SCORE-3)."""
    points = 0
    for space in range(1, SPACES + 1):
        if player.lit[space] == 1 and player.portals[space] == 1:
            points += POINTS_FOR_PORTAL
    return points


@rule
def path_points(player: Player) -> int:
    """2 for each path tile whose crystal has its bonfire's colour (B-SCORE-4)."""
    points = 0
    for position in range(2, path_positions(player) + 1):
        if player.lit[position] == 1 and has_matching_crystal(player, position):
            points += POINTS_FOR_CRYSTAL
    return points


@rule
def has_matching_crystal(player: Player, space: int) -> bool:
    """Whether the path tile below a task has its colour (B-SCORE-4)."""
    return player.tasks[space] != NONE and path_crystal(player, space) == TASK_COLOUR[player.tasks[space]]


@rule
def path_crystal(player: Player, position: int) -> int:
    """The crystal at a path position; NONE on the starting tile, and where there is no tile yet."""
    if position < 2 or position > path_positions(player):
        return NONE
    return PATH_TILE_CRYSTAL[player.paths[position]]


@rule
def common_task_points(player: Player) -> int:
    """4 for each common task, 7 for the first one if all 7 are bonfires (B-SCORE-5)."""
    fulfilled = common_tasks_fulfilled(player)
    points = POINTS_FOR_COMMON_TASK * fulfilled
    if fulfilled > 0 and bonfire_count(player) == SPACES:
        points += MORE_FOR_FIRST_COMMON_TASK
    return points


@rule
def leftover_points(player: Player) -> int:
    """1 for every two tiles and resources left over (B-SCORE-7)."""
    return (tile_total(player) + resource_total(player)) // 2


@rule
def points_of(game: Bonfire, contender: int) -> int:
    """A contender's points as they stand."""
    return game.players[contender].points


@rule
def rank_of(game: Bonfire, contender: int) -> int:
    """Points, then bonfires; in solo the human needs more points than Tom (B-SCORE-8, B-SOLO-9)."""
    # In interpreted code, the fields are too narrow for such large numbers.
    points = int(game.players[contender].points)
    if is_solo(game) and contender == TOM:
        return points * MORE_THAN_TIE_BREAKS + AHEAD_IN_TIES
    return points * MORE_THAN_TIE_BREAKS + int(bonfire_count(game.players[contender]))
