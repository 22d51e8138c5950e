"""The turn (M-TURN): which choices there are, and what playing one sets going."""

from __future__ import annotations

from beltane.games.meduris.rules.actions import HUT, MOVE, PLACE, RETURN, TEMPLE
from beltane.games.meduris.rules.building import (
    begin_hut,
    begin_temple,
    legal_huts,
    legal_temples,
    raise_hut,
    raise_temple,
)
from beltane.games.meduris.rules.druid import leave_hut, legal_offerings, move_druid, offer, reward_offering
from beltane.games.meduris.rules.ending import end_turn, last_round
from beltane.games.meduris.rules.events import Tell
from beltane.games.meduris.rules.payment import choose_payment, legal_payments, only_payment
from beltane.games.meduris.rules.setup import legal_placements, place_worker
from beltane.games.meduris.rules.state import Meduris, Step
from beltane.games.meduris.rules.yields import (
    give_back,
    legal_moves,
    legal_returns,
    legal_takes,
    move_worker,
    nothing_to_ask,
    roll_die,
    take,
)
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.events import forget_events, tell
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def legal(game: Meduris, out: Row) -> int:
    """The legal actions, in ascending order; none when the game is over."""
    if game.decisions.depth == 0:
        return 0
    step = top(game.decisions)
    if step.kind == Step.PHASE_TWO:
        return legal_phase_two(game, step.seat, out)
    if step.kind == Step.OFFER:
        return legal_offerings(game, step.seat, step.first, out)
    if step.kind == Step.PAY:
        return legal_payments(game, step.seat, out)
    if step.kind == Step.TAKE:
        return legal_takes(game, out)
    if step.kind == Step.RETURN:
        return legal_returns(game, step.seat, out)
    return legal_placements(game, out)


@rule
def legal_phase_two(game: Meduris, seat: int, out: Row) -> int:
    """Big yield, hut or temple (M-TURN-1)."""
    count = legal_moves(game, seat, out, 0)
    count = legal_huts(game, seat, out, count)
    return legal_temples(game, seat, out, count)


@rule
def play(game: Meduris, action: int) -> None:
    """Apply a legal action, and go on until somebody has to decide again."""
    forget_events(game.events)
    kind = top(game.decisions).kind
    if kind == Step.PHASE_TWO:
        choose_phase_two(game, action)
    elif kind == Step.OFFER:
        offer(game, action)
    elif kind == Step.PAY:
        choose_payment(game, action)
    elif kind == Step.TAKE:
        take(game, action)
    elif kind == Step.RETURN:
        give_back(game, action - RETURN)
    else:
        place_worker(game, action - PLACE)
    proceed(game)


@rule
def choose_phase_two(game: Meduris, action: int) -> None:
    """Exactly one of big yield, hut, temple (M-TURN-1)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    if action >= TEMPLE:
        begin_temple(game, seat, action - TEMPLE)
    elif action >= HUT:
        begin_hut(game, seat, action - HUT)
    else:
        move_worker(game, seat, action - MOVE)


@rule
def proceed(game: Meduris) -> None:
    """Carry out what leaves nothing to decide, until a decision is on top or the game is over."""
    while game.decisions.depth > 0:
        step = top(game.decisions)
        kind = step.kind
        if kind == Step.PAY:
            payment = only_payment(game, step.seat)
            if payment < 0:
                return
            choose_payment(game, payment)
        elif kind > Step.OFFER:
            carry_out(game, kind, step.seat, step.first, step.second)
        elif nothing_to_ask(game, kind, step.seat):
            pop(game.decisions)
        else:
            return


@rule
def carry_out(game: Meduris, kind: int, seat: int, first: int, second: int) -> None:
    """Carry out an automatic step."""
    pop(game.decisions)
    if kind == Step.LEAVE_HUT:
        leave_hut(game, first)
    elif kind == Step.REWARD_OFFERING:
        reward_offering(game, seat, first, second)
    elif kind == Step.MOVE_DRUID:
        move_druid(game)
    elif kind == Step.RAISE_HUT:
        raise_hut(game, seat, first)
    elif kind == Step.RAISE_TEMPLE:
        raise_temple(game, seat, first)
    elif kind == Step.END_TURN:
        end_turn(game, seat)
    elif kind == Step.LAST_ROUND:
        last_round(game, first, second)
    else:
        begin_turn(game, seat)


@rule
def begin_turn(game: Meduris, seat: int) -> None:
    """A turn is the small yield, then phase two (M-TURN-1)."""
    game.turn += 1
    game.turns_without_building += 1
    tell(game.events, Tell.TURN_BEGAN, seat, game.turn, 0, 0, 0)
    push(game.decisions, Step.END_TURN, seat, 0, 0)
    push(game.decisions, Step.PHASE_TWO, seat, 0, 0)
    roll_die(game, seat)
