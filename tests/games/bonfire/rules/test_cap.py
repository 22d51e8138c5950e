"""A game that would never end stops at the cap on decisions, with an event that says so."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beltane.games.bonfire.components.reader import STANDARD_FOLDER
from beltane.games.bonfire.rules.decisions import MOST_DECISIONS
from beltane.kernel.match import Match
from tests.games.bonfire.scenario import Scenario, bonfire

TURNERS = """
import json
from tests.games.bonfire.scenario import bonfire

game = bonfire(2).tiles(0, great_bonfire=1).tiles(1, great_bonfire=1)
game.state.decisions_made = {made}
while not game.match.over:
    choices = game.legal()
    game.play(next(choice for choice in choices if choice.split()[0] in ("turn", "reap") or choice == choices[-1]))
last = game.events()[-1]
points = [game.points(0), game.points(1)]
json.dump([last.name, last.details["ending"], int(game.state.decisions_made), points], __import__("sys").stdout)
"""
"""Two players who do nothing but turn the Great Bonfire."""


@pytest.fixture
def endless_edition(tmp_path: Path) -> Path:
    """An edition whose Great Bonfire gives a Great Bonfire tile on every space."""
    folder = tmp_path / "bonfire"
    shutil.copytree(STANDARD_FOLDER, folder)
    file = folder / "great_bonfire.toml"
    text = re.sub(r'^action = ".*"', 'action = "great-bonfire"', file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")
    return tmp_path


def turn_for_ever(edition: Path, decisions_made: int) -> tuple[str, str, int, list[int]]:
    """Play in a separate process, which runs that edition."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", TURNERS.format(made=decisions_made)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "BELTANE_EDITION": str(edition)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    name, ending, decisions, points = json.loads(done.stdout)
    return name, ending, decisions, points


def test_a_great_bonfire_that_feeds_itself_is_stopped(endless_edition: Path) -> None:
    name, ending, decisions, points = turn_for_ever(endless_edition, MOST_DECISIONS - 200)
    assert (name, ending, decisions) == ("game_ended", "too-many-decisions", MOST_DECISIONS)
    assert min(points) > 20


@pytest.mark.slow
def test_a_great_bonfire_that_feeds_itself_from_the_start_is_stopped(endless_edition: Path) -> None:
    """In all these turns no number in the record overflows."""
    name, ending, decisions, points = turn_for_ever(endless_edition, 4)
    assert (name, ending, decisions) == ("game_ended", "too-many-decisions", MOST_DECISIONS)
    assert min(points) > 500


def one_decision_before_the_cap() -> Match:
    game = bonfire(2).tiles(0, ship=3).tiles(1, ship=3)
    game.state.decisions_made = MOST_DECISIONS - 2
    game.play("sail herb-east")
    assert not game.match.over
    return game.match


def test_the_last_decision_ends_the_game_and_everything_is_scored_once() -> None:
    match = one_decision_before_the_cap()
    match.play(match.legal()[-1])
    assert match.over
    assert match.decision is None
    last = Scenario(match).events()[-1]
    assert (last.name, last.details) == ("game_ended", {"ending": "too-many-decisions"})
    assert [event.name for event in match.events()].count("game_ended") == 1
    for player in (match.state.players[0], match.state.players[1]):
        assert player.points == sum(player.points_from)
        assert player.points > 0


def test_a_game_that_ends_by_itself_at_the_cap_keeps_its_own_ending() -> None:
    game = bonfire(2).tiles(0).tiles(1).fate_row(0).fate_row(1, 8).tiles(1, ship=1)
    game.state.decisions_made = MOST_DECISIONS - 1
    game.state.players[1].fate_row_count = 0
    game.turn(1).play("sail herb-east")
    assert game.match.over
    assert game.events()[-1].details == {"ending": "nobody-can-act"}
    assert game.state.decisions_made == MOST_DECISIONS
