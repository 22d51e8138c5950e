"""What Bonfire tells bots: a cheap estimate of how a game will end, and what a sensible player tends to do."""

from __future__ import annotations

from beltane.games.bonfire.actions import (
    ACCEPT,
    BONUS,
    COUNCIL,
    DISCARD,
    FATE,
    GIVE,
    GUARDIAN_ACTION,
    IGNITE,
    JOKERS_ACTION,
    LAY,
    PASS,
    PATH,
    POINT,
    PROCESSION,
    REAP_TILE_AND_REWARD,
    RECRUIT,
    RENEW,
    SAIL,
    SPACE_ACTION,
    SPEND,
    TASK_ACTION,
    TURN,
    WALK,
    WALK_TARGETS,
    WAYS,
)
from beltane.games.bonfire.components import (
    FATE_CELL,
    FATE_NEIGHBOUR,
    FATE_TILE_SYMBOLS,
    ISLAND_GUARDIAN,
    ISLAND_RESOURCE,
    PATH_TILE_CRYSTAL,
    PLACE_CELLS,
    TASK_COLOUR,
    TASK_NEED,
    TASK_POINTS,
)
from beltane.games.bonfire.conditions import task_progress
from beltane.games.bonfire.great_bonfire import can_take_portal
from beltane.games.bonfire.scoring import (
    bonfire_points,
    common_task_points,
    guardian_points,
    path_points,
    portal_points,
)
from beltane.games.bonfire.state import (
    TOM,
    Bonfire,
    Player,
    Step,
    guardian_count,
    is_solo,
    path_positions,
    portal_count,
    resource_total,
    task_count,
    tile_total,
)
from beltane.games.bonfire.tasks import island_has_task
from beltane.games.bonfire.vocabulary import (
    FATE_TILE_LENGTH,
    GUARDIANS,
    NONE,
    SPACES,
    Cell,
    CouncilSpace,
)
from beltane.kernel.decisions import top
from beltane.kernel.dispatch import MARGIN_UNIT
from beltane.kernel.game import Advice
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

TILE_VALUE = 55
RESOURCE_VALUE = 50
FATE_TILE_VALUE = 300
PORTAL_VALUE = 130
PATH_VALUE = 110
GNOME_VALUE = 220
GUARDIAN_VALUE = 180
STEP_VALUE = 40
TASK_VALUE = 60
"""Values are in hundredths of a point."""


# How a game will end


@rule
def margins(game: Bonfire, out: Row) -> None:
    """Each seat's expected lead over its best rival, who in solo is Tom."""
    for seat in range(game.seats):
        best = -(10**9)
        if is_solo(game):
            best = MARGIN_UNIT * game.players[TOM].points + (0 if game.decisions.depth == 0 else tom_prospects(game))
        for other in range(game.seats):
            if other != seat:
                best = max(best, prospects(game, other))
        out[seat] = prospects(game, seat) - best


@rule
def prospects(game: Bonfire, seat: int) -> int:
    """A player's expected final points, in hundredths; exact when the game is over."""
    player = game.players[seat]
    points = MARGIN_UNIT * player.points
    if game.decisions.depth == 0:
        return points
    points += MARGIN_UNIT * scored_now(player)
    points += TILE_VALUE * tile_total(player) + RESOURCE_VALUE * resource_total(player)
    points += FATE_TILE_VALUE * player.fate_row_count
    points += PORTAL_VALUE * portal_count(player) + PATH_VALUE * player.path_count
    points += GNOME_VALUE * player.gnomes + GUARDIAN_VALUE * guardian_count(player)
    return points + task_prospects(player) + walking_prospects(player)


@rule
def scored_now(player: Player) -> int:
    """What the final scoring would bring now, but for supplies and fate tiles."""
    points = bonfire_points(player) + guardian_points(player) + portal_points(player)
    return points + path_points(player) + common_task_points(player)


@rule
def tom_prospects(game: Bonfire) -> int:
    """Tom scores his city, and about two and a half points more for each card to come."""
    cards_left = 32 - game.tom.cards_played
    if game.countdown == 1:
        cards_left = min(cards_left, game.tile_held + 1)
    return MARGIN_UNIT * scored_now(game.players[TOM]) + 250 * cards_left


@rule
def task_prospects(player: Player) -> int:
    """A task is worth a good part of its points in proportion to how far it has come."""
    value = 0
    for space in range(1, SPACES + 1):
        task = player.tasks[space]
        if task != NONE and player.lit[space] == 0:
            progress = min(task_progress(player, task), TASK_NEED[task])
            value += TASK_VALUE + TASK_POINTS[task] * 70 * progress // TASK_NEED[task]
    return value


@rule
def walking_prospects(player: Player) -> int:
    """Guardians are worth more the further they have come."""
    value = 0
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        if 0 < place <= SPACES:
            value += STEP_VALUE * place
    return value


# What a sensible player tends to do


@rule
def weigh(game: Bonfire, choices: Row, count: int, weights: Row) -> None:
    """Inclinations for the decision at hand."""
    step = top(game.decisions)
    player = game.players[step.seat]
    for index in range(count):
        action = choices[index]
        if step.kind == Step.TURN or step.kind == Step.ISLAND_ACTION:
            weights[index] = weight_in_turn(game, player, action)
        elif step.kind == Step.LAY_FATE_TILE:
            weights[index] = weight_of_place(game, player, action - LAY)
        elif step.kind == Step.WALK or step.kind == Step.MOVE_GUARDIAN:
            weights[index] = weight_of_walk((action - WALK) % WALK_TARGETS)
        else:
            weights[index] = weight_of_detail(player, action)


@rule
def weight_in_turn(game: Bonfire, player: Player, action: int) -> int:
    """Light, finish and build; place fate tiles when the supply is small."""
    if action >= IGNITE:
        return weight_of_ending(action)
    if action == FATE:
        spare = tile_total(player)
        return 200 if spare <= 1 else max(1, 24 - 6 * spare)
    if action < TASK_ACTION:
        return weight_of_voyage(game, player, action - SAIL)
    if action < GUARDIAN_ACTION:
        return 60 + 10 * TASK_POINTS[action - TASK_ACTION]
    if action == GUARDIAN_ACTION:
        return 90
    if action < PATH:
        return weight_of_procession(player, action - PROCESSION + 1)
    if action <= RENEW:
        return 12 if action == RENEW else weight_of_path(game, player, action - PATH)
    if action < RECRUIT:
        return 60 if can_take_portal(game, player, action - TURN) else 8
    return 30


@rule
def weight_of_ending(action: int) -> int:
    if action < BONUS:
        return 2000
    if action < PASS:
        return 3000
    if action == PASS:
        return 8
    return 1


@rule
def weight_of_voyage(game: Bonfire, player: Player, island: int) -> int:
    """To islands where there is something to get."""
    if ISLAND_RESOURCE[island] != NONE:
        return 14 if island_has_task(game, island) and task_count(player) < SPACES else 1
    return 16 if player.guardians[ISLAND_GUARDIAN[island]] == NONE else 1


@rule
def weight_of_path(game: Bonfire, player: Player, source: int) -> int:
    """Crystals that match the bonfire beside them score."""
    if source >= 4:
        return 15
    space = path_positions(player) + 1
    task = player.tasks[space]
    matches = task != NONE and PATH_TILE_CRYSTAL[game.path_display[source]] == TASK_COLOUR[task]
    return 60 if matches else 20


@rule
def weight_of_procession(player: Player, steps: int) -> int:
    """Walk when somebody can reach a bonfire."""
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        if place == NONE or place > SPACES:
            continue
        for space in range(max(1, place), SPACES + 1):
            if player.lit[space] == 1 and player.portals[space] == 1 and space - place + 1 <= steps:
                return 80
    return max(1, 12 - 2 * steps)


@rule
def weight_of_place(game: Bonfire, player: Player, laying: int) -> int:
    """Large groups and covered symbols."""
    place = laying // WAYS
    way = laying % WAYS
    weight = 1
    for position in range(FATE_TILE_LENGTH):
        cell = PLACE_CELLS[place, position]
        symbol = FATE_TILE_SYMBOLS[game.plan.fate_tile, position if way == 0 else FATE_TILE_LENGTH - 1 - position]
        if FATE_CELL[cell] == Cell.GOLD or FATE_CELL[cell] == Cell.YELLOW:
            weight += 10
        for side in range(4):
            neighbour = FATE_NEIGHBOUR[cell, side]
            if neighbour >= 0 and symbol_at(player, neighbour) == symbol:
                weight += 12
    return weight * weight


@rule
def symbol_at(player: Player, cell: int) -> int:
    """The symbol on a cell, or NONE."""
    number = player.fate_grid[cell]
    return NONE if number == 0 else player.fate_symbols[number - 1]


@rule
def weight_of_walk(target: int) -> int:
    """Bonfires first, the further the better."""
    if target > SPACES:
        return 40 + 20 * (target - SPACES)
    return 4 + 3 * target


@rule
def weight_of_detail(player: Player, action: int) -> int:
    """Small choices: keep jokers, part with plenty, take bonuses rather than points."""
    if JOKERS_ACTION <= action < GIVE:
        return max(1, 40 - 18 * (action - JOKERS_ACTION))
    if GIVE <= action < SPEND:
        return 1 + 3 * player.tiles[action - GIVE]
    if SPEND <= action < WALK:
        return 1 + 3 * player.resources[action - SPEND]
    if DISCARD <= action < LAY:
        return 12
    if action == REAP_TILE_AND_REWARD:
        return 1
    if COUNCIL <= action < ACCEPT:
        return 10 if action - COUNCIL == CouncilSpace.GOLD_AND_YELLOW else 8
    if action == POINT:
        return 1
    if SPACE_ACTION <= action < JOKERS_ACTION:
        return 10
    return 10


ADVICE = Advice(margins=margins, weigh=weigh, rollout=15, scale=8.0)
