"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from beltane.kernel.errors import BeltaneError
from beltane.kernel.phrases import Either, Phrase
from beltane.text.catalogue import Catalogue, game_catalogue, shell_catalogue
from beltane.text.languages import ENGLISH, UnknownLanguage, asks_for_ascii, chosen_language


def error_sentence(error: BeltaneError, language: str | None = None) -> str:
    """An error in a language, by default that of the environment; one without a message is its code."""
    language = language or _language_of_environment()
    needed = set(_keys(error.phrase))
    able = (catalogue for catalogue in _catalogues(language) if all(key in catalogue for key in needed))
    return next((catalogue.say(error.phrase) for catalogue in able), error.code)


def _language_of_environment() -> str:
    try:
        return chosen_language()
    except UnknownLanguage:
        return ENGLISH


def _catalogues(language: str) -> Iterator[Catalogue]:
    """The shell's catalogue, then those of the games, which have the messages about their components."""
    ascii_only = asks_for_ascii()
    yield shell_catalogue(language, ascii_only=ascii_only)
    from beltane.kernel.game import game_folder, game_names

    for name in game_names():
        yield game_catalogue(game_folder(name) / "text", language, ascii_only=ascii_only)


def _keys(phrase: Phrase) -> Iterator[str]:
    """The keys of all messages that a phrase needs."""
    yield phrase.key
    for value in phrase.values.values():
        items = value.items if isinstance(value, Either) else value if isinstance(value, tuple) else (value,)
        for item in items:
            if isinstance(item, Phrase):
                yield from _keys(item)
