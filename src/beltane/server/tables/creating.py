"""New tables: from a request, from a save, or as a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from beltane.bots.levels import levels_of
from beltane.kernel.game import find_game
from beltane.server.operations.problems import NOT_FOUND, Refusal
from beltane.server.people.secrets import new_invite, new_key
from beltane.server.tables import rules
from beltane.server.tables.journal import Draft, Entry, Kind
from beltane.server.tables.origin import Origin
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Holder, Table, after

OPEN = "open"
ME = "me"
SeatWish = Annotated[str, Field(max_length=64)]
"""A requested seat: for oneself (`me`), open (`open`), or for a bot of some level."""


class NewTable(BaseModel):
    """A requested table, with a wish for each seat."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"game": "meduris", "seats": ["me", "adept", "open"]}]},
    )

    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Field(max_length=20)] = Field(default_factory=dict)
    settings: TableSettings = TableSettings()


def check_bot(game: str, bot: str) -> str:
    """The level of a bot, if people may play that game against it here."""
    levels = levels_of(find_game(game))
    if bot not in levels:
        raise Refusal(NOT_FOUND, "no-such-level", found=bot[:40], levels=", ".join(levels))
    return bot


def set_up(wish: NewTable, host: int, seed: int, now: int) -> tuple[Origin, Table]:
    """A table as requested, at which nobody sits yet. Nobody chooses the seed."""
    game = find_game(wish.game)
    seats = game.check_seats(len(wish.seats))
    values = game.check_options(seats, wish.options)
    options = {option.name: option.choices[value] for option, value in zip(game.options, values, strict=True)}
    origin = Origin(
        table_id=0,
        game=game.name,
        seats=seats,
        seed=seed,
        options=options,
        rules_version=game.rules_version,
        edition=(game.edition.name, game.edition.digest),
        begun_from=None,
        unlimited_undo=wish.settings.undo == "any",
        created=now,
    )
    return origin, new_table(game.name, host, wish.settings, options, seats, now)


def new_table(game: str, host: int, settings: TableSettings, options: Mapping[str, str], seats: int, now: int) -> Table:
    """A table at which nobody sits yet."""
    return Table(
        key=new_key(),
        invite=new_invite(),
        game=game,
        host=host,
        settings=settings,
        options=options,
        holders=(Holder(),) * seats,
        changed=now,
    )


def held_seats(people: Sequence[int | None]) -> list[Draft]:
    """Entries that hold seats for people, by seat."""
    return [Draft(Kind.HOLD, seat, person) for seat, person in enumerate(people) if person is not None]


def seating(table: Table, wishes: Sequence[str], host: int, now: int) -> list[Draft]:
    """Entries that seat people and bots at a new table; if that fills it, the game starts."""
    drafts: list[Draft] = []
    for seat, wish in enumerate(wishes):
        if wish == OPEN:
            continue
        bot = None if wish == ME else check_bot(table.game, wish)
        new = rules.sit(table, host, seat) if bot is None else rules.seat_bot(table, host, seat, bot)
        for draft in new:
            table = after(table, Entry(table.ply + 1, now, draft))
        drafts += new
    return drafts
