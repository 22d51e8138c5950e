"""The small and the big yield (M-SMALL, M-BIG): the die, the workers, and moving them."""

from __future__ import annotations

from beltane.games.meduris.rules.actions import (
    PLATEAUS,
    TAKE_NOTHING,
    move_height,
    move_origin,
    move_target,
    return_material,
    take_choice,
    to_move,
    to_return,
    to_take,
)
from beltane.games.meduris.rules.events import collected, die_rolled, returned, took, took_nothing, worker_moved
from beltane.games.meduris.rules.setup import stand_on_top
from beltane.games.meduris.rules.state import Meduris, Step, material_total
from beltane.games.meduris.rules.vocabulary import FACES, MATERIALS, TALLEST_STACK, Face
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.random import below
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def roll_die(game: Meduris, roller: int) -> None:
    """Roll, and start what the face stands for (M-SMALL-1, M-SMALL-3, M-SMALL-4)."""
    face = below(game.random, FACES)
    game.die = face
    die_rolled(game.events, roller, face)
    apply_face(game, roller, face)


@rule
def apply_face(game: Meduris, roller: int, face: int) -> None:
    """Apply the effect of a face of the die."""
    if face == Face.PLUS_ONE:
        ask_everyone(game, roller, Step.TAKE)
    elif face == Face.MINUS_ONE:
        ask_everyone(game, roller, Step.RETURN)
    else:
        small_yield(game, face)


@rule
def ask_everyone(game: Meduris, roller: int, step: int) -> None:
    """Ask all players in turn order from the roller on."""
    for distance in range(game.seats - 1, -1, -1):
        push(game.decisions, step, (roller + distance) % game.seats, 0, 0)


@rule
def small_yield(game: Meduris, plateau: int) -> None:
    """Every worker on the plateau collects one, from the top down while the supply lasts (M-SMALL-1, M-SMALL-2)."""
    for height in range(game.plateaus[plateau].height - 1, -1, -1):
        collect(game, plateau, height, 1)


@rule
def big_yield(game: Meduris, plateau: int) -> None:
    """Workers collect by height, from the top down while the supply lasts (M-BIG-2, M-BIG-3)."""
    for height in range(game.plateaus[plateau].height - 1, -1, -1):
        collect(game, plateau, height, height + 1)


@rule
def collect(game: Meduris, plateau: int, height: int, due: int) -> None:
    """One worker collects its due, or what is left."""
    pieces = min(due, game.supply[plateau])
    if pieces == 0:
        return
    seat = game.plateaus[plateau].workers[height]
    game.supply[plateau] -= pieces
    game.players[seat].materials[plateau] += pieces
    collected(game.events, seat, plateau, pieces, height)


@rule
def supply_is_empty(game: Meduris) -> bool:
    """Whether no material is left."""
    for material in range(MATERIALS):
        if game.supply[material] > 0:
            return False
    return True


@rule
def nothing_to_ask(game: Meduris, step: int, seat: int) -> bool:
    """Whether a TAKE or RETURN step has nothing to ask: no supply, or no materials (M-SMALL-3, M-SMALL-4)."""
    if step == Step.TAKE:
        return supply_is_empty(game)
    return step == Step.RETURN and material_total(game, seat) == 0


@rule
def legal_takes(game: Meduris, out: Row) -> int:
    """Any material left, or none (M-SMALL-3)."""
    count = 0
    for material in range(MATERIALS):
        if game.supply[material] > 0:
            out[count] = to_take(material)
            count += 1
    out[count] = to_take(TAKE_NOTHING)
    return count + 1


@rule
def take_material(game: Meduris, action: int) -> None:
    """Take the chosen material, or nothing."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    material = take_choice(action)
    if material == TAKE_NOTHING:
        took_nothing(game.events, seat)
        return
    game.supply[material] -= 1
    game.players[seat].materials[material] += 1
    took(game.events, seat, material)


@rule
def legal_returns(game: Meduris, seat: int, out: Row) -> int:
    """Any material that the player holds (M-SMALL-4)."""
    count = 0
    for material in range(MATERIALS):
        if game.players[seat].materials[material] > 0:
            out[count] = to_return(material)
            count += 1
    return count


@rule
def return_piece(game: Meduris, action: int) -> None:
    """Return the chosen material to the supply."""
    material = return_material(action)
    seat = top(game.decisions).seat
    pop(game.decisions)
    game.players[seat].materials[material] -= 1
    game.supply[material] += 1
    returned(game.events, seat, material)


@rule
def legal_moves(game: Meduris, seat: int, out: Row, count: int) -> int:
    """Any own worker, to a different plateau with at most two (M-BIG-1).

    Of own workers directly above one another only the topmost is listed: moving any of them has the same result.
    """
    for origin in range(PLATEAUS):
        stack = game.plateaus[origin]
        for height in range(stack.height):
            if stack.workers[height] != seat:
                continue
            if height + 1 < stack.height and stack.workers[height + 1] == seat:
                continue
            for target in range(PLATEAUS):
                if target != origin and game.plateaus[target].height < TALLEST_STACK:
                    out[count] = to_move(origin, height, target)
                    count += 1
    return count


@rule
def move_worker(game: Meduris, seat: int, action: int) -> None:
    """Move a worker onto another plateau, whose workers then have a big yield (M-BIG-1, M-BIG-2)."""
    origin = move_origin(action)
    height = move_height(action)
    target = move_target(action)
    stack = game.plateaus[origin]
    for above in range(height, stack.height - 1):
        stack.workers[above] = stack.workers[above + 1]
    stack.height -= 1
    stand_on_top(game, seat, target)
    worker_moved(game.events, seat, origin, height, target, game.plateaus[target].height - 1)
    big_yield(game, target)
