"""The druid (M-DRUID), his rituals (M-OFFER, M-CHIP-3) and the great river (M-RIVER)."""

from __future__ import annotations

from beltane.games.meduris.components.tables import FIELD_MATERIALS
from beltane.games.meduris.rules.actions import (
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_MATERIAL,
    OFFER_NOTHING,
    OFFER_THREE,
    OFFERED_MATERIAL,
    offer_choice,
    to_offer,
)
from beltane.games.meduris.rules.events import (
    druid_came,
    druid_on_slab,
    druid_waits,
    offered_both,
    offered_chip,
    offered_nothing,
    offered_one,
    paid,
    river_crossed,
    river_scored,
)
from beltane.games.meduris.rules.payment import EITHER, affordable, ask_payment, three_can_be_offered
from beltane.games.meduris.rules.scoring import score
from beltane.games.meduris.rules.settlements import is_hut, settlement_size
from beltane.games.meduris.rules.state import OFF_PATH, Meduris, Step, field_count, next_field
from beltane.games.meduris.rules.vocabulary import MATERIALS, RUNES, Chip, Material, Source
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.events import NOBODY
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

SLABS = 3
POINTS_FOR_ONE = 1
POINTS_FOR_NOTHING = -1


@rule
def move_druid(game: Meduris) -> None:
    """Move the druid for a building: along the slabs, then from hut to hut (M-DRUID-1 to M-DRUID-3)."""
    if game.buildings <= SLABS:
        game.druid.slab = game.buildings
        druid_on_slab(game.events, game.druid.slab)
        return
    if not any_hut(game):
        druid_waits(game.events)
        return
    walk_to_next_hut(game)
    call_at_hut(game)


@rule
def any_hut(game: Meduris) -> bool:
    """Whether there is a hut on the board."""
    for field in range(field_count(game)):
        if is_hut(game, field):
            return True
    return False


@rule
def walk_to_next_hut(game: Meduris) -> None:
    """Step on to the next hut, at most once round the ring (M-DRUID-2, M-DRUID-6)."""
    step_on(game)
    while not is_hut(game, game.druid.field):
        step_on(game)


@rule
def step_on(game: Meduris) -> None:
    """One step clockwise; he enters at field 1 without crossing the river, but crosses it from the last field to the
    first.
    """
    if game.druid.field == OFF_PATH:
        game.druid.field = 0
        return
    game.druid.field = next_field(game, game.druid.field)
    if game.druid.field == 0:
        cross_river(game)


@rule
def cross_river(game: Meduris) -> None:
    """Interim scoring: everyone scores 1 for each rune stone held (M-RIVER-1)."""
    river_crossed(game.events)
    for seat in range(game.seats):
        runes = runes_held(game, seat)
        if runes > 0:
            score(game, seat, Source.RIVER, runes)
            river_scored(game.events, seat, runes)


@rule
def runes_held(game: Meduris, seat: int) -> int:
    """How many rune stones a player holds."""
    count = 0
    for rune in range(RUNES):
        if game.rune_holder[rune] == seat:
            count += 1
    return count


@rule
def call_at_hut(game: Meduris) -> None:
    """Ask the owner of the hut where he stands; then he goes on through the settlement (M-DRUID-4)."""
    field = game.druid.field
    push(game.decisions, Step.LEAVE_HUT, NOBODY, field, 0)
    ask_offering(game, field)


@rule
def ask_offering(game: Meduris, field: int) -> None:
    """Ask the owner of a hut for an offering (M-OFFER-1)."""
    druid_came(game.events, game.owner[field], field)
    push(game.decisions, Step.OFFER, game.owner[field], field, 0)


@rule
def leave_hut(game: Meduris, field: int) -> None:
    """Step to the next field if it holds a hut, else stay here (M-DRUID-4)."""
    if is_hut(game, next_field(game, field)):
        step_on(game)
        call_at_hut(game)


@rule
def legal_offerings(game: Meduris, seat: int, field: int, out: Row) -> int:
    """Nothing, one of the materials, three others in place of one, both, or the druid chip (M-OFFER-1, M-CHIP-3)."""
    hand = game.players[seat].materials
    first = FIELD_MATERIALS[game.side, field, 0]
    second = FIELD_MATERIALS[game.side, field, 1]
    out[0] = to_offer(OFFER_NOTHING)
    count = 1
    for material in range(MATERIALS):
        if (material == first or material == second) and hand[material] > 0:
            out[count] = to_offer(OFFER_MATERIAL[material])
            count += 1
    if three_can_be_offered(hand, first, second):
        out[count] = to_offer(OFFER_THREE)
        count += 1
    if affordable(hand, first, second, 1):
        out[count] = to_offer(OFFER_BOTH)
        count += 1
    if game.chip[field] == Chip.DRUID:
        out[count] = to_offer(OFFER_CHIP)
        count += 1
    return count


@rule
def answer_druid(game: Meduris, action: int) -> None:
    """Answer the druid; a payment is asked next, and the points follow (M-OFFER-1)."""
    frame = top(game.decisions)
    seat = frame.seat
    field = frame.first
    choice = offer_choice(action)
    pop(game.decisions)
    if choice == OFFER_NOTHING:
        lost = score(game, seat, Source.REFUSALS, POINTS_FOR_NOTHING)
        offered_nothing(game.events, seat, field, lost)
    elif choice == OFFER_CHIP:
        game.chip[field] = Chip.NONE
        points = score(game, seat, Source.OFFERINGS, settlement_size(game, field))
        offered_chip(game.events, seat, field, points)
    elif choice == OFFER_BOTH:
        push(game.decisions, Step.REWARD_BOTH, seat, field, 0)
        ask_payment(game, seat, field, 1)
    elif choice == OFFER_THREE:
        push(game.decisions, Step.REWARD_ONE, seat, field, 0)
        ask_payment(game, seat, field, EITHER)
    else:
        pay_one(game, seat, OFFERED_MATERIAL[choice])
        reward_one(game, seat, field)


@rule
def pay_one(game: Meduris, seat: int, material: int) -> None:
    """Pay a single piece of material to the supply."""
    game.players[seat].materials[material] -= 1
    game.supply[material] += 1
    wood = 1 if material == Material.WOOD else 0
    wool = 1 if material == Material.WOOL else 0
    copper = 1 if material == Material.COPPER else 0
    stone = 1 if material == Material.STONE else 0
    paid(game.events, seat, wood, wool, copper, stone)


@rule
def reward_one(game: Meduris, seat: int, field: int) -> None:
    """One point for one material, or for three pieces in its place (M-OFFER-1)."""
    points = score(game, seat, Source.OFFERINGS, POINTS_FOR_ONE)
    offered_one(game.events, seat, field, points)


@rule
def reward_both(game: Meduris, seat: int, field: int) -> None:
    """A point for each hut of the settlement (M-OFFER-1)."""
    points = score(game, seat, Source.OFFERINGS, settlement_size(game, field))
    offered_both(game.events, seat, field, points)
