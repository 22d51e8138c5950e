"""Views of Bonfire in plain words, for comparisons in tests of rules: `path-3`, `blue-root`, {"ship": 2}."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import Any

from beltane.games.bonfire.view import FateTileView, GuardianPlaceView, IslandTaskView, PathView, PiecesView
from beltane.kernel.vocabulary import WordEnum


def in_words(value: Any) -> Any:
    """A view, or any part of one, without its types."""
    if isinstance(value, WordEnum):
        return value.word
    if isinstance(value, PathView):
        return f"{value.crystal.word}-{value.resource.word}"
    if isinstance(value, GuardianPlaceView):
        return value.area.word if value.number is None else f"{value.area.word}-{value.number}"
    if isinstance(value, FateTileView):
        return in_words(value.symbols)
    if isinstance(value, IslandTaskView):
        return value.task
    if isinstance(value, PiecesView):
        pieces = in_words(value.tiles) | in_words(value.resources)
        return pieces | {"any": value.any_resources} if value.any_resources else pieces
    if isinstance(value, tuple):
        return tuple(in_words(entry) for entry in value)
    if isinstance(value, dict):
        return {in_words(key): in_words(entry) for key, entry in value.items()}
    if dataclasses.is_dataclass(value):
        return SimpleNamespace(**{f.name: in_words(getattr(value, f.name)) for f in dataclasses.fields(value)})
    return value
