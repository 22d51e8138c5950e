"""What each seat may know (M-HIDE-1): the view for clients, and the re-dealing of the unknown for search."""

from __future__ import annotations

from dataclasses import dataclass

from beltane.games.meduris.components.tables import COMPONENTS, FIELD_DISTRICT, FIELD_MATERIALS
from beltane.games.meduris.rules.scoring import buildings_built
from beltane.games.meduris.rules.state import NO_FINALE, OFF_PATH, Meduris, Step, field_count
from beltane.games.meduris.rules.vocabulary import CHIP, MATERIAL, MATERIALS, RUNES, Building, Colour, Source
from beltane.kernel.decisions import OVER, mover, top
from beltane.kernel.random import Random, draw_word
from beltane.kernel.rule import rule


@dataclass(frozen=True)
class FieldView:
    """A field of the ring; `owner` is a seat."""

    number: int
    materials: tuple[str, str]
    district: str
    building: str | None
    owner: int | None
    chip: str | None


@dataclass(frozen=True)
class PlayerView:
    """What can be seen of a player; `materials` is None behind somebody else's screen."""

    seat: int
    colour: str
    points: int
    points_from: dict[str, int]
    huts: int
    temples: int
    buildings: int
    runes: tuple[str, ...]
    material_total: int
    materials: dict[str, int] | None


@dataclass(frozen=True)
class DruidView:
    """On his temple (slab 0), on a slab, or beside a field."""

    slab: int | None
    field: int | None


@dataclass(frozen=True)
class PaymentView:
    """The payment being put together, piece counts decided so far included."""

    materials: tuple[str, str]
    need: int
    decided: dict[str, int]


@dataclass(frozen=True)
class MedurisView:
    """The position as one seat, or a spectator, may see it."""

    seat: int | None
    turn: int
    start_player: int
    mover: int | None
    decision: str | None
    asked_field: int | None
    payment: PaymentView | None
    finale: bool
    supply: dict[str, int]
    plateaus: dict[str, tuple[int, ...]]
    fields: tuple[FieldView, ...]
    players: tuple[PlayerView, ...]
    druid: DruidView


def view(game: Meduris, seat: int | None) -> MedurisView:
    """What a seat may see; None is a spectator."""
    moving = int(mover(game))
    step = None if moving == OVER else Step(int(top(game.decisions).kind))
    return MedurisView(
        seat=seat,
        turn=int(game.turn),
        start_player=int(game.start_player),
        mover=None if moving == OVER else moving,
        decision=None if step is None else step.name.lower(),
        asked_field=int(top(game.decisions).first) + 1 if step in (Step.OFFER, Step.PAY) else None,
        payment=_payment(game) if step is Step.PAY else None,
        finale=bool(game.turns_left != NO_FINALE),
        supply=_materials(game.supply),
        plateaus={
            MATERIAL.words[m]: tuple(int(w) for w in list(game.plateaus[m].workers)[: game.plateaus[m].height])
            for m in range(MATERIALS)
        },
        fields=tuple(_field(game, field) for field in range(field_count(game))),
        players=tuple(_player(game, other, seat) for other in range(game.seats)),
        druid=_druid(game),
    )


def _materials(counts: object) -> dict[str, int]:
    return {word: int(count) for word, count in zip(MATERIAL.words, counts, strict=True)}  # type: ignore[call-overload]


def _field(game: Meduris, field: int) -> FieldView:
    building = Building(int(game.building[field]))
    first, second = (MATERIAL.words[m] for m in FIELD_MATERIALS[game.side, field])
    chip = int(game.chip[field])
    return FieldView(
        number=field + 1,
        materials=(first, second),
        district=COMPONENTS.pieces.runes[FIELD_DISTRICT[game.side, field]],
        building=None if building is Building.NONE else building.name.lower(),
        owner=None if building is Building.NONE else int(game.owner[field]),
        chip=CHIP.words[chip] if chip else None,
    )


def _player(game: Meduris, seat: int, viewer: int | None) -> PlayerView:
    player = game.players[seat]
    return PlayerView(
        seat=seat,
        colour=Colour(seat).name.lower(),
        points=int(player.points),
        points_from={source.name.lower(): int(player.points_from[source]) for source in Source},
        huts=int(player.huts),
        temples=int(player.temples),
        buildings=int(buildings_built(game, seat)),
        runes=tuple(COMPONENTS.pieces.runes[rune] for rune in range(RUNES) if game.rune_holder[rune] == seat),
        material_total=sum(int(count) for count in player.materials),
        materials=_materials(player.materials) if seat == viewer or game.open_screens else None,
    )


def _druid(game: Meduris) -> DruidView:
    if game.druid.field == OFF_PATH:
        return DruidView(slab=int(game.druid.slab), field=None)
    return DruidView(slab=None, field=int(game.druid.field) + 1)


def _payment(game: Meduris) -> PaymentView:
    payment = game.payment
    kinds = [MATERIAL.words[kind] for kind in payment.kinds]
    decided = {kinds[i]: int(payment.pieces[i]) for i in range(payment.decided)}
    return PaymentView(materials=(kinds[0], kinds[1]), need=int(payment.need), decided=decided)


@rule
def conceal(game: Meduris, seat: int, random: Random) -> None:
    """Re-deal what the seat cannot know: only the dice to come, as every hand can be reckoned (M-HIDE-1)."""
    for index in range(4):
        game.random.words[index] = draw_word(random)
    game.random.words[0] = game.random.words[0] | 1
