"""What a learner sees of Meduris: what lies on the table, and one's own materials (M-HIDE-1)."""

from __future__ import annotations

from beltane.games.meduris.components.tables import FIELDS_OF_SIDE
from beltane.games.meduris.components.tables import HUTS as HUTS_OF_EACH
from beltane.games.meduris.components.tables import TEMPLES as TEMPLES_OF_EACH
from beltane.games.meduris.rules.druid import SLABS
from beltane.games.meduris.rules.state import OFF_PATH, Meduris, Step, material_total
from beltane.games.meduris.rules.vocabulary import (
    FACES,
    MATERIAL_PIECES,
    MATERIALS,
    MOST_FIELDS,
    MOST_SEATS,
    RUNES,
    TALLEST_STACK,
    Building,
    Chip,
)
from beltane.kernel.decisions import mover, top
from beltane.kernel.observation import (
    NO_VALUE,
    Layout,
    Observation,
    fill,
    numbered,
    relative,
    write_relative,
    write_row,
)
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

# Cases of categories
A_SEAT = numbered(MOST_SEATS)
A_FIELD = numbered(MOST_FIELDS)
A_COUNT = numbered(13)
"""Small counts are told apart; from 12 on all are the same case."""

LAYOUT = Layout()
SEATS = LAYOUT.add("seats", "the number of players", categories=numbered(MOST_SEATS + 1))
SIDE = LAYOUT.add("side", "the side of the board", categories=numbered(len(FIELDS_OF_SIDE)))
START_PLAYER = LAYOUT.add("start player", "a relative seat", categories=A_SEAT)
TURN = LAYOUT.add("turn", "turns that have begun", scale=1 / 50)
IDLE = LAYOUT.add("turns without building", "turns since anybody built", scale=1 / 10)
TURNS_LEFT = LAYOUT.add("turns left", "turns left in the finale, -1 before it", categories=numbered(MOST_SEATS + 1))
DIE = LAYOUT.add("die", "the face that was rolled last", categories=numbered(FACES))
MOVER = LAYOUT.add("mover", "the relative seat that decides, -1 after the end", categories=A_SEAT)
DECISION = LAYOUT.add(
    "decision", "what is decided, by its number among the steps, -1 after the end", categories=numbered(len(Step))
)
ASKED_FIELD = LAYOUT.add(
    "asked field", "the field that an offering or a payment is about, counted from 0, else -1", categories=A_FIELD
)
SUPPLY = LAYOUT.add("supply", "what is left of each material", MATERIALS, scale=1 / MATERIAL_PIECES)
POINTS = LAYOUT.add("points", "points by relative seat", MOST_SEATS, scale=1 / 50)
HUTS = LAYOUT.add(
    "huts", "huts still to be built, by relative seat", MOST_SEATS, categories=numbered(int(max(HUTS_OF_EACH)) + 1)
)
TEMPLES = LAYOUT.add(
    "temples",
    "temples still to be built, by relative seat",
    MOST_SEATS,
    categories=numbered(int(max(TEMPLES_OF_EACH)) + 1),
)
TOTALS = LAYOUT.add("material totals", "the number of materials, by relative seat", MOST_SEATS, scale=1 / 10)
HANDS = LAYOUT.add(
    "materials",
    "materials by relative seat and kind, -1 behind another player's screen",
    MOST_SEATS,
    MATERIALS,
    categories=A_COUNT,
)
HEIGHTS = LAYOUT.add("heights", "workers on each plateau", MATERIALS, categories=numbered(TALLEST_STACK + 1))
WORKERS = LAYOUT.add(
    "workers",
    "the owner of each worker on a plateau, from the bottom, by relative seat, else -1",
    MATERIALS,
    TALLEST_STACK,
    categories=A_SEAT,
)
BUILDINGS = LAYOUT.add(
    "buildings", "0 for an empty field, 1 for a hut, 2 for a temple", MOST_FIELDS, categories=numbered(len(Building))
)
OWNERS = LAYOUT.add(
    "owners", "the owner of the building on a field, by relative seat, else -1", MOST_FIELDS, categories=A_SEAT
)
CHIPS = LAYOUT.add("chips", "the chip on a field, by its number", MOST_FIELDS, categories=numbered(len(Chip)))
RUNE_HOLDERS = LAYOUT.add(
    "rune holders", "who has the rune stone of each district, by relative seat, else -1", RUNES, categories=A_SEAT
)
DRUID_SLAB = LAYOUT.add(
    "druid's slab", "0 on his temple, then the slab; -1 beside a field", categories=numbered(SLABS + 1)
)
DRUID_FIELD = LAYOUT.add(
    "druid's field", "the field beside him, counted from 0; -1 on his temple and slabs", categories=A_FIELD
)
PAYMENT = LAYOUT.add(
    "payment",
    "one's own payment: need of each of two materials or 0 for either, kinds, pieces, decided; else -1",
    2 + 2 * MATERIALS,
    categories=(
        A_COUNT,
        *[numbered(MATERIALS)] * MATERIALS,
        *[A_COUNT] * MATERIALS,
        numbered(MATERIALS + 1),
    ),
)


@rule
def observe(game: Meduris, seat: int, out: Row) -> None:
    """Write what a seat may see."""
    out[SEATS] = game.seats
    out[SIDE] = game.side
    out[START_PLAYER] = relative(game.start_player, seat, game.seats)
    out[TURN] = game.turn
    out[IDLE] = game.turns_without_building
    out[TURNS_LEFT] = game.turns_left
    out[DIE] = game.die
    observe_decision(game, seat, out)
    write_row(out, SUPPLY, game.supply, 0, MATERIALS)
    for distance in range(MOST_SEATS):
        observe_player(game, seat, distance, out)
    observe_plateaus(game, seat, out)
    observe_ring(game, seat, out)
    write_relative(out, RUNE_HOLDERS, game.rune_holder, 0, RUNES, seat, game.seats)


@rule
def observe_decision(game: Meduris, seat: int, out: Row) -> None:
    """The seat that decides and what it decides; only the payer sees a payment."""
    decider = mover(game)
    out[MOVER] = relative(decider, seat, game.seats)
    out[DECISION] = NO_VALUE
    out[ASKED_FIELD] = NO_VALUE
    fill(out, PAYMENT, 2 + 2 * MATERIALS, NO_VALUE)
    if decider < 0:
        return
    frame = top(game.decisions)
    out[DECISION] = frame.kind
    if frame.kind == Step.OFFER or frame.kind == Step.PAY:
        out[ASKED_FIELD] = frame.first
    if frame.kind == Step.PAY and decider == seat:
        out[PAYMENT] = game.payment.need
        write_row(out, PAYMENT + 1, game.payment.kinds, 0, MATERIALS)
        write_row(out, PAYMENT + 1 + MATERIALS, game.payment.pieces, 0, MATERIALS)
        out[PAYMENT + 1 + 2 * MATERIALS] = game.payment.decided


@rule
def observe_player(game: Meduris, viewer: int, distance: int, out: Row) -> None:
    """What can be seen of the player a number of places after the viewer; all zeros if there is none."""
    hand = HANDS + distance * MATERIALS
    fill(out, hand, MATERIALS, 0)
    if distance >= game.seats:
        out[POINTS + distance] = out[HUTS + distance] = out[TEMPLES + distance] = out[TOTALS + distance] = 0
        return
    seat = viewer + distance
    if seat >= game.seats:
        seat -= game.seats
    player = game.players[seat]
    out[POINTS + distance] = player.points
    out[HUTS + distance] = player.huts
    out[TEMPLES + distance] = player.temples
    out[TOTALS + distance] = material_total(game, seat)
    if distance == 0 or game.open_screens:
        write_row(out, hand, player.materials, 0, MATERIALS)
    else:
        fill(out, hand, MATERIALS, NO_VALUE)


@rule
def observe_plateaus(game: Meduris, viewer: int, out: Row) -> None:
    """The workers on each plateau."""
    for material in range(MATERIALS):
        plateau = game.plateaus[material]
        out[HEIGHTS + material] = plateau.height
        stack = WORKERS + material * TALLEST_STACK
        for height in range(TALLEST_STACK):
            worker = relative(plateau.workers[height], viewer, game.seats)
            out[stack + height] = worker if height < plateau.height else NO_VALUE


@rule
def observe_ring(game: Meduris, viewer: int, out: Row) -> None:
    """Buildings, owners and chips by field, and the druid."""
    write_row(out, BUILDINGS, game.building, 0, MOST_FIELDS)
    write_relative(out, OWNERS, game.owner, 0, MOST_FIELDS, viewer, game.seats)
    write_row(out, CHIPS, game.chip, 0, MOST_FIELDS)
    beside_field = game.druid.field != OFF_PATH
    out[DRUID_SLAB] = NO_VALUE if beside_field else game.druid.slab
    out[DRUID_FIELD] = game.druid.field if beside_field else NO_VALUE


OBSERVATION = Observation(LAYOUT, observe)
