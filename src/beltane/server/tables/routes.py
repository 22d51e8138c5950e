"""HTTP: tables. Finding and creating them, and who sits where."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.requests import HTTPConnection
from pydantic import BaseModel, ConfigDict, Field

from beltane.bots.levels import levels_of
from beltane.kernel.game import find_game, game_names
from beltane.server.dependencies import Anybody, ServicesDep, Somebody, client_of
from beltane.server.live.relay import send_everywhere
from beltane.server.operations.limits import CHANGING, GUESSING, NEW_TABLES, VOTING
from beltane.server.operations.problems import CONFLICT, NOT_FOUND, Refusal
from beltane.server.people.person import Known
from beltane.server.people.secrets import KEY_PATTERN
from beltane.server.play import messages
from beltane.server.play.late import absence_at
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.wire import Position, TableDetails
from beltane.server.services import Services
from beltane.server.tables import creating, lobby, rules
from beltane.server.tables.creating import NewTable
from beltane.server.tables.journal import Draft
from beltane.server.tables.table import Holder, Motion, Status

router = APIRouter(prefix="/api", tags=["tables"])

Key = Annotated[str, Field(max_length=32, pattern=KEY_PATTERN)]
Invite = Annotated[str | None, Query(max_length=64)]
After = Annotated[str | None, Query(max_length=32, pattern=KEY_PATTERN)]
"""The last table of the page before."""
Seat = Annotated[int, Field(ge=0, le=7, strict=True)]
TABLE: dict[int | str, dict[str, Any]] = {200: {"model": TableDetails}}
POSITION: dict[int | str, dict[str, Any]] = {200: {"model": Position}}
NEW_POSITION: dict[int | str, dict[str, Any]] = {201: {"model": Position}}


class GameInfo(BaseModel):
    """A game that can be played here: player counts, options and bots."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    options_with_seats: dict[str, list[int]]
    automaton: str | None
    levels: list[str]
    ready: bool


class SeatRequest(BaseModel):
    """A seat, and the invitation if the table is not public."""

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    invite: Annotated[str, Field(max_length=64)] | None = None


class BotRequest(BaseModel):
    """A seat, and the bot to put there."""

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    bot: Annotated[str, Field(max_length=64)]


class MotionRequest(BaseModel):
    """Something that needs agreement: to abandon the game, or that a bot takes over a seat."""

    model_config = ConfigDict(extra="forbid")

    motion: Literal["abandon", "take-over"]
    seat: Seat | None = None
    agree: bool = True


@router.get("/games")
async def list_games(services: ServicesDep) -> list[GameInfo]:
    """The games that can be played and are ready."""
    games = [find_game(name) for name in game_names()]
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            options={option.name: list(option.choices) for option in game.options},
            options_with_seats={option.name: list(option.seats or game.seats) for option in game.options},
            automaton=game.automaton,
            levels=list(levels_of(game)),
            ready=services.games.is_ready(game.name),
        )
        for game in games
    ]


@router.get("/tables")
async def list_tables(services: ServicesDep, status: Status = Status.OPEN, after: After = None) -> list[lobby.Listing]:
    """The lobby: public tables, the latest first, a hundred at a time; `after` is the last one of the page before."""
    found = await services.database.read(lambda session: lobby.public_tables(session, status, after))
    return await _listings(services, found)


@router.get("/me/tables")
async def list_my_tables(
    services: ServicesDep, person: Somebody, over: bool = False, after: After = None
) -> list[lobby.Listing]:
    """One's own tables, either running or finished; `after` as in the lobby."""
    statuses = (Status.FINISHED, Status.ABANDONED) if over else (Status.OPEN, Status.PLAYING)
    found = await services.database.read(lambda session: lobby.tables_of(session, person.id, statuses, after))
    return await _listings(services, found)


@router.get("/people/{key}/games")
async def list_public_games(services: ServicesDep, key: Key, after: After = None) -> list[lobby.Listing]:
    """The finished games that a person has played at public tables; `after` as in the lobby."""
    person = await services.people.find_by_key(key)
    found = await services.database.read(lambda session: lobby.public_games_of(session, person.id, after))
    return await _listings(services, found)


@router.post("/tables", status_code=201, response_model=None, responses=NEW_POSITION)
async def create_table(services: ServicesDep, person: Somebody, wish: NewTable) -> Response:
    """Create a table. If all its seats are taken at once, the game starts."""
    services.limits.check(NEW_TABLES, person.id)
    await check_hosting(services, person)
    origin, table = creating.set_up(wish, person.id, services.new_seed(), services.now())
    drafts = creating.seating(table, wish.seats, person.id, origin.created)
    return await answer(services, person, await services.house.create(origin, table, drafts), status=201)


@router.get("/tables/{key}", response_model=None, responses=TABLE)
async def see_table(
    services: ServicesDep, request: Request, person: Anybody, key: Key, invite: Invite = None
) -> Response:
    """A table: who sits there, its settings, and the state of its game."""
    loaded = await visible(services, request, person, key, invite)
    names = await services.people.called(loaded.people)
    return Response(messages.table_json(loaded, names), media_type="application/json")


@router.post("/tables/{key}/sit", response_model=None, responses=POSITION)
async def sit(services: ServicesDep, request: Request, person: Somebody, key: Key, wish: SeatRequest) -> Response:
    """Take a seat. If it was the last one, the game starts."""
    return await change(
        services, request, person, key, lambda loaded: rules.sit(loaded.table, person.id, wish.seat), wish.invite
    )


@router.post("/tables/{key}/seat-bot", response_model=None, responses=POSITION)
async def seat_bot(services: ServicesDep, request: Request, person: Somebody, key: Key, wish: BotRequest) -> Response:
    """Put a bot on a seat."""

    def sit_down(loaded: LoadedTable) -> list[Draft]:
        return rules.seat_bot(loaded.table, person.id, wish.seat, creating.check_bot(loaded.table.game, wish.bot))

    return await change(services, request, person, key, sit_down)


@router.post("/tables/{key}/stand", response_model=None, responses=POSITION)
async def stand(services: ServicesDep, request: Request, person: Somebody, key: Key, wish: SeatRequest) -> Response:
    """Leave a seat before the game starts, or decline one that is held; the host may do so for others."""
    return await change(services, request, person, key, lambda loaded: rules.stand(loaded.table, person.id, wish.seat))


@router.post("/tables/{key}/start", response_model=None, responses=POSITION)
async def start(services: ServicesDep, request: Request, person: Somebody, key: Key) -> Response:
    """Start the game, for the host of a full table."""
    return await change(services, request, person, key, lambda loaded: rules.start(loaded.table, person.id))


@router.post("/tables/{key}/close", response_model=None, responses=POSITION)
async def close(services: ServicesDep, request: Request, person: Somebody, key: Key) -> Response:
    """Close a table before its game has started."""
    return await change(services, request, person, key, lambda loaded: rules.close(loaded.table, person.id))


@router.post("/tables/{key}/resign", response_model=None, responses=POSITION)
async def resign(services: ServicesDep, request: Request, person: Somebody, key: Key) -> Response:
    """Resign. If one contender is left, the game is over; otherwise the others decide how it goes on."""
    return await change(services, request, person, key, lambda loaded: rules.resign(loaded.table, person.id))


@router.post("/tables/{key}/motions", response_model=None, responses=POSITION)
async def move(services: ServicesDep, request: Request, person: Somebody, key: Key, wish: MotionRequest) -> Response:
    """Agree to abandon the game or to a bot taking over a seat, or withdraw that."""
    await visible(services, request, person, key, None)
    services.limits.check(VOTING, person.id)
    # The whole game is abandoned, whatever seat is named.
    motion = Motion(wish.motion, None if wish.motion == "abandon" else wish.seat)

    def vote(loaded: LoadedTable) -> list[Draft]:
        if not wish.agree:
            return rules.disagree(loaded.table, person.id, motion)
        return rules.agree(loaded.table, person.id, motion, absence_at(loaded, services.now()))

    return await change(services, request, person, key, vote)


@router.post("/tables/{key}/rematch", status_code=201, response_model=None, responses=NEW_POSITION)
async def rematch(services: ServicesDep, request: Request, person: Somebody, key: Key) -> Response:
    """A rematch with the same game, settings, bots and invitation. All who ask get the same table.

    The others' seats are held for them until they have joined or declined.
    """
    loaded = await visible(services, request, person, key, None)
    if loaded.table.status not in (Status.FINISHED, Status.ABANDONED):
        raise Refusal(CONFLICT, "game-goes-on")
    if not loaded.table.has_sat(person.id):
        raise Refusal(CONFLICT, "not-at-table")
    existing = await services.database.read(lambda session: lobby.find_rematch(session, key))
    if existing is None:
        services.limits.check(NEW_TABLES, person.id)
        await check_hosting(services, person)
        found = await _new_rematch(services, loaded, person)
    else:
        found = await services.house.find(existing)
    # Whoever does not play there any more is a stranger like others.
    rules.check_visible(found.table, person.id, None)
    rules.check_watching(found.table, person.id)
    return await answer(services, person, found, status=201)


async def _new_rematch(services: Services, loaded: LoadedTable, person: Known) -> LoadedTable:
    """A table that follows another one, or the one that another player has just created; all watchers get the news."""
    key = loaded.table.key
    # The player on the starting player's left begins this time.
    before = _before(loaded)[1:] + _before(loaded)[:1]
    wishes = [creating.ME if holder.person == person.id else holder.bot or creating.OPEN for holder in before]
    names = await services.people.called(holder.person for holder in before if holder.person is not None)
    # No seats are held for people who have left.
    there = {number for number, called in names.items() if called.name is not None} - {person.id}
    held = [holder.person if holder.person in there else None for holder in before]
    wish = NewTable(
        game=loaded.table.game, seats=wishes, options=dict(loaded.table.options), settings=loaded.table.settings
    )
    origin, table = creating.set_up(wish, person.id, services.new_seed(), services.now())
    table = replace(table, follows=key, invite=loaded.table.invite)
    drafts = creating.held_seats(held) + creating.seating(table, wish.seats, person.id, origin.created)
    created = await services.house.create(origin, table, drafts, lambda session: lobby.find_rematch(session, key))
    message = {"type": "rematch", "table": key, "next": created.table.key}
    await send_everywhere(services.database, services.hub, key, json.dumps(message).encode())
    return created


def _before(loaded: LoadedTable) -> list[Holder]:
    """The holders of the seats before bots took over."""
    return [replace(holder, bot=None) if holder.person is not None else holder for holder in loaded.table.holders]


async def visible(
    services: Services,
    request: HTTPConnection,
    person: Known | None,
    key: str,
    invite: str | None,
    seen: int | None = None,
) -> LoadedTable:
    """A table that a person may know of. Asking for others again and again is guessing, and is rate limited."""
    try:
        loaded = await services.house.find(key, seen)
        rules.check_visible(loaded.table, None if person is None else person.id, invite)
    except Refusal as refusal:
        if refusal.status == NOT_FOUND:
            services.limits.check(GUESSING, client_of(request))
        raise
    return loaded


async def change(
    services: Services,
    request: Request,
    person: Known,
    key: str,
    draft: Callable[[LoadedTable], list[Draft]],
    invite: str | None = None,
) -> Response:
    """Make a change that a rule of the table allows."""
    await visible(services, request, person, key, invite)
    services.limits.check(CHANGING, person.id)
    return await answer(services, person, await services.house.change(key, draft))


async def answer(
    services: Services,
    person: Known | None,
    loaded: LoadedTable,
    *,
    status: int = 200,
    since: int | None = None,
    seat: int | None = None,
) -> Response:
    """The response: the table as its reader may see it."""
    names = await services.people.called(loaded.people)
    number = None if person is None else person.id
    await services.prerendering.wait_for(loaded)
    body = messages.position_json(loaded, names, number, asked=seat, since=since, now=services.now())
    return Response(body, status, media_type="application/json")


async def check_hosting(services: Services, person: Known) -> None:
    """Refuse a host who has too many tables."""
    if (
        await services.database.read(lambda session: lobby.open_tables_of_host(session, person.id))
        >= rules.MOST_PER_PERSON
    ):
        raise Refusal(CONFLICT, "too-many-tables", most=rules.MOST_PER_PERSON)


async def _listings(services: Services, found: lobby.Found) -> list[lobby.Listing]:
    names = await services.people.called(lobby.people_in(found))
    return [lobby.listing(table, places, names) for table, places in found]
