"""The turn (B-TURN): its main part, bonus actions before and after it, and the order of turns."""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import (
    BONUS,
    END,
    FATE,
    IGNITE,
    PASS,
    PATH,
    PROCESSION,
    RECRUIT,
    RENEW,
    RETRIEVE,
    SAIL,
    TAKE_TASK,
    TURN,
    ignite_space,
    procession_steps,
    sail_island,
    to_end,
    to_fate,
    to_pass,
    turn_space,
    verb_of,
)
from beltane.games.bonfire.rules.council import any_bonus_action, legal_bonus_actions, take_bonus_action
from beltane.games.bonfire.rules.countdown import all_have_passed, may_pass, pass_for_good, pass_on_tile, take_tile_back
from beltane.games.bonfire.rules.events import turn_began, turn_skipped
from beltane.games.bonfire.rules.fate import begin_fate_tile, can_place_fate_tile
from beltane.games.bonfire.rules.gnomes import begin_recruiting, can_recruit_any, legal_recruits
from beltane.games.bonfire.rules.great_bonfire import begin_turning, can_turn, legal_turning
from beltane.games.bonfire.rules.igniting import can_ignite_any, ignite, legal_igniting
from beltane.games.bonfire.rules.paths import can_take_path, choose_path, legal_path_choices
from beltane.games.bonfire.rules.procession import begin_paid_procession, can_walk, legal_processions
from beltane.games.bonfire.rules.scoring import finish
from beltane.games.bonfire.rules.ship import (
    begin_island_action,
    begin_voyage,
    can_act_on_island,
    can_sail_anywhere,
    legal_island_actions,
    legal_voyages,
)
from beltane.games.bonfire.rules.state import Bonfire, Step, is_solo
from beltane.games.bonfire.rules.vocabulary import Ending
from beltane.kernel.decisions import UnhandledCase, pop, push, top
from beltane.kernel.events import NOBODY
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def legal_turn(game: Bonfire, seat: int, passing: int, out: Row) -> int:
    """The main part, a bonus action before it, or passing in the countdown (B-TURN-1, B-TURN-4, B-END-3)."""
    count = legal_main_part(game, seat, out)
    main_parts = count
    count = legal_bonus_actions(game, seat, out, count)
    if passing == 1:
        out[count] = to_pass()
        count += 1
    elif main_parts == 0:
        out[count] = to_end()
        count += 1
    return count


@rule
def choose_turn(game: Bonfire, action: int) -> None:
    """A bonus action leaves the main part still to do; anything else is the main part, or ends the turn (B-TURN-1)."""
    seat = top(game.decisions).seat
    verb = verb_of(action)
    if verb == BONUS:
        take_bonus_action(game, seat, action)
        return
    pop(game.decisions)
    if verb == PASS:
        pass_for_good(game, seat)
    elif verb != END:
        push(game.decisions, Step.AFTER_MAIN_PART, seat, 0, 0)
        begin_main_part(game, seat, action)


@rule
def legal_main_part(game: Bonfire, seat: int, out: Row) -> int:
    """Place a fate tile, use action tiles, or ignite (B-TURN-1)."""
    player = game.players[seat]
    count = 0
    if can_place_fate_tile(player):
        out[count] = to_fate()
        count += 1
    count = legal_voyages(player, out, count)
    count = legal_island_actions(game, seat, out, count)
    count = legal_processions(player, out, count)
    if can_take_path(player):
        count = legal_path_choices(game, out, count)
    count = legal_turning(game, player, out, count)
    count = legal_recruits(game, player, out, count)
    return legal_igniting(player, out, count)


@rule
def can_do_main_part(game: Bonfire, seat: int) -> bool:
    """Whether a player can do any of I to III (B-TURN-3)."""
    player = game.players[seat]
    if can_place_fate_tile(player) or can_sail_anywhere(player) or can_turn(game, player):
        return True
    if can_take_path(player) or can_walk(player) or can_act_on_island(game, seat):
        return True
    return can_recruit_any(game, player) or can_ignite_any(player)


@rule
def begin_main_part(game: Bonfire, seat: int, action: int) -> None:
    """Start what was chosen (B-TURN-1)."""
    verb = verb_of(action)
    if verb == FATE:
        begin_fate_tile(game, seat)
    elif verb == SAIL:
        begin_voyage(game, seat, sail_island(action))
    elif verb == TAKE_TASK or verb == RETRIEVE:
        begin_island_action(game, seat, action)
    elif verb == PROCESSION:
        begin_paid_procession(game, seat, procession_steps(action))
    elif verb == PATH or verb == RENEW:
        choose_path(game, seat, action)
    elif verb == TURN:
        begin_turning(game, seat, turn_space(action))
    elif verb == RECRUIT:
        begin_recruiting(game, seat, action)
    elif verb == IGNITE:
        ignite(game, seat, ignite_space(action))
    else:
        raise UnhandledCase


@rule
def legal_after_main_part(game: Bonfire, seat: int, out: Row) -> int:
    """Another bonus action, or the end of the turn (B-TURN-1)."""
    count = legal_bonus_actions(game, seat, out, 0)
    out[count] = to_end()
    return count + 1


@rule
def choose_after_main_part(game: Bonfire, action: int) -> None:
    """Take the bonus action, or end the turn."""
    if verb_of(action) == END:
        pop(game.decisions)
    elif verb_of(action) == BONUS:
        take_bonus_action(game, top(game.decisions).seat, action)
    else:
        raise UnhandledCase


@rule
def nothing_left_in_turn(game: Bonfire, seat: int, passing: int) -> bool:
    """Whether bonus actions have used up what the main part needed, and no more of them are open (B-TURN-4)."""
    return passing == 0 and not any_bonus_action(game, seat) and not can_do_main_part(game, seat)


@rule
def begin_turn(game: Bonfire, seat: int) -> None:
    """Begin a turn, unless the player has passed or can do nothing (B-TURN-3, B-END-2 to B-END-5)."""
    if take_tile_back(game, seat):
        finish(game, Ending.COUNTDOWN_OVER)
        return
    passing = may_pass(game, seat)
    able = game.players[seat].passed == 0 and (passing or can_do_main_part(game, seat))
    if not able and not is_solo(game) and game.countdown == 0 and not anybody_can_act(game):
        finish(game, Ending.NOBODY_CAN_ACT)
        return
    push(game.decisions, Step.END_TURN, seat, 0, 0)
    if able:
        game.turn += 1
        turn_began(game.events, seat, game.turn)
        push(game.decisions, Step.TURN, seat, 1 if passing else 0, 0)
    else:
        skip_turn(game, seat)


@rule
def skip_turn(game: Bonfire, seat: int) -> None:
    """Skip the player; in solo the human acknowledges it, so that Tom's cards come one by one."""
    if game.players[seat].passed == 0:
        turn_skipped(game.events, seat)
    if is_solo(game):
        push(game.decisions, Step.CONTINUE, seat, 0, 0)


@rule
def anybody_can_act(game: Bonfire) -> bool:
    """Whether any player can do a main part."""
    for seat in range(game.seats):
        if can_do_main_part(game, seat):
            return True
    return False


@rule
def end_turn(game: Bonfire, seat: int) -> None:
    """Pass the turn on; in solo Tom plays a card in between (B-TURN-1, B-END-2, B-END-4, B-SOLO-3)."""
    pass_on_tile(game, seat)
    if is_solo(game):
        push(game.decisions, Step.BEGIN_TURN, seat, 0, 0)
        push(game.decisions, Step.TOM_PLAYS, NOBODY, 0, 0)
    elif all_have_passed(game):
        finish(game, Ending.ALL_PASSED)
    else:
        push(game.decisions, Step.BEGIN_TURN, (seat + 1) % game.seats, 0, 0)
