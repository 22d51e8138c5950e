"""What a learner sees of Meduris: what lies on the table, and one's own materials (M-HIDE-1)."""

from __future__ import annotations

from beltane.games.meduris.rules.state import OFF_PATH, Meduris, Step, material_total
from beltane.games.meduris.rules.vocabulary import MATERIALS, MOST_FIELDS, MOST_SEATS, RUNES, TALLEST_STACK
from beltane.kernel.decisions import mover, top
from beltane.kernel.observation import NOTHING, Layout, Observation, fill, relative, write_relative, write_row
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

LAYOUT = Layout()
SEATS = LAYOUT.add("seats", "how many play")
SIDE = LAYOUT.add("side", "the side of the board")
START_PLAYER = LAYOUT.add("start player", "a relative seat")
TURN = LAYOUT.add("turn", "turns that have begun")
IDLE = LAYOUT.add("turns without building", "turns since anybody built")
TURNS_LEFT = LAYOUT.add("turns left", "turns left in the finale, -1 before it")
DIE = LAYOUT.add("die", "the face that was rolled last")
MOVER = LAYOUT.add("mover", "the relative seat that decides, -1 after the end")
DECISION = LAYOUT.add("decision", "what is decided, by its number among the steps, -1 after the end")
ASKED_FIELD = LAYOUT.add("asked field", "the field that an offering or a payment is about, counted from 0, else -1")
SUPPLY = LAYOUT.add("supply", "what is left of each material", MATERIALS)
POINTS = LAYOUT.add("points", "points by relative seat", MOST_SEATS)
HUTS = LAYOUT.add("huts", "huts still to be built, by relative seat", MOST_SEATS)
TEMPLES = LAYOUT.add("temples", "temples still to be built, by relative seat", MOST_SEATS)
TOTALS = LAYOUT.add("material totals", "how many materials each has, by relative seat", MOST_SEATS)
HANDS = LAYOUT.add(
    "materials", "materials by relative seat and kind, -1 behind somebody else's screen", MOST_SEATS, MATERIALS
)
HEIGHTS = LAYOUT.add("heights", "workers on each plateau", MATERIALS)
WORKERS = LAYOUT.add(
    "workers",
    "whose worker stands where on a plateau, from the bottom, by relative seat, else -1",
    MATERIALS,
    TALLEST_STACK,
)
BUILDINGS = LAYOUT.add("buildings", "0 for an empty field, 1 for a hut, 2 for a temple", MOST_FIELDS)
OWNERS = LAYOUT.add("owners", "whose building stands on a field, by relative seat, else -1", MOST_FIELDS)
CHIPS = LAYOUT.add("chips", "the chip on a field, by its number", MOST_FIELDS)
RUNE_HOLDERS = LAYOUT.add("rune holders", "who has the rune stone of each district, by relative seat, else -1", RUNES)
DRUID_SLAB = LAYOUT.add("druid's slab", "0 on his temple, then the slab; -1 beside a field")
DRUID_FIELD = LAYOUT.add("druid's field", "the field beside him, counted from 0; -1 on his temple and slabs")
PAYMENT = LAYOUT.add(
    "payment",
    "one's own payment: each of two materials so often or 0 for either, kinds, pieces, decided; else -1",
    2 + 2 * MATERIALS,
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
    """Who decides what; a payment is for the eyes of whoever pays."""
    decider = mover(game)
    out[MOVER] = relative(decider, seat, game.seats)
    out[DECISION] = NOTHING
    out[ASKED_FIELD] = NOTHING
    fill(out, PAYMENT, 2 + 2 * MATERIALS, NOTHING)
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
    """What can be seen of whoever sits so many places after the viewer; all zeros where nobody does."""
    hand = HANDS + distance * MATERIALS
    fill(out, hand, MATERIALS, 0)
    if distance >= game.seats:
        out[POINTS + distance] = out[HUTS + distance] = out[TEMPLES + distance] = out[TOTALS + distance] = 0
        return
    seat = (viewer + distance) % game.seats
    player = game.players[seat]
    out[POINTS + distance] = player.points
    out[HUTS + distance] = player.huts
    out[TEMPLES + distance] = player.temples
    out[TOTALS + distance] = material_total(game, seat)
    if distance == 0 or game.open_screens:
        write_row(out, hand, player.materials, 0, MATERIALS)
    else:
        fill(out, hand, MATERIALS, NOTHING)


@rule
def observe_plateaus(game: Meduris, viewer: int, out: Row) -> None:
    for material in range(MATERIALS):
        plateau = game.plateaus[material]
        out[HEIGHTS + material] = plateau.height
        for height in range(TALLEST_STACK):
            worker = WORKERS + material * TALLEST_STACK + height
            stands = height < plateau.height
            out[worker] = relative(plateau.workers[height], viewer, game.seats) if stands else NOTHING


@rule
def observe_ring(game: Meduris, viewer: int, out: Row) -> None:
    write_row(out, BUILDINGS, game.building, 0, MOST_FIELDS)
    write_relative(out, OWNERS, game.owner, 0, MOST_FIELDS, viewer, game.seats)
    write_row(out, CHIPS, game.chip, 0, MOST_FIELDS)
    beside_field = game.druid.field != OFF_PATH
    out[DRUID_SLAB] = NOTHING if beside_field else game.druid.slab
    out[DRUID_FIELD] = game.druid.field if beside_field else NOTHING


OBSERVATION = Observation(LAYOUT, observe)
