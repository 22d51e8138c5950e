"""Building huts and temples (M-HUT, M-CHIP, M-TEMPLE, M-LIMIT)."""

from __future__ import annotations

from beltane.games.meduris.components.tables import FIELD_DISTRICT, FIELD_MATERIALS
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
from beltane.games.meduris.rules.vocabulary import Building, Chip, Source
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


@rule
def legal_huts(game: Meduris, seat: int, out: Row, count: int) -> int:
    """Any free field that the player can pay for, or that has the hut chip (M-HUT-1, M-CHIP-2, M-LIMIT-1)."""
    if game.players[seat].huts == 0:
        return count
    for field in range(field_count(game)):
        if game.building[field] != Building.NONE:
            continue
        if game.chip[field] == Chip.HUT or can_pay_for(game, seat, field, settlement_size(game, field)):
            out[count] = to_hut(field)
            count += 1
    return count


@rule
def legal_temples(game: Meduris, seat: int, out: Row, count: int) -> int:
    """Any free field without a chip whose materials the player can pay once (M-TEMPLE-1, M-LIMIT-1)."""
    if game.players[seat].temples == 0:
        return count
    for field in range(field_count(game)):
        if is_temple_site(game, field) and can_pay_for(game, seat, field, 1):
            out[count] = to_temple(field)
            count += 1
    return count


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
