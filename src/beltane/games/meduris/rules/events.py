"""Everything that a player at the table would notice."""

from __future__ import annotations

from typing import Annotated

from beltane.games.meduris.components.tables import COMPONENTS
from beltane.games.meduris.rules.vocabulary import CHIP, FACE, FIELD, HEIGHT, MATERIAL, PLATEAU, TRIGGER
from beltane.kernel.events import Counts, EventCatalogue, Events
from beltane.kernel.vocabulary import SEAT, Domain

DISTRICT = Domain("district", COMPONENTS.pieces.runes)
"""A district, and its rune stone."""

ChipKind = Annotated[int, CHIP]
District = Annotated[int, DISTRICT]
Face = Annotated[int, FACE]
Field = Annotated[int, FIELD]
Height = Annotated[int, HEIGHT]
Material = Annotated[int, MATERIAL]
Plateau = Annotated[int, PLATEAU]
Rival = Annotated[int, SEAT]
Trigger = Annotated[int, TRIGGER]
Wood = Annotated[int, Counts(MATERIAL.word(0))]
Wool = Annotated[int, Counts(MATERIAL.word(1))]
Copper = Annotated[int, Counts(MATERIAL.word(2))]
Stone = Annotated[int, Counts(MATERIAL.word(3))]

EVENTS = EventCatalogue()


# Set-up


@EVENTS.declare()
def game_began(events: Events, seat: int) -> None:
    """The start player is known."""


@EVENTS.declare(reveals=True)
def chip_laid(events: Events, chip: ChipKind, field: Field) -> None:
    """A bonus chip was drawn for a field."""


@EVENTS.declare()
def worker_placed(events: Events, seat: int, plateau: Plateau, height: Height) -> None:
    """A worker stands on a plateau."""


# The turn and its yields


@EVENTS.declare()
def turn_began(events: Events, seat: int, turn: int) -> None:
    """A player's turn has begun."""


@EVENTS.declare(reveals=True)
def die_rolled(events: Events, seat: int, face: Face) -> None:
    """The die has been rolled."""


@EVENTS.declare()
def collected(events: Events, seat: int, material: Material, pieces: int, height: Height) -> None:
    """A worker at a height has collected."""


@EVENTS.declare()
def took(events: Events, seat: int, material: Material) -> None:
    """A player has taken a material."""


@EVENTS.declare()
def took_nothing(events: Events, seat: int) -> None:
    """A player could have taken a material."""


@EVENTS.declare()
def returned(events: Events, seat: int, material: Material) -> None:
    """A player has returned a material."""


@EVENTS.declare()
def worker_moved(
    events: Events, seat: int, origin: Plateau, taken_at: Height, plateau: Plateau, height: Height
) -> None:
    """A worker has moved to another plateau."""


# Building


@EVENTS.declare()
def hut_chosen(events: Events, seat: int, field: Field, settlement: int) -> None:
    """A field was chosen for a hut; its settlement will then have `settlement` huts."""


@EVENTS.declare()
def temple_chosen(events: Events, seat: int, field: Field) -> None:
    """A field was chosen for a temple."""


@EVENTS.declare()
def chip_scored(events: Events, seat: int, points: int) -> None:
    """A chip has brought points."""


@EVENTS.declare()
def chip_paid(events: Events, seat: int, field: Field) -> None:
    """A hut is free because of its chip."""


@EVENTS.declare()
def paid(events: Events, seat: int, wood: Wood, wool: Wool, copper: Copper, stone: Stone) -> None:
    """A player has paid materials."""


@EVENTS.declare()
def hut_built(events: Events, seat: int, field: Field) -> None:
    """A hut stands."""


@EVENTS.declare()
def temple_built(events: Events, seat: int, field: Field) -> None:
    """A temple stands."""


@EVENTS.declare()
def rune_taken(events: Events, seat: int, rune: District) -> None:
    """A player has a rune stone from the supply."""


@EVENTS.declare()
def rune_seized(events: Events, seat: int, rune: District, victim: Rival) -> None:
    """A player has a rune stone from another player."""


# The druid


@EVENTS.declare()
def druid_on_slab(events: Events, slab: int) -> None:
    """The druid has moved on to a slab."""


@EVENTS.declare()
def druid_waits(events: Events) -> None:
    """There is no hut to go to."""


@EVENTS.declare()
def druid_came(events: Events, seat: int, field: Field) -> None:
    """The owner of a hut is asked for an offering."""


@EVENTS.declare()
def river_crossed(events: Events) -> None:
    """The druid has crossed the great river."""


@EVENTS.declare()
def river_scored(events: Events, seat: int, points: int) -> None:
    """A player has scored for rune stones at the river."""


@EVENTS.declare()
def offered_nothing(events: Events, seat: int, field: Field, points: int) -> None:
    """A hut's owner has offered nothing."""


@EVENTS.declare()
def offered_one(events: Events, seat: int, field: Field, points: int) -> None:
    """A hut's owner has offered one material, or three in its place."""


@EVENTS.declare()
def offered_both(events: Events, seat: int, field: Field, points: int) -> None:
    """A hut's owner has offered both materials."""


@EVENTS.declare()
def offered_chip(events: Events, seat: int, field: Field, points: int) -> None:
    """A hut's owner has offered the druid chip."""


# The end


@EVENTS.declare()
def finale_began(events: Events, seat: int, trigger: Trigger) -> None:
    """The finale has begun."""


@EVENTS.declare()
def last_round_began(events: Events) -> None:
    """The druid's last round has begun."""


@EVENTS.declare()
def temple_scored(events: Events, seat: int, field: Field, points: int) -> None:
    """A temple has scored."""


@EVENTS.declare()
def runes_scored(events: Events, seat: int, runes: int, points: int) -> None:
    """A player has scored for rune stones at the end."""


@EVENTS.declare()
def game_ended(events: Events) -> None:
    """The game is over."""
