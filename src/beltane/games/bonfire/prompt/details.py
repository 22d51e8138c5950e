"""Making details of choices."""

from __future__ import annotations

from beltane.kernel.phrases import Phrase, Value
from beltane.kernel.prompt import Aspect, Detail


def detail(aspect: Aspect, key: str, **values: Value) -> Detail:
    """A detail of a choice."""
    return Detail(aspect, Phrase(key, values))
