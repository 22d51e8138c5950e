"""The language in use: the one requested, or else the environment's, or else English."""

from __future__ import annotations

import os
from collections.abc import Mapping

from beltane.kernel.errors import BeltaneError
from beltane.kernel.quoting import keywords, quoted

ENGLISH = "en"
NOTATION = ENGLISH
"""The language from which notations are derived; in other languages they need explaining."""
LANGUAGES = (ENGLISH, "de", "fr", "nl")
"""The languages with catalogues, which are those of the rulebooks."""
LANGUAGE_VARIABLE = "BELTANE_LANGUAGE"
LETTERS_VARIABLE = "BELTANE_LETTERS"
ASCII = "ascii"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(BeltaneError):
    """A language without a catalogue."""


def check_language(asked: str) -> str:
    """The language of a tag such as `de`, `de_AT.UTF-8` or `DE`."""
    language = _primary(asked)
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", found=quoted(asked), languages=keywords(LANGUAGES))
    return language


def chosen_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that `BELTANE_LANGUAGE` asks for, or else the system's if there is a catalogue for it."""
    asked = environment.get(LANGUAGE_VARIABLE)
    if asked:
        return check_language(asked)
    system = next((environment[name] for name in SYSTEM_VARIABLES if environment.get(name)), "")
    language = _primary(system)
    return language if language in LANGUAGES else ENGLISH


def asks_for_ascii(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether `BELTANE_LETTERS` requests texts in ASCII."""
    return environment.get(LETTERS_VARIABLE, "").lower() == ASCII


def _primary(tag: str) -> str:
    return tag.replace("_", "-").replace(".", "-").split("-")[0].strip().lower()
