"""What is worth counting over many games of Bonfire."""

from __future__ import annotations

from beltane.games.bonfire.rules.state import TOM, Bonfire, is_solo
from beltane.games.bonfire.rules.vocabulary import Source
from beltane.kernel.statistics import Automaton, Statistics, Tally


def points_from(game: Bonfire, seat: int) -> dict[str, int]:
    """A player's points by their source."""
    return {source.name.lower(): int(game.players[seat].points_from[source]) for source in Source}


def automaton(game: Bonfire) -> Automaton | None:
    """Tom, in solo games (B-SOLO)."""
    return Automaton("Tom", int(game.players[TOM].points)) if is_solo(game) else None


STATISTICS = Statistics(
    tallies=(
        Tally("gnomes recruited", "gnome_recruited", "gnome"),
        Tally("council bonuses taken", "bonus_taken", "council"),
        Tally("common tasks fulfilled", "common_task_fulfilled", "common_task"),
        Tally("portals taken", "portal_taken", "shape"),
    ),
    points_from=points_from,
    automaton=automaton,
)
