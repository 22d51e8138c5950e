"""Paying with materials (M-PAY): exactly, or with three other pieces in place of a required one.

A payment is decided as the number of pieces of one kind after another, the two required materials first, so each set of
pieces can be paid in only one way. Paying exactly is one action of its own. A payment that leaves nothing to choose is
made without asking.
"""

from __future__ import annotations

from beltane.games.meduris.components.tables import FIELD_MATERIALS
from beltane.games.meduris.rules.actions import EXACTLY, PAY, to_pay, to_use, use_pieces, verb_of
from beltane.games.meduris.rules.events import paid
from beltane.games.meduris.rules.state import Meduris, Payment, Step
from beltane.games.meduris.rules.vocabulary import MATERIALS
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

REPLACED_BY = 3
EITHER = 0
"""The need of an offering of three pieces in place of either of the two materials."""


@rule
def affordable(hand: Row, first: int, second: int, need: int) -> bool:
    """Whether a hand can pay `need` of both materials (M-PAY-1).

    Pieces of a required material are worth most as themselves, so it is enough to check that way of paying.
    """
    total = hand[0] + hand[1] + hand[2] + hand[3]
    direct = min(hand[first], need) + min(hand[second], need)
    return REPLACED_BY * (2 * need - direct) <= total - direct


@rule
def three_can_be_offered(hand: Row, first: int, second: int) -> bool:
    """Whether a hand has three pieces that replace the first or the second material."""
    others = hand[0] + hand[1] + hand[2] + hand[3] - hand[first] - hand[second]
    return others + max(hand[first], hand[second]) >= REPLACED_BY


@rule
def ask_payment(game: Meduris, seat: int, field: int, need: int) -> None:
    """Start a payment of `need` of both materials of a field, or of three for EITHER."""
    payment = game.payment
    payment.need = need
    payment.decided = 0
    payment.kinds[0] = FIELD_MATERIALS[game.side, field, 0]
    payment.kinds[1] = FIELD_MATERIALS[game.side, field, 1]
    position = 2
    for material in range(MATERIALS):
        if material != payment.kinds[0] and material != payment.kinds[1]:
            payment.kinds[position] = material
            position += 1
    push(game.decisions, Step.PAY, seat, field, 0)


@rule
def exact_is_possible(payment: Payment, hand: Row) -> bool:
    """Whether the required pieces themselves can be paid; asked only before any number is decided."""
    if payment.decided > 0 or payment.need == EITHER:
        return False
    return hand[payment.kinds[0]] >= payment.need and hand[payment.kinds[1]] >= payment.need


@rule
def least(payment: Payment, position: int, trial: int) -> int:
    """The fewest pieces of a kind that can still be paid, if `trial` pieces of the next kind are paid."""
    if position < payment.decided:
        return payment.pieces[position]
    return trial if position == payment.decided else 0


@rule
def most(payment: Payment, hand: Row, position: int, trial: int) -> int:
    """The most pieces of a kind that can still be paid, if `trial` pieces of the next kind are paid."""
    if position < payment.decided:
        return payment.pieces[position]
    return trial if position == payment.decided else hand[payment.kinds[position]]


@rule
def can_be_completed(payment: Payment, hand: Row, trial: int) -> bool:
    """Whether paying `trial` pieces of the next kind allows a legal payment with at least one replaced unit.

    When k units of the first material and m of the second are replaced, the other units are paid directly, and the
    pieces replacing one material may include the other material but not itself. That bounds the pieces of each.
    """
    need = payment.need
    least_first, most_first = least(payment, 0, trial), most(payment, hand, 0, trial)
    least_second, most_second = least(payment, 1, trial), most(payment, hand, 1, trial)
    least_others = least(payment, 2, trial) + least(payment, 3, trial)
    most_others = most(payment, hand, 2, trial) + most(payment, hand, 3, trial)
    # Whatever is not replaced is paid directly, so what is missing of a material is the least that is replaced.
    for k in range(max(0, need - most_first), need + 1):
        for m in range(max(0, need - most_second, 1 - k), need + 1):
            if least_first > need - k + REPLACED_BY * m or least_second > need - m + REPLACED_BY * k:
                continue
            pieces = 2 * need + (REPLACED_BY - 1) * (k + m)
            if max(least_first, need - k) + max(least_second, need - m) + least_others > pieces:
                continue
            most_of_first = min(most_first, need - k + REPLACED_BY * m)
            most_of_second = min(most_second, need - m + REPLACED_BY * k)
            if most_of_first + most_of_second + most_others >= pieces:
                return True
    return False


@rule
def three_can_be_completed(payment: Payment, hand: Row, trial: int) -> bool:
    """Whether paying `trial` pieces of the next kind leaves three that replace the first or the second material."""
    least_all = 0
    most_all = 0
    for position in range(MATERIALS):
        least_all += least(payment, position, trial)
        most_all += most(payment, hand, position, trial)
    if least_all > REPLACED_BY:
        return False
    for spared in range(2):
        # Three pieces without the spared material replace one unit of it.
        if least(payment, spared, trial) == 0 and most_all - most(payment, hand, spared, trial) >= REPLACED_BY:
            return True
    return False


@rule
def fits(payment: Payment, hand: Row, trial: int) -> bool:
    """Whether `trial` pieces of the next kind can be part of a payment (M-PAY-1)."""
    if payment.need == EITHER:
        return three_can_be_completed(payment, hand, trial)
    return can_be_completed(payment, hand, trial)


@rule
def legal_payments(game: Meduris, seat: int, out: Row) -> int:
    """Pay exactly, or any number of pieces of the next kind that leads to a legal payment."""
    payment = game.payment
    hand = game.players[seat].materials
    count = 0
    if exact_is_possible(payment, hand):
        out[count] = to_pay(EXACTLY)
        count += 1
    kind = payment.kinds[payment.decided]
    for pieces in range(hand[kind] + 1):
        if fits(payment, hand, pieces):
            out[count] = to_use(kind, pieces)
            count += 1
    return count


@rule
def choose_payment(game: Meduris, action: int) -> None:
    """Pay exactly, or decide the number of pieces of the next kind."""
    seat = top(game.decisions).seat
    payment = game.payment
    if verb_of(action) == PAY:
        pay_exactly(game, seat)
        return
    decide(payment, use_pieces(action))
    if payment.decided == MATERIALS:
        hand_over(game, seat)


@rule
def decide(payment: Payment, pieces: int) -> None:
    """Note the number of pieces of the next kind."""
    payment.pieces[payment.decided] = pieces
    payment.decided += 1


@rule
def pay_exactly(game: Meduris, seat: int) -> None:
    """Pay the required materials themselves."""
    payment = game.payment
    payment.decided = 0
    decide(payment, payment.need)
    decide(payment, payment.need)
    decide(payment, 0)
    decide(payment, 0)
    hand_over(game, seat)


@rule
def hand_over(game: Meduris, seat: int) -> None:
    """Hand the pieces to the supply (M-PAY-2)."""
    payment = game.payment
    hand = game.players[seat].materials
    before = (hand[0], hand[1], hand[2], hand[3])
    for position in range(MATERIALS):
        hand[payment.kinds[position]] -= payment.pieces[position]
        game.supply[payment.kinds[position]] += payment.pieces[position]
    paid(game.events, seat, before[0] - hand[0], before[1] - hand[1], before[2] - hand[2], before[3] - hand[3])
    pop(game.decisions)


@rule
def only_payment(game: Meduris, seat: int) -> int:
    """The one legal payment action, or -1 if there are several."""
    payment = game.payment
    hand = game.players[seat].materials
    found = to_pay(EXACTLY) if exact_is_possible(payment, hand) else -1
    kind = payment.kinds[payment.decided]
    for pieces in range(hand[kind] + 1):
        if fits(payment, hand, pieces):
            if found >= 0:
                return -1
            found = to_use(kind, pieces)
    return found
