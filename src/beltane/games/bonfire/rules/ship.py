"""The ship (B-SHIP): voyages, their price, and the island's action that may follow."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ISLANDS, ROUTES
from beltane.games.bonfire.rules.actions import (
    RETRIEVE,
    STAY,
    TAKE_TASK,
    sail_island,
    task_chosen,
    to_sail,
    to_stay,
    verb_of,
)
from beltane.games.bonfire.rules.events import sailed
from beltane.games.bonfire.rules.guardians import begin_guardian, can_retrieve_guardian, legal_retrieving
from beltane.games.bonfire.rules.payment import ask_tiles, tiles_affordable
from beltane.games.bonfire.rules.state import LANDING_STAGE, Bonfire, Player, Step, has
from beltane.games.bonfire.rules.tasks import begin_task, can_receive_any_task, legal_tasks
from beltane.games.bonfire.rules.vocabulary import ActionKind, Specialist
from beltane.kernel.decisions import UnhandledCase, pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

FURTHEST_PRICE = 3


@rule
def voyage_price(player: Player, island: int) -> int:
    """Tiles for a voyage: 1 for the very first, then by routes (B-SHIP-1, B-SHIP-2)."""
    if player.island == LANDING_STAGE:
        return 1
    routes = ROUTES[player.island, island]
    if has(player, Specialist.LONGER_VOYAGE):
        routes = max(1, routes - 1)
    return min(routes, FURTHEST_PRICE)


@rule
def can_sail(player: Player, island: int) -> bool:
    """Whether a voyage to another island can be paid (B-SHIP-1)."""
    return island != player.island and tiles_affordable(player, ActionKind.SHIP, voyage_price(player, island))


@rule
def can_sail_anywhere(player: Player) -> bool:
    """Whether a player can pay for a voyage to any island."""
    for island in range(ISLANDS):
        if can_sail(player, island):
            return True
    return False


@rule
def legal_voyages(player: Player, out: Row, count: int) -> int:
    """Every island that the player can pay for."""
    for island in range(ISLANDS):
        if can_sail(player, island):
            out[count] = to_sail(island)
            count += 1
    return count


@rule
def legal_free_voyages(player: Player, out: Row) -> int:
    """Any other island (B-COUNCIL-7)."""
    count = 0
    for island in range(ISLANDS):
        if island != player.island:
            out[count] = to_sail(island)
            count += 1
    return count


@rule
def begin_voyage(game: Bonfire, seat: int, island: int) -> None:
    """Pay and arrive; the island's action may follow (B-SHIP-3)."""
    push(game.decisions, Step.ARRIVE, seat, island, 0)
    ask_tiles(game, seat, ActionKind.SHIP, voyage_price(game.players[seat], island))


@rule
def choose_free_island(game: Bonfire, action: int) -> None:
    """Sail free of charge; the island's action may follow, paid (B-COUNCIL-7)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    arrive(game, seat, sail_island(action))


@rule
def arrive(game: Bonfire, seat: int, island: int) -> None:
    """The ship arrives; the island's action may follow (B-SHIP-3)."""
    game.players[seat].island = island
    sailed(game.events, seat, island)
    if can_act_on_island(game, seat):
        push(game.decisions, Step.ISLAND_ACTION, seat, 0, 0)


@rule
def can_act_on_island(game: Bonfire, seat: int) -> bool:
    """Whether a player can receive a task or retrieve a guardian where the ship is."""
    return can_receive_any_task(game, seat) or can_retrieve_guardian(game.players[seat])


@rule
def legal_island_actions(game: Bonfire, seat: int, out: Row, count: int) -> int:
    """Receive a task, or retrieve the guardian, where the ship lies (B-TASK-1, B-GUARD-1)."""
    count = legal_tasks(game, seat, out, count)
    return legal_retrieving(game.players[seat], out, count)


@rule
def legal_after_voyage(game: Bonfire, seat: int, out: Row) -> int:
    """The island's action, or none (B-SHIP-3)."""
    count = legal_island_actions(game, seat, out, 0)
    out[count] = to_stay()
    return count + 1


@rule
def choose_island_action(game: Bonfire, action: int) -> None:
    """Do what was chosen on the island, or stay without."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    if verb_of(action) != STAY:
        begin_island_action(game, seat, action)


@rule
def begin_island_action(game: Bonfire, seat: int, action: int) -> None:
    """Start the island's action (B-TASK-1, B-GUARD-1)."""
    if verb_of(action) == RETRIEVE:
        begin_guardian(game, seat)
    elif verb_of(action) == TAKE_TASK:
        begin_task(game, seat, task_chosen(action))
    else:
        raise UnhandledCase
