"""Secrets and keys: random, and kept as hashes only where that will do."""

from __future__ import annotations

import secrets
from hashlib import sha256

SECRET_BYTES = 32
KEY_BYTES = 10
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs that nobody confuses."""
KEY_PATTERN = "^[a-z0-9]+$"
"""What a key may look like at all; nothing else is looked up."""


def new_secret() -> str:
    """256 random bits, for a session."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What is kept of a secret. Random secrets need no salt, and no slow hash."""
    return sha256(secret.encode()).hexdigest()


def new_key(length: int = 16) -> str:
    """A random key that can be read out loud, of five bits a sign."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_invite() -> str:
    """A key that nobody can guess, for links that let people in."""
    return new_key(26)
