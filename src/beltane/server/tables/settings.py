"""The settings of a table, fixed before its game starts."""

from __future__ import annotations

from typing import Annotated, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Minutes = Annotated[int, Field(ge=0, le=24 * 60)]
SHORTEST = 10
LONGEST = 60 * 24 * 3600
"""The range of a clock, in seconds: up to two months."""

AtZero = Literal["remind", "bot", "forfeit"]
"""What happens when a clock runs out: one reminder, a bot plays on, or the seat is lost."""


def _known_zone(zone: str) -> str:
    if zone not in available_timezones():
        raise ValueError(zone)
    return zone


class Window(BaseModel):
    """The part of the day in which clocks run, as minutes after midnight in a time zone; it may span midnight."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    start: Minutes
    end: Minutes
    zone: Annotated[str, Field(max_length=64), AfterValidator(_known_zone)] = "UTC"


class ClockSettings(BaseModel):
    """How long people may think: without limit, a time per turn, or a total time with an increment per turn."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["none", "turn", "total"] = "none"
    seconds: Annotated[int, Field(ge=SHORTEST, le=LONGEST)] = 3 * 24 * 3600
    increment: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    window: Window | None = None
    at_zero: AtZero = "remind"


class TableSettings(BaseModel):
    """The settings of a table: it starts when it is `full`, or when the `host` wishes.

    `undo` may be `any` only where one person has all seats. Without `planning_aids` clients show nobody at the table
    what things would cost or bring.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    public: bool = True
    start: Literal["full", "host"] = "full"
    spectators: bool = True
    confirm: bool = False
    hints: bool = False
    what_if: bool = True
    planning_aids: bool = True
    undo: Literal["reveal", "any"] = "reveal"
    chat: bool = True
    rated: bool = True
    clock: ClockSettings = ClockSettings()
