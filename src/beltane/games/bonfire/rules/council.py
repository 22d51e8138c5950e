"""Novices (B-FIRE-2, B-FIRE-3), bonus actions (B-BONUS-1) and the High Council's bonuses (B-COUNCIL)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COUNCIL_HAS_POINT
from beltane.games.bonfire.rules.actions import (
    POINT,
    bonus_task,
    council_space,
    to_accept,
    to_bonus,
    to_council,
    to_point,
    verb_of,
)
from beltane.games.bonfire.rules.countdown import check_countdown
from beltane.games.bonfire.rules.events import bonus_taken, neutral_novice_sent, novice_sent
from beltane.games.bonfire.rules.fate import can_place_fate_tile
from beltane.games.bonfire.rules.gains import gain_resources, gain_tiles, has_fulfilled, score
from beltane.games.bonfire.rules.gnomes import can_welcome
from beltane.games.bonfire.rules.guardians import misses_guardian
from beltane.games.bonfire.rules.paths import has_room_for_path
from beltane.games.bonfire.rules.procession import any_can_be_moved
from beltane.games.bonfire.rules.state import Bonfire, Player, Step, has
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASKS,
    COUNCIL_SPACES,
    ActionKind,
    CouncilSpace,
    Resource,
    Source,
    Specialist,
)
from beltane.kernel.decisions import UnhandledCase, pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

OWN_NOVICE = -1
"""Stands for a common task's number where the novice is the player's own."""
GOLD_OF_BONUS = 2


@rule
def can_take_bonus_action(game: Bonfire, seat: int, common: int) -> bool:
    """Whether the player has fulfilled a common task whose novice still stands there (B-BONUS-1)."""
    return game.neutral_novices[common] == 1 and has_fulfilled(game.players[seat], common)


@rule
def any_bonus_action(game: Bonfire, seat: int) -> bool:
    """Whether a player can take a bonus action for any common task."""
    for common in range(COMMON_TASKS):
        if can_take_bonus_action(game, seat, common):
            return True
    return False


@rule
def legal_bonus_actions(game: Bonfire, seat: int, out: Row, count: int) -> int:
    """A bonus action for each common task that offers one now (B-TURN-1)."""
    for common in range(COMMON_TASKS):
        if can_take_bonus_action(game, seat, common):
            out[count] = to_bonus(common)
            count += 1
    return count


@rule
def take_bonus_action(game: Bonfire, seat: int, action: int) -> None:
    """The neutral novice of a common task is sent to the council (B-BONUS-1)."""
    push(game.decisions, Step.CHOOSE_COUNCIL_SPACE, seat, bonus_task(action), 0)


@rule
def send_own_novice(game: Bonfire, seat: int) -> None:
    """A player's own novice is sent to the council (B-FIRE-2)."""
    push(game.decisions, Step.CHOOSE_COUNCIL_SPACE, seat, OWN_NOVICE, 0)


@rule
def is_open_to_novice(game: Bonfire, seat: int, space: int, common: int) -> bool:
    """Only one novice of each colour per space, unless specialist 24 places it (B-FIRE-2)."""
    player = game.players[seat]
    if has(player, Specialist.CROWDED_COUNCIL):
        return True
    return player.council[space] == 0 if common == OWN_NOVICE else game.council[space] == 0


@rule
def legal_council_spaces(game: Bonfire, seat: int, common: int, out: Row) -> int:
    """Every space that is open to the novice (B-FIRE-2)."""
    count = 0
    for space in range(COUNCIL_SPACES):
        if is_open_to_novice(game, seat, space, common):
            out[count] = to_council(space)
            count += 1
    return count


@rule
def choose_council_space(game: Bonfire, action: int) -> None:
    """Place the novice; then come the countdown, the gold of specialist 7, and the bonus or the point (B-FIRE-2,
    B-FIRE-3).
    """
    frame = top(game.decisions)
    seat = frame.seat
    common = frame.first
    space = council_space(action)
    pop(game.decisions)
    place_novice(game, seat, space, common)
    check_countdown(game, seat)
    if has(game.players[seat], Specialist.GOLD_FOR_NOVICES):
        gain_resources(game, seat, Resource.GOLD, 1)
    if not is_usable(game, game.players[seat], space):
        take_point(game, seat)
    elif COUNCIL_HAS_POINT[space] == 1:
        push(game.decisions, Step.BONUS_OR_POINT, seat, space, 0)
    else:
        take_bonus(game, seat, space)


@rule
def place_novice(game: Bonfire, seat: int, space: int, common: int) -> None:
    """Put a player's own novice, or the neutral one of a common task, on a space of the High Council."""
    player = game.players[seat]
    if common == OWN_NOVICE:
        player.council[space] += 1
        player.novices += 1
        novice_sent(game.events, seat, space)
    else:
        game.neutral_novices[common] = 0
        game.council[space] += 1
        neutral_novice_sent(game.events, seat, common, space)


@rule
def is_usable(game: Bonfire, player: Player, space: int) -> bool:
    """Whether the player can use a space's bonus (B-COUNCIL-9)."""
    if space == CouncilSpace.PATH:
        return has_room_for_path(player)
    if space == CouncilSpace.GUARDIAN:
        return misses_guardian(player)
    if space == CouncilSpace.SPECIALIST:
        return can_welcome(game, player)
    if space == CouncilSpace.MOVE_GUARDIAN:
        return any_can_be_moved(player)
    if space == CouncilSpace.FATE_TILE:
        return can_place_fate_tile(player)
    return True


@rule
def legal_bonus_or_point(out: Row) -> int:
    """The point may be taken even if the bonus is usable (B-COUNCIL-9)."""
    out[0] = to_accept()
    out[1] = to_point()
    return 2


@rule
def bonus_or_point(game: Bonfire, action: int) -> None:
    """Take what was chosen."""
    frame = top(game.decisions)
    seat = frame.seat
    space = frame.first
    pop(game.decisions)
    if verb_of(action) == POINT:
        take_point(game, seat)
    else:
        take_bonus(game, seat, space)


@rule
def take_point(game: Bonfire, seat: int) -> None:
    """The point instead of what the space brings."""
    score(game, seat, Source.COUNCIL, 1)


@rule
def take_bonus(game: Bonfire, seat: int, space: int) -> None:
    """Start a space's bonus (B-COUNCIL-1 to B-COUNCIL-8)."""
    bonus_taken(game.events, seat, space)
    if space == CouncilSpace.GOLD_AND_YELLOW:
        gain_resources(game, seat, Resource.GOLD, GOLD_OF_BONUS)
        gain_tiles(game, seat, ActionKind.YELLOW, 1)
        return
    push(game.decisions, bonus_step(space), seat, 0, 0)


@rule
def bonus_step(space: int) -> int:
    """The decision that a space's bonus begins with."""
    if space == CouncilSpace.PATH:
        return Step.SEARCH_PATH
    if space == CouncilSpace.GUARDIAN:
        return Step.CHOOSE_GUARDIAN
    if space == CouncilSpace.GREAT_BONFIRE:
        return Step.TURN_GREAT_BONFIRE
    if space == CouncilSpace.SPECIALIST:
        return Step.CHOOSE_SPECIALIST
    if space == CouncilSpace.MOVE_GUARDIAN:
        return Step.MOVE_GUARDIAN
    if space == CouncilSpace.VOYAGE:
        return Step.CHOOSE_ISLAND
    if space == CouncilSpace.FATE_TILE:
        return Step.CHOOSE_FATE_TILE
    raise UnhandledCase
