"""HTTP: playing. Positions, actions, undo, what-if, journals and saves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from beltane.server.dependencies import Anybody, ServicesDep, Somebody, client_of, current_person, services_of
from beltane.server.operations.limits import CHANGING, HINTS_OF_PERSON, NEW_TABLES, READING, THINKING, UPLOADING
from beltane.server.operations.problems import CONFLICT, FORBIDDEN, Refusal
from beltane.server.people.person import Known
from beltane.server.play import books, deciding, messages
from beltane.server.play.hints import Hint, hint
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.what_if import try_out
from beltane.server.play.wire import Earlier, EntryDetails, WhatIf
from beltane.server.services import Services
from beltane.server.tables import rules
from beltane.server.tables.creating import SeatWish, seating
from beltane.server.tables.journal import Draft
from beltane.server.tables.routes import NEW_POSITION, POSITION, Invite, Key, answer, check_hosting, visible
from beltane.server.tables.settings import TableSettings
from beltane.server.tables.table import Status

router = APIRouter(prefix="/api", tags=["play"])

MOST = 1_000_000
Number = Annotated[int, Field(ge=0, le=MOST)]
Ply = Annotated[int, Field(ge=0, le=MOST, strict=True)]
Action = Annotated[int, Field(ge=0, le=MOST, strict=True)]
"""Action numbers must be JSON numbers: neither strings nor booleans are converted."""
Actions = Annotated[list[Action], Field(min_length=1, max_length=50)]
Since = Annotated[int | None, Query(ge=0, le=MOST)]
SeatAsked = Annotated[int | None, Query(ge=0, le=7)]
MOST_SAVE = 250_000
"""Ten times the size of the longest games."""


class Choice(BaseModel):
    """A choice of the prompt, by its actions, made after having seen everything up to a ply."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"ply": 12, "actions": [3]}]})

    ply: Ply
    actions: Actions


class Seen(BaseModel):
    """The ply that the acting person has seen."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"ply": 12}]})

    ply: Ply


class Trial(BaseModel):
    """What a person would like to try: choices one after another, and a number that selects other dice."""

    model_config = ConfigDict(extra="forbid")

    ply: Ply
    choices: Annotated[list[Actions], Field(max_length=100)]
    luck: Number = 0


class Upload(BaseModel):
    """A save to continue: its text, a wish for each seat, and the settings of the new table."""

    model_config = ConfigDict(extra="forbid")

    save: Annotated[str, Field(max_length=MOST_SAVE)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    settings: TableSettings = TableSettings()


async def watched(
    services: Services, request: Request, person: Known | None, key: str, invite: str | None = None
) -> LoadedTable:
    """A table whose game a person may see."""
    loaded = await visible(services, request, person, key, invite)
    rules.check_watching(loaded.table, None if person is None else person.id)
    return loaded


class Quick(APIRoute):
    """A faster route for acting. Valid requests go straight to the handler; FastAPI deals with everything else.

    It has no part in what is decided or refused: FastAPI's own dependency resolution takes longer than the handler's
    work.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler of a request."""
        usual = super().get_route_handler()

        async def handle(request: Request) -> Response:
            person, chosen = await current_person(request), await _chosen(request)
            if person is None or chosen is None:
                return await usual(request)
            return await act(services_of(request), request, person, *chosen)

        return handle


quick = APIRouter(prefix="/api", tags=["play"], route_class=Quick)
_KEY: TypeAdapter[str] = TypeAdapter(Key)


async def _chosen(request: Request) -> tuple[str, Choice] | None:
    """The table and choice of a request; raises if they are not valid."""
    if request.headers.get("content-type") != "application/json":
        return None
    try:
        return _KEY.validate_python(request.path_params["key"]), Choice.model_validate_json(await request.body())
    except ValidationError:
        return None


@router.get("/tables/{key}/position", response_model=None, responses=POSITION)
async def see_position(
    services: ServicesDep,
    request: Request,
    person: Anybody,
    key: Key,
    invite: Invite = None,
    since: Since = None,
    seat: SeatAsked = None,
) -> Response:
    """The position as one sees it: view, prompt, and what has happened since a ply."""
    loaded = await watched(services, request, person, key, invite)
    return await answer(services, person, loaded, since=since, seat=seat)


@quick.post("/tables/{key}/act", response_model=None, responses=POSITION)
async def act(services: ServicesDep, request: Request, person: Somebody, key: Key, choice: Choice) -> Response:
    """Make a choice. If more has happened than the ply that was seen, nothing changes."""
    return await _decide(
        services, request, person, key, choice.ply, lambda loaded: deciding.act(loaded, person.id, choice.actions)
    )


@router.post("/tables/{key}/confirm", response_model=None, responses=POSITION)
async def confirm(services: ServicesDep, request: Request, person: Somebody, key: Key, seen: Seen) -> Response:
    """Confirm the choice that ends the turn."""
    return await _decide(services, request, person, key, seen.ply, lambda loaded: deciding.confirm(loaded, person.id))


@router.post("/tables/{key}/undo", response_model=None, responses=POSITION)
async def undo(services: ServicesDep, request: Request, person: Somebody, key: Key, seen: Seen) -> Response:
    """Take back one's last choice, if nothing has been revealed since and nobody else has decided."""
    services.limits.check(CHANGING, person.id)
    return await _decide(
        services, request, person, key, seen.ply, lambda loaded: deciding.undo(loaded, person.id, services.now())
    )


async def _decide(
    services: Services, request: Request, person: Known, key: str, ply: int, draft: Callable[[LoadedTable], list[Draft]]
) -> Response:
    """Apply a decision in the game, if the person has seen everything that has happened in it."""

    def drafts(loaded: LoadedTable) -> list[Draft]:
        rules.check_ply(loaded.table, ply)
        return draft(loaded)

    await visible(services, request, person, key, None, ply)
    changed = await services.house.change(key, drafts, ply)
    return await answer(services, person, changed, since=ply)


@router.get("/tables/{key}/entries", response_model=None, responses={200: {"model": list[EntryDetails]}})
async def see_entries(
    services: ServicesDep, request: Request, person: Anybody, key: Key, invite: Invite = None, since: Since = 0
) -> Response:
    """Everything that has happened after a ply, with its events."""
    services.limits.check(READING, client_of(request))
    loaded = await watched(services, request, person, key, invite)
    recorded = await books.read_book(services.database, loaded, since or 0)
    people = {record.entry.person for record in recorded if record.entry.person is not None}
    names = await services.people.called(people)
    body = messages.entries_json(recorded, names, open_book=loaded.table.status is Status.FINISHED)
    return Response(body, media_type="application/json")


@router.get("/tables/{key}/replay/{actions}", response_model=None, responses={200: {"model": Earlier}})
async def see_earlier(
    services: ServicesDep,
    request: Request,
    person: Anybody,
    key: Key,
    actions: Number,
    invite: Invite = None,
    seat: SeatAsked = None,
) -> Response:
    """The position of a finished game after a number of actions, as a seat or a spectator saw it."""
    services.limits.check(READING, client_of(request))
    loaded = await watched(services, request, person, key, invite)
    if loaded.table.status is not Status.FINISHED:
        raise Refusal(CONFLICT, "game-goes-on")
    body = await books.REPLAYS.run(books.earlier_json, loaded, actions, seat)
    return Response(body, media_type="application/json")


@router.get("/tables/{key}/save", response_model=None, responses={200: {"model": dict[str, Any]}})
async def download_save(
    services: ServicesDep, request: Request, person: Anybody, key: Key, invite: Invite = None
) -> Response:
    """The save file of a finished game, even if this version no longer has its rules. It contains the seed.

    A game that cannot go on because its rules are gone can be downloaded before its end too, without the seed.
    """
    services.limits.check(READING, client_of(request))
    loaded = await watched(services, request, person, key, invite)
    text = await books.write_book(services.database, loaded)
    headers = {"Content-Disposition": f'attachment; filename="{loaded.table.game}-{key}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/saves", status_code=201, response_model=None, responses=NEW_POSITION)
async def upload_save(services: ServicesDep, request: Request, person: Somebody, upload: Upload) -> Response:
    """Continue a saved game at a new table. As somebody knows its seed, it is not rated."""
    services.limits.check(UPLOADING, client_of(request))
    services.limits.check(NEW_TABLES, person.id)
    services.limits.check(THINKING, person.id)
    await check_hosting(services, person)
    origin, table = await books.REPLAYS.run(
        books.open_book, upload.save, len(upload.seats), upload.settings, person.id, services.now()
    )
    drafts = seating(table, upload.seats, person.id, origin.created)
    return await answer(services, person, await services.house.create(origin, table, drafts), status=201)


@router.post("/tables/{key}/hint")
async def ask_for_hint(services: ServicesDep, request: Request, person: Somebody, key: Key, seen: Seen) -> list[Hint]:
    """A search's view of one's choices, best first, where the table allows hints."""
    services.limits.check(THINKING, person.id)
    loaded = await watched(services, request, person, key)
    if not loaded.table.settings.hints:
        raise Refusal(FORBIDDEN, "no-hints")
    rules.check_ply(loaded.table, seen.ply)
    seat = rules.check_deciding(loaded.table, person.id, loaded.deciding)
    with services.limits.reserve((HINTS_OF_PERSON, person.id)):
        return await hint(services.thinkers, loaded.playable(), seat)


@router.post("/tables/{key}/what-if", response_model=None, responses={200: {"model": WhatIf}})
async def what_if(services: ServicesDep, request: Request, person: Somebody, key: Key, trial: Trial) -> Response:
    """Try choices out on a private copy in which everything hidden has been dealt anew."""
    services.limits.check(THINKING, person.id)
    loaded = await watched(services, request, person, key)
    if not loaded.table.settings.what_if:
        raise Refusal(FORBIDDEN, "no-what-if")
    rules.check_ply(loaded.table, trial.ply)
    seat = rules.check_deciding(loaded.table, person.id, loaded.deciding)
    body = try_out(loaded, seat, trial.choices, trial.luck, services.keys.key_for("what-if"))
    return Response(body, media_type="application/json")
