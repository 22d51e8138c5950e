"""Models of everything that clients are sent: `messages` builds it, and OpenAPI describes it to clients.

Views, prompts and events differ from game to game; a `Part` stands for them, and the description substitutes each
game's schemas.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, WithJsonSchema

from beltane.server.tables.journal import Kind
from beltane.server.tables.lobby import PersonInfo
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Status

PART = "x-beltane-part"
View = Annotated[Any, WithJsonSchema({PART: "view"})]
Prompt = Annotated[Any, WithJsonSchema({PART: "prompt"})]
Events = Annotated[Any, WithJsonSchema({PART: "events"})]


class WireModel(BaseModel):
    """Base of all messages: unknown fields are forbidden."""

    model_config = ConfigDict(extra="forbid")


class SeatDetails(WireModel):
    """Who has a seat, or for whom an open one is held. `lost`: its player has resigned, or run out of time."""

    seat: int
    person: PersonInfo | None
    bot: str | None
    lost: bool
    held_for: PersonInfo | None


class MotionDetails(WireModel):
    """A person agrees to abandon the game, or to a bot taking over a seat."""

    motion: Literal["abandon", "take-over"]
    seat: int | None
    person: PersonInfo | None


class StandingDetails(WireModel):
    """A result; an automaton has no seat."""

    seat: int | None
    points: int
    place: int


class TableDetails(WireModel):
    """A table, the same for everybody who may know of it. `playable`: this version has the rules of its game, or
    it can begin with the present ones.

    `from_save`: the game was continued from a save, so its host may know everything hidden. Show this to people before
    they sit down.
    """

    key: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    status: Status
    ply: int
    changed: int
    host: PersonInfo | None
    follows: str | None
    from_save: bool
    deciding: int | None
    playable: bool
    seats: list[SeatDetails]
    motions: list[MotionDetails]
    standings: list[StandingDetails]


class EntryDetails(WireModel):
    """Something that has happened at a table, with its events; actions are included once the game is over."""

    ply: int
    kind: Kind
    seat: int | None
    person: PersonInfo | None
    at: int
    content: dict[str, Any]
    events: Events


class ClockDetails(WireModel):
    """The clocks: who is thinking, everybody's time left at the time `now`, and when it runs out, in milliseconds."""

    seat: int | None
    left: list[int]
    now: int
    deadline: int | None


class Position(WireModel):
    """The position of a table, as its reader may see it.

    `seat` is the one whose view this is, `yours` are all seats for which the reader decides. `pending` is a choice that
    waits to be confirmed. From the time `replaceable_from` on, others may let a bot take over the seat that has to
    decide. `entries` is null if too much was missed: then everything has to be reloaded.
    """

    type: Literal["position"]
    ply: int
    seat: int | None
    yours: list[int]
    table: TableDetails
    invite: str | None
    view: View
    prompt: Prompt
    pending: list[str] | None
    undo: bool
    clock: ClockDetails | None
    replaceable_from: int | None
    entries: list[EntryDetails] | None


class WhatIf(WireModel):
    """The outcome of a trial. `assumed`: something was revealed on the way, which may differ in the real game."""

    type: Literal["what-if"]
    assumed: bool
    deciding: int | None
    view: View
    prompt: Prompt
    events: Events


class Earlier(WireModel):
    """The position of a finished game after some of its actions."""

    type: Literal["earlier"]
    actions: int
    of: int
    view: View
    prompt: Prompt
    events: Events


class LobbyMessage(WireModel):
    """Public tables that have changed."""

    type: Literal["lobby"]
    tables: list[TableDetails]


class ChatMessage(WireModel):
    """A new chat line at a table."""

    type: Literal["chat"]
    table: str
    number: int
    person: PersonInfo | None
    at: int
    text: str


class PresenceMessage(WireModel):
    """The presence of a person at a table."""

    type: Literal["presence"]
    table: str
    person: str
    state: Literal["here", "thinking", "away", "gone"]


class RematchMessage(WireModel):
    """A rematch has been created."""

    type: Literal["rematch"]
    table: str
    next: str


class WaitingMessage(WireModel):
    """The tables that wait for the client's person; their number is for a badge."""

    type: Literal["waiting"]
    tables: list[str]


class ReloadMessage(WireModel):
    """Too much was missed: everything has to be reloaded."""

    type: Literal["reload"]


class PongMessage(WireModel):
    """The answer to a ping."""

    type: Literal["pong"]


class ProblemMessage(WireModel):
    """A client's request was refused; with a `table`, the client is not, or no longer, sent news of that."""

    type: Literal["problem"]
    table: str | None
    status: int
    code: str
    title: str
    parameters: dict[str, Any]


LIVE = (
    Position,
    LobbyMessage,
    ChatMessage,
    PresenceMessage,
    RematchMessage,
    WaitingMessage,
    ReloadMessage,
    PongMessage,
    ProblemMessage,
)
"""All messages sent over the WebSocket."""
