"""Catalogues: messages in one language, in Fluent; one file per game and one for the shell.

Values are handed over typed, so that a language can inflect around them:

- a number stays a number, for plurals: `{ $points -> [one] a point *[other] { $points } points }`;
- a word of a domain becomes its own message, `material-wood` for `Word("material", "wood")`, which may itself depend on
  the numbers of the phrase; its attributes are there as `$material-gender`, `$material-dative`, and the bare key as
  `$material-key`; what a word is put together from is there too: `$target-kind` and `$target-number` for `path-3`;
- a count of a word, as in `2 wood`, is the message `count-of-material` with `$count` and `$of`;
- a seat becomes the name of whoever sits there, its number is there as `$seat-key`;
- a text is repeated as it is;
- phrases are said first, and lists (`a, b and c`) and alternatives (`a, b or c`) are joined as the language does it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Message, TextElement

from beltane.kernel.phrases import Count, Either, Item, Phrase, Quoted, Seat, Value, Verbatim
from beltane.kernel.vocabulary import CompoundWord, Word
from beltane.text.languages import ENGLISH
from beltane.text.letters import in_ascii, without_accents

SHELL = Path(__file__).parent
LOCALES = {"en": "en_GB"}
"""Regional conventions for languages that have several: lists without a comma before the last item."""


LETTERS_OF_UNKNOWN = 2
"""Number of letters that stand for a word in drawings if an edition invented the word."""

MINUS = "\N{MINUS SIGN}"
Plain = int | float | str
"""Values passed to Fluent unchanged."""


class MissingMessage(LookupError):
    """A phrase that the catalogue lacks, or cannot fill in. This is a bug of Beltane, not an error of its user."""


class Catalogue:
    """The messages of one language, from one or several files; all text is ASCII if `ascii_only` is set."""

    def __init__(self, language: str, files: Sequence[Path], *, ascii_only: bool = False) -> None:
        self.language = language
        self.ascii_only = ascii_only
        self._locale = Locale.parse(LOCALES.get(language, language))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attribute_names: dict[str, list[str]] = {}
        self._constant: set[str] = set()
        self._known_constants: dict[str, str] = {}
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            messages = [entry for entry in resource.body if isinstance(entry, Message)]
            self._constant |= {each.id.name for each in messages if _is_constant(each)}
            self._attribute_names |= {each.id.name: [part.id.name for part in each.attributes] for each in messages}

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """A phrase as text; `names` are those of the players at the table."""
        return self.message(phrase.key, phrase.values, names)

    def message(self, key: str, values: Mapping[str, Value | float | str], names: Sequence[str] = ()) -> str:
        """A message by its key; the values may be those of a phrase, fractions, and texts to repeat verbatim."""
        ready: dict[str, object] = {name: value for name, value in values.items() if isinstance(value, Plain)}
        for name, value in values.items():
            if not isinstance(value, Plain):
                self._fill_in(ready, name, value, names)
        return self.format(key, ready)

    def word(self, word: Word, numbers: Mapping[str, object] | None = None) -> str:
        """A word of a domain as text; one that an edition has invented stands for itself."""
        key = message_key(word)
        if key in self._constant:
            if key not in self._known_constants:
                self._known_constants[key] = self.format(key, {})
            return self._known_constants[key]
        return self.format(key, {"count": 1, **(numbers or {})}) if key in self else word.word

    def sign(self, word: Word) -> str:
        """The one or few letters that stand for a word in drawings; for a word that an edition invented, its first
        letters.

        Signs have a fixed width in drawings, so in ASCII accents are dropped, not spelt out.
        """
        sign = self._attributes(message_key(word)).get("sign", word.word[:LETTERS_OF_UNKNOWN])
        return without_accents(sign) if self.ascii_only else sign

    def short(self, word: Word) -> str:
        """A word for places with little room: its short form, or else the word itself."""
        short = self._attributes(message_key(word)).get("short")
        return self.word(word) if short is None else self._spelt(short)

    def term(self, word: Word) -> str | None:
        """The term explained by the message that is named after a word, as in `rule-turn = ... .term = turn`."""
        term = self._attributes(message_key(word)).get("term")
        return None if term is None else self._spelt(term)

    def listed(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Several items as a list: `a, b and c`, or `a, b or c`."""
        return format_list(list(items), style=style, locale=self._locale)

    def number(self, value: float, decimals: int = 0, *, signed: bool = False) -> str:
        """A number in the language's format, as in `1,234.5`; `signed` shows a plus too."""
        digits = "#,##0" + ("." + "0" * decimals if decimals else "")
        text = format_decimal(value, format=f"+{digits};-{digits}" if signed else digits, locale=self._locale)
        return self._spelt(text.replace("-", MINUS))

    def format(self, key: str, values: Mapping[str, object]) -> str:
        """A message by its key, with texts and numbers as values."""
        if key not in self:
            raise MissingMessage(f"The catalogue '{self.language}' has no message '{key}'.")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingMessage(f"The message '{key}' of the catalogue '{self.language}' has no text of its own.")
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors or isinstance(text, FluentNone):
            raise MissingMessage(f"The message '{key}' of the catalogue '{self.language}' cannot be said: {errors[0]}")
        return self._spelt(str(text))

    def _spelt(self, text: str) -> str:
        return in_ascii(text, self.language) if self.ascii_only else text

    def _fill_in(self, values: dict[str, object], name: str, value: Value, names: Sequence[str]) -> None:
        if isinstance(value, Word):
            values[f"{name}-key"] = value.word
            key = message_key(value)
            if isinstance(value, CompoundWord):
                values |= {f"{name}-{part}": said for part, said in value.parts.items()}
            if key not in self:
                values |= {f"{name}-{attribute}": value.word for attribute in self._attributes_in(value.domain)}
            for attribute, text in self._attributes(key).items():
                values[f"{name}-{attribute}"] = text
        elif isinstance(value, Seat):
            values[f"{name}-key"] = value.seat
        if isinstance(value, tuple | Either):
            items = value.items if isinstance(value, Either) else value
            values[f"{name}-count"] = len(items)
            spoken = [self._spoken(item, values, names) for item in items]
            values[name] = self.listed(spoken, style="or" if isinstance(value, Either) else "standard")
        else:
            values[name] = self._spoken(value, values, names)

    def _spoken(self, item: Item, values: Mapping[str, object], names: Sequence[str]) -> str:
        if isinstance(item, Word):
            return self.word(item, {name: value for name, value in values.items() if isinstance(value, int)})
        if isinstance(item, Seat):
            return names[item.seat]
        if isinstance(item, Count):
            return self.say(
                Phrase(f"count-of-{item.of.domain}".replace("_", "-"), {"count": item.count, "of": item.of})
            )
        if isinstance(item, Phrase):
            return self.say(item, names)
        if isinstance(item, Verbatim):
            return item.text
        if isinstance(item, Quoted):
            return self.format("quoted", {"text": item.quoted})
        return str(item)

    @cached_property
    def _known_attributes(self) -> dict[str, dict[str, str]]:
        return {}

    @cached_property
    def _attributes_by_domain(self) -> dict[str, frozenset[str]]:
        return {}

    def _attributes_in(self, domain: str) -> frozenset[str]:
        """All attributes that words of a domain have, so that a word that an edition invented can stand in for each."""
        if domain not in self._attributes_by_domain:
            start = f"{domain}-".replace("_", "-")
            known = (names for key, names in self._attribute_names.items() if key.startswith(start))
            self._attributes_by_domain[domain] = frozenset(name for names in known for name in names)
        return self._attributes_by_domain[domain]

    def _attributes(self, key: str) -> dict[str, str]:
        """The attributes of a word's message: its gender, its cases."""
        if key not in self._known_attributes:
            attributes = self._bundle.get_message(key).attributes if key in self else {}
            said = {name: str(self._bundle.format_pattern(pattern, {})[0]) for name, pattern in attributes.items()}
            self._known_attributes[key] = said
        return self._known_attributes[key]


def _is_constant(message: Message) -> bool:
    """Whether a message does not depend on its values; most words do not, and are used often."""
    return message.value is not None and all(isinstance(part, TextElement) for part in message.value.elements)


@cache
def message_key(word: Word) -> str:
    """The key of the message for a word."""
    return f"{word.domain}-{word.word}".replace("_", "-")


@cache
def game_catalogue(folder: Path, language: str, *, ascii_only: bool = False) -> Catalogue:
    """The messages of a game, whose texts are in a folder, and of the shell.

    A game from another package may lack a language; its messages are then in English.
    """
    own = folder / f"{language}.ftl"
    files = [SHELL / f"{language}.ftl", own if own.exists() else folder / f"{ENGLISH}.ftl"]
    return Catalogue(language, files, ascii_only=ascii_only)


@cache
def shell_catalogue(language: str, *, ascii_only: bool = False) -> Catalogue:
    """The messages of the shell, for any game."""
    return Catalogue(language, [SHELL / f"{language}.ftl"], ascii_only=ascii_only)
