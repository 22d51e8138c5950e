"""Meduris's evaluation for bots: a cheap estimate of the result, and what a sensible player tends to do."""

from __future__ import annotations

import math

from beltane.games.meduris.components.tables import FIELD_DISTRICT, HUTS, TEMPLES
from beltane.games.meduris.rules.actions import (
    HUT,
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_NOTHING,
    OFFER_THREE,
    PAY,
    TAKE_NOTHING,
    TEMPLE,
    hut_field,
    move_target,
    offer_choice,
    place_plateau,
    return_material,
    take_choice,
    temple_field,
    use_material,
    use_pieces,
    verb_of,
)
from beltane.games.meduris.rules.druid import runes_held
from beltane.games.meduris.rules.ending import is_still_asked
from beltane.games.meduris.rules.settlements import huts_ahead, huts_behind, is_hut, settlement_size
from beltane.games.meduris.rules.state import NO_FINALE, Meduris, Step, field_count, material_total, player_on_turn
from beltane.games.meduris.rules.vocabulary import Building, Chip
from beltane.kernel.decisions import top
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.evaluation import Evaluation, turn_into_leads
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

SPARE_VALUE = 60
"""The value of a material beyond those for the last round, in hundredths of a point, as are the values below."""
BUILDING_VALUE = 160
OVERDUE_VALUE = 60
"""The additional value of a building for every round that a game takes longer than usual."""
TEMPLE_VALUE = 300
"""The maximum value of a temple still to be built."""
GROWTH_VALUE = 50
"""Its value for each hut that can still be built beside it."""
DRUID_CHIP_VALUE = 200
TURN_VALUE = 270
"""What a player gains in a turn; those who move sooner can expect that much more."""
MILDNESS = 10
"""Weights are square roots, multiplied by this."""


# The estimated result


@rule
def expected_leads(game: Meduris, out: Row) -> None:
    """Each seat's expected lead over its best rival."""
    for seat in range(game.seats):
        out[seat] = prospects(game, seat)
    turn_into_leads(out, game.seats)


@rule
def prospects(game: Meduris, seat: int) -> int:
    """A player's expected final points, in hundredths; exact when the game is over."""
    points = LEAD_UNIT * int(game.players[seat].points)
    if game.decisions.depth == 0:
        return points
    runes = runes_held(game, seat)
    points += LEAD_UNIT * runes * (runes + 1) // 2
    points += LEAD_UNIT * temple_prospects(game, seat)
    points += building_value(game) * (HUTS[game.seats] - game.players[seat].huts)
    return points + offering_prospects(game, seat) + turn_prospects(game, seat)


@rule
def temple_prospects(game: Meduris, seat: int) -> int:
    """What a player's temples would score now."""
    points = 0
    for field in range(field_count(game)):
        if game.building[field] == Building.TEMPLE and game.owner[field] == seat:
            points += huts_behind(game, field) + huts_ahead(game, field)
    return points


@rule
def offering_prospects(game: Meduris, seat: int) -> int:
    """What the last round would bring now, and the value of the materials left after it.

    A hut that offers nothing costs a point. Both materials bring most in settlements of three and more; elsewhere one
    material gains two points, and in settlements of two the other one gains one more.
    """
    huts = pairs = twos = worth = chips = 0
    for field in range(field_count(game)):
        if is_hut(game, field) and game.owner[field] == seat and is_still_asked(game, field):
            size = settlement_size(game, field)
            huts += 1
            chips += game.chip[field] == Chip.DRUID
            twos += size == 2
            if size > 2:
                pairs += 1
                worth += size + 1
    materials = int(material_total(game, seat))
    points = DRUID_CHIP_VALUE * chips - LEAD_UNIT * huts
    if pairs > 0:
        paired = min(materials, 2 * pairs)
        points += LEAD_UNIT * worth * paired // (2 * pairs)
        materials -= paired
    singles = min(materials, huts - pairs)
    seconds = min(materials - singles, twos)
    spare = materials - singles - seconds
    return points + LEAD_UNIT * (2 * singles + seconds) + fading(game, SPARE_VALUE * spare)


@rule
def turn_prospects(game: Meduris, seat: int) -> int:
    """Value of the remaining turns, apart from what is equal for all."""
    if game.turns_left != NO_FINALE:
        return TURN_VALUE if turns_until(game, seat) < game.turns_left else 0
    earliness = game.seats - 1 - turns_until(game, seat)
    return unbuilt_temple_value(game) * game.players[seat].temples + TURN_VALUE * earliness // game.seats


@rule
def turns_until(game: Meduris, seat: int) -> int:
    """The number of players whose turn comes before this one's."""
    return (seat - player_on_turn(game)) % game.seats


@rule
def unbuilt_temple_value(game: Meduris) -> int:
    """The value of an unbuilt temple: it waits for settlements to grow, as long as they can."""
    huts = 0
    for seat in range(game.seats):
        huts += game.players[seat].huts
    return fading(game, min(TEMPLE_VALUE, GROWTH_VALUE * huts))


# The last huts are so expensive that the first to build helps the others, and all might wait for ever. So the longer a
# game takes, the more a building counts, and the less unfulfilled hopes do.


@rule
def building_value(game: Meduris) -> int:
    """What a hut that stands is worth, the more the longer the game takes."""
    return BUILDING_VALUE + OVERDUE_VALUE * overdue_turns(game) // game.seats


@rule
def fading(game: Meduris, value: int) -> int:
    """A value that shrinks to nothing in a game that takes longer than usual."""
    patience = usual_turns(game) // 2
    return value * max(0, patience - overdue_turns(game)) // patience


@rule
def overdue_turns(game: Meduris) -> int:
    """By how many turns a game is longer than usual."""
    return max(0, game.turn - usual_turns(game))


@rule
def usual_turns(game: Meduris) -> int:
    """The typical number of turns in a game: eight for every five buildings."""
    return 8 * game.seats * (HUTS[game.seats] + TEMPLES[game.seats]) // 5


# What a sensible player tends to do


@rule
def action_weights(game: Meduris, choices: Row, count: int, weights: Row) -> None:
    """How likely each choice is: mild differences, because a search does better with a wider view."""
    frame = top(game.decisions)
    for index in range(count):
        weight = weight_of(game, frame.kind, frame.seat, frame.first, choices[index])
        weights[index] = int(MILDNESS * math.sqrt(weight))


@rule
def weight_of(game: Meduris, kind: int, seat: int, field: int, action: int) -> int:
    """How likely a choice of any kind of decision is."""
    if kind == Step.PHASE_TWO:
        return weight_of_phase_two(game, seat, action)
    if kind == Step.OFFER:
        return weight_of_offering(game, seat, field, action)
    if kind == Step.PAY:
        return weight_of_payment(game, seat, action)
    if kind == Step.TAKE:
        choice = take_choice(action)
        return 0 if choice == TAKE_NOTHING else scarcity(game, seat, choice)
    if kind == Step.RETURN:
        return 1 + 2 * game.players[seat].materials[return_material(action)]
    return 4 - game.plateaus[place_plateau(action)].height


@rule
def scarcity(game: Meduris, seat: int, material: int) -> int:
    """Higher for materials of which a player has few."""
    return max(1, 6 - 2 * game.players[seat].materials[material])


@rule
def weight_of_phase_two(game: Meduris, seat: int, action: int) -> int:
    """The weight of a hut, a temple or a move."""
    verb = verb_of(action)
    if verb == TEMPLE:
        return weight_of_temple(game, temple_field(action))
    if verb == HUT:
        return weight_of_hut(game, seat, hut_field(action))
    return weight_of_move(game, seat, move_target(action))


@rule
def weight_of_temple(game: Meduris, field: int) -> int:
    """Low until the temple has neighbours."""
    neighbours = huts_behind(game, field) + huts_ahead(game, field)
    return 1 + neighbours * neighbours


@rule
def weight_of_hut(game: Meduris, seat: int, field: int) -> int:
    """Higher for runes and chips; large settlements are expensive, but pay back."""
    weight = 6
    if game.rune_holder[FIELD_DISTRICT[game.side, field]] != seat:
        weight += 10
    if game.chip[field] == Chip.HUT:
        weight += 4 + 6 * settlement_size(game, field)
    elif game.chip[field] != Chip.NONE:
        weight += 8
    return weight


@rule
def weight_of_move(game: Meduris, seat: int, target: int) -> int:
    """Higher the more the player would collect compared to the others."""
    stack = game.plateaus[target]
    own = min(stack.height + 1, game.supply[target])
    others = 0
    for height in range(stack.height):
        if stack.workers[height] == seat:
            own += height + 1
        else:
            others += height + 1
    return max(0, min(own, game.supply[target]) * 3 - others)


@rule
def weight_of_offering(game: Meduris, seat: int, field: int, action: int) -> int:
    """Higher for both materials the larger the settlement is; for nothing only with few materials."""
    size = settlement_size(game, field)
    choice = offer_choice(action)
    if choice == OFFER_NOTHING:
        return 1 if material_total(game, seat) > 2 else 4
    if choice == OFFER_CHIP:
        return 4 * size
    if choice == OFFER_BOTH:
        return 8 * (size - 1)
    if choice == OFFER_THREE:
        return 1 if material_total(game, seat) > 8 else 0
    return 12


@rule
def weight_of_payment(game: Meduris, seat: int, action: int) -> int:
    """Pay exactly, or at least all one has of the required materials; replace the rest with what is plentiful."""
    if verb_of(action) == PAY:
        return 60
    material, pieces = use_material(action), use_pieces(action)
    held = game.players[seat].materials[material]
    if game.payment.decided < 2:
        return 20 if pieces == min(held, game.payment.need) else 1
    return 1 + pieces * held


EVALUATION = Evaluation(expected_leads, action_weights, rollout=1, scale=8.0, exploration=3.5)
