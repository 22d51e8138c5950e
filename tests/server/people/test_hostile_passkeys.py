"""Passkeys that no browser would make are refused, whatever is wrong with them."""

from __future__ import annotations

import json
from typing import Any

import cbor2
import pytest
from webauthn.helpers import bytes_to_base64url

from tests.server.people.authenticator import Authenticator
from tests.server.running import HOST, Guest, Service

pytestmark = pytest.mark.anyio

Answer = dict[str, Any]
TEXTS = ["", "AAAA", "\x00", "\ud800", "é", "=", "A" * 5000]
BYTES = [
    b"",
    b"[]",
    b'"x"',
    b"\xff",
    b'{"type":1,"challenge":[],"origin":{}}',
    b"[" * 20_000,
    b"\x81" * 20_000,
    b"\xa1\x61\x61\xf6",
    cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": bytes(3)}),
    cbor2.dumps({"fmt": "packed", "attStmt": {"x5c": [b"x"], "alg": -7, "sig": b"x"}, "authData": bytes(60)}),
    cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": bytes(32) + b"\x45" + bytes(20) + b"\xff\xff" + bytes(9)}),
    cbor2.dumps({"fmt": [], "attStmt": 1, "authData": "x"}),
]


def spoilt(answer: Answer) -> list[Answer]:
    """Answers with one thing wrong each."""
    wrong: list[Answer] = [{}, {**answer, "response": None}, {**answer, "response": []}, {**answer, "type": {}}]
    wrong += [{**answer, "id": text, "rawId": raw} for text in TEXTS for raw in (text, answer["rawId"])]
    wrong += [{**answer, "rawId": text} for text in TEXTS]
    others: list[Any] = [None, 7, [], {}]
    wrong += [{**answer, "id": other} for other in others]
    for name in answer["response"]:
        parts = [*TEXTS, *others, *map(bytes_to_base64url, BYTES)]
        wrong += [{**answer, "response": {**answer["response"], name: part}} for part in parts]
    return wrong


async def check_refused(guest: Guest, path: str, answers: list[Answer]) -> None:
    for answer in answers:
        content = json.dumps(answer).encode()
        headers = {"Content-Type": "application/json"}
        response = await guest.client.post(f"/api{path}", content=content, headers=headers)
        assert 400 <= response.status_code < 500, (answer, response.text)


async def test_spoilt_passkeys_are_refused(each_service: Service) -> None:
    ann, device = await each_service.guest("Ann"), Authenticator(HOST, "beltane.test")
    options = await ann.post("/me/passkeys/options")
    await check_refused(ann, "/me/passkeys", spoilt(device.create(options)))
    await ann.post("/me/passkeys", **device.create(options))
    options = await ann.post("/sessions/passkey/options")
    await check_refused(ann, "/sessions/passkey", spoilt(device.get(options)))
    assert (await ann.post("/sessions/passkey", **device.get(options)))["key"] == ann.key


async def test_a_passkey_that_somebody_has_already_is_refused(each_service: Service) -> None:
    ann, ben = await each_service.guests("Ann", "Ben")
    device = Authenticator(HOST, "beltane.test")
    for guest in (ann, ben):
        device.create(await guest.post("/me/passkeys/options"))
    await ann.post("/me/passkeys", **device.create(await ann.post("/me/passkeys/options")))
    for guest in (ann, ben):
        options = await guest.post("/me/passkeys/options")
        assert await guest.refused("/me/passkeys", **device.create(options)) == "passkey-refused"


async def test_a_passkey_with_too_long_a_name_is_refused(each_service: Service) -> None:
    ann, device = await each_service.guest("Ann"), Authenticator(HOST, "beltane.test")
    for size, status in ((1023, 201), (1024, 403), (60_000, 413)):
        device.credential = bytes([size % 256]) * size
        answer = device.create(await ann.post("/me/passkeys/options"))
        assert (await ann.ask("/me/passkeys", **answer)).status_code == status
