"""Building huts and temples (M-HUT, M-CHIP, M-TEMPLE, M-LIMIT)."""

from __future__ import annotations

from beltane.games.meduris.components.tables import FIELD_DISTRICT, FIELD_MATERIALS, FIELDS_OF_PAIR, MATERIAL_PAIRS
from beltane.games.meduris.rules.actions import to_hut, to_temple
from beltane.games.meduris.rules.events import (
    chip_paid,
    chip_scored,
    hut_built,
    hut_chosen,
    rune_seized,
    rune_taken,
    temple_built,
    temple_chosen,
)
from beltane.games.meduris.rules.payment import affordable, ask_payment
from beltane.games.meduris.rules.scoring import score
from beltane.games.meduris.rules.settlements import settlement_size
from beltane.games.meduris.rules.state import Meduris, Step, field_count
from beltane.games.meduris.rules.vocabulary import MOST_FIELDS, Building, Chip, Source
from beltane.kernel.bits import bit, lowest, without_lowest
from beltane.kernel.decisions import push
from beltane.kernel.events import NOBODY
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

CHIP_POINTS = 2


@rule
def can_pay_for(game: Meduris, seat: int, field: int, need: int) -> bool:
    """Whether a player can pay both materials of a field `need` times."""
    first = FIELD_MATERIALS[game.side, field, 0]
    second = FIELD_MATERIALS[game.side, field, 1]
    return affordable(game.players[seat].materials, first, second, need)


# Sets of fields are bits of one number here: most fields are neither free nor affordable, and need no look.


@rule
def legal_buildings(game: Meduris, seat: int, out: Row, count: int) -> int:
    """Huts, then temples, of which the player has any left (M-HUT-1, M-TEMPLE-1, M-LIMIT-1)."""
    free, huts = fields_with(game.building, Building.NONE, Building.HUT)
    without_chip, hut_chips = fields_with(game.chip, Chip.NONE, Chip.HUT)
    payable = free & payable_fields(game, seat, 1)
    if game.players[seat].huts > 0:
        sites = payable_huts(game, seat, payable, beside(game, huts)) | (free & hut_chips)
        while sites != 0:
            out[count] = to_hut(lowest(sites))
            count += 1
            sites = without_lowest(sites)
    if game.players[seat].temples > 0:
        sites = payable & without_chip
        while sites != 0:
            out[count] = to_temple(lowest(sites))
            count += 1
            sites = without_lowest(sites)
    return count


@rule
def fields_with(row: Row, one: int, other: int) -> tuple[int, int]:
    """The fields that have one value, and those that have another, in a row with a number for each field.

    Both at once is hardly slower than one alone.
    """
    fields = others = 0
    for field in range(MOST_FIELDS):
        fields |= int(row[field] == one) << field
        others |= int(row[field] == other) << field
    return fields, others


@rule
def payable_fields(game: Meduris, seat: int, need: int) -> int:
    """The fields whose materials a player can pay `need` times."""
    hand = game.players[seat].materials
    fields = 0
    for pair in range(len(MATERIAL_PAIRS)):
        if affordable(hand, MATERIAL_PAIRS[pair, 0], MATERIAL_PAIRS[pair, 1], need):
            fields |= FIELDS_OF_PAIR[game.side, pair]
    return fields


@rule
def payable_huts(game: Meduris, seat: int, payable: int, beside_huts: int) -> int:
    """Those of the free fields payable once that can be paid for as huts: beside huts they cost more (M-HUT-1)."""
    sites = payable & ~beside_huts
    dearer = payable & beside_huts
    if dearer != 0:
        dearer &= payable_fields(game, seat, 2)
    while dearer != 0:
        field = lowest(dearer)
        if can_pay_for(game, seat, field, settlement_size(game, field)):
            sites |= bit(field)
        dearer = without_lowest(dearer)
    return sites


@rule
def beside(game: Meduris, fields: int) -> int:
    """The neighbours of some fields; the ring is closed, and bits beyond its last field mean nothing."""
    last = field_count(game) - 1
    return fields << 1 | fields >> last | fields >> 1 | (fields & 1) << last


@rule
def is_temple_site(game: Meduris, field: int) -> bool:
    """Whether a temple may stand on a field: free, and without a bonus chip (M-TEMPLE-1)."""
    return game.building[field] == Building.NONE and game.chip[field] == Chip.NONE


@rule
def begin_hut(game: Meduris, seat: int, field: int) -> None:
    """Choose the field, use its chip, and pay; the hut then stands, and the druid moves (M-HUT-4)."""
    need = settlement_size(game, field)
    hut_chosen(game.events, seat, field, need)
    push(game.decisions, Step.MOVE_DRUID, seat, 0, 0)
    push(game.decisions, Step.RAISE_HUT, seat, field, 0)
    if game.chip[field] == Chip.HUT:
        game.chip[field] = Chip.NONE
        chip_paid(game.events, seat, field)
        return
    if game.chip[field] == Chip.PLUS_TWO:
        game.chip[field] = Chip.NONE
        score(game, seat, Source.CHIPS, CHIP_POINTS)
        chip_scored(game.events, seat, CHIP_POINTS)
    ask_payment(game, seat, field, need)


@rule
def begin_temple(game: Meduris, seat: int, field: int) -> None:
    """Choose the field and pay its two materials once; the temple then stands, and the druid moves (M-TEMPLE-1)."""
    temple_chosen(game.events, seat, field)
    push(game.decisions, Step.MOVE_DRUID, seat, 0, 0)
    push(game.decisions, Step.RAISE_TEMPLE, seat, field, 0)
    ask_payment(game, seat, field, 1)


@rule
def raise_hut(game: Meduris, seat: int, field: int) -> None:
    """The hut stands, and its owner takes the district's rune stone (M-HUT-3)."""
    put_up(game, seat, field, Building.HUT)
    game.players[seat].huts -= 1
    hut_built(game.events, seat, field)
    take_rune(game, seat, FIELD_DISTRICT[game.side, field])


@rule
def raise_temple(game: Meduris, seat: int, field: int) -> None:
    """The temple stands; it brings no rune stone (M-TEMPLE-1)."""
    put_up(game, seat, field, Building.TEMPLE)
    game.players[seat].temples -= 1
    temple_built(game.events, seat, field)


@rule
def put_up(game: Meduris, seat: int, field: int, building: int) -> None:
    """Put a building on a field."""
    game.building[field] = building
    game.owner[field] = seat
    game.buildings += 1
    game.turns_without_building = 0


@rule
def take_rune(game: Meduris, seat: int, rune: int) -> None:
    """Take a rune stone from the supply, or from whoever holds it (M-HUT-3)."""
    holder = game.rune_holder[rune]
    if holder == seat:
        return
    game.rune_holder[rune] = seat
    if holder == NOBODY:
        rune_taken(game.events, seat, rune)
    else:
        rune_seized(game.events, seat, rune, holder)
