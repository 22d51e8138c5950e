"""The Great Bonfire (B-GREAT): turning it, its rewards, and portals."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    GREAT_BONFIRE_ACTION,
    GREAT_BONFIRE_POINTS,
    GREAT_BONFIRE_REWARD,
    GREAT_BONFIRE_SPACES,
    PORTAL_ORDER,
)
from beltane.games.bonfire.rules.actions import (
    REWARD_AND_PORTAL,
    TILE_AND_PORTAL,
    TILE_AND_REWARD,
    notch_chosen,
    reap_rewards,
    to_notch,
    to_reap,
    to_turn,
    turn_space,
)
from beltane.games.bonfire.rules.events import great_bonfire_turned, portal_taken
from beltane.games.bonfire.rules.gains import check_common_task, gain_resources, gain_tiles, score
from beltane.games.bonfire.rules.payment import ask_tiles, tiles_affordable
from beltane.games.bonfire.rules.state import Bonfire, Player, Step, has
from beltane.games.bonfire.rules.vocabulary import NONE, SPACES, ActionKind, CommonTask, Reward, Source, Specialist
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

FURTHEST_PRICE = 3


@rule
def turning_price(game: Bonfire, player: Player, space: int) -> int:
    """Tiles for turning to a space: 1 for the very first use, then by distance (B-GREAT-1)."""
    if game.great_bonfire_used == 0:
        return 1
    distance = (space - game.pointer) % GREAT_BONFIRE_SPACES
    if distance == 0:
        return FURTHEST_PRICE
    if has(player, Specialist.FURTHER_GREAT_BONFIRE):
        distance = max(1, distance - 1)
    return min(distance, FURTHEST_PRICE)


@rule
def can_turn_to(game: Bonfire, player: Player, space: int) -> bool:
    """Whether a player can pay for turning the pointer to a space."""
    return tiles_affordable(player, ActionKind.GREAT_BONFIRE, turning_price(game, player, space))


@rule
def can_turn(game: Bonfire, player: Player) -> bool:
    """Whether the Great Bonfire can be used; some space always costs one tile."""
    return tiles_affordable(player, ActionKind.GREAT_BONFIRE, 1)


@rule
def legal_turning(game: Bonfire, player: Player, out: Row, count: int) -> int:
    """Every space that the player can pay for (B-FIRE-1)."""
    for space in range(GREAT_BONFIRE_SPACES):
        if can_turn_to(game, player, space):
            out[count] = to_turn(space)
            count += 1
    return count


@rule
def legal_free_turning(out: Row) -> int:
    """Any space (B-COUNCIL-4)."""
    for space in range(GREAT_BONFIRE_SPACES):
        out[space] = to_turn(space)
    return GREAT_BONFIRE_SPACES


@rule
def begin_turning(game: Bonfire, seat: int, space: int) -> None:
    """Pay, then turn and take the rewards."""
    push(game.decisions, Step.REACH_SPACE, seat, space, 0)
    ask_tiles(game, seat, ActionKind.GREAT_BONFIRE, turning_price(game, game.players[seat], space))


@rule
def turn_freely(game: Bonfire, action: int) -> None:
    """The council turns it free of charge (B-COUNCIL-4)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    reach_space(game, seat, turn_space(action))


@rule
def reach_space(game: Bonfire, seat: int, space: int) -> None:
    """Turn, and take two different rewards, or with specialist 23 all (B-GREAT-2)."""
    game.pointer = space
    game.great_bonfire_used = 1
    great_bonfire_turned(game.events, seat, space)
    portal = can_take_portal(game, game.players[seat], space)
    if has(game.players[seat], Specialist.ALL_REWARDS) or not portal:
        if portal:
            ask_portal(game, seat)
        take_tile(game, seat)
        take_reward(game, seat)
    else:
        push(game.decisions, Step.CHOOSE_REWARDS, seat, 0, 0)


@rule
def legal_rewards(out: Row) -> int:
    """Two of tile, reward and portal; asked only when there is a portal to take (B-GREAT-2)."""
    out[0] = to_reap(TILE_AND_REWARD)
    out[1] = to_reap(TILE_AND_PORTAL)
    out[2] = to_reap(REWARD_AND_PORTAL)
    return 3


@rule
def choose_rewards(game: Bonfire, action: int) -> None:
    """Take the two that were chosen."""
    seat = top(game.decisions).seat
    rewards = reap_rewards(action)
    pop(game.decisions)
    if rewards != TILE_AND_REWARD:
        ask_portal(game, seat)
    if rewards != REWARD_AND_PORTAL:
        take_tile(game, seat)
    if rewards != TILE_AND_PORTAL:
        take_reward(game, seat)


@rule
def take_tile(game: Bonfire, seat: int) -> None:
    """Gain the action tile that the space shows."""
    gain_tiles(game, seat, GREAT_BONFIRE_ACTION[game.pointer], 1)


@rule
def take_reward(game: Bonfire, seat: int) -> None:
    """The resource, or the two points."""
    reward = GREAT_BONFIRE_REWARD[game.pointer]
    if reward == Reward.POINTS:
        score(game, seat, Source.GREAT_BONFIRE, GREAT_BONFIRE_POINTS)
    else:
        gain_resources(game, seat, reward, 1)


# Portals (B-GREAT-3)


@rule
def next_notch(player: Player) -> int:
    """The notch to be filled next, from right to left; NONE when all are full."""
    for notch in range(SPACES, 0, -1):
        if player.portals[notch] == 0:
            return notch
    return NONE


@rule
def notch_shape(player: Player, notch: int) -> int:
    """The shape of a notch of a player's city."""
    return PORTAL_ORDER[player.city, notch - 1]


@rule
def fits_notch(game: Bonfire, player: Player, space: int, notch: int) -> bool:
    """Whether a portal at a Great Bonfire space fits a notch that may be filled now (B-GREAT-3)."""
    if player.portals[notch] == 1:
        return False
    if notch != next_notch(player) and not has(player, Specialist.PORTALS_IN_ANY_ORDER):
        return False
    return game.portals_at[space, notch_shape(player, notch)] > 0


@rule
def can_take_portal(game: Bonfire, player: Player, space: int) -> bool:
    """Whether a portal of a space fits any notch of a player."""
    for notch in range(1, SPACES + 1):
        if fits_notch(game, player, space, notch):
            return True
    return False


@rule
def only_notch(game: Bonfire, player: Player) -> int:
    """The one notch that a portal here fits, or NONE when there are several."""
    found = NONE
    for notch in range(1, SPACES + 1):
        if fits_notch(game, player, game.pointer, notch):
            if found != NONE:
                return NONE
            found = notch
    return found


@rule
def ask_portal(game: Bonfire, seat: int) -> None:
    """Take a portal once it is clear for which notch."""
    notch = only_notch(game, game.players[seat])
    if notch == NONE:
        push(game.decisions, Step.CHOOSE_NOTCH, seat, 0, 0)
    else:
        take_portal(game, seat, notch)


@rule
def legal_notches(game: Bonfire, player: Player, out: Row) -> int:
    """Any empty notch that a portal here fits (specialist 25)."""
    count = 0
    for notch in range(1, SPACES + 1):
        if fits_notch(game, player, game.pointer, notch):
            out[count] = to_notch(notch)
            count += 1
    return count


@rule
def choose_notch(game: Bonfire, action: int) -> None:
    """Take the portal for the chosen notch."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    take_portal(game, seat, notch_chosen(action))


@rule
def take_portal(game: Bonfire, seat: int, notch: int) -> None:
    """Move the portal that fits a notch from the Great Bonfire to the city."""
    player = game.players[seat]
    shape = notch_shape(player, notch)
    game.portals_at[game.pointer, shape] -= 1
    player.portals[notch] = 1
    portal_taken(game.events, seat, shape, notch)
    check_common_task(game, seat, CommonTask.PORTALS)
