"""Web Push (RFC 8030, 8291, 8292): messages that only the browser can read, from a sender that it knows."""

from __future__ import annotations

import base64
import os
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from beltane.server.operations.problems import UNPROCESSABLE, Refusal

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
ENCODING = "aes128gcm"
AUTH_BYTES = 16
POINT_BYTES = 65
"""Size of a public key; the standard has no shorter form."""
HOURS_VALID = 12
DAYS_KEPT = 2
PURPOSE = "web-push"
NOBODY = "mailto:nobody@localhost"
"""The contact for push services if the host has not named one."""


@dataclass(frozen=True)
class Target:
    """A browser's push address and its keys."""

    endpoint: str
    public_key: str
    auth: str


def private_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key by which browsers know the service, made from 32 secret bytes."""
    return ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)


def public_key(secret: bytes) -> str:
    """The public key that a browser needs in order to subscribe."""
    point = private_key(secret).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def check_target(target: Target) -> None:
    """Refuse keys that cannot be used for encryption."""
    try:
        point = _bytes(target.public_key)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        genuine = len(point) == POINT_BYTES and len(_bytes(target.auth)) == AUTH_BYTES
    except ValueError:
        genuine = False
    if not genuine:
        raise Refusal(UNPROCESSABLE, "bad-subscription")


def sealed(target: Target, content: bytes) -> bytes:
    """A message that only the browser can read."""
    key = ec.generate_private_key(CURVE)
    body = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=key,
        dh=_bytes(target.public_key),
        auth_secret=_bytes(target.auth),
        version=ENCODING,
    )
    assert isinstance(body, bytes)
    return body


def headers(target: Target, secret: bytes, contact: str, topic: str) -> dict[str, str]:
    """Headers that identify the sender; of several waiting messages with the same topic, a browser gets only the last.

    Push services compare with their own clocks, so this uses the machine's clock, however far the service's is from it.
    """
    parts = urlsplit(target.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + HOURS_VALID * 3600,
        "sub": contact or NOBODY,
    }
    signed = Vapid02(private_key(secret)).sign(claims)
    return {
        "Authorization": str(signed["Authorization"]),
        "Content-Encoding": ENCODING,
        "Content-Type": "application/octet-stream",
        "TTL": str(DAYS_KEPT * 24 * 3600),
        "Topic": topic,
        "Urgency": "normal",
    }


def _bytes(text: str) -> bytes:
    """What a text in base64url stands for; characters that are none of it are an error, and not skipped."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
