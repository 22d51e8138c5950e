"""What a seat can reckon from what lies on the table, as people do: progress, points, prices, what could be done next.

Learning how to reckon would take a network long; whoever needs observations fast can do without.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    GREAT_BONFIRE_SPACES,
    ISLANDS,
    TASK_NEED,
    TASK_POINTS,
)
from beltane.games.bonfire.observation.cases import A_DISTANCE, MOST_MISSING
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.gains import common_task_count
from beltane.games.bonfire.rules.great_bonfire import can_take_portal, turning_price
from beltane.games.bonfire.rules.paths import has_room_for_path, path_price
from beltane.games.bonfire.rules.scoring import (
    FINAL_SOURCES,
    final_points,
    has_matching_crystal,
)
from beltane.games.bonfire.rules.ship import FURTHEST_PRICE, voyage_price
from beltane.games.bonfire.rules.state import AT_BONFIRE, MOST_TASKS_ON_ISLAND, Bonfire, Player
from beltane.games.bonfire.rules.tasks import can_offer_from, task_price
from beltane.games.bonfire.rules.vocabulary import COMMON_TASKS, GUARDIANS, NONE, SPACES, TASKS, Source
from beltane.kernel.observation import NO_VALUE, Layout, fill, numbered
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

A_PRICE = numbered(FURTHEST_PRICE + 1)
"""No voyage, turn or path tile costs more action tiles than the furthest voyage."""
A_TASK_PRICE = numbered(MOST_TASKS_ON_ISLAND + 1)

IN_CITY = Layout()
MISSING_AT = IN_CITY.add(
    "missing",
    "how much is missing for the task of each space, 0 if it can be ignited; -1 where there is none or a bonfire",
    SPACES,
    categories=A_DISTANCE,
)
WORTH = IN_CITY.add("worth", "the points of the task or bonfire of each space", SPACES, scale=1 / 8)
MATCHING = IN_CITY.add("matching crystals", "1 for each space whose path tile has its task's colour", SPACES)
HAS_GUARDIAN = IN_CITY.add("guardians arrived", "1 for each space with a guardian at its bonfire", SPACES)
PROGRESS = IN_CITY.add("progress", "how much there is of what each common task counts", COMMON_TASKS, scale=1 / 7)
SCORED = IN_CITY.add(
    "final points",
    "what the final scoring would bring now: bonfires, guardians, portals, paths, common tasks, fate tiles, leftovers",
    len(FINAL_SOURCES),
    scale=1 / 10,
)


OWN = Layout()
MISSING = OWN.add(
    "tasks to get",
    "for each task on an island, by number, how much the viewer is missing; -1 for all others",
    TASKS,
    categories=A_DISTANCE,
)
LEAST_MISSING = OWN.add(
    "nearest task", "the least that is missing for a task of each island, else -1", ISLANDS, categories=A_DISTANCE
)
TASK_PRICE = OWN.add(
    "price of tasks", "action tiles for a task of each island, -1 where there is none", ISLANDS, categories=A_TASK_PRICE
)
VOYAGE_PRICE = OWN.add(
    "price of voyages",
    "action tiles for sailing to each island, -1 where the ship is",
    ISLANDS,
    categories=A_PRICE,
)
OFFERINGS_PAYABLE = OWN.add(
    "offerings to pay",
    "how many of the two offering tiles could be paid for on each island, 0 where there is no task",
    ISLANDS,
)
PORTAL = OWN.add(
    "fitting portals", "1 for each space of the Great Bonfire with a portal for the viewer", GREAT_BONFIRE_SPACES
)
TURNING_PRICE = OWN.add(
    "price of turning",
    "action tiles for turning the Great Bonfire to each space",
    GREAT_BONFIRE_SPACES,
    categories=A_PRICE,
)
PATH_PRICE = OWN.add("price of paths", "action tiles for the next path tile, -1 without room", categories=A_PRICE)


@rule
def reckon_own(game: Bonfire, seat: int, out: Row) -> None:
    """Write what a seat could do next."""
    player = game.players[seat]
    fill(out, MISSING, TASKS, NO_VALUE)
    for island in range(ISLANDS):
        reckon_island(game, player, island, out)
    for space in range(GREAT_BONFIRE_SPACES):
        out[PORTAL + space] = can_take_portal(game, player, space)
        out[TURNING_PRICE + space] = turning_price(game, player, space)
    out[PATH_PRICE] = path_price(player) if has_room_for_path(player) else NO_VALUE


@rule
def reckon_island(game: Bonfire, player: Player, island: int, out: Row) -> None:
    """How far the tasks of an island are, and what they cost."""
    out[VOYAGE_PRICE + island] = NO_VALUE if island == player.island else voyage_price(player, island)
    least = MOST_MISSING + 1
    for slot in range(MOST_TASKS_ON_ISLAND):
        task = game.island_tasks[island, slot]
        if task != NONE:
            missing = missing_for(player, task)
            out[MISSING + task] = missing
            least = min(least, missing)
    has_task = least <= MOST_MISSING
    out[LEAST_MISSING + island] = least if has_task else NO_VALUE
    out[TASK_PRICE + island] = task_price(player, island) if has_task else NO_VALUE
    out[OFFERINGS_PAYABLE + island] = payable_offerings(player, island) if has_task else 0


@rule
def payable_offerings(player: Player, island: int) -> int:
    """How many of a player's two offering tiles could be paid for on a task island (B-TASK-2)."""
    return int(can_offer_from(player, island, 0)) + int(can_offer_from(player, island, 1))


@rule
def reckon_city(game: Bonfire, city: int, out: Row) -> None:
    """Write what can be reckoned of a city: its columns, and its points."""
    reckon_columns(game.players[city], out)
    reckon_points(game.players[city], game.decisions.depth > 0, out)


@rule
def reckon_columns(player: Player, out: Row) -> None:
    """What each space still asks for, and what stands there."""
    fill(out, MISSING_AT, SPACES, NO_VALUE)
    fill(out, WORTH, SPACES, 0)
    fill(out, MATCHING, SPACES, 0)
    fill(out, HAS_GUARDIAN, SPACES, 0)
    for space in range(1, SPACES + 1):
        task = player.tasks[space]
        if task != NONE:
            out[WORTH + space - 1] = TASK_POINTS[task]
            out[MATCHING + space - 1] = has_matching_crystal(player, space)
            if player.lit[space] == 0:
                out[MISSING_AT + space - 1] = missing_for(player, task)
    for guardian in range(GUARDIANS):
        space = player.guardians[guardian] - AT_BONFIRE
        if space > 0:
            out[HAS_GUARDIAN + space - 1] = 1


@rule
def missing_for(player: Player, task: int) -> int:
    """How much of what a task asks for a player does not have yet."""
    return min(MOST_MISSING, TASK_NEED[task] - task_progress(player, task))


@rule
def reckon_points(player: Player, is_running: bool, out: Row) -> None:
    """Progress with the common tasks, and what the final scoring would bring now; nothing when it is done."""
    for common in range(COMMON_TASKS):
        out[PROGRESS + common] = common_task_count(player, common)
    for source in range(Source.BONFIRES, Source.LEFTOVERS + 1):
        out[SCORED + source - Source.BONFIRES] = final_points(player, source) if is_running else 0
