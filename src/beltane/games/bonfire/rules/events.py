"""Everything that a player at the table would notice.

Spaces, notches and path positions are plain numbers here, because the rules count them from 1, too.
"""

from __future__ import annotations

from typing import Annotated

from beltane.games.bonfire.components.tables import GNOME, ISLAND, PLACE, SPECIALIST
from beltane.games.bonfire.rules.actions import FATE_END, WAY
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    AREA,
    BASIC_RESOURCE,
    COMMON_TASK,
    COUNCIL_SPACE,
    ENDING,
    FATE_TILE,
    GREAT_BONFIRE_SPACE,
    GUARDIAN,
    PATH_KIND,
    PILE,
    RESOURCE,
    SHAPE,
    SOURCE,
    TASK,
    TOM_CARD,
)
from beltane.kernel.events import EventCatalogue, Events
from beltane.kernel.vocabulary import numbers

SLOT = numbers("slot", 1, 6)

Area = Annotated[int, AREA]
CommonTask = Annotated[int, COMMON_TASK]
CouncilSpace = Annotated[int, COUNCIL_SPACE]
Ending = Annotated[int, ENDING]
FateEnd = Annotated[int, FATE_END]
FateTile = Annotated[int, FATE_TILE]
Gnome = Annotated[int, GNOME]
GreatBonfireSpace = Annotated[int, GREAT_BONFIRE_SPACE]
Guardian = Annotated[int, GUARDIAN]
Island = Annotated[int, ISLAND]
OfferingTile = Annotated[int, BASIC_RESOURCE]
Path = Annotated[int, PATH_KIND]
Pile = Annotated[int, PILE]
FatePlace = Annotated[int, PLACE]
Resource = Annotated[int, RESOURCE]
Shape = Annotated[int, SHAPE]
Slot = Annotated[int, SLOT]
Source = Annotated[int, SOURCE]
Specialist = Annotated[int, SPECIALIST]
Task = Annotated[int, TASK]
Tile = Annotated[int, ACTION_KIND]
TomCard = Annotated[int, TOM_CARD]
Way = Annotated[int, WAY]

EVENTS = EventCatalogue()


# Set-up and the course of turns


@EVENTS.declare()
def game_began(events: Events, seat: int) -> None:
    """The start player is known."""


@EVENTS.declare()
def turn_began(events: Events, seat: int, turn: int) -> None:
    """A player's turn has begun."""


@EVENTS.declare()
def turn_skipped(events: Events, seat: int) -> None:
    """A player has no possible move."""


# Fate tiles


@EVENTS.declare()
def fate_tile_swapped(events: Events, seat: int) -> None:
    """The tile set aside at the start has been swapped with the middle of the row."""


@EVENTS.declare()
def fate_tile_chosen(events: Events, seat: int, tile: FateTile, end: FateEnd) -> None:
    """A tile was taken from an end of the row."""


@EVENTS.declare()
def fate_tile_laid(events: Events, seat: int, tile: FateTile, place: FatePlace, way: Way) -> None:
    """A tile was laid into the fate area, in this direction."""


@EVENTS.declare()
def tile_discarded(events: Events, seat: int, tile: Tile) -> None:
    """A player has discarded an action tile."""


# Gaining and paying


@EVENTS.declare()
def tiles_gained(events: Events, seat: int, tile: Tile, pieces: int) -> None:
    """A player has gained action tiles of a kind."""


@EVENTS.declare()
def resources_gained(events: Events, seat: int, resource: Resource, pieces: int) -> None:
    """A player has gained resources of a kind."""


@EVENTS.declare()
def points_scored(events: Events, seat: int, source: Source, points: int) -> None:
    """A player has scored."""


@EVENTS.declare()
def tiles_paid(events: Events, seat: int, tile: Tile, pieces: int) -> None:
    """A player has paid action tiles of a kind."""


@EVENTS.declare()
def resources_paid(events: Events, seat: int, resource: Resource, pieces: int) -> None:
    """A player has paid resources of a kind."""


# Islands


@EVENTS.declare()
def sailed(events: Events, seat: int, island: Island) -> None:
    """A player's ship has reached an island."""


@EVENTS.declare()
def offering_laid(events: Events, seat: int, offering: OfferingTile, island: Island, pile: Pile) -> None:
    """The top tile of an offering pile was laid in the place of a task."""


@EVENTS.declare()
def task_received(events: Events, seat: int, task: Task, space: int) -> None:
    """A player has put a task on a space of the city."""


@EVENTS.declare(reveals=True)
def offering_revealed(events: Events, seat: int, offering: OfferingTile, pile: Pile) -> None:
    """The next tile of an offering pile was turned up."""


@EVENTS.declare()
def guardian_retrieved(events: Events, seat: int, guardian: Guardian) -> None:
    """A player has fetched a guardian."""


# Processions


@EVENTS.declare()
def procession_began(events: Events, seat: int, steps: int) -> None:
    """A player's guardians may walk a number of steps."""


@EVENTS.declare()
def guardian_moved(events: Events, seat: int, guardian: Guardian, area: Area, number: int) -> None:
    """A guardian has walked, or has been moved, to a numbered place of an area."""


# The Great Bonfire


@EVENTS.declare()
def great_bonfire_turned(events: Events, seat: int, space: GreatBonfireSpace) -> None:
    """The pointer of the Great Bonfire has been turned to a space."""


@EVENTS.declare()
def portal_taken(events: Events, seat: int, shape: Shape, notch: int) -> None:
    """A player has put a portal at a notch."""


# Paths


@EVENTS.declare()
def path_taken(events: Events, seat: int, path: Path, position: int, slot: Slot) -> None:
    """A face-up tile was taken."""


@EVENTS.declare(reveals=True)
def path_drawn(events: Events, seat: int, path: Path, position: int, pile: Pile) -> None:
    """The top tile of a pile was taken unseen."""


@EVENTS.declare()
def path_found(events: Events, seat: int, path: Path, position: int) -> None:
    """A tile was named and found in the piles, which are shuffled next."""


@EVENTS.declare(reveals=True)
def path_revealed(events: Events, path: Path, slot: Slot) -> None:
    """The display was refilled."""


@EVENTS.declare()
def paths_renewed(events: Events, seat: int) -> None:
    """The four face-up tiles were put under the piles."""


@EVENTS.declare(reveals=True)
def paths_shuffled(events: Events) -> None:
    """Both piles were shuffled together and divided anew; nobody knows any longer what lies under them."""


# Gnomes


@EVENTS.declare()
def gnome_recruited(events: Events, seat: int, gnome: Gnome) -> None:
    """A gnome has joined a player."""


@EVENTS.declare(reveals=True)
def specialist_revealed(events: Events, specialist: Specialist, slot: Slot) -> None:
    """The display was refilled."""


@EVENTS.declare(reveals=True)
def specialists_shuffled(events: Events, cards: int) -> None:
    """The pile had run out and was rebuilt from the discards."""


# Bonfires, novices and the council


@EVENTS.declare()
def bonfire_lit(events: Events, seat: int, task: Task, space: int) -> None:
    """A player has fulfilled the task of a space, and lit its bonfire."""


@EVENTS.declare()
def novice_sent(events: Events, seat: int, council: CouncilSpace) -> None:
    """A player has sent a novice to the High Council."""


@EVENTS.declare()
def neutral_novice_sent(events: Events, seat: int, common_task: CommonTask, council: CouncilSpace) -> None:
    """The novice that waited at a common task has gone to the High Council."""


@EVENTS.declare()
def bonus_taken(events: Events, seat: int, council: CouncilSpace) -> None:
    """A player uses what a space of the High Council offers."""


@EVENTS.declare()
def common_task_fulfilled(events: Events, seat: int, common_task: CommonTask) -> None:
    """A player has fulfilled a common task."""


# The countdown


@EVENTS.declare()
def countdown_began(events: Events, seat: int) -> None:
    """Enough novices are in the council, through this player, or through Tom if nobody is named."""


@EVENTS.declare()
def countdown_tile_passed_on(events: Events, tile: int) -> None:
    """A countdown tile goes to the next player."""


@EVENTS.declare()
def passed(events: Events, seat: int, points: int) -> None:
    """A player has dropped out with a countdown tile."""


# Tom


@EVENTS.declare(reveals=True)
def tom_deck_shuffled(events: Events) -> None:
    """Tom's deck had run out."""


@EVENTS.declare(reveals=True)
def tom_revealed(events: Events, card: TomCard) -> None:
    """Tom has turned up a card."""


@EVENTS.declare(reveals=True)
def tom_key(events: Events, specialist: Specialist, resource: Resource) -> None:
    """A specialist was revealed; its resource says what Tom takes."""


@EVENTS.declare()
def tom_did_nothing(events: Events) -> None:
    """Tom's card has no effect."""


@EVENTS.declare()
def tom_took_task(events: Events, task: Task, space: int, island: Island) -> None:
    """Tom has taken a task from an island."""


@EVENTS.declare()
def tom_sent_novice(events: Events) -> None:
    """Tom has sent one of his own novices to the council."""


@EVENTS.declare()
def tom_fulfilled_common_task(events: Events, common_task: CommonTask) -> None:
    """Tom has fulfilled a common task."""


@EVENTS.declare()
def tom_sent_neutral_novice(events: Events, common_task: CommonTask) -> None:
    """The neutral novice of a common task that Tom was first to fulfil lies in the council."""


@EVENTS.declare()
def tom_took_guardian(events: Events, guardian: Guardian) -> None:
    """Tom has taken a guardian."""


@EVENTS.declare()
def tom_took_portal(events: Events, shape: Shape, notch: int, space: GreatBonfireSpace) -> None:
    """Tom has taken a portal from the Great Bonfire."""


@EVENTS.declare()
def tom_took_path(events: Events, path: Path, position: int, slot: Slot) -> None:
    """Tom has taken a path tile from the display."""


@EVENTS.declare()
def tom_recruited(events: Events, gnome: Gnome) -> None:
    """A gnome has joined Tom."""


@EVENTS.declare()
def tom_scored(events: Events, source: Source, points: int) -> None:
    """Tom has scored."""


@EVENTS.declare()
def game_ended(events: Events, ending: Ending) -> None:
    """The game is over."""
