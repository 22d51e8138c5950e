"""What prompts tell of choices beside what comes of playing them: prices, points of elders, progress with tasks.

All of it is worked out in one call or two, since calling a compiled rule from Python takes longer than most rules do.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COMMON_TASK_NEED, GREAT_BONFIRE_SPACES, ISLAND_RESOURCE, ISLANDS
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.decisions import legal, play
from beltane.games.bonfire.rules.gains import common_task_count, has_fulfilled
from beltane.games.bonfire.rules.gnomes import POINTS_WITH_ELDER, elder_points
from beltane.games.bonfire.rules.great_bonfire import fits_notch, turning_price
from beltane.games.bonfire.rules.ship import voyage_price
from beltane.games.bonfire.rules.state import LANDING_STAGE, MOST_TASKS_ON_ISLAND, Bonfire, Player, Step, has
from beltane.games.bonfire.rules.tasks import PILES, can_offer_from, task_price
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASKS,
    ELDERS,
    NONE,
    SPACES,
    Elder,
    Specialist,
)
from beltane.kernel.bits import bit
from beltane.kernel.decisions import mover, top
from beltane.kernel.records import Row, i1, i2, record
from beltane.kernel.rule import rule


@record
class Previews:
    """What choices would cost a player, and what they would count for.

    `portal_notches` are the notches, as bits, that a portal of a Great Bonfire space could fill. `common_tasks_lack` is
    how much a common task still lacks, 0 once it is fulfilled. `offerings_payable` says of each pile whether its top
    tile can be paid for on the island where the ship lies.
    """

    voyage_price: Row = i2(ISLANDS)
    task_price: Row = i2(ISLANDS)
    turning_price: Row = i2(GREAT_BONFIRE_SPACES)
    portal_notches: Row = i2(GREAT_BONFIRE_SPACES)
    elder_points: Row = i2(ELDERS + 1)
    common_tasks_lack: Row = i1(COMMON_TASKS)
    offerings_payable: Row = i1(PILES)


@rule
def preview(game: Bonfire, seat: int, previews: Previews) -> None:
    """Work out a player's prices and what elders would score (B-SHIP-1, B-TASK-1, B-GREAT-1, B-GREAT-3, B-GNOME-3)."""
    player = game.players[seat]
    for island in range(ISLANDS):
        previews.voyage_price[island] = 0 if island == player.island else voyage_price(player, island)
        previews.task_price[island] = 0 if ISLAND_RESOURCE[island] == NONE else task_price(player, island)
    for space in range(GREAT_BONFIRE_SPACES):
        previews.turning_price[space] = turning_price(game, player, space)
        previews.portal_notches[space] = notches_for_portals(game, player, space)
    for elder in range(1, ELDERS + 1):
        previews.elder_points[elder] = points_of_new_elder(player, elder)
    for common in range(COMMON_TASKS):
        lack = COMMON_TASK_NEED[common] - common_task_count(player, common)
        previews.common_tasks_lack[common] = 0 if has_fulfilled(player, common) else lack
    if player.island != LANDING_STAGE and ISLAND_RESOURCE[player.island] != NONE:
        for pile in range(PILES):
            previews.offerings_payable[pile] = 1 if can_offer_from(player, player.island, pile) else 0


@rule
def notches_for_portals(game: Bonfire, player: Player, space: int) -> int:
    """The notches, as bits, that portals of a Great Bonfire space fit (B-GREAT-3)."""
    notches = 0
    for notch in range(1, SPACES + 1):
        if fits_notch(game, player, space, notch):
            notches = notches | bit(notch)
    return notches


@rule
def points_of_new_elder(player: Player, elder: int) -> int:
    """What an elder would score; the one that counts gnomes counts itself (B-GNOME-3, B-GNOME-4)."""
    points = elder_points(player, elder)
    if elder == Elder.GNOMES:
        points += 1
    if has(player, Specialist.POINTS_FOR_ELDERS):
        points += POINTS_WITH_ELDER
    return points


@rule
def preview_tasks(game: Bonfire, seat: int, progress: Row) -> None:
    """A player's progress with every task on an island and in the own city, by the task's number (B-FIRE-6)."""
    player = game.players[seat]
    for island in range(ISLANDS):
        for slot in range(MOST_TASKS_ON_ISLAND):
            task = game.island_tasks[island, slot]
            if task != NONE:
                progress[task] = task_progress(player, task)
    for space in range(1, SPACES + 1):
        task = player.tasks[space]
        if task != NONE:
            progress[task] = task_progress(player, task)


@rule
def let_all_stay(game: Bonfire, legal_actions: Row, played: Row) -> int:
    """Let every guardian that could still walk stay where it is (B-PROC-1); returns how many actions that took.

    The first choice of each such decision is that somebody stays.
    """
    seat = mover(game)
    count = 0
    while mover(game) == seat and top(game.decisions).kind == Step.WALK:
        legal(game, legal_actions)
        played[count] = legal_actions[0]
        play(game, legal_actions[0])
        count += 1
    return count
