"""What a table's game is set up from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Origin:
    """What a game is set up from. The seed stays here: it leaves the service only in saves of finished games."""

    table_id: int
    game: str
    seats: int
    seed: int
    options: Mapping[str, str]
    rules_version: int
    edition: tuple[str, str]
    begun_from: tuple[str, ...] | None
    """The actions with which the game came to this table as a save; None if it began here."""
    unlimited_undo: bool
    created: int

    @property
    def from_save(self) -> bool:
        """Whether the game came here as a save, so that its host may know the seed, and so everything hidden."""
        return self.begun_from is not None


def without_beginning(origin: Origin) -> Origin:
    """The same game without the actions with which it came to this table."""
    return replace(origin, begun_from=None)
