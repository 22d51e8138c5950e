"""Two games that a viewer cannot distinguish send that viewer the same bytes, whatever is hidden in them."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from beltane.bots.bot import position_for
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import game_names
from beltane.kernel.random import new_generator
from beltane.kernel.records import to_bytes
from beltane.server.dependencies import COOKIE
from beltane.server.operations.logs import JsonFormatter, set_up_logs
from beltane.server.operations.problems import problem_of
from beltane.server.operations.settings import ServerSettings
from beltane.server.play.deciding import act, undo
from beltane.server.play.loaded_table import LoadedTable, after, entries_of
from beltane.server.play.messages import position_json
from beltane.server.play.what_if import try_out
from beltane.server.tables.journal import Draft
from tests.server.play.test_nothing_leaked import GAMES, NAMES, SECRET, SEED, SPECTATOR, tables
from tests.server.running import Guest, Service, listening_service, play_to_end, running, table_of

NOW = 10**9


def twin_of(loaded: LoadedTable, seat: int | None, dice: int) -> LoadedTable:
    """The same game with everything dealt anew that a seat cannot know; a spectator knows no seat's secrets."""
    match = loaded.playable().copy()
    seats = [seat] if seat is not None else range(match.seats)
    for known in seats:
        match.state = position_for(match.game, match.state, known, new_generator(dice)).state
    return replace(loaded, match=match, json_cache={})


def outcome(loaded: LoadedTable, drafts: list[Draft]) -> LoadedTable:
    return after(loaded, entries_of(loaded, drafts, NOW))


def refusals(loaded: LoadedTable, person: int, dice: random.Random) -> Iterator[Any]:
    """The responses to attempts that may not be allowed."""
    numbers = [dice.randrange(len(loaded.playable().game.actions)) for _ in range(8)]
    begun = dice.choice(loaded.playable().legal_numbers() or [0])
    for plan in [*([number] for number in numbers), *([begun, number] for number in numbers)]:
        try:
            outcome(loaded, act(loaded, person, plan))
            yield plan, "legal"
        except BeltaneError as error:
            yield plan, problem_of(error, "en").model_dump()
    try:
        yield [draft.content for draft in undo(loaded, person, NOW)]
    except BeltaneError as error:
        yield problem_of(error, "en").model_dump()


def check_twins(loaded: LoadedTable, seat: int | None, number: int) -> None:
    """Everything a viewer can ask for has the same answer in both games."""
    person = SPECTATOR if seat is None else seat + 1
    twin = twin_of(loaded, seat, number)
    assert position_json(twin, NAMES, person, since=0, now=NOW) == position_json(
        loaded, NAMES, person, since=0, now=NOW
    )
    seed = repr((number, seat))
    assert list(refusals(twin, person, random.Random(seed))) == list(refusals(loaded, person, random.Random(seed)))
    if seat is not None:
        check_what_thinkers_get(loaded, twin, seat, number)
    if seat is not None and seat == loaded.deciding:
        check_choices(loaded, twin, seat, random.Random(seed))


def check_what_thinkers_get(loaded: LoadedTable, twin: LoadedTable, seat: int, number: int) -> None:
    """Bots, hints and analyses are computed from the same bytes, so they reveal nothing."""
    game = loaded.playable().game
    handed = [
        to_bytes(position_for(game, one.playable().state, seat, new_generator(number)).state) for one in (loaded, twin)
    ]
    assert handed[0] == handed[1]


def check_choices(loaded: LoadedTable, twin: LoadedTable, seat: int, dice: random.Random) -> None:
    """A trial is the same; so is the outcome of a choice, unless it can no longer be taken back."""
    choice = dice.choice(loaded.playable().prompt(seat).choices).actions
    assert try_out(twin, seat, [choice], 3, SECRET) == try_out(loaded, seat, [choice], 3, SECRET)
    person = seat + 1
    real, other = (outcome(one, act(one, person, choice)) for one in (loaded, twin))
    told = [position_json(one, NAMES, person, since=loaded.table.ply, now=NOW) for one in (real, other)]
    if told[0] != told[1]:
        for one in (real, other):
            assert one.playable().why_not_undo(seat) is not None


@pytest.mark.parametrize(
    ("games", "every"), [(3, 9), pytest.param(120, 5, marks=pytest.mark.slow)], ids=["some", "many"]
)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nobody_can_tell_how_hidden_things_lie(game: str, seats: int, games: int, every: int) -> None:
    for number in range(games):
        for loaded in tables(game, seats, SEED + 1000 * seats + number, every=every):
            if loaded.deciding is None:
                continue
            for seat in [*range(seats), None]:
                check_twins(loaded, seat, number)


def secrets_of(service: Service, key: str) -> list[str]:
    """What nobody may read before the end: seed, generator, and the other secrets of a table."""
    loaded = service.parts.house._tables[key][0]
    words = [str(word) for word in loaded.playable().state.random.words if word > 100_000]
    return [str(loaded.origin.seed), *words]


class Listening(logging.Handler):
    """Keeps every line that would be logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Every line logged by a service at its most verbose level."""
    root = logging.getLogger()
    known = {name: logging.getLogger(name).level for name in ("", "beltane", "uvicorn")}
    handlers = root.handlers[:]
    set_up_logs("debug")
    handler = Listening()
    root.handlers = [handler]
    yield handler.lines
    root.handlers = handlers
    logging.getLogger("uvicorn.access").disabled = False
    for name, level in known.items():
        logging.getLogger(name).setLevel(level)


async def ask_everything(guests: list[Guest], key: str) -> None:
    """Send every possible request in the middle of a game, by everybody, both valid and invalid."""
    for guest in guests:
        for path in (
            "",
            "/position?since=0",
            "/entries",
            "/save",
            "/chat",
            "/analysis",
            "/replay/0",
            "/position?seat=1",
        ):
            await guest.client.get(f"/api/tables/{key}{path}")
        position = await guest.get(f"/tables/{key}/position")
        ply = position["ply"]
        await guest.ask(f"/tables/{key}/what-if", ply=ply, choices=[])
        await guest.ask(f"/tables/{key}/hint", ply=ply)
        await guest.ask(f"/tables/{key}/act", ply=ply, actions=[1, 2, 3])
        await guest.ask(f"/tables/{key}/undo", ply=ply + 1)
        await guest.ask(f"/tables/{key}/analysis")
        await guest.ask(f"/tables/{key}/chat", text="Hello")
        for path in ("/me/export", "/me/tables", "/tables?status=playing", f"/people/{guest.key}", "/openapi.json"):
            await guest.client.get(f"/api{path}")
        await guest.client.get("/metrics")


@pytest.mark.anyio
@pytest.mark.parametrize("game", game_names())
async def test_no_answer_and_no_log_holds_a_secret(sqlite_url: str, logged: list[str], game: str) -> None:
    """Including hints, trials, exports, analyses, refusals and logs."""
    seen: list[str] = []

    async def note(response: httpx.Response) -> None:
        await response.aread()
        seen.append(response.text + repr(response.headers))

    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False), first_seed=SEED) as service:
        guests = await service.guests("Ann", "Ben", "Eve")
        cookies = [value for guest in guests for value in guest.client.cookies.values()]
        for guest in guests:
            guest.client.event_hooks["response"].append(note)
        key = await table_of(guests[0], guests[1:2], game=game, hints=True)
        secrets = secrets_of(service, key)
        await ask_everything(guests, key)
        secrets += secrets_of(service, key)
        invite = (await guests[0].get(f"/tables/{key}/position"))["invite"]
        await play_to_end(guests[:2], key)
        assert not [secret for secret in secrets for text in seen if secret in text]
        saved = await guests[2].client.get(f"/api/tables/{key}/save")
        assert saved.json()["seed"] == SEED
    lines = "\n".join(logged)
    assert "request" in lines
    assert not [secret for secret in [*secrets, *cookies, invite] if secret in lines]


async def everything_beside_the_game(guest: Guest, key: str) -> list[tuple[int, str]]:
    """What lists, the chat, profiles and refusals show a person while a game is played, and the game itself."""
    paths = (
        "/tables?status=playing",
        "/me/tables",
        f"/people/{guest.key}",
        f"/people/{guest.key}/games",
        "/me/export",
        *(f"/tables/{key}{path}" for path in ("", "/chat", "/analysis", "/entries", "/save", "/position?since=0")),
    )
    answers = [await guest.client.get(f"/api{path}") for path in paths]
    return [(answer.status_code, answer.text) for answer in answers]


@pytest.mark.anyio
@pytest.mark.parametrize("game", game_names())
async def test_lobby_and_chat_are_the_same_however_hidden_things_lie(sqlite_url: str, game: str) -> None:
    settings = ServerSettings(database_url=sqlite_url, rate_limits=False)
    async with running(settings, lambda: NOW, first_seed=SEED) as service:
        guests = await service.guests("Ann", "Ben", "Eve")
        key = await table_of(guests[0], guests[1:2], game=game)
        await guests[1].post(f"/tables/{key}/chat", text="Hello")
        house = service.parts.house
        for viewer, known in zip(guests, (0, 1, None), strict=True):
            for _ in range(3):
                real = await house.find(key)
                choice = real.playable().prompt(real.deciding).choices[-1].actions
                await guests[real.deciding or 0].post(f"/tables/{key}/act", ply=real.table.ply, actions=list(choice))
            real = await house.find(key)
            told = await everything_beside_the_game(viewer, key)
            house.keep(twin_of(real, known, dice=3))
            assert to_bytes((await house.find(key)).playable().state) != to_bytes(real.playable().state)
            assert await everything_beside_the_game(viewer, key) == told
            house.keep(real)


@pytest.mark.anyio
async def test_errors_of_the_database_do_not_say_what_was_written(sqlite_url: str, logged: list[str]) -> None:
    """A table that cannot be written has a seed and an invitation, which must stay secret."""
    from sqlalchemy import text

    async with running(ServerSettings(database_url=sqlite_url, rate_limits=False), first_seed=SEED) as service:
        ann = await service.guest("Ann")
        await service.parts.database.write(lambda session: session.execute(text("DROP TABLE journal")))
        response = await ann.ask("/tables", game="meduris", seats=["me", "me"])
        assert (response.status_code, response.json()["code"]) == (503, "database-unavailable")
    lines = "\n".join(logged)
    assert "database-unavailable" in lines
    assert str(SEED) not in lines


@pytest.mark.anyio
async def test_connections_leave_no_secret_in_the_log(sqlite_url: str, logged: list[str]) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address:
        ann = await address.guest("Ann")
        made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
        await ann.get(f"/tables/{made['table']['key']}", invite=made["invite"])
        async with address.listening(ann) as listener:
            await listener.wish(watch=made["table"]["key"], invite=made["invite"])
            await listener.hear("position")
    lines = "\n".join(logged)
    assert "request" in lines
    assert not [secret for secret in (ann.client.cookies[COOKIE], made["invite"]) if secret in lines]
