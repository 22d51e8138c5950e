"""A person as the rest of the service knows them; names and preferences."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from beltane.server.people.secrets import KEY_PATTERN

LONGEST_NAME = 32
MOST_MUTED = 200


def readable(name: str) -> str:
    """A name in one line of visible characters, however it was typed.

    >>> readable("  Ann   of  Avalon ")
    'Ann of Avalon'
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = [sign for sign in plain if unicodedata.category(sign)[0] in "CZ" and sign != " "]
    if not plain or hidden or len(plain) > LONGEST_NAME:
        raise ValueError(name)
    return plain


PersonName = Annotated[str, StringConstraints(max_length=4 * LONGEST_NAME), AfterValidator(readable)]
PersonKey = Annotated[str, StringConstraints(max_length=32, pattern=KEY_PATTERN)]
Language = Literal["en", "de", "fr", "nl"]


class Preferences(BaseModel):
    """A person's preferences; `auto` is what their browser or system says. `muted` are people whose chat they do not
    want to read.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    language: Literal["auto"] | Language = "auto"
    theme: Literal["auto", "light", "dark", "contrast"] = "auto"
    motion: Literal["auto", "off", "calm", "normal", "fast"] = "auto"
    sound: bool = False
    planning_aids: bool = True
    muted: Annotated[tuple[PersonKey, ...], Field(max_length=MOST_MUTED)] = ()


@dataclass(frozen=True)
class Known:
    """A person, as found by their session."""

    id: int
    key: str
    name: str
    preferences: Preferences
    login: str | None


@dataclass(frozen=True)
class Called:
    """How others see a person: key and name; somebody who has deleted their account has no name."""

    key: str
    name: str | None
