"""Secrets and keys: random, and stored only as hashes where that is enough."""

from __future__ import annotations

import secrets
from hashlib import sha256

SECRET_BYTES = 32
KEY_BYTES = 10
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 characters that are hard to confuse."""
KEY_PATTERN = "^[a-z0-9]+$"
"""The form of a key; nothing else is looked up."""


def new_secret() -> str:
    """256 random bits, for a session."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """The stored hash of a secret. Random secrets need neither salt nor a slow hash."""
    return sha256(secret.encode()).hexdigest()


def new_key(length: int = 16) -> str:
    """A random key that can be read out loud, with five bits a character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_invite() -> str:
    """A key that nobody can guess, for invitation links."""
    return new_key(26)
