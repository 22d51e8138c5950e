"""Which events reveal something, so that their actions cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beltane.games.bonfire.rules.events import EVENTS
from beltane.kernel.errors import CannotUndo
from beltane.kernel.events import EventKind
from beltane.kernel.records import to_bytes
from tests.games.bonfire.scenario import Scenario, bonfire

REVEALING = {
    "offering_revealed",
    "path_drawn",
    "path_revealed",
    "paths_shuffled",
    "specialist_revealed",
    "specialists_shuffled",
    "tom_deck_shuffled",
    "tom_revealed",
    "tom_key",
}
"""A tile or card was turned up, or a pile was shuffled."""


@pytest.mark.parametrize("kind", EVENTS.kinds, ids=lambda kind: kind.name)
def test_a_kind_of_event_reveals_what_nobody_knew_or_nothing(kind: EventKind) -> None:  # B-HIDE-1
    assert kind.reveals == (kind.name in REVEALING)


def receiving() -> Scenario:
    game = bonfire(2).at(0, "root-west").island_tasks("root-west", "y02").offering_tops(0, "herb", "shell")
    return game.tiles(0, task=2).resources(0, root=2, herb=1, shell=1)


def searching() -> Scenario:
    game = bonfire(2).tasks(0, {1: "r09"}).resources(0, blossom=3).tiles(0, ship=2).turn(0)
    return game.play("ignite 1", "council path", "accept")


def recruiting() -> Scenario:
    return bonfire(2).display(26).tiles(0, gnome=3).resources(0, herb=1)


def alone() -> Scenario:
    return bonfire(1).tiles(0).fate_row(0).tom_cards("path")


@pytest.mark.parametrize(
    ("game", "actions", "event"),
    [
        (receiving, ("task y02", "offering 1", "space 5"), "offering_revealed"),
        (lambda: bonfire(2).tiles(0, path=2), ("path slot-1",), "path_revealed"),
        (lambda: bonfire(2).tiles(0, path=2), ("path pile-2",), "path_drawn"),
        (recruiting, ("recruit one-tile-for-tasks 2",), "specialist_revealed"),
        (alone, ("continue",), "tom_revealed"),
    ],
)
def test_what_reveals_something_cannot_be_taken_back(
    game: Callable[[], Scenario], actions: tuple[str, ...], event: str
) -> None:
    match = game().turn(0).play(*actions).match
    assert event in [told.name for told in match.events()]
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.reason == event


def test_a_search_cannot_be_taken_back() -> None:  # B-COUNCIL-2
    game = searching()
    game.play(game.legal("search")[0])
    with pytest.raises(CannotUndo) as refusal:
        game.match.undo()
    assert refusal.value.reason == "paths_shuffled"


@pytest.mark.parametrize(
    "actions",
    [("sail herb-west",), ("fate", "discard ship", "take top"), ("turn 1",), ("task y02",), ("task y02", "offering 1")],
)
def test_what_reveals_nothing_can_be_taken_back(actions: tuple[str, ...]) -> None:
    game = receiving().tiles(0, task=1, ship=1, great_bonfire=1)
    if "fate" in actions:
        game.tiles(0, task=1, ship=1)
    before = to_bytes(game.turn(0).state)
    game.play(*actions)
    for _ in actions:
        game.match.undo()
    assert to_bytes(game.state) == before


def test_places_of_guardians_are_told_as_area_and_number() -> None:  # B-PROC-2
    game = bonfire(2).paths(0, "blue-root").tiles(0, guardian=2).turn(0).play("procession 2", "walk own path-2")
    (event,) = game.events("guardian_moved")
    assert (event.seat, event.details) == (0, {"guardian": "own", "area": "path", "number": 2})


def test_no_event_says_more_than_its_room_holds() -> None:
    assert all(len(kind.arguments) <= 4 for kind in EVENTS.kinds)
