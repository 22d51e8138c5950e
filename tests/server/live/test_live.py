"""Live updates to clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beltane.server.dependencies import COOKIE
from beltane.server.live.hub import MOST_WAITING, MOST_WATCHED, Client, Hub, Watching
from beltane.server.live.presence import LONGEST_WITHOUT_SIGN, Presence
from beltane.server.operations.limits import CONNECTIONS_OF_PERSON, MOVING
from beltane.server.operations.problems import Refusal
from beltane.server.operations.settings import ServerSettings
from beltane.server.storage.database import Database
from tests.server.postgres import Postgres
from tests.server.running import Address, Guest, Listener, listening_service, running, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def address(database_url: str) -> AsyncIterator[Address]:
    async with listening_service(ServerSettings(database_url=database_url, rate_limits=False)) as address:
        yield address


async def act_once(guests: list[Guest], key: str) -> int:
    """Let the player who has to decide take the first choice; returns the ply after that."""
    position = await guests[0].get(f"/tables/{key}/position")
    guest = guests[position["table"]["deciding"]]
    position = await guest.get(f"/tables/{key}/position")
    choice = position["prompt"]["choices"][0]["actions"]
    return int((await guest.post(f"/tables/{key}/act", ply=position["ply"], actions=choice))["ply"])


async def test_everybody_at_a_table_hears_of_an_action(address: Address) -> None:
    guests = [await address.guest("Ann"), await address.guest("Ben")]
    key = await table_of(guests[0], guests[1:])
    async with address.listening(guests[0]) as ann, address.listening(guests[1]) as ben, address.listening() as eve:
        for listener in (ann, ben, eve):
            await listener.wish(watch=key, ply=3)
            assert (await listener.hear("position"))["ply"] == 3
        ply = await act_once(guests, key)
        heard = [await listener.hear("position") for listener in (ann, ben, eve)]
        assert [message["ply"] for message in heard] == [ply] * 3
        assert [message["seat"] for message in heard] == [0, 1, None]
        assert [message["view"]["seat"] for message in heard] == [0, 1, None]
        for message in heard:
            assert [entry["kind"] for entry in message["entries"]] == ["act"]
            deciding = message["seat"] == message["table"]["deciding"]
            assert bool(message["prompt"]["choices"]) == deciding


async def test_what_was_missed_is_caught_up(address: Address) -> None:
    guests = [await address.guest("Ann"), await address.guest("Ben")]
    key = await table_of(guests[0], guests[1:])
    ply = 0
    for _ in range(10):
        ply = await act_once(guests, key)
    async with address.listening(guests[0]) as ann:
        await ann.wish(watch=key, ply=5)
        message = await ann.hear("position")
        assert [entry["ply"] for entry in message["entries"]] == list(range(6, ply + 1))


async def test_too_much_missed_means_loading_anew(address: Address) -> None:
    ann = await address.guest("Ann")
    position = await ann.post("/tables", game="meduris", seats=["me", "me"])
    key = position["table"]["key"]
    for _ in range(110):
        choice = position["prompt"]["choices"][0]["actions"]
        position = await ann.post(f"/tables/{key}/act", ply=position["ply"], actions=choice)
    async with address.listening(ann) as listener:
        await listener.wish(watch=key, ply=1)
        message = await listener.hear("position")
        assert message["entries"] is None
        assert message["view"] is not None


async def test_the_lobby_is_told_of_tables(address: Address) -> None:
    ann, ben = await address.guest("Ann"), await address.guest("Ben")
    async with address.listening(ben) as listener:
        await listener.wish(lobby=True, ping=True)
        await listener.hear("pong")
        await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
        made = await ann.post("/tables", game="meduris", seats=["me", "open"])
        message = await listener.hear("lobby")
        assert [table["key"] for table in message["tables"]] == [made["table"]["key"]]
        await ben.post(f"/tables/{made['table']['key']}/sit", seat=1)
        message = await listener.hear("lobby")
        assert message["tables"][0]["status"] == "playing"


async def test_a_private_table_is_not_watched_by_strangers(address: Address) -> None:
    ann, ben = await address.guest("Ann"), await address.guest("Ben")
    made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
    async with address.listening(ben) as listener:
        await listener.wish(watch=made["table"]["key"])
        assert (await listener.hear("problem"))["code"] == "unknown-table"
        await listener.wish(watch=made["table"]["key"], invite=made["invite"])
        assert (await listener.hear("position"))["seat"] is None


async def test_a_game_without_spectators_is_not_shown_to_those_who_saw_its_table_wait(address: Address) -> None:
    guests = [await address.guest("Ann"), await address.guest("Ben"), await address.guest("Eve")]
    made = await guests[0].post(
        "/tables", game="meduris", seats=["me", "open"], settings={"spectators": False, "start": "host"}
    )
    key = made["table"]["key"]
    async with address.listening(guests[2]) as eve, address.listening(guests[1]) as ben:
        for listener in (eve, ben):
            await listener.wish(watch=key)
            assert (await listener.hear("position"))["view"] is None
        await guests[1].post(f"/tables/{key}/sit", seat=1)
        assert (await eve.hear("position"))["ply"] == 2
        await guests[0].post(f"/tables/{key}/start")
        problem = await eve.hear_anything_but("presence")
        assert (problem["type"], problem["code"], problem["table"]) == ("problem", "no-spectators", key)
        await act_once(guests, key)
        await guests[0].post(f"/tables/{key}/chat", text="Among ourselves")
        await ben.hear("chat")
        await eve.wish(ping=True)
        assert (await eve.recv())["type"] == "pong"


async def test_whoever_leaves_a_private_table_is_not_told_of_it_any_longer(address: Address) -> None:
    ann, ben = await address.guest("Ann"), await address.guest("Ben")
    made = await ann.post("/tables", game="meduris", seats=["me", "open", "open"], settings={"public": False})
    key = made["table"]["key"]
    await ben.post(f"/tables/{key}/sit", seat=1, invite=made["invite"])
    async with address.listening(ben) as listener:
        await listener.wish(watch=key)
        await listener.hear("position")
        await ann.post(f"/tables/{key}/stand", seat=1)
        problem = await listener.hear_anything_but("presence", "waiting")
        assert (problem["code"], problem["table"]) == ("unknown-table", key)
        await ann.post(f"/tables/{key}/chat", text="Now I can say it")
        await listener.wish(ping=True)
        assert (await listener.recv())["type"] == "pong"


async def test_presence_and_chat_are_told(address: Address) -> None:
    guests = [await address.guest("Ann"), await address.guest("Ben")]
    key = await table_of(guests[0], guests[1:])
    async with address.listening(guests[0]) as ann:
        await ann.wish(watch=key)
        await ann.hear_of(guests[1].key, "gone")
        async with address.listening(guests[1]) as ben:
            await ben.wish(watch=key)
            await ann.hear_of(guests[1].key, "here")
            await ben.wish(presence="thinking")
            await ann.hear_of(guests[1].key, "thinking")
            await guests[1].post(f"/tables/{key}/chat", text="Hello")
            assert (await ann.hear("chat"))["text"] == "Hello"
        await ann.hear_of(guests[1].key, "gone")


async def test_whoever_comes_to_a_table_is_told_who_is_there(address: Address) -> None:
    guests = [await address.guest("Ann"), await address.guest("Ben"), await address.guest("Cleo")]
    key = await table_of(guests[0], guests[1:])
    async with address.listening(guests[0]) as ann, address.listening(guests[1]) as ben:
        await ann.wish(watch=key)
        await ann.wish(presence="away")
        await ann.hear_of(guests[0].key, "here", "away")
        await ben.wish(watch=key)
        states = {message["person"]: message["state"] for message in [await ben.hear("presence") for _ in range(3)]}
        assert states == {guests[0].key: "away", guests[1].key: "here", guests[2].key: "gone"}


async def test_what_has_not_changed_is_not_told_again(address: Address) -> None:
    guests = [await address.guest("Ann"), await address.guest("Ben")]
    key = await table_of(guests[0], guests[1:])
    async with address.listening(guests[0]) as ann, address.listening(guests[1]) as ben:
        await ann.wish(watch=key)
        await ann.hear_of(guests[1].key, "gone")
        await ben.wish(watch=key)
        await ann.hear_of(guests[1].key, "here")
        for _ in range(5):
            await ben.wish(presence="thinking")
            await ben.wish(watch=key)
        await ben.wish(presence="away", ping=True)
        await ben.hear("pong")
        assert await states_until(ann, guests[1].key, "away") == ["thinking", "away"]


async def test_whoever_says_again_and_again_how_it_is_with_them_loses_the_connection(sqlite_url: str) -> None:
    async with (
        listening_service(ServerSettings(database_url=sqlite_url)) as address,
        address.listening() as listener,
    ):
        address.app.state.services.limits.check(replace(MOVING, seconds=1e6), "127.0.0.1")
        for _ in range(MOVING.at_once):
            with suppress(Refusal):
                address.app.state.services.limits.check(MOVING, "127.0.0.1")
        await listener.wish(presence="away")
        with pytest.raises(ConnectionClosed):
            await listener.hear("nothing more")


async def test_signing_out_here_leaves_other_sessions_alone(address: Address) -> None:
    ann = await address.guest("Ann")
    await ann.client.put("/api/me/password", json={"login": "ann", "password": "bonfire-night"})
    elsewhere = Guest("Ann", address.browser(), ann.key)
    await elsewhere.post("/sessions", login="ann", password="bonfire-night")
    async with address.listening(ann) as here, address.listening(elsewhere) as there:
        await ann.client.delete("/api/sessions/current")
        with pytest.raises(ConnectionClosed):
            await here.hear("nothing more")
        await there.wish(ping=True)
        await there.hear("pong")
    hub = address.app.state.services.hub
    async with asyncio.timeout(10):
        while hub.clients:
            await asyncio.sleep(0.01)
    assert hub._of_person == {}


async def test_signing_out_ends_connections_to_other_processes(postgres: Postgres) -> None:
    settings = ServerSettings(database_url=postgres.new_database(), rate_limits=False)
    async with listening_service(settings) as one, listening_service(settings) as other:
        ann = await one.guest("Ann")
        async with other.listening(ann) as listener:
            await listener.wish(ping=True)
            await listener.hear("pong")
            await ann.client.delete("/api/sessions/current")
            with pytest.raises(ConnectionClosed):
                await listener.hear("nothing more")


async def test_whoever_signs_out_while_they_are_looked_for_is_not_remembered(sqlite_url: str) -> None:
    async with running(ServerSettings(database_url=sqlite_url)) as service:
        ann = await service.guest("Ann")
        people, secret = service.parts.people, ann.client.cookies[COOKIE]
        reading, going_on = asyncio.Event(), asyncio.Event()
        read = service.parts.database.read

        async def slow(work: Any) -> Any:
            found = await read(work)
            reading.set()
            await going_on.wait()
            return found

        service.parts.database.read = slow  # type: ignore[method-assign]
        people.forget_all()
        looking = asyncio.create_task(people.find(secret))
        await reading.wait()
        service.parts.database.read = read  # type: ignore[method-assign]
        await people.sign_out(secret)
        going_on.set()
        await looking
        assert await people.find(secret) is None


async def test_what_cannot_be_sent_ends_the_connection_and_is_logged(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address:
        ann = await address.guest("Ann")
        key = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
        async with address.listening(ann) as listener:
            await listener.wish(watch=key)
            await listener.hear("position")

            async def lost(_key: str) -> None:
                raise OSError("the database is gone")

            address.app.state.services.house.latest = lost
            with caplog.at_level("ERROR", "beltane.live"):
                await ann.post(f"/tables/{key}/stand", seat=0)
                with pytest.raises(ConnectionClosed):
                    await listener.hear("nothing more")
            assert "sending-failed" in caplog.messages


async def test_signing_out_ends_the_connection(address: Address) -> None:
    ann = await address.guest("Ann")
    made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"public": False})
    async with address.listening(ann) as listener:
        await listener.wish(watch=made["table"]["key"])
        await listener.hear("position")
        await ann.client.patch("/api/me", json={"name": "Anna"})
        await listener.wish(ping=True)
        await listener.hear("pong")
        await ann.client.delete("/api/sessions")
        with pytest.raises(ConnectionClosed):
            await listener.hear("nothing more")


@pytest.mark.parametrize("text", ["", "null", "[]", "{", '{"watch": 5}', '{"x": 1}', "[" * 4000, '{"ply": -1}'])
async def test_what_makes_no_sense_is_refused_and_does_no_harm(sqlite_url: str, text: str) -> None:
    async with (
        listening_service(ServerSettings(database_url=sqlite_url)) as address,
        address.listening() as listener,
    ):
        await listener.connection.send(text)
        assert (await listener.hear("problem"))["code"] == "unreadable-request"
        await listener.wish(ping=True)
        await listener.hear("pong")


async def test_other_sites_get_no_connection(sqlite_url: str) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url)) as address:
        with pytest.raises(InvalidStatus):
            async with address.listening(origin="https://evil.example"):
                pass


async def test_a_flood_ends_the_connection(sqlite_url: str) -> None:
    async with (
        listening_service(ServerSettings(database_url=sqlite_url)) as address,
        address.listening() as listener,
    ):
        with pytest.raises(ConnectionClosed):
            await _flood(listener)


async def test_nobody_has_more_connections_than_they_need(sqlite_url: str) -> None:
    async with (
        listening_service(ServerSettings(database_url=sqlite_url)) as address,
        AsyncExitStack() as stack,
    ):
        ann, ben = await address.guest("Ann"), await address.guest("Ben")
        for _ in range(CONNECTIONS_OF_PERSON.most):
            listener = await stack.enter_async_context(address.listening(ann))
            await listener.wish(ping=True)
            await listener.hear("pong")
        with pytest.raises(InvalidStatus):
            await stack.enter_async_context(address.listening(ann))
        await stack.enter_async_context(address.listening(ben))
        await listener.connection.close()
        async with asyncio.timeout(10):
            while len(address.app.state.services.hub.clients) > CONNECTIONS_OF_PERSON.most:
                await asyncio.sleep(0.01)
        await stack.enter_async_context(address.listening(ann))


async def test_a_client_follows_so_many_tables_and_no_more(sqlite_url: str) -> None:
    async with (
        listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address,
        address.listening() as listener,
    ):
        ann = await address.guest("Ann")
        key = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
        await listener.wish(watch=key)
        await listener.hear("position")
        (client,) = address.app.state.services.hub.clients
        client.watched.update({f"other{number}": Watching(0) for number in range(MOST_WATCHED - 1)})
        await listener.wish(watch=key, ply=1)
        assert (await listener.hear("position"))["entries"] == []
        other = (await ann.post("/tables", game="meduris", seats=["me", "open"]))["table"]["key"]
        await listener.wish(watch=other)
        problem = await listener.hear("problem")
        assert (problem["code"], problem["table"]) == ("too-many-watched", other)


async def _flood(listener: Listener) -> None:
    for _ in range(2000):
        await listener.wish(ping=True)
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        while True:
            await listener.connection.recv()


async def test_a_client_that_does_not_read_costs_nothing(sqlite_url: str) -> None:
    async with listening_service(ServerSettings(database_url=sqlite_url, rate_limits=False)) as address:
        guests = [await address.guest("Ann"), await address.guest("Ben")]
        key = await table_of(guests[0], guests[1:])
        async with address.listening(guests[0]) as ann:
            await ann.wish(watch=key)
            await ann.hear("position")
            ann.connection.transport.pause_reading()
            ply = 0
            for _ in range(30):
                ply = await act_once(guests, key)
            (client,) = address.app.state.services.hub.clients
            assert len(client.changed) <= 1
            ann.connection.transport.resume_reading()
            known = 3
            while known < ply:
                message = await ann.hear("position")
                assert [entry["ply"] for entry in message["entries"]] == list(range(known + 1, message["ply"] + 1))
                known = message["ply"]


async def test_a_full_queue_is_emptied_and_the_client_told_to_reload() -> None:
    client = Client(None)
    Hub().add(client)
    for number in range(MOST_WAITING + 1):
        client.enqueue(json.dumps(number).encode())
    assert client.overflowed
    assert not client.waiting


async def test_processes_wake_each_other(postgres: Postgres) -> None:
    settings = ServerSettings(database_url=postgres.new_database(), rate_limits=False)
    async with listening_service(settings) as one, listening_service(settings) as other:
        guests = [await one.guest("Ann"), await one.guest("Ben")]
        key = await table_of(guests[0], guests[1:])
        elsewhere = [other.known(guest) for guest in guests]
        async with other.listening(guests[1]) as ben:
            await ben.wish(watch=key, ply=3)
            await ben.hear("position")
            assert await act_once(guests, key) == (await ben.hear("position"))["ply"]
            assert await act_once(elsewhere, key) == (await ben.hear("position"))["ply"]
            assert (await guests[0].get(f"/tables/{key}/position"))["ply"] == 5
            await guests[0].post(f"/tables/{key}/chat", text="Hello")
            assert (await ben.hear("chat"))["text"] == "Hello"


async def test_somebody_connected_to_two_processes_is_gone_when_both_connections_are(postgres: Postgres) -> None:
    settings = ServerSettings(database_url=postgres.new_database(), rate_limits=False)
    async with listening_service(settings) as one, listening_service(settings) as other:
        guests = [await one.guest("Ann"), await one.guest("Ben")]
        key = await table_of(guests[0], guests[1:])
        ben = guests[1].key
        async with one.listening(guests[0]) as ann:
            await ann.wish(watch=key)
            await ann.hear_of(ben, "gone")
            async with other.listening(guests[1]) as tablet:
                await tablet.wish(watch=key)
                await ann.hear_of(ben, "here")
                # Ann is connected to another process, and is found there all the same.
                await tablet.hear_of(guests[0].key, "gone", "here")
                async with one.listening(guests[1]) as phone:
                    await phone.wish(watch=key, presence="thinking")
                    await ann.hear_of(ben, "thinking")
                await ann.hear_of(ben, "here")
            await ann.hear_of(ben, "gone")


async def test_two_processes_and_one_table(postgres: Postgres) -> None:
    settings = ServerSettings(database_url=postgres.new_database(), rate_limits=False)
    async with listening_service(settings) as one, listening_service(settings) as other:
        guests = [await one.guest("Ann"), await one.guest("Ben")]
        key = await table_of(guests[0], guests[1:])
        for _ in range(15):
            position = await guests[0].get(f"/tables/{key}/position")
            guest = guests[position["table"]["deciding"]]
            position = await guest.get(f"/tables/{key}/position")
            choice = {"ply": position["ply"], "actions": position["prompt"]["choices"][0]["actions"]}
            twice = [guest, other.known(guest)]
            answers = await asyncio.gather(*(somewhere.ask(f"/tables/{key}/act", **choice) for somewhere in twice))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        positions = [await somewhere.get(f"/tables/{key}/position", since=0) for somewhere in twice]
        assert positions[0] == positions[1]


async def states_until(listener: Listener, person: str, last: str) -> list[str]:
    """All presence messages about a person, until they are as expected."""
    states: list[str] = []
    while last not in states:
        message = await listener.hear("presence")
        states += [message["state"]] if message["person"] == person else []
    return states


async def test_whoever_is_connected_to_two_processes_is_never_called_gone(postgres: Postgres) -> None:
    settings = ServerSettings(database_url=postgres.new_database(), rate_limits=False)
    async with listening_service(settings) as one, listening_service(settings) as other:
        guests = [await one.guest("Ann"), await one.guest("Ben")]
        key = await table_of(guests[0], guests[1:])
        ben = guests[1].key
        async with one.listening(guests[0]) as ann, other.listening(guests[1]) as tablet:
            await ann.wish(watch=key)
            await ann.hear_of(ben, "gone")
            await tablet.wish(watch=key)
            await ann.hear_of(ben, "here")
            for _ in range(3):
                async with one.listening(guests[1]) as phone:
                    await phone.wish(watch=key, presence="thinking")
                    assert "gone" not in await states_until(ann, ben, "thinking")
                assert "gone" not in await states_until(ann, ben, "here")


async def test_whoever_was_connected_to_a_process_that_is_no_more_is_gone(sqlite_url: str) -> None:
    now = [0.0]
    hub = Hub()
    presence = Presence(Database(sqlite_url), hub, lambda: now[0])
    client = Client(None)
    hub.add(client)
    hub.watch(client, "table", 0)
    for process in ("one", "two"):
        presence.hear(f"{process}:table:7:ben:{'thinking' if process == 'one' else 'away'}")
    now[0] += LONGEST_WITHOUT_SIGN
    presence.hear_sign("two")
    now[0] += 1
    presence.miss_silent()
    now[0] += LONGEST_WITHOUT_SIGN
    presence.miss_silent()
    states = [json.loads(message)["state"] for message in client.waiting]
    assert states == ["thinking", "away", "gone"]
