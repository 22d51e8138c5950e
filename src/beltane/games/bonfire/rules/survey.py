"""What players reckon at the table without deciding anything: progress, prices and places, all in one go.

Views show it. A call from Python takes several times as long as all that is reckoned here, hence a single one.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GREAT_BONFIRE_SPACES, ISLANDS
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.countdown import novices_in_council
from beltane.games.bonfire.rules.gains import common_task_count
from beltane.games.bonfire.rules.great_bonfire import turning_price
from beltane.games.bonfire.rules.paths import has_room_for_path, path_price
from beltane.games.bonfire.rules.scoring import rank_of
from beltane.games.bonfire.rules.ship import voyage_price
from beltane.games.bonfire.rules.state import MOST_TASKS_ON_ISLAND, Bonfire, Player, cities
from beltane.games.bonfire.rules.tasks import task_price
from beltane.games.bonfire.rules.vocabulary import COMMON_TASKS, MOST_SEATS, NONE, SPACES, TASKS
from beltane.kernel.records import Grid, Row, i2, record
from beltane.kernel.rule import rule


@record
class Survey:
    """The last index is the city. `progress` is 0 for tasks that are not on the table or in others' cities;
    `path_prices` is NONE where the path is complete.
    """

    novices: int = i2()
    progress: Grid = i2(TASKS, MOST_SEATS)
    common_tasks: Grid = i2(COMMON_TASKS, MOST_SEATS)
    places: Row = i2(MOST_SEATS)
    voyage_prices: Grid = i2(ISLANDS, MOST_SEATS)
    task_prices: Grid = i2(ISLANDS, MOST_SEATS)
    turning_prices: Grid = i2(GREAT_BONFIRE_SPACES, MOST_SEATS)
    path_prices: Row = i2(MOST_SEATS)


@rule
def take_survey(game: Bonfire, survey: Survey) -> None:
    """Reckon everything for every city."""
    survey.novices = novices_in_council(game)
    for city in range(cities(game)):
        reckon_progress(game, city, survey)
        reckon_prices(game, city, survey)
        survey.places[city] = place_of_city(game, city)


@rule
def reckon_progress(game: Bonfire, city: int, survey: Survey) -> None:
    """How far a city has come with its own tasks, those on islands, and the common ones (B-FIRE-6, B-BONUS-2)."""
    player = game.players[city]
    for space in range(1, SPACES + 1):
        reckon_task(player, city, player.tasks[space], survey)
    for island in range(ISLANDS):
        for slot in range(MOST_TASKS_ON_ISLAND):
            reckon_task(player, city, game.island_tasks[island, slot], survey)
    for common in range(COMMON_TASKS):
        survey.common_tasks[common, city] = common_task_count(player, common)


@rule
def reckon_task(player: Player, city: int, task: int, survey: Survey) -> None:
    if task != NONE:
        survey.progress[task, city] = task_progress(player, task)


@rule
def reckon_prices(game: Bonfire, city: int, survey: Survey) -> None:
    """What everything costs a player now, in action tiles (B-SHIP-2, B-TASK-1, B-GREAT-1, B-PATH-1)."""
    player = game.players[city]
    for island in range(ISLANDS):
        survey.voyage_prices[island, city] = voyage_price(player, island)
        survey.task_prices[island, city] = task_price(player, island)
    for space in range(GREAT_BONFIRE_SPACES):
        survey.turning_prices[space, city] = turning_price(game, player, space)
    survey.path_prices[city] = path_price(player) if has_room_for_path(player) else NONE


@rule
def place_of_city(game: Bonfire, city: int) -> int:
    """Which place a city has as things stand; equals share one (B-SCORE-8, B-SOLO-9)."""
    place = 1
    for other in range(cities(game)):
        if rank_of(game, other) > rank_of(game, city):
            place += 1
    return place
