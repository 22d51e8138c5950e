"""What prompts say about choices apart from their outcomes: prices, points of elders, progress with tasks.

All of it is computed in one or two calls, since calling a compiled rule from Python takes longer than most rules do.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    COMMON_TASK_NEED,
    GREAT_BONFIRE_SPACES,
    ISLAND_RESOURCE,
    ISLANDS,
)
from beltane.games.bonfire.rules.decisions import legal, play
from beltane.games.bonfire.rules.fate import tiles_kept
from beltane.games.bonfire.rules.gains import common_task_count, has_fulfilled
from beltane.games.bonfire.rules.gnomes import POINTS_WITH_ELDER, elder_points
from beltane.games.bonfire.rules.great_bonfire import fits_notch
from beltane.games.bonfire.rules.scoring import path_crystal
from beltane.games.bonfire.rules.state import Bonfire, Player, Step, has
from beltane.games.bonfire.rules.survey import CitySurvey, compute_columns, compute_prices, compute_progress
from beltane.games.bonfire.rules.tasks import PILES, can_offer_from
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
from beltane.kernel.records import Grid, Many, Row, i1, i2, one, record
from beltane.kernel.rule import rule


@record
class Previews:
    """The prices of a player's choices, and what they would count for.

    `portal_notches` are the notches, as bits, that a portal of a Great Bonfire space could fill. `common_tasks_lack` is
    how much a common task still lacks, 0 once it is fulfilled. `offerings_payable` says for each island and pile
    whether the resources for the pile's top tile can be paid. `crystals` are those at the path positions, NONE where
    there is none.
    """

    survey: CitySurvey = one(CitySurvey)
    portal_notches: Row = i2(GREAT_BONFIRE_SPACES)
    elder_points: Row = i2(ELDERS + 1)
    common_tasks_lack: Row = i1(COMMON_TASKS)
    offerings_payable: Grid = i1(ISLANDS, PILES)
    crystals: Row = i1(SPACES + 1)
    tiles_kept: int = i2()


@rule
def preview(game: Bonfire, seat: int, previews: Previews) -> None:
    """Compute a player's prices and progress, the notches for portals, and the points of elders."""
    player = game.players[seat]
    compute_prices(game, player, previews.survey)
    compute_progress(game, player, previews.survey)
    compute_columns(player, previews.survey)
    preview_offerings(player, previews)
    previews.tiles_kept = tiles_kept(player)
    for position in range(1, SPACES + 1):
        previews.crystals[position] = path_crystal(player, position)
    for space in range(GREAT_BONFIRE_SPACES):
        previews.portal_notches[space] = notches_for_portals(game, player, space)
    for elder in range(1, ELDERS + 1):
        previews.elder_points[elder] = points_of_new_elder(player, elder)
    for common in range(COMMON_TASKS):
        lack = COMMON_TASK_NEED[common] - common_task_count(player, common)
        previews.common_tasks_lack[common] = 0 if has_fulfilled(player, common) else lack


@rule
def preview_offerings(player: Player, previews: Previews) -> None:
    """Which offerings could be paid for on which island (B-TASK-2)."""
    for island in range(ISLANDS):
        for pile in range(PILES):
            payable = ISLAND_RESOURCE[island] != NONE and can_offer_from(player, island, pile)
            previews.offerings_payable[island, pile] = 1 if payable else 0


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
def find_island_actions(games: Many[Bonfire], voyages: Grid, lengths: Row, found: Row) -> None:
    """Find after which voyages the island's action could be paid for as well (B-SHIP-3).

    A voyage is a row of actions, including its payment. The first game is the position before them, the second one is
    working memory.
    """
    seat = mover(games[0])
    for index in range(len(lengths)):
        games[1] = games[0]
        for step in range(lengths[index]):
            play(games[1], voyages[index, step])
        at_island = mover(games[1]) == seat and top(games[1].decisions).kind == Step.ISLAND_ACTION
        found[index] = 1 if at_island else 0


@rule
def walk_farthest(game: Bonfire, legal_actions: Row, played: Row) -> int:
    """Let every guardian walk as far as possible, foremost first (B-PROC-1); returns the number of walks.

    The last choice of a walk is the farthest one. Any resource of choice will do (B-PROC-6).
    """
    seat = mover(game)
    count = 0
    while mover(game) == seat:
        kind = top(game.decisions).kind
        if kind != Step.WALK and kind != Step.CHOOSE_GAIN:
            break
        last = legal_actions[legal(game, legal_actions) - 1]
        if kind == Step.WALK:
            played[count] = last
            count += 1
        play(game, last)
    return count


@rule
def let_all_stay(game: Bonfire, legal_actions: Row, played: Row) -> int:
    """Let every guardian that could still walk stay where it is (B-PROC-1); returns the number of actions.

    The first choice of each such decision is that a guardian stays.
    """
    seat = mover(game)
    count = 0
    while mover(game) == seat and top(game.decisions).kind == Step.WALK:
        legal(game, legal_actions)
        played[count] = legal_actions[0]
        play(game, legal_actions[0])
        count += 1
    return count
