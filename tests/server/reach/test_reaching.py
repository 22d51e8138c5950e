"""People are notified of their turn: at their webhook, on their devices, and by a number in their clients."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import update

from beltane.server.operations.settings import ServerSettings
from beltane.server.play.clocks import DAY, MINUTE
from beltane.server.reach import messenger, sending
from beltane.server.reach.addresses import Policy, networks_of
from beltane.server.reach.sending import Sender
from beltane.server.storage.models import GameTable
from tests.server.reach.receiving import Receiver, receiving
from tests.server.running import Guest, Service, listening_service, running, table_of

pytestmark = pytest.mark.anyio

START = 1_800_000_000_000
HOUR = 60 * MINUTE
LOCAL: dict[str, Any] = {"webhook_http": True, "webhook_networks": "127.0.0.0/8", "public_url": "http://beltane.test"}


@dataclass
class Reaching:
    """A service whose time the test controls, and a server that receives what it sends."""

    service: Service
    receiver: Receiver
    now: list[int]

    async def pass_time(self, milliseconds: int) -> list[dict[str, Any]]:
        """Let time pass, and the messenger check; returns what has been sent since."""
        before = len(self.receiver.received)
        self.now[0] += milliseconds
        await self.service.parts.messenger.look_round()
        await self.service.parts.messenger.finish()
        return [json.loads(request.body) for request in self.receiver.received[before:]]


@pytest.fixture
async def reaching(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reaching]:
    monkeypatch.setattr(messenger, "SECONDS_BEFORE_RETRY", (0.0, 0.0))
    monkeypatch.setattr(messenger, "SECONDS_BETWEEN_ROUNDS", 1e6)
    monkeypatch.setattr(messenger, "MARGIN", 0)
    now = [START]
    settings = ServerSettings(database_url=database_url, rate_limits=False, **LOCAL)
    async with receiving() as receiver, running(settings, lambda: now[0]) as service:
        yield Reaching(service, receiver, now)


async def hooked(reaching: Reaching, guest: Guest, language: str = "en") -> None:
    answer = await guest.client.put(
        "/api/me/webhook", json={"url": reaching.receiver.url()}, headers={"accept-language": language}
    )
    assert answer.status_code == 200, answer.text


async def begin(reaching: Reaching, **clock: Any) -> tuple[list[Guest], str]:
    """Ann and Ben at a table, both with notices enabled; Ann gets hers in German."""
    guests = await reaching.service.guests("Ann", "Ben")
    await hooked(reaching, guests[0], "de-AT,en")
    await hooked(reaching, guests[1])
    settings: dict[str, Any] = {"clock": clock} if clock else {}
    return guests, await table_of(guests[0], guests[1:], **settings)


async def act(guests: list[Guest], key: str) -> Any:
    """Let the player who has to decide do so, up to the end of the turn; returns the position."""
    position = await guests[0].get(f"/tables/{key}/position")
    seat = position["table"]["deciding"]
    while position["table"]["deciding"] == seat:
        position = await guests[seat].get(f"/tables/{key}/position")
        actions = position["prompt"]["choices"][0]["actions"]
        position = await guests[seat].post(f"/tables/{key}/act", ply=position["ply"], actions=actions)
    return position


async def test_one_message_says_whose_turn_it_is(reaching: Reaching) -> None:
    guests, key = await begin(reaching)
    assert await reaching.pass_time(MINUTE - 1) == []
    (message,) = await reaching.pass_time(1)
    seat = (await guests[0].get(f"/tables/{key}/position"))["table"]["deciding"]
    sentence = ["Ann, du bist am Zug: Meduris mit Ben.", "Ben, it is your turn in Meduris with Ann."][seat]
    assert message == {
        "type": "turn",
        "table": key,
        "game": "meduris",
        "person": {"key": guests[seat].key, "name": guests[seat].name},
        "others": [guests[1 - seat].name],
        "deadline": None,
        "url": f"http://beltane.test/table/{key}",
        "text": sentence,
        "content": sentence,
        "allowed_mentions": {"parse": []},
    }
    assert await reaching.pass_time(MINUTE) == []
    assert await reaching.pass_time(30 * DAY) == []


async def test_a_table_out_of_order_keeps_nobody_else_from_being_told(
    reaching: Reaching, caplog: pytest.LogCaptureFixture
) -> None:
    _, broken = await begin(reaching)
    _, sound = await begin(reaching)
    parts = reaching.service.parts
    spoil = update(GameTable).where(GameTable.key == broken).values(options={"weather": "rain"})
    await parts.database.write(lambda session: session.execute(spoil))
    parts.house.forget(broken)
    (message,) = await reaching.pass_time(MINUTE)
    assert message["table"] == sound
    await reaching.pass_time(MINUTE)
    assert [vars(record)["table"] for record in caplog.records if record.msg == "turn-not-checked"] == [broken]


async def test_each_turn_has_a_message_of_its_own(reaching: Reaching) -> None:
    guests, key = await begin(reaching)
    (first,) = await reaching.pass_time(MINUTE)
    await act(guests, key)
    assert await reaching.pass_time(MINUTE - 1) == []
    (second,) = await reaching.pass_time(MINUTE)
    assert {first["person"]["name"], second["person"]["name"]} == {"Ann", "Ben"}


async def test_a_reminder_comes_when_the_clock_is_nearly_out(reaching: Reaching) -> None:
    _guests, _key = await begin(reaching, kind="turn", seconds=24 * 3600)
    (message,) = await reaching.pass_time(MINUTE)
    assert (message["type"], message["deadline"]) == ("turn", START + DAY)
    assert await reaching.pass_time(20 * HOUR) == []
    (message,) = await reaching.pass_time(HOUR)
    assert message["type"] == "reminder"
    assert await reaching.pass_time(HOUR) == []


async def test_whoever_plays_alone_is_not_told(reaching: Reaching) -> None:
    (ann,) = await reaching.service.guests("Ann")
    await hooked(reaching, ann)
    await ann.post("/tables", game="meduris", seats=["me", "me"])
    assert await reaching.pass_time(DAY) == []
    assert len((await ann.get("/me/waiting"))["tables"]) == 1


async def test_nobody_is_told_of_turns_from_before_they_asked(reaching: Reaching) -> None:
    guests = await reaching.service.guests("Ann", "Ben")
    await table_of(guests[0], guests[1:])
    reaching.now[0] += HOUR
    for guest in guests:
        await hooked(reaching, guest)
    assert await reaching.pass_time(MINUTE) == []


async def test_two_processes_send_one_message(reaching: Reaching) -> None:
    _guests, _key = await begin(reaching)
    parts, now = reaching.service.parts, reaching.now
    if not parts.database.shared:
        return
    async with running(parts.settings, lambda: now[0]) as other:
        now[0] += MINUTE
        await asyncio.gather(parts.messenger.look_round(), other.parts.messenger.look_round())
        await parts.messenger.finish()
        await other.parts.messenger.finish()
        assert len(reaching.receiver.received) == 1


async def test_a_webhook_that_always_fails_is_switched_off(reaching: Reaching) -> None:
    reaching.receiver.status = 500
    guests, key = await begin(reaching)
    for _ in range(2 * 20 + 1):
        await reaching.pass_time(HOUR)
        await act(guests, key)
        if (await guests[0].get("/me/webhook"))["off"]:
            break
    assert (await guests[0].get("/me/webhook")) == {"url": reaching.receiver.url(), "failures": 20, "off": True}
    await hooked(reaching, guests[0])
    assert not (await guests[0].get("/me/webhook"))["off"]


async def test_a_webhook_can_be_tried_and_forgotten(reaching: Reaching) -> None:
    (ann,) = await reaching.service.guests("Ann <!channel>")
    assert await ann.refused("/me/webhook/test") == "no-webhook"
    await hooked(reaching, ann)
    assert await ann.post("/me/webhook/test") == {"arrived": True}
    sent = json.loads(reaching.receiver.received[-1].body)
    assert sent["text"] == "Ann (!channel), this is where you will be told when it is your turn."
    assert (await ann.get("/me/export"))["webhook"] == reaching.receiver.url()
    assert (await ann.client.delete("/api/me/webhook")).status_code == 204
    assert (await ann.client.get("/api/me/webhook")).status_code == 404


async def test_redirects_lead_nowhere(reaching: Reaching) -> None:
    (ann,) = await reaching.service.guests("Ann")
    reaching.receiver.status, reaching.receiver.location = 307, reaching.receiver.url("/elsewhere")
    await hooked(reaching, ann)
    assert await ann.post("/me/webhook/test") == {"arrived": False}
    assert [request.path for request in reaching.receiver.received] == ["/hook"]


async def test_without_permission_nothing_is_sent_to_this_machine(service: Service) -> None:
    (ann,) = await service.guests("Ann")
    async with receiving() as receiver:
        for url in (receiver.url(), f"https://127.0.0.1:{receiver.port}/", f"https://localhost:{receiver.port}/"):
            answer = await ann.client.put("/api/me/webhook", json={"url": url})
            assert answer.status_code == 422
        assert receiver.received == []


async def test_a_name_that_leads_elsewhere_later_is_caught() -> None:
    """The address is checked each time, and the connection goes to the checked address, with the original name."""
    async with receiving() as receiver:
        answers = [["127.0.0.1"], ["127.0.0.1"], ["169.254.169.254"]]

        async def changing(_host: str, _port: int) -> list[str]:
            return answers.pop(0)

        sender = Sender(Policy(True, networks_of("127.0.0.0/8")), changing)
        url = receiver.url(host="chat.example")
        await sender.check(url)
        assert await sender.post(url, b"{}", {}) == 200
        assert receiver.received[0].headers["host"] == f"chat.example:{receiver.port}"
        assert await sender.post(url, b"{}", {}) == sending.FAILED
        await sender.close()
        assert len(receiver.received) == 1


async def test_whoever_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "SECONDS", 0.2)
    async with receiving() as receiver:
        receiver.silent = True
        sender = Sender(Policy(True, networks_of("127.0.0.0/8")))
        assert await sender.post(receiver.url(), b"{}", {}) == sending.FAILED
        await sender.close()


@dataclass
class Browser:
    """A browser's side of Web Push."""

    key: ec.EllipticCurvePrivateKey
    auth: bytes

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """Its answer when it subscribes."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": _text(point), "auth": _text(self.auth)},
        }

    def read(self, body: bytes) -> Any:
        """A message that has arrived."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(text)


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def new_browser() -> Browser:
    return Browser(ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


async def test_devices_get_messages_that_only_they_can_read(reaching: Reaching) -> None:
    guests = await reaching.service.guests("Ann", "Ben")
    browsers = [new_browser(), new_browser()]
    for number, (guest, browser) in enumerate(zip(guests, browsers, strict=True)):
        wish = browser.subscription(reaching.receiver.url(f"/send/{number}"))
        assert (await guest.client.put("/api/me/push", json=wish)).status_code == 204
    key = await table_of(guests[0], guests[1:])
    reaching.now[0] += MINUTE
    await reaching.service.parts.messenger.look_round()
    await reaching.service.parts.messenger.finish()
    (request,) = reaching.receiver.received
    seat = int(request.path[-1])
    message = browsers[seat].read(request.body)
    assert (message["table"], message["person"]["name"]) == (key, guests[seat].name)
    assert guests[seat].name.encode() not in request.body
    public = (await guests[0].get("/push"))["key"]
    assert request.headers["authorization"].endswith(f"k={public}")
    assert Vapid02.verify(request.headers["authorization"])
    # The service's time differs from real time here; push services know only the latter, and allow a day at most.
    claims = json.loads(base64.urlsafe_b64decode(request.headers["authorization"].split(".")[1] + "=="))
    assert 0 < claims["exp"] - time.time() < 24 * 3600
    assert request.headers["topic"] == key
    assert len((await guests[seat].get("/me/export"))["devices"]) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_devices_that_are_gone_are_forgotten(reaching: Reaching, status: int) -> None:
    guests = await reaching.service.guests("Ann", "Ben")
    for guest in guests:
        wish = new_browser().subscription(reaching.receiver.url("/send"))
        wish["endpoint"] += guest.name
        assert (await guest.client.put("/api/me/push", json=wish)).status_code == 204
    await table_of(guests[0], guests[1:])
    reaching.receiver.status = status
    reaching.now[0] += MINUTE
    await reaching.service.parts.messenger.look_round()
    await reaching.service.parts.messenger.finish()
    assert len(reaching.receiver.received) == 1
    left = [len((await guest.get("/me/export"))["devices"]) for guest in guests]
    assert sorted(left) == [0, 1]


async def test_a_device_is_forgotten_when_its_person_signs_out(reaching: Reaching) -> None:
    (ann,) = await reaching.service.guests("Ann")
    elsewhere = await ann.client.put("/api/me/password", json={"login": "ann", "password": "bonfire-night"})
    assert elsewhere.status_code == 200
    browser = new_browser()
    answer = await ann.client.put("/api/me/push", json=browser.subscription(reaching.receiver.url()))
    assert answer.status_code == 204
    other = Guest("Ann", reaching.service.stranger())
    await other.post("/sessions", login="ann", password="bonfire-night")
    assert len((await other.get("/me/export"))["devices"]) == 1
    await ann.client.delete("/api/sessions/current")
    assert (await other.get("/me/export"))["devices"] == []


async def put(guest: Guest, path: str, content: Any) -> tuple[int, str]:
    """The status and code with which something is refused, whatever characters are in it."""
    headers = {"Content-Type": "application/json"}
    answer = await guest.client.put(f"/api{path}", content=json.dumps(content), headers=headers)
    return answer.status_code, answer.json()["code"]


async def test_bad_keys_are_refused(reaching: Reaching) -> None:
    (ann,) = await reaching.service.guests("Ann")
    browser = new_browser()
    wish = browser.subscription(reaching.receiver.url())
    short = _text(browser.key.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint))
    long, auth = wish["keys"]["p256dh"], wish["keys"]["auth"]
    bad = [
        ("auth", "short"),
        ("p256dh", "AAAA"),
        ("auth", "\u00e4"),
        ("p256dh", ""),
        ("p256dh", short),
    ]
    bad += [("auth", f"{auth[:4]}{odd}{auth[4:]}") for odd in ("\x00", " ", "%", "\n", "====")]
    bad += [("p256dh", f"{long[:4]}{odd}{long[4:]}") for odd in ("\x00", " ", "%", "\n", "====")]
    for name, value in bad:
        spoilt = {**wish, "keys": {**wish["keys"], name: value}}
        assert await put(ann, "/me/push", spoilt) == (422, "bad-subscription"), (name, value)
    unusable: list[Any] = [
        {**wish["keys"], "auth": "\ud800"},
        {**wish["keys"], "auth": "A" * 101},
        {**wish["keys"], "p256dh": "A" * 201},
        {},
        None,
        [],
    ]
    for keys in unusable:
        assert await put(ann, "/me/push", {**wish, "keys": keys}) == (422, "bad-request")


@pytest.mark.parametrize(
    "place",
    [
        "\x00",
        "127.0.0.1\x00",
        "xn--\xff",
        "a" * 300,
        ".".join(["a"] * 200),
        "a..b",
        ".",
        "[v1.x]",
        "[::1%25lo]",
    ],
)
async def test_bad_places_are_refused(reaching: Reaching, place: str) -> None:
    (ann,) = await reaching.service.guests("Ann")
    url = f"http://{place}/"
    for path, wish in (("/me/push", new_browser().subscription(url)), ("/me/webhook", {"url": url})):
        status, code = await put(ann, path, wish)
        assert (status, code) in {(422, "bad-address"), (422, "address-not-public")}, url


async def test_whoever_watches_is_told_by_their_client_alone(database_url: str) -> None:
    async with receiving() as receiver:
        settings = ServerSettings(database_url=database_url, rate_limits=False, **{**LOCAL, "public_url": ""})
        async with listening_service(settings) as address:
            ann, ben = await address.guest("Ann"), await address.guest("Ben")
            for guest in (ann, ben):
                await guest.client.put("/api/me/webhook", json={"url": receiver.url()})
            async with address.listening(ann) as one, address.listening(ben) as two:
                assert (await one.hear("waiting"))["tables"] == []
                assert (await two.hear("waiting"))["tables"] == []
                key = await table_of(ann, [ben])
                seat = (await ann.get(f"/tables/{key}/position"))["table"]["deciding"]
                first, second = (one, two) if seat == 0 else (two, one)
                assert (await first.hear("waiting"))["tables"] == [key]
                assert (await [ann, ben][seat].get("/me/waiting"))["tables"] == [key]
                await act([ann, ben], key)
                assert (await first.hear("waiting"))["tables"] == []
                assert (await second.hear("waiting"))["tables"] == [key]
                await second.wish(watch=key)
                await second.hear("position")
                app_messenger = address.app.state.services.messenger
                other = [ann, ben][1 - seat]
                person = (await address.app.state.services.people.find_by_key(other.key)).id
                assert app_messenger._is_watching(key, person)
                await second.wish(presence="away")
                await second.hear_of(other.key, "away")
                assert not app_messenger._is_watching(key, person)
        assert receiver.received == []
