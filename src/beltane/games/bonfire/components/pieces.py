"""The counts of pieces and what depends on the number of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, GUARDIAN_COLOUR, MOST_SEATS, SHAPES, ActionKind
from beltane.kernel.components import ComponentFile
from beltane.kernel.quoting import quoted

ACTION_TILES_OF_KIND = 10
YELLOW_ACTION_TILES = 12
NUMBERS = {
    "resources": {"basic": 9, "gold": 12},
    "portals": {"shapes": SHAPES, "of_each_shape": 4},
    "novices": {"of_each_player": 7, "neutral": 5, "of_tom": 4},
}
GUARDIANS_OF_COLOUR = 4
COUNTDOWN_TILES = [5, 4, 3, 2, 1]
# By the number of players: novices that start the countdown, tasks on a corner and elsewhere, portals of each shape.
BY_PLAYERS = {1: (7, 2, 2, 3), 2: (7, 2, 2, 3), 3: (10, 2, 3, 4), 4: (13, 3, 3, 4)}


@dataclass(frozen=True)
class ByPlayers:
    """What depends on the number of players."""

    novices: int
    tasks_on_corner: int
    tasks_elsewhere: int
    portals: int


@dataclass(frozen=True)
class Pieces:
    """The counts that the rules read; `by_players[0]` is for one player."""

    novices: int
    novices_of_tom: int
    guardians_of_colour: int
    countdown_tiles: int
    by_players: tuple[ByPlayers, ...]


def read_pieces(file: ComponentFile) -> Pieces:
    """Read and check the counts."""
    for name, numbers in NUMBERS.items():
        for key, number in numbers.items():
            file.expect(f"[{name}]", file.table(name), key, number)
    if file.value("[resources]", file.table("resources"), "limited", bool):
        raise file.fault("[resources]", "bonfire-limited")
    _check_action_tiles(file)
    for colour, table in zip(GUARDIAN_COLOUR.words, file.expect_entries("guardian", len(GUARDIAN_COLOUR)), strict=True):
        file.expect_in_order(f"[[guardian]] {colour}", table, "colour", colour)
        file.expect(f"[[guardian]] {colour}", table, "count", GUARDIANS_OF_COLOUR)
    if (tiles := file.value("[countdown]", file.table("countdown"), "tiles", list)) != COUNTDOWN_TILES:
        raise file.fault("[countdown]", "bonfire-countdown", found=quoted(tiles), expected=str(COUNTDOWN_TILES))
    novices = NUMBERS["novices"]
    return Pieces(
        novices=novices["of_each_player"],
        novices_of_tom=novices["of_tom"],
        guardians_of_colour=GUARDIANS_OF_COLOUR,
        countdown_tiles=len(COUNTDOWN_TILES),
        by_players=_read_players(file),
    )


def _check_action_tiles(file: ComponentFile) -> None:
    colours: set[str] = set()
    for kind, table in zip(ActionKind, file.expect_entries("action_tile", len(ActionKind)), strict=True):
        entry = f"[[action_tile]] {ACTION_KIND.words[kind]}"
        file.expect_in_order(entry, table, "action", ACTION_KIND.words[kind])
        file.check_aspects(entry, table, "colour")
        yellow = kind == ActionKind.YELLOW
        file.expect(entry, table, "count", YELLOW_ACTION_TILES if yellow else ACTION_TILES_OF_KIND)
        colour = file.value(entry, table, "colour", str)
        if (colour == "yellow") != yellow or colour in colours:
            raise file.fault(entry, "bonfire-tile-colour", found=quoted(colour))
        colours.add(colour)


def _read_players(file: ComponentFile) -> tuple[ByPlayers, ...]:
    tables = file.expect_entries("players", MOST_SEATS)
    return tuple(_read_numbers(file, players, table) for players, table in enumerate(tables, start=1))


def _read_numbers(file: ComponentFile, players: int, table: dict[str, Any]) -> ByPlayers:
    entry = f"[[players]] {players}"
    file.expect_in_order(entry, table, "count", players)
    novices, on_corner, elsewhere, portals = BY_PLAYERS[players]
    return ByPlayers(
        novices=file.expect(entry, table, "novices", novices),
        tasks_on_corner=file.expect(entry, table, "tasks_on_corner", on_corner),
        tasks_elsewhere=file.expect(entry, table, "tasks_elsewhere", elsewhere),
        portals=file.expect(entry, table, "portals", portals),
    )
