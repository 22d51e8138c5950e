"""Progress, prices and places, computed in one call.

Views show all of it. A call from Python takes several times as long as the computing, hence a single one.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GREAT_BONFIRE_SPACES, ISLANDS, TASK_POINTS
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.countdown import novices_in_council
from beltane.games.bonfire.rules.gains import common_task_count
from beltane.games.bonfire.rules.great_bonfire import turning_price
from beltane.games.bonfire.rules.paths import has_room_for_path, path_price
from beltane.games.bonfire.rules.scoring import (
    POINTS_FOR_CRYSTAL,
    POINTS_FOR_PORTAL,
    final_points,
    guardian_value,
    has_matching_crystal,
)
from beltane.games.bonfire.rules.ship import voyage_price
from beltane.games.bonfire.rules.state import (
    MOST_TASKS_ON_ISLAND,
    Bonfire,
    Player,
    at_bonfire,
    cities,
    guardian_at,
)
from beltane.games.bonfire.rules.tasks import task_price
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASKS,
    MOST_SEATS,
    NONE,
    SPACES,
    TASKS,
    Source,
)
from beltane.kernel.records import Many, Row, i1, i2, many, record
from beltane.kernel.rule import rule
from beltane.kernel.standings import place_of


@record
class ColumnSurvey:
    """What a column of a city scores at the end: as things stand, and once its task is a bonfire with a guardian.

    `guardian` is the value of a guardian there. One is expected only where there is a portal for it to pass.
    """

    guardian: int = i2()
    now: int = i2()
    possible: int = i2()
    complete: int = i1()


@record
class CitySurvey:
    """A city's progress, its player's prices, and what the final scoring would add now.

    `progress` is 0 for tasks in the box and in other cities; `path_price` is NONE when the path is complete;
    `would_score` is 0 once the game is over.
    """

    place: int = i2()
    progress: Row = i2(TASKS)
    common_tasks: Row = i2(COMMON_TASKS)
    voyage_prices: Row = i2(ISLANDS)
    task_prices: Row = i2(ISLANDS)
    turning_prices: Row = i2(GREAT_BONFIRE_SPACES)
    path_price: int = i2()
    would_score: Row = i2(len(Source))
    columns: Many[ColumnSurvey] = many(ColumnSurvey, SPACES + 1)


@record
class Survey:
    """What is computed about all cities at once."""

    novices: int = i2()
    cities: Many[CitySurvey] = many(CitySurvey, MOST_SEATS)


@rule
def take_survey(game: Bonfire, survey: Survey) -> None:
    """Compute everything for every city."""
    survey.novices = novices_in_council(game)
    for city in range(cities(game)):
        survey.cities[city].place = place_of(game, city)
        compute_progress(game, game.players[city], survey.cities[city])
        compute_prices(game, game.players[city], survey.cities[city])
        compute_columns(game.players[city], survey.cities[city])
        if game.decisions.depth > 0:
            compute_scoring(game.players[city], survey.cities[city])


@rule
def compute_progress(game: Bonfire, player: Player, survey: CitySurvey) -> None:
    """The progress with own tasks, those on islands, and the common ones (B-FIRE-6, B-BONUS-2)."""
    for space in range(1, SPACES + 1):
        compute_task(player, player.tasks[space], survey)
    for island in range(ISLANDS):
        for slot in range(MOST_TASKS_ON_ISLAND):
            compute_task(player, game.island_tasks[island, slot], survey)
    for common in range(COMMON_TASKS):
        survey.common_tasks[common] = common_task_count(player, common)


@rule
def compute_task(player: Player, task: int, survey: CitySurvey) -> None:
    """Note the progress of a task, if there is one."""
    if task != NONE:
        survey.progress[task] = task_progress(player, task)


@rule
def compute_prices(game: Bonfire, player: Player, survey: CitySurvey) -> None:
    """The player's current prices, in action tiles (B-SHIP-2, B-TASK-1, B-GREAT-1, B-PATH-1)."""
    for island in range(ISLANDS):
        survey.voyage_prices[island] = voyage_price(player, island)
        survey.task_prices[island] = task_price(player, island)
    for space in range(GREAT_BONFIRE_SPACES):
        survey.turning_prices[space] = turning_price(game, player, space)
    survey.path_price = path_price(player) if has_room_for_path(player) else NONE


@rule
def compute_scoring(player: Player, survey: CitySurvey) -> None:
    """What the final scoring would add if the game ended now (B-SCORE-1 to B-SCORE-7)."""
    for source in range(Source.BONFIRES, Source.LEFTOVERS + 1):
        survey.would_score[source] = final_points(player, source)


@rule
def compute_columns(player: Player, survey: CitySurvey) -> None:
    """The points of each column: its task, portal, crystal and guardian (B-SCORE-1 to B-SCORE-4)."""
    for space in range(1, SPACES + 1):
        column = survey.columns[space]
        column.guardian = guardian_value(player, space)
        if player.tasks[space] == NONE:
            continue
        portal = player.portals[space] == 1
        crystal = has_matching_crystal(player, space)
        arrived = guardian_at(player, at_bonfire(space))
        points = TASK_POINTS[player.tasks[space]]
        points += POINTS_FOR_PORTAL if portal else 0
        points += POINTS_FOR_CRYSTAL if crystal else 0
        column.possible = points + (column.guardian if arrived or portal else 0)
        if player.lit[space] == 1:
            column.now = points + (column.guardian if arrived else 0)
            column.complete = 1 if portal and arrived and (crystal or space == 1) else 0
