"""What is worth counting over many games of Meduris."""

from __future__ import annotations

from beltane.games.meduris.rules.state import Meduris
from beltane.games.meduris.rules.vocabulary import Source
from beltane.kernel.statistics import Statistics, Tally


def points_from(game: Meduris, seat: int) -> dict[str, int]:
    """A player's points by their source."""
    return {source.name.lower(): int(game.players[seat].points_from[source]) for source in Source}


STATISTICS = Statistics(
    tallies=(
        Tally("runes taken", "rune_taken", "rune"),
        Tally("runes seized", "rune_seized", "rune"),
        Tally("buildings", "hut_built"),
        Tally("buildings", "temple_built"),
        Tally("chips", "chip_scored"),
        Tally("chips", "chip_paid"),
        Tally("offerings", "offered_nothing"),
        Tally("offerings", "offered_one"),
        Tally("offerings", "offered_both"),
        Tally("offerings", "offered_chip"),
    ),
    points_from=points_from,
)
