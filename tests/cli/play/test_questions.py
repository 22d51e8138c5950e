"""How many questions the terminal asks for a turn's action, counted at the keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from beltane.cli.play.players import HUMAN
from beltane.cli.play.session import Session
from beltane.cli.play.table import Table
from beltane.games.bonfire.rules.vocabulary import TASK
from beltane.kernel.prompt import Prompt
from tests.cli.play.signals import signals_restored
from tests.games.bonfire.scenario import Scenario, bonfire

MOST_QUESTIONS = 4
TASK_TYPED = "task b02"


class Keyboard:
    """Somebody who types plain words: the voyage, the task, and then the first of what is usual."""

    def __init__(self, game: Scenario, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._game = game
        game.match.players = (HUMAN, HUMAN)
        self._session = Session(Table(game.match), folder / "kept.json")
        self.typed: list[str] = []
        monkeypatch.setattr("builtins.input", self._type)

    def play(self) -> list[str]:
        """What was typed until the task lay in the city."""
        with signals_restored():
            self._session.run()
        return self.typed

    def _type(self, _prompt: str) -> str:
        if TASK.position["b02"] in self._game.player(0).tasks:
            raise EOFError
        assert self._session.choices is not None
        self.typed.append(self._answer(self._session.choices.prompt))
        return self.typed[-1]

    def _answer(self, prompt: Prompt) -> str:
        if not self.typed:
            return "sail shell-west"
        usual = [choice.notation for choice in prompt.choices if choice.usual]
        return next((notation for notation in usual if notation.startswith(TASK_TYPED)), usual[0])


@pytest.mark.parametrize(
    ("tiles", "resources", "typed"),
    [
        # Everything is there: the voyage, the task and the space are all that is asked.
        (
            {"ship": 1, "task": 1},
            {"shell": 1, "root": 1},
            ["sail shell-west", "task b02", "space 1"],
        ),
        # Either offering can be paid.
        (
            {"ship": 2, "task": 1},
            {"shell": 1, "root": 1, "fruit": 1},
            ["sail shell-west", "task b02 offering 1", "space 1"],
        ),
        # Neither a ship tile nor a task tile, nor any of the resources: two others replace each, in several ways.
        (
            {"guardian": 2, "path": 2, "gnome": 2},
            {"blossom": 2, "herb": 4},
            ["sail shell-west", "task b02 offering 1", "space 1", "pay 1 guardian 1 gnome blossom 3 herb"],
        ),
        # The same with so many ways to pay that not all of them can be listed together.
        (
            {"guardian": 3, "path": 3, "gnome": 3, "great_bonfire": 3},
            {"blossom": 3, "herb": 4, "gold": 1},
            ["sail shell-west", "task b02 offering 1", "space 1", "pay 1 great-bonfire 1 gnome blossom herb gold"],
        ),
    ],
)
def test_sailing_and_taking_a_task_takes_four_questions_at_most(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    tiles: Mapping[str, int],
    resources: Mapping[str, int],
    typed: list[str],
) -> None:  # B-SHIP-3, B-TASK-2, B-PAY-3
    game = bonfire(2).at(0, "herb-west").island_tasks("shell-west", "b02", "y09").offering_tops(0, "root", "fruit")
    game.tiles(0, **tiles).resources(0, **resources).turn(0)
    asked = Keyboard(game, tmp_path, monkeypatch).play()
    assert len(asked) <= MOST_QUESTIONS
    assert asked == typed
