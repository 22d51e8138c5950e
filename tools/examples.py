"""Records the examples of the service's description: uses everything that the service offers, and stores requests and
answers in src/beltane/server/operations/examples.json.

Run it when requests or answers have changed (a test says so): `make api` does, and writes the description too.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from pydantic import ValidationError

from beltane.server.operations.description import describe
from beltane.server.operations.examples import FILE, SENT
from beltane.server.operations.settings import ServerSettings
from beltane.server.play.wire import LIVE
from tests.server.people.authenticator import Authenticator
from tests.server.running import Address, Guest, listening_service

SUBSCRIPTION = {
    "endpoint": "http://127.0.0.1:9/send/abc",
    "keys": {
        "p256dh": "BGNbcaC8jwy6AJxbfxQuUYTHX_HYFDTalwVTS5roGpDIH-kE0OtR6J9ZcdydnEyi3pkmbWHNHGLptDb07AHXBZk",
        "auth": "8eDyX_uCN0XRhSbY5hs7Hg",
    },
}
SECONDS = 120.0
"""Rules and bots may have to be compiled first."""
HOOK = "http://127.0.0.1:9/hook"


@dataclass
class Recorder:
    """Sends requests, and keeps the first request and answer of each kind."""

    description: dict[str, Any]
    found: dict[str, Any] = field(default_factory=dict)

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """The answer, which must be a success."""
        operation = self._operation(method, path)
        answer = await client.request(method, path, json=body, params=query, timeout=SECONDS)
        assert answer.is_success, (method, path, answer.text)
        if body is not None:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            self._keep(schema, operation["operationId"] + SENT, body)
        if answer.status_code == 204 or not answer.headers["content-type"].startswith("application/json"):
            return None
        content = operation["responses"][str(answer.status_code)]["content"]["application/json"]
        self._keep(content["schema"], operation["operationId"], answer.json())
        return answer.json()

    def hear(self, message: dict[str, Any]) -> None:
        """Keep a live message."""
        for model in LIVE:
            try:
                model.model_validate(message)
            except ValidationError:
                continue
            self.found.setdefault(model.__name__, message)

    def _operation(self, method: str, path: str) -> dict[str, Any]:
        for template, methods in self.description["paths"].items():
            if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path) and method.lower() in methods:
                found: dict[str, Any] = methods[method.lower()]
                return found
        raise LookupError(path)

    def _keep(self, schema: dict[str, Any], otherwise: str, value: Any) -> None:
        self.found.setdefault(str(schema.get("$ref", otherwise)).rpartition("/")[2], value)


async def _use_people(recorder: Recorder, address: Address) -> None:
    """Use everything about one's own account, except what others need later."""
    ann, device = address.browser(), Authenticator(address.base, "127.0.0.1")
    ann.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    me = await recorder.ask(ann, "POST", "/api/people", {"name": "Ann"})
    await recorder.ask(ann, "PATCH", "/api/me", {"name": "Anna", "preferences": {"language": "fr"}})
    await recorder.ask(ann, "PUT", "/api/me/password", {"login": "anna", "password": "bonfire-night"})
    await recorder.ask(ann, "PUT", "/api/me/push", SUBSCRIPTION)
    await recorder.ask(ann, "PUT", "/api/me/webhook", {"url": HOOK})
    await recorder.ask(ann, "GET", "/api/me/webhook")
    await recorder.ask(ann, "POST", "/api/me/webhook/test")
    for path in ("/api/me", "/api/me/export", "/api/push", f"/api/people/{me['key']}"):
        await recorder.ask(ann, "GET", path)
    options = await recorder.ask(ann, "POST", "/api/me/passkeys/options")
    await recorder.ask(ann, "POST", "/api/me/passkeys", device.create(options))
    other = address.browser()
    await recorder.ask(other, "POST", "/api/sessions", {"login": "anna", "password": "bonfire-night"})
    options = await recorder.ask(other, "POST", "/api/sessions/passkey/options")
    await recorder.ask(other, "POST", "/api/sessions/passkey", device.get(options))
    await _use_access(recorder, ann)
    for path in ("/api/me/webhook", "/api/me/push", "/api/sessions/current"):
        await recorder.ask(other, "DELETE", path)
    await recorder.ask(ann, "DELETE", "/api/me")
    for path in ("/health", "/ready", "/api/games", "/metrics"):
        await recorder.ask(ann, "GET", path)


async def _use_access(recorder: Recorder, ann: httpx.AsyncClient) -> None:
    """Where somebody is signed in in several places, and by what."""
    sessions = await recorder.ask(ann, "GET", "/api/me/sessions")
    oldest = min((each for each in sessions if not each["here"]), key=lambda each: int(each["created"]))
    await recorder.ask(ann, "DELETE", f"/api/me/sessions/{oldest['key']}")
    (passkey,) = await recorder.ask(ann, "GET", "/api/me/passkeys")
    await recorder.ask(ann, "DELETE", f"/api/me/passkeys/{passkey['key']}")


async def _use_tables(recorder: Recorder, address: Address, ann: Guest, ben: Guest) -> None:
    """Use everything at tables."""
    settings = {"hints": True, "clock": {"kind": "turn", "seconds": 86400}}
    wish = {"game": "meduris", "seats": ["me", "open", "open"], "settings": settings}
    made = await recorder.ask(ann.client, "POST", "/api/tables", wish)
    table = f"/api/tables/{made['table']['key']}"
    await recorder.ask(ben.client, "POST", f"{table}/sit", {"seat": 1, "invite": made["invite"]})
    for path in ("/api/tables", "/api/me/tables", table):
        await recorder.ask(ann.client, "GET", path)
    async with AsyncExitStack() as stack:
        listener = await stack.enter_async_context(address.listening(ann))
        requests: list[dict[str, Any]] = [
            {"watch": made["table"]["key"], "ply": 0, "lobby": True, "presence": "thinking", "ping": True},
            {"watch": "nothing"},
        ]
        recorder.found["LiveRequest"] = requests[0]
        for one in requests:
            await listener.wish(**one)
        await recorder.ask(ann.client, "POST", f"{table}/seat-bot", {"seat": 2, "bot": "apprentice"})
        await _play(recorder, [ann, ben], table)
        await recorder.ask(ann.client, "POST", f"{table}/chat", {"text": "Bravo!"})
        await recorder.ask(ann.client, "GET", f"{table}/chat")
        motion = {"motion": "abandon", "agree": True}
        await recorder.ask(ann.client, "POST", f"{table}/motions", motion)
        await recorder.ask(ben.client, "POST", f"{table}/resign")
        await recorder.ask(ann.client, "POST", f"{table}/resign")
        await recorder.ask(ben.client, "POST", f"{table}/rematch")
        async with asyncio.timeout(20):
            while len(recorder.found.keys() & {model.__name__ for model in LIVE}) < len(LIVE) - 1:
                recorder.hear(json.loads(await listener.connection.recv()))
    # This message is only sent to clients that have missed too much.
    recorder.found["ReloadMessage"] = {"type": "reload"}


async def _play(recorder: Recorder, guests: list[Guest], table: str) -> None:
    """Play a few turns, using all aids; the first person's choices are kept."""
    for _ in range(40):
        position = await guests[0].get(f"{table.removeprefix('/api')}/position")
        seat = position["table"]["deciding"]
        if seat == len(guests):
            await asyncio.sleep(0.1)
            continue
        client = guests[seat].client
        position = await recorder.ask(client, "GET", f"{table}/position", since=max(0, position["ply"] - 2))
        actions, ply = position["prompt"]["choices"][0]["actions"], position["ply"]
        await recorder.ask(client, "POST", f"{table}/hint", {"ply": ply})
        await recorder.ask(client, "POST", f"{table}/what-if", {"ply": ply, "choices": [actions], "luck": 1})
        played = await recorder.ask(client, "POST", f"{table}/act", {"ply": ply, "actions": actions})
        if played["undo"]:
            await recorder.ask(client, "POST", f"{table}/undo", {"ply": played["ply"]})
            return


async def _use_finished_game(recorder: Recorder, ann: Guest, ben: Guest) -> None:
    """Use what is available once a game is over, and the rest of what one's own tables offer."""
    made = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"confirm": True})
    table = f"/api/tables/{made['table']['key']}"
    await ben.post(f"{table.removeprefix('/api')}/sit", seat=1, invite=made["invite"])
    position = await ann.get(f"{table.removeprefix('/api')}/position")
    client = (ann, ben)[position["table"]["deciding"]].client
    position = await recorder.ask(client, "GET", f"{table}/position")
    actions = position["prompt"]["choices"][0]["actions"]
    position = await recorder.ask(client, "POST", f"{table}/act", {"ply": position["ply"], "actions": actions})
    if position["pending"]:
        await recorder.ask(client, "POST", f"{table}/confirm", {"ply": position["ply"]})
    await ben.post(f"{table.removeprefix('/api')}/resign")
    await recorder.ask(ann.client, "GET", f"/api/people/{ben.key}/games")
    for path in ("/entries", "/replay/1", "/save"):
        await recorder.ask(ann.client, "GET", table + path)
    save = (await ann.client.get(f"{table}/save")).text
    analysis = await recorder.ask(ann.client, "POST", f"{table}/analysis")
    for _ in range(600):
        if analysis["status"] == "done":
            break
        await asyncio.sleep(0.1)
        analysis = (await ann.client.get(f"{table}/analysis")).json()
    recorder.found.pop("GameAnalysis", None)
    await recorder.ask(ann.client, "GET", f"{table}/analysis")
    upload = {"save": save, "seats": ["me", "adept"], "settings": {}}
    goes_on = await ann.client.post("/api/saves", json=upload)
    assert goes_on.status_code in (201, 409), goes_on.text
    recorder.found["Upload"] = upload
    own = await ann.post("/tables", game="meduris", seats=["me", "open"], settings={"start": "host"})
    table = f"/api/tables/{own['table']['key']}"
    await recorder.ask(ann.client, "POST", f"{table}/stand", {"seat": 0})
    await recorder.ask(ann.client, "POST", f"{table}/close")
    own = await ann.post("/tables", game="meduris", seats=["me", "me"], settings={"start": "host"})
    await recorder.ask(ann.client, "POST", f"/api/tables/{own['table']['key']}/start")
    await recorder.ask(ann.client, "GET", "/api/me/waiting")
    await recorder.ask(ben.client, "DELETE", "/api/sessions")


async def record(folder: Path) -> dict[str, Any]:
    """Use a service started for the purpose, and return the examples."""
    settings = ServerSettings(
        database_url=f"sqlite:///{folder / 'beltane.sqlite'}",
        rate_limits=False,
        webhook_http=True,
        webhook_networks="127.0.0.0/8",
    )
    async with listening_service(settings) as address:
        recorder = Recorder(describe(address.app))
        await _use_people(recorder, address)
        ann, ben = await address.guest("Ann"), await address.guest("Ben")
        await _use_tables(recorder, address, ann, ben)
        await _use_finished_game(recorder, ann, ben)
        return recorder.found


def main() -> None:
    """Record the examples, and write them."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(record(Path(folder)))
    text = json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True)
    text = text.replace("http://127.0.0.1:9/", "https://chat.example.org/")
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
