"""A device that makes passkeys and signs with them, as a browser would ask it to."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT_AND_VERIFIED = 0x05
HAS_CREDENTIAL = 0x40


class Authenticator:
    """One device with one passkey for one site."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin = origin
        self.credential = secrets.token_bytes(16)
        self._site = hashlib.sha256(site.encode()).digest()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._uses = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request for a new passkey."""
        client_data = self._client_data("webauthn.create", options["challenge"])
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.credential)) + self.credential + public
        data = self._data(PRESENT_AND_VERIFIED | HAS_CREDENTIAL) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": client_data, "attestationObject": attestation})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request to sign in."""
        self._uses += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(PRESENT_AND_VERIFIED)
        signed = data + hashlib.sha256(client_data).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client_data, "authenticatorData": data, "signature": signature})

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return self._site + struct.pack(">BI", flags, self._uses)

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        key = bytes_to_base64url(self.credential)
        texts = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": key, "rawId": key, "type": "public-key", "response": texts}
