"""Igniting bonfires (B-FIRE-1, B-FIRE-2)."""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import to_ignite
from beltane.games.bonfire.rules.conditions import is_fulfilled
from beltane.games.bonfire.rules.council import send_own_novice
from beltane.games.bonfire.rules.events import bonfire_lit
from beltane.games.bonfire.rules.state import Bonfire, Player
from beltane.games.bonfire.rules.vocabulary import NONE, SPACES
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def can_ignite(player: Player, space: int) -> bool:
    """Whether there is a task, not yet a bonfire, whose condition holds now (B-FIRE-1)."""
    task = player.tasks[space]
    return task != NONE and player.lit[space] == 0 and is_fulfilled(player, task)


@rule
def can_ignite_any(player: Player) -> bool:
    """Whether a player can ignite a bonfire on any space."""
    for space in range(1, SPACES + 1):
        if can_ignite(player, space):
            return True
    return False


@rule
def legal_igniting(player: Player, out: Row, count: int) -> int:
    """Every task whose condition holds (B-FIRE-1)."""
    for space in range(1, SPACES + 1):
        if can_ignite(player, space):
            out[count] = to_ignite(space)
            count += 1
    return count


@rule
def ignite(game: Bonfire, seat: int, space: int) -> None:
    """Turn the task over; its novice goes to the council (B-FIRE-2)."""
    player = game.players[seat]
    player.lit[space] = 1
    bonfire_lit(game.events, seat, player.tasks[space], space)
    send_own_novice(game, seat)
