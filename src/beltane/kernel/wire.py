"""The JSON form of views, prompts and events, and schemas of everything that can be in it.

Members of enumerations are their words, tuples are arrays, and everything else looks as it does in Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeGuard

from pydantic import TypeAdapter

from beltane.kernel.events import PIECES, Counts, Event, EventCatalogue, EventKind
from beltane.kernel.game import AnyGame
from beltane.kernel.prompt import Prompt
from beltane.kernel.vocabulary import SEAT, Domain, NumberDomain, Parts, Word

Schema = dict[str, Any]
"""A JSON Schema, in the dialect below."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"
NULL: Schema = {"type": "null"}
INTEGER: Schema = {"type": "integer"}


def to_json(value: object) -> bytes:
    """A view, a prompt, or a list of events."""
    kind: Any = list[Event] if isinstance(value, list) else type(value)
    return _adapter(kind).dump_json(value)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def schemas_of(game: AnyGame) -> dict[str, Schema]:
    """The JSON Schemas of a game's views, prompts and events: `view`, `prompt` and `events`."""
    return {
        "view": _schema_of(game.View, f"A view of {game.title}"),
        "prompt": _schema_of(Prompt, "A prompt"),
        "events": events_schema(game.events, f"Events of {game.title}"),
    }


def _schema_of(kind: Any, title: str) -> Schema:
    schema = _adapter(kind).json_schema(mode="serialization")
    return {"$schema": DIALECT, **_closed(schema), "title": title}


def _closed(schema: Any) -> Any:
    """The same schema, with objects that have the named properties and no others."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {name: _closed(part) for name, part in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        return {**closed, "required": list(schema["properties"]), "additionalProperties": False}
    return closed


def events_schema(catalogue: EventCatalogue, title: str) -> Schema:
    """A list of events, each of a declared kind with exactly its details."""
    domains = {domain for kind in catalogue.kinds for _, domain in kind.arguments if _has_words(domain)}
    words = {f"word-{domain.name}": _words_schema(domain) for domain in domains}
    kinds = {f"event-{kind.name}": _event_schema(kind) for kind in catalogue.kinds}
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "array",
        "items": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds]},
        "$defs": {"seat": _object({"seat": INTEGER}), **dict(sorted(words.items())), **kinds},
    }


def _event_schema(kind: EventKind) -> Schema:
    details = {name: _detail_schema(domain) for name, domain in kind.arguments if not isinstance(domain, Counts)}
    counted = [domain.of for _, domain in kind.arguments if isinstance(domain, Counts)]
    if counted:
        details[PIECES] = {"type": "array", "items": {"anyOf": [_count_schema(word) for word in counted]}}
    return _object(
        {
            "name": {"const": kind.name},
            "seat": {"anyOf": [INTEGER, NULL]} if kind.has_seat else NULL,
            "details": _object(details),
            "reveals": {"const": kind.reveals},
        }
    )


def _detail_schema(domain: Domain | None) -> Schema:
    if domain is None:
        return INTEGER
    if domain is SEAT:
        return {"anyOf": [{"$ref": "#/$defs/seat"}, NULL]}
    if isinstance(domain, NumberDomain):
        last = domain.first + len(domain) - 1
        return {"anyOf": [{**INTEGER, "minimum": domain.first, "maximum": last}, NULL]}
    return {"anyOf": [{"$ref": f"#/$defs/word-{domain.name}"}, NULL]}


def _has_words(domain: Domain | Counts | None) -> TypeGuard[Domain]:
    return isinstance(domain, Domain) and domain is not SEAT and not isinstance(domain, NumberDomain)


def _count_schema(word: Word) -> Schema:
    return _object({"count": {**INTEGER, "minimum": 1}, "of": _word_schema(word.domain, [word.word])})


def _words_schema(domain: Domain) -> Schema:
    return _word_schema(domain.vocabulary, domain.words, domain.parts)


def _word_schema(domain: str, words: Sequence[str], parts: Sequence[Parts] = ()) -> Schema:
    of_parts = {"parts": _parts_schema(parts)} if parts else {}
    return _object({"domain": {"const": domain}, "word": {"enum": list(words)}, **of_parts})


def _parts_schema(parts: Sequence[Parts]) -> Schema:
    """The components of a domain's words; words of different kinds may have different parts."""
    by_names: dict[tuple[str, ...], list[Parts]] = {}
    for of_word in parts:
        by_names.setdefault(tuple(of_word), []).append(of_word)
    shapes = [
        _object({name: _part_schema([each[name] for each in alike]) for name in names})
        for names, alike in by_names.items()
    ]
    return {"anyOf": shapes} if len(shapes) > 1 else shapes[0]


def _part_schema(values: Sequence[int | str]) -> Schema:
    numbers = [value for value in values if isinstance(value, int)]
    if numbers:
        return {**INTEGER, "minimum": min(numbers), "maximum": max(numbers)}
    return {"enum": list(dict.fromkeys(values))}


def _object(properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
