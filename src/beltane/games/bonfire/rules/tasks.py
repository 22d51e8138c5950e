"""Receiving a task for an offering (B-TASK)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ISLAND_RESOURCE, OFFERING_TILE_RESOURCE
from beltane.games.bonfire.rules.actions import (
    offering_pile,
    space_chosen,
    to_offering,
    to_space,
    to_task,
)
from beltane.games.bonfire.rules.events import offering_laid, offering_revealed, task_received
from beltane.games.bonfire.rules.gains import check_common_task
from beltane.games.bonfire.rules.payment import (
    ask_any_resources,
    ask_resources,
    ask_tiles,
    resources_affordable,
    tiles_affordable,
)
from beltane.games.bonfire.rules.state import (
    LANDING_STAGE,
    MOST_TASKS_ON_ISLAND,
    OFFERING_PILE,
    Bonfire,
    Player,
    Step,
    has,
    resource_total,
    task_count,
)
from beltane.games.bonfire.rules.vocabulary import NONE, SPACES, TASKS, ActionKind, CommonTask, Specialist
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

PILES = 2
RESOURCES_FOR_TASK = 2


@rule
def top_offering(player: Player, pile: int) -> int:
    """The resource on the face-up tile of an offering pile."""
    position = pile * OFFERING_PILE + player.offerings_left[pile] - 1
    return OFFERING_TILE_RESOURCE[player.offering_piles[position]]


@rule
def task_price(player: Player, island: int) -> int:
    """Tiles for a task: one more than the player's offerings on the island, or always 1 (B-TASK-1, specialist 26)."""
    return 1 if has(player, Specialist.ONE_TILE_FOR_TASKS) else player.offerings_on[island] + 1


@rule
def can_offer_from(player: Player, island: int, pile: int) -> bool:
    """Whether the resources for the face-up tile of a pile can be paid (B-TASK-2)."""
    if player.offerings_left[pile] == 0:
        return False
    if has(player, Specialist.ANY_RESOURCES_FOR_TASKS):
        return resource_total(player) >= RESOURCES_FOR_TASK
    return resources_affordable(player, ISLAND_RESOURCE[island], top_offering(player, pile))


@rule
def can_receive_any_task(game: Bonfire, seat: int) -> bool:
    """Whether the task action is possible where the ship lies (B-TASK-1, B-TASK-2, B-TASK-4)."""
    player = game.players[seat]
    island = player.island
    if island == LANDING_STAGE or ISLAND_RESOURCE[island] == NONE or task_count(player) == SPACES:
        return False
    if not island_has_task(game, island):
        return False
    if not tiles_affordable(player, ActionKind.TASK, task_price(player, island)):
        return False
    return can_offer_from(player, island, 0) or can_offer_from(player, island, 1)


@rule
def island_has_task(game: Bonfire, island: int) -> bool:
    """Whether a task lies on an island."""
    for slot in range(MOST_TASKS_ON_ISLAND):
        if game.island_tasks[island, slot] != NONE:
            return True
    return False


@rule
def legal_tasks(game: Bonfire, seat: int, out: Row, count: int) -> int:
    """Any task of the island where the ship lies (B-TASK-3)."""
    if not can_receive_any_task(game, seat):
        return count
    island = game.players[seat].island
    last = NONE
    # The catalogue lists tasks by number; the island does not.
    for _ in range(MOST_TASKS_ON_ISLAND):
        lowest = TASKS
        for slot in range(MOST_TASKS_ON_ISLAND):
            task = game.island_tasks[island, slot]
            if last < task < lowest:
                lowest = task
        if lowest < TASKS:
            out[count] = to_task(lowest)
            count += 1
            last = lowest
    return count


@rule
def begin_task(game: Bonfire, seat: int, task: int) -> None:
    """Choose task, offering and space, then pay tiles and resources (B-PAY-7)."""
    player = game.players[seat]
    game.plan.task = task
    push(game.decisions, Step.RECEIVE_TASK, seat, 0, 0)
    push(game.decisions, Step.CHOOSE_SPACE, seat, 0, 0)
    if can_offer_from(player, player.island, 0) and can_offer_from(player, player.island, 1):
        push(game.decisions, Step.CHOOSE_OFFERING, seat, 0, 0)
    else:
        game.plan.pile = 0 if can_offer_from(player, player.island, 0) else 1


@rule
def legal_offerings(out: Row) -> int:
    """The face-up offering tiles; asked only when both can be paid (B-TASK-2)."""
    for pile in range(PILES):
        out[pile] = to_offering(pile)
    return PILES


@rule
def choose_offering(game: Bonfire, action: int) -> None:
    """Note the pile that the offering is taken from."""
    pop(game.decisions)
    game.plan.pile = offering_pile(action)


@rule
def legal_spaces(player: Player, out: Row) -> int:
    """Any free task space (B-TASK-3)."""
    count = 0
    for space in range(1, SPACES + 1):
        if player.tasks[space] == NONE:
            out[count] = to_space(space)
            count += 1
    return count


@rule
def choose_space(game: Bonfire, action: int) -> None:
    """Choose the space, which is the last choice; the payments follow."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    game.plan.space = space_chosen(action)
    ask_task_payment(game, seat)


@rule
def ask_task_payment(game: Bonfire, seat: int) -> None:
    """Tiles first, then the resources of the island and the offering (B-TASK-1, B-TASK-2, B-PAY-7)."""
    player = game.players[seat]
    if has(player, Specialist.ANY_RESOURCES_FOR_TASKS):
        ask_any_resources(game, seat, RESOURCES_FOR_TASK)
    else:
        ask_resources(game, seat, ISLAND_RESOURCE[player.island], top_offering(player, game.plan.pile))
    ask_tiles(game, seat, ActionKind.TASK, task_price(player, player.island))


@rule
def receive_task(game: Bonfire, seat: int) -> None:
    """The offering takes the task's place, the task goes to its space, the next offering is revealed (B-TASK-3)."""
    player = game.players[seat]
    plan = game.plan
    remove_task(game, player.island, plan.task)
    offering_laid(game.events, seat, top_offering(player, plan.pile), player.island, plan.pile)
    player.offerings_left[plan.pile] -= 1
    player.offerings_on[player.island] += 1
    player.tasks[plan.space] = plan.task
    task_received(game.events, seat, plan.task, plan.space)
    if player.offerings_left[plan.pile] > 0:
        offering_revealed(game.events, seat, top_offering(player, plan.pile), plan.pile)
    check_common_task(game, seat, CommonTask.TASKS)


@rule
def remove_task(game: Bonfire, island: int, task: int) -> None:
    """Take a task away from an island."""
    for slot in range(MOST_TASKS_ON_ISLAND):
        if game.island_tasks[island, slot] == task:
            game.island_tasks[island, slot] = NONE
