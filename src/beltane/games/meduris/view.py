"""What each seat may see (M-HIDE-1), as typed data for clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NewType

from beltane.games.meduris.components.tables import COMPONENTS, FIELDS_OF_SIDE
from beltane.games.meduris.rules.ending import IDLE_TURNS_A_SEAT
from beltane.games.meduris.rules.events import DISTRICT
from beltane.games.meduris.rules.payment import EITHER
from beltane.games.meduris.rules.state import NO_FINALE, OFF_PATH, Meduris, Step
from beltane.games.meduris.rules.survey import Survey, take_survey
from beltane.games.meduris.rules.vocabulary import RUNES, Building, Chip, Colour, Face, Material, Source
from beltane.kernel.named import OneOf
from beltane.kernel.records import blank
from beltane.kernel.snapshot import snapshot, snapshot_of

District = NewType("District", str)
DistrictName = Annotated[District, OneOf(DISTRICT)]
"""A district and its rune stone, as the edition names it."""
DISTRICTS = tuple(map(District, DISTRICT.words))
MATERIALS = tuple(Material)
SOURCES = tuple(Source)


@dataclass(frozen=True)
class FieldView:
    """A field of the ring; `owner` is a seat."""

    number: int
    materials: tuple[Material, Material]
    district: DistrictName
    building: Building | None
    owner: int | None
    chip: Chip | None


@dataclass(frozen=True)
class PlateauView:
    """A plateau: what is left of its material, and the seats of its workers from the bottom up."""

    material: Material
    supply: int
    workers: tuple[int, ...]


@dataclass(frozen=True)
class PlayerView:
    """What can be seen of a player; `materials` is None behind another player's screen."""

    seat: int
    colour: Colour
    points: int
    points_from: dict[Source, int]
    huts: int
    temples: int
    buildings: int
    runes: tuple[DistrictName, ...]
    material_total: int
    materials: dict[Material, int] | None


@dataclass(frozen=True)
class DruidView:
    """On his temple (slab 0), on a slab, or beside a field."""

    slab: int | None
    field: int | None


@dataclass(frozen=True)
class PaymentView:
    """The payment under way, which only the payer sees: `need` of each of two materials, or three for either."""

    materials: tuple[Material, Material]
    need: int
    three_for_either: bool
    decided: dict[Material, int]


@dataclass(frozen=True)
class EndView:
    """How near the end is: turns left in the finale, once it has begun, and turns since anybody built (M-END-7).

    `huts_to_ask` is the number of huts that the druid's last round has yet to ask, including the current one (M-END-2).
    """

    finale: bool
    turns_left: int | None
    last_round: bool
    huts_to_ask: int | None
    turns_without_building: int
    most_turns_without_building: int


@dataclass(frozen=True)
class MedurisView:
    """The position as one seat, or a spectator, may see it."""

    seat: int | None
    turn: int
    start_player: int
    mover: int | None
    decision: Step | None
    die: Face | None
    asked_field: int | None
    payment: PaymentView | None
    end: EndView
    plateaus: tuple[PlateauView, ...]
    fields: tuple[FieldView, ...]
    players: tuple[PlayerView, ...]
    druid: DruidView


def view(game: Meduris, seat: int | None) -> MedurisView:
    """What a seat may see; None is a spectator."""
    filled = blank(Survey)
    take_survey(game, filled)
    state, survey = snapshot(game), snapshot_of(filled)
    frame = state.decisions.frames[state.decisions.depth - 1] if state.decisions.depth else None
    step = None if frame is None else Step(frame.kind)
    return MedurisView(
        seat=seat,
        turn=state.turn,
        start_player=state.start_player,
        mover=None if frame is None else frame.seat,
        decision=step,
        die=Face(state.die) if state.turn and not _in_last_round(state) else None,
        asked_field=frame.first + 1 if frame is not None and step in (Step.OFFER, Step.PAY) else None,
        payment=_payment(state) if frame is not None and step is Step.PAY and frame.seat == seat else None,
        end=_end(state, survey),
        plateaus=tuple(_plateau(state, material) for material in MATERIALS),
        fields=tuple(_field(state, field) for field in range(FIELDS_OF_SIDE[state.side])),
        players=tuple(_player(state, survey, other, seat) for other in range(state.seats)),
        druid=_druid(state),
    )


def _in_last_round(state: Meduris) -> bool:
    return state.decisions.depth == 0 or state.decisions.frames[0].kind == Step.LAST_ROUND


def _end(state: Meduris, survey: Survey) -> EndView:
    finale = state.turns_left != NO_FINALE
    goes_round = state.decisions.depth > 0 and state.decisions.frames[0].kind == Step.LAST_ROUND
    return EndView(
        finale=finale,
        turns_left=state.turns_left if finale else None,
        last_round=finale and _in_last_round(state),
        huts_to_ask=survey.huts_to_ask if goes_round else None,
        turns_without_building=state.turns_without_building,
        most_turns_without_building=IDLE_TURNS_A_SEAT * state.seats,
    )


def _plateau(state: Meduris, material: Material) -> PlateauView:
    stack = state.plateaus[material]
    return PlateauView(material, state.supply[material], tuple(stack.workers)[: stack.height])


def _field(state: Meduris, field: int) -> FieldView:
    side = COMPONENTS.sides[state.side]
    first, second = side.materials[field]
    building, chip = state.building[field], state.chip[field]
    return FieldView(
        number=field + 1,
        materials=(MATERIALS[first], MATERIALS[second]),
        district=DISTRICTS[side.districts[field]],
        building=Building(building) if building else None,
        owner=state.owner[field] if building else None,
        chip=Chip(chip) if chip else None,
    )


def _player(state: Meduris, survey: Survey, seat: int, viewer: int | None) -> PlayerView:
    player = state.players[seat]
    hand = player.materials
    return PlayerView(
        seat=seat,
        colour=Colour(seat),
        points=player.points,
        points_from=dict(zip(SOURCES, player.points_from, strict=True)),
        huts=player.huts,
        temples=player.temples,
        buildings=survey.buildings[seat],
        runes=tuple(DISTRICTS[rune] for rune in range(RUNES) if state.rune_holder[rune] == seat),
        material_total=sum(hand),
        materials=dict(zip(MATERIALS, hand, strict=True)) if seat == viewer or state.open_screens else None,
    )


def _druid(state: Meduris) -> DruidView:
    if state.druid.field == OFF_PATH:
        return DruidView(slab=state.druid.slab, field=None)
    return DruidView(slab=None, field=state.druid.field + 1)


def _payment(state: Meduris) -> PaymentView:
    payment = state.payment
    kinds = [MATERIALS[kind] for kind in payment.kinds]
    return PaymentView(
        materials=(kinds[0], kinds[1]),
        need=payment.need or 1,
        three_for_either=payment.need == EITHER,
        decided={kinds[position]: payment.pieces[position] for position in range(payment.decided)},
    )
