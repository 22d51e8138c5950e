"""Words in views whose domain an edition can change, so that they cannot be members of an enumeration.

In Python such a word is a text of a type of its own, and its JSON Schema lists all words of the domain.

    Island = NewType("Island", str)
    IslandName = Annotated[Island, OneOf(ISLAND)]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from beltane.kernel.vocabulary import Domain


@dataclass(frozen=True)
class OneOf:
    """Says of a text that it is a word of a domain."""

    domain: Domain

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> dict[str, Any]:
        """The schema of a text, with all words that it can be."""
        return {**handler(schema), "enum": list(self.domain.words)}
