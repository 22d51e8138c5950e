"""Gaining action tiles, resources and points, and the common tasks that a gain of pieces can fulfil (B-BONUS-2)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COMMON_TASK_NEED
from beltane.games.bonfire.rules.events import Tell
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
from beltane.games.bonfire.rules.vocabulary import NOBODY, ActionKind, CommonTask, Resource, Specialist
from beltane.kernel.bits import bit, holds, size_of
from beltane.kernel.events import tell
from beltane.kernel.rule import rule


@rule
def gain_tiles(game: Bonfire, seat: int, kind: int, pieces: int) -> None:
    if pieces > 0:
        game.players[seat].tiles[kind] += pieces
        tell(game.events, Tell.TILES_GAINED, seat, kind, pieces, 0, 0)


@rule
def gain_resources(game: Bonfire, seat: int, kind: int, pieces: int) -> None:
    if pieces > 0:
        game.players[seat].resources[kind] += pieces
        tell(game.events, Tell.RESOURCES_GAINED, seat, kind, pieces, 0, 0)


@rule
def score(game: Bonfire, city: int, source: int, points: int) -> None:
    """Give a player, or Tom, points."""
    if points == 0:
        return
    player = game.players[city]
    player.points += points
    player.points_from[source] += points
    if is_solo(game) and city == TOM:
        tell(game.events, Tell.TOM_SCORED, NOBODY, source, points, 0, 0)
    else:
        tell(game.events, Tell.POINTS_SCORED, city, source, points, 0, 0)


@rule
def common_task_count(player: Player, common: int) -> int:
    """What a player has of that which a common task counts (B-BONUS-2)."""
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
    """Whether a player has fulfilled a common task; it stays so for good (B-BONUS-2)."""
    return holds(player.common_tasks, common)


@rule
def common_tasks_fulfilled(player: Player) -> int:
    return size_of(player.common_tasks)


@rule
def notice_common_task(game: Bonfire, city: int, common: int) -> bool:
    """Mark a common task as fulfilled when it just became so; returns whether it did."""
    player = game.players[city]
    if has_fulfilled(player, common) or common_task_count(player, common) < COMMON_TASK_NEED[common]:
        return False
    player.common_tasks = player.common_tasks | bit(common)
    return True


@rule
def check_common_task(game: Bonfire, seat: int, common: int) -> None:
    """After gaining a piece: is the common task fulfilled now? Specialist 19 rewards that moment (B-BONUS-3)."""
    if not notice_common_task(game, seat, common):
        return
    tell(game.events, Tell.COMMON_TASK_FULFILLED, seat, common, 0, 0, 0)
    if has(game.players[seat], Specialist.REWARD_FOR_COMMON_TASKS):
        gain_resources(game, seat, Resource.GOLD, 1)
        gain_tiles(game, seat, ActionKind.YELLOW, 1)
