"""Processions (B-PROC), and the council's moving of one guardian (B-COUNCIL-6)."""

from __future__ import annotations

import numpy as np

from beltane.games.bonfire.components.tables import GUARDIAN_SPECIALIST, PATH_TILE_RESOURCE
from beltane.games.bonfire.rules.actions import (
    MOST_STEPS_PAID,
    STAY_TARGET,
    WALK_TARGET,
    WALK_TARGETS,
    gained_resource,
    to_gain,
    to_procession,
    to_walk,
    walk_guardian,
    walk_target,
)
from beltane.games.bonfire.rules.events import guardian_moved, procession_began
from beltane.games.bonfire.rules.gains import gain_resources
from beltane.games.bonfire.rules.payment import ask_tiles, tiles_affordable
from beltane.games.bonfire.rules.state import (
    Bonfire,
    Player,
    Step,
    at_bonfire,
    guardian_at,
    has,
    is_at_bonfire,
    path_positions,
)
from beltane.games.bonfire.rules.vocabulary import (
    BASIC_RESOURCES,
    GUARDIANS,
    NONE,
    RESOURCES,
    SPACES,
    ActionKind,
    Area,
    Resource,
    Specialist,
)
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

# The area of each walk target, and the place there. Staying is a target as well, but has no place.
_AREAS = {"stay": Area.STARTING_AREA, "path": Area.PATH, "bonfire": Area.BONFIRE}
TARGET_AREA: Row = np.array([_AREAS[str(parts["kind"])] for parts in WALK_TARGET.parts], np.int64)
TARGET_NUMBER: Row = np.array([int(parts.get("number", 0)) for parts in WALK_TARGET.parts], np.int64)


@rule
def is_free_position(player: Player, position: int) -> bool:
    """Whether a guardian may be on a path position: it exists, and is empty or specialist 1 helps (B-PROC-3)."""
    if position > path_positions(player):
        return False
    return has(player, Specialist.CROWDED_PATH) or not guardian_at(player, position)


@rule
def is_open_bonfire(player: Player, space: int) -> bool:
    """Whether a guardian may go from path position i to bonfire i: there is a portal and a bonfire, and nobody is there
    (B-PROC-2).
    """
    return player.portals[space] == 1 and player.lit[space] == 1 and not guardian_at(player, at_bonfire(space))


@rule
def can_reach(player: Player, guardian: int, target: int, steps: int) -> bool:
    """Whether a guardian can reach a place within a number of steps (B-PROC-2, B-PROC-3); it need not go to stay."""
    if target == STAY_TARGET:
        return False
    place = player.guardians[guardian]
    last = TARGET_NUMBER[target]
    needed = last - place + (1 if TARGET_AREA[target] == Area.BONFIRE else 0)
    if needed <= 0 or needed > steps or last < place:
        return False
    for position in range(place + 1, last + 1):
        if not is_free_position(player, position):
            return False
    return TARGET_AREA[target] == Area.PATH or is_open_bonfire(player, last)


@rule
def can_step(player: Player, guardian: int) -> bool:
    """Whether a guardian on the path or the starting area could take one step."""
    place = player.guardians[guardian]
    if place == NONE or is_at_bonfire(place):
        return False
    if place >= 1 and is_open_bonfire(player, place):
        return True
    return place < SPACES and is_free_position(player, place + 1)


@rule
def any_can_step(player: Player) -> bool:
    """Whether any of a player's guardians can take a step."""
    for guardian in range(GUARDIANS):
        if can_step(player, guardian):
            return True
    return False


@rule
def can_walk(player: Player) -> bool:
    """Whether a procession is possible (B-PROC-1)."""
    return tiles_affordable(player, ActionKind.GUARDIAN, 1) and any_can_step(player)


@rule
def legal_processions(player: Player, out: Row, count: int) -> int:
    """One to eight tiles (B-PROC-1)."""
    if not any_can_step(player):
        return count
    for tiles in range(1, MOST_STEPS_PAID + 1):
        if not tiles_affordable(player, ActionKind.GUARDIAN, tiles):
            break
        out[count] = to_procession(tiles)
        count += 1
    return count


@rule
def begin_paid_procession(game: Bonfire, seat: int, tiles: int) -> None:
    """Pay n tiles for n steps, n + 1 with specialist 2 (B-PROC-1)."""
    more = 1 if has(game.players[seat], Specialist.FASTER_PROCESSION) else 0
    push(game.decisions, Step.PROCESSION, seat, tiles + more, 0)
    ask_tiles(game, seat, ActionKind.GUARDIAN, tiles)


@rule
def begin_procession(game: Bonfire, seat: int, steps: int, without_gain: int) -> None:
    """Record where all guardians stand: who is ahead is judged before the procession (B-PROC-1)."""
    player = game.players[seat]
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        game.plan.placed_before[guardian] = NONE if is_at_bonfire(place) else place
    game.plan.steps = steps
    game.plan.without_gain = without_gain
    procession_began(game.events, seat, steps)
    push(game.decisions, Step.WALK, seat, 0, 0)


@rule
def foremost_place(game: Bonfire) -> int:
    """The starting place of the guardians that walk next; NONE when all have walked."""
    foremost = NONE
    for guardian in range(GUARDIANS):
        foremost = max(foremost, game.plan.placed_before[guardian])
    return foremost


@rule
def pass_over_the_stuck(game: Bonfire, seat: int) -> bool:
    """Let guardians that cannot step stay where they are, foremost first; returns whether there is a choice to make.

    Guardians that started together walk in any order, so none of them is passed over while one can step.
    """
    player = game.players[seat]
    while True:
        foremost = foremost_place(game)
        if foremost == NONE:
            return False
        for guardian in range(GUARDIANS):
            if game.plan.placed_before[guardian] == foremost and can_step(player, guardian):
                return True
        for guardian in range(GUARDIANS):
            if game.plan.placed_before[guardian] == foremost:
                game.plan.placed_before[guardian] = NONE


@rule
def legal_walks(game: Bonfire, seat: int, out: Row) -> int:
    """For each of the foremost guardians: stay, or any place in reach (B-PROC-1 to B-PROC-3)."""
    player = game.players[seat]
    foremost = foremost_place(game)
    count = 0
    for guardian in range(GUARDIANS):
        if game.plan.placed_before[guardian] != foremost:
            continue
        out[count] = to_walk(guardian, STAY_TARGET)
        count += 1
        for target in range(WALK_TARGETS):
            if can_reach(player, guardian, target, game.plan.steps):
                out[count] = to_walk(guardian, target)
                count += 1
    return count


@rule
def walk(game: Bonfire, action: int) -> None:
    """A guardian walks, or stays (B-PROC-1, B-PROC-4)."""
    seat = top(game.decisions).seat
    guardian = walk_guardian(action)
    target = walk_target(action)
    game.plan.placed_before[guardian] = NONE
    if target != STAY_TARGET:
        stand_at(game, seat, guardian, target)
        if game.plan.without_gain == 0:
            gain_from_place(game, seat, guardian)


@rule
def stand_at(game: Bonfire, seat: int, guardian: int, target: int) -> None:
    """Put a guardian on a path position, or at a bonfire."""
    area = TARGET_AREA[target]
    number = TARGET_NUMBER[target]
    game.players[seat].guardians[guardian] = at_bonfire(number) if area == Area.BONFIRE else number
    guardian_moved(game.events, seat, guardian, area, number)


# What a guardian gains at its new place (B-PROC-4, B-PROC-6)


@rule
def gain_from_place(game: Bonfire, seat: int, guardian: int) -> None:
    """The printed resource, or with specialist 6 a resource of choice, asked next; nothing at a bonfire (B-PROC-4)."""
    player = game.players[seat]
    place = player.guardians[guardian]
    if is_at_bonfire(place):
        return
    if has(player, Specialist.CHOICE_ON_PATH):
        push(game.decisions, Step.CHOOSE_GAIN, seat, guardian, place)
    else:
        gain_on_path(game, seat, guardian, printed_resource(player, place))


@rule
def printed_resource(player: Player, position: int) -> int:
    """The resource that a path position shows; the first one shows gold."""
    return Resource.GOLD if position == 1 else PATH_TILE_RESOURCE[player.paths[position]]


@rule
def legal_gains(position: int, out: Row) -> int:
    """A basic resource of choice, on the first position also gold (B-PROC-6)."""
    kinds = RESOURCES if position == 1 else BASIC_RESOURCES
    for resource in range(kinds):
        out[resource] = to_gain(resource)
    return kinds


@rule
def choose_gain(game: Bonfire, action: int) -> None:
    """Gain the resource of choice (B-PROC-6)."""
    frame = top(game.decisions)
    seat = frame.seat
    guardian = frame.first
    pop(game.decisions)
    gain_on_path(game, seat, guardian, gained_resource(action))


@rule
def gain_on_path(game: Bonfire, seat: int, guardian: int, resource: int) -> None:
    """Doubled by the guardian's specialist; one more gold on the first position with specialist 20 (B-PROC-6)."""
    player = game.players[seat]
    doubled = GUARDIAN_SPECIALIST[guardian] > 0 and has(player, GUARDIAN_SPECIALIST[guardian])
    gain_resources(game, seat, resource, 2 if doubled else 1)
    if player.guardians[guardian] == 1 and has(player, Specialist.GOLD_ON_FIRST_PATH):
        gain_resources(game, seat, Resource.GOLD, 1)


# The council bonus (B-COUNCIL-6)


@rule
def can_be_moved_to(player: Player, guardian: int, target: int) -> bool:
    """Whether the council can move a guardian to a target; guardians on the way do not matter (B-COUNCIL-6)."""
    place = player.guardians[guardian]
    if place == NONE or target == STAY_TARGET:
        return False
    number = TARGET_NUMBER[target]
    if TARGET_AREA[target] == Area.PATH:
        return place != number and is_free_position(player, number)
    return number <= path_positions(player) and is_open_bonfire(player, number)


@rule
def any_can_be_moved(player: Player) -> bool:
    """Whether any of a player's guardians can be moved to any place."""
    for guardian in range(GUARDIANS):
        for target in range(WALK_TARGETS):
            if can_be_moved_to(player, guardian, target):
                return True
    return False


@rule
def legal_guardian_moves(player: Player, out: Row) -> int:
    """Any guardian, to any path position or bonfire that is open to it (B-COUNCIL-6)."""
    count = 0
    for guardian in range(GUARDIANS):
        for target in range(WALK_TARGETS):
            if can_be_moved_to(player, guardian, target):
                out[count] = to_walk(guardian, target)
                count += 1
    return count


@rule
def move_guardian(game: Bonfire, action: int) -> None:
    """The council moves one guardian, with the usual gain (B-COUNCIL-6)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    guardian = walk_guardian(action)
    stand_at(game, seat, guardian, walk_target(action))
    gain_from_place(game, seat, guardian)
