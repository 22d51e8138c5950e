"""The drawing of Bonfire, and its list of tasks."""

from __future__ import annotations

import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.rules.state import AT_BONFIRE
from beltane.games.bonfire.rules.vocabulary import TASK, Specialist
from beltane.games.bonfire.terminal import LISTS, MINOR_EVENTS, PERSONAL_EVENTS, draw
from beltane.kernel.bits import bit
from beltane.kernel.drawing import WIDTH, plain, width
from beltane.kernel.match import Match
from beltane.text import speaker_for

RED = 0
SPEAKER = speaker_for(GAME)


def section(match: Match, name: str, seat: int | None = RED) -> list[str]:
    (found,) = [section for section in draw(match.view(seat), SPEAKER) if section.name == name]
    return [plain(row) for row in found.lines]


def row(match: Match, name: str, label: str) -> str:
    """The row of a section behind a label."""
    (found,) = [text for text in section(match, name) if text.startswith(label)]
    return found


def begun(seats: int = 2) -> Match:
    """A match at the first turn."""
    match = Match.new("bonfire", seats=seats, seed=3)
    while match.decision != "turn":
        match.play(match.legal_numbers()[0])
    return match


def test_the_spaces_of_a_city() -> None:
    match = begun()
    player = match.state.players[RED]
    player.tasks[2], player.lit[2] = TASK.position["b20"], 1
    player.tasks[3] = TASK.position["r06"]
    player.tasks[4] = TASK.position["r09"]
    player.resources[:] = 0
    player.resources[5] = 4
    player.portals[7] = 1
    player.guardians[1], player.guardians[4] = AT_BONFIRE + 2, 1
    assert row(match, "city", "guardian").split()[1:3] == ["=2", "blue=3"]
    assert row(match, "city", "bonfire") == ("bonfire   -         *b20 2p   r06 ready r09 0/3   -         -         -")
    assert row(match, "city", "portal").rstrip().endswith("]")
    assert row(match, "city", "path").split()[:4] == ["path", "gold", "costs", "1"]
    assert row(match, "city", "on it").split() == ["on", "it", "own"]
    assert row(match, "city", "r09") == "r09  4 points  3 blossoms in your supply"


def test_tasks_that_are_bonfires_are_not_explained_any_more() -> None:
    match = begun()
    player = match.state.players[RED]
    player.tasks[2] = TASK.position["b20"]
    assert any(text.startswith("b20") for text in section(match, "city"))
    player.lit[2] = 1
    assert not any(text.startswith("b20") for text in section(match, "city"))


def test_portals_that_fit_next_stand_in_capitals() -> None:
    match = begun()
    needed = match.view(RED).cities[RED].notches[-1].word
    portals = section(match, "middle")[3]
    assert {letter for letter in portals if letter.isupper()} == {needed.upper()}
    match.state.players[RED].specialists |= int(bit(Specialist.PORTALS_IN_ANY_ORDER))
    assert portals.replace(" ", "").upper() == section(match, "middle")[3].replace(" ", "")


def test_the_fate_area_grows_where_tiles_stick_out() -> None:
    match = begun()
    drawn = section(match, "fate")
    assert drawn[0].split()[:8] == ["fate", *"abcdefg"]
    assert drawn[3].split()[0] == "3"
    player = match.state.players[RED]
    player.fate_cells[0] -= 3
    assert section(match, "fate")[0].split()[:9] == ["fate", "z", *"abcdefg"]


def test_the_first_decision_shows_the_tile_set_aside() -> None:
    match = Match.new("bonfire", seats=2, seed=3)
    drawn = section(match, "fate", match.mover)
    assert sum("aside" in text for text in drawn) == sum("middle" in text for text in drawn) == 1


def test_ships_and_offerings_are_drawn_at_their_islands() -> None:
    match = begun()
    assert any("landing stage: ships of R  G" in text for text in section(match, "sea"))
    match.state.players[RED].island = 0
    match.state.players[RED].offerings_on[0] = 2
    drawn = section(match, "sea")
    assert drawn[3].startswith("»R off R2")
    assert any("landing stage: ships of G" in text for text in drawn)


def test_other_cities_are_drawn_in_short_and_tom_too() -> None:
    assert [text.split()[0] for text in section(begun(3), "others") if not text.startswith((" ", "─"))] == [
        "Green",
        "White",
    ]
    drawn = section(begun(1), "others")
    assert drawn[1].startswith("Tom     0 points")
    assert not any("tiles" in text for text in drawn)


def test_the_list_of_tasks_says_what_they_ask_for_and_how_far_one_is() -> None:
    match = begun()
    player = match.state.players[RED]
    player.tasks[2] = TASK.position["r09"]
    player.resources[:] = 0
    (tasks,) = LISTS["tasks"](match.view(RED), SPEAKER)
    rows = [plain(row) for row in tasks.lines]
    assert all(width(row) <= WIDTH for row in tasks.lines)
    assert "space 2       r09  4 points  0/3    3 blossoms in your supply" in rows
    lying = [task.task for island in match.view(RED).islands for task in island.tasks]
    listed = [
        text.split()[1] for text in rows if text.split()[0] in {island.island for island in match.view(RED).islands}
    ]
    assert listed == lying
    player.resources[:] = 5
    (tasks,) = LISTS["tasks"](match.view(RED), SPEAKER)
    assert any("r09  4 points  ready " in plain(row) for row in tasks.lines)


def test_events_that_are_summed_up_exist() -> None:
    names = {kind.name for kind in GAME.events.kinds}
    assert names >= MINOR_EVENTS | PERSONAL_EVENTS
    assert not MINOR_EVENTS & PERSONAL_EVENTS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_title_says_how_near_the_countdown_is(seats: int) -> None:
    match = begun(seats)
    needed = {1: 7, 2: 7, 3: 10, 4: 13}[seats]
    assert f"novices in the council: 0 of {needed}" in section(match, "sea")[0]
