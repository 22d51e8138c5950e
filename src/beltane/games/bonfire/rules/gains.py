"""Gaining action tiles, resources and points, and the common tasks that gaining can fulfil (B-BONUS-2)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COMMON_TASK_NEED
from beltane.games.bonfire.rules.events import (
    common_task_fulfilled,
    points_scored,
    resources_gained,
    tiles_gained,
    tom_scored,
)
from beltane.games.bonfire.rules.state import (
    TOM,
    Bonfire,
    Player,
    guardian_count,
    has,
    is_solo,
    path_positions,
    portal_count,
    task_count,
)
from beltane.games.bonfire.rules.vocabulary import ActionKind, CommonTask, Resource, Specialist
from beltane.kernel.bits import bit, holds, size_of
from beltane.kernel.rule import rule


@rule
def gain_tiles(game: Bonfire, seat: int, kind: int, pieces: int) -> None:
    """Give a player action tiles of a kind, if any."""
    if pieces > 0:
        game.players[seat].tiles[kind] += pieces
        tiles_gained(game.events, seat, kind, pieces)


@rule
def gain_resources(game: Bonfire, seat: int, kind: int, pieces: int) -> None:
    """Give a player resources of a kind, if any."""
    if pieces > 0:
        game.players[seat].resources[kind] += pieces
        resources_gained(game.events, seat, kind, pieces)


@rule
def score(game: Bonfire, city: int, source: int, points: int) -> None:
    """Give a player, or Tom, points."""
    if points == 0:
        return
    player = game.players[city]
    player.points += points
    player.points_from[source] += points
    if is_solo(game) and city == TOM:
        tom_scored(game.events, source, points)
    else:
        points_scored(game.events, city, source, points)


@rule
def common_task_count(player: Player, common: int) -> int:
    """How much a player has of what a common task counts (B-BONUS-2)."""
    if common == CommonTask.TASKS:
        return task_count(player)
    if common == CommonTask.PORTALS:
        return portal_count(player)
    if common == CommonTask.PATHS:
        return path_positions(player)
    if common == CommonTask.GUARDIANS:
        return guardian_count(player)
    return player.gnomes


@rule
def has_fulfilled(player: Player, common: int) -> bool:
    """Whether a player has fulfilled a common task; once fulfilled, it stays so (B-BONUS-2)."""
    return holds(player.common_tasks, common)


@rule
def common_tasks_fulfilled(player: Player) -> int:
    """How many common tasks a player has fulfilled."""
    return size_of(player.common_tasks)


@rule
def notice_common_task(game: Bonfire, city: int, common: int) -> bool:
    """Mark a common task if it has just been fulfilled; returns whether it has."""
    player = game.players[city]
    if has_fulfilled(player, common) or common_task_count(player, common) < COMMON_TASK_NEED[common]:
        return False
    player.common_tasks = player.common_tasks | bit(common)
    return True


@rule
def check_common_task(game: Bonfire, seat: int, common: int) -> None:
    """Check a common task after gaining a piece; specialist 19 rewards fulfilling it (B-BONUS-3)."""
    if not notice_common_task(game, seat, common):
        return
    common_task_fulfilled(game.events, seat, common)
    if has(game.players[seat], Specialist.REWARD_FOR_COMMON_TASKS):
        gain_resources(game, seat, Resource.GOLD, 1)
        gain_tiles(game, seat, ActionKind.YELLOW, 1)
