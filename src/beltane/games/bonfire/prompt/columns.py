"""The columns of a city: a path position with the notch, task space and guardian's value that go with it (B-SCORE)."""

from __future__ import annotations

from collections.abc import Iterator

from beltane.games.bonfire.components.tables import TASK_COLOUR
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.rules.scoring import POINTS_FOR_CRYSTAL
from beltane.games.bonfire.rules.vocabulary import COLOUR, NONE
from beltane.kernel.prompt import Detail


def positions(situation: Situation) -> int:
    """The number of path positions; the first is on the starting tile."""
    return situation.player.path_count + 1


def guardian_value(situation: Situation, space: int) -> int:
    """What a guardian at the bonfire of a column scores (B-SCORE-2)."""
    return situation.survey.columns[space].guardian


def has_matching_crystal(situation: Situation, position: int, task: int) -> bool:
    """Whether the path tile of a column has the colour of a task (B-SCORE-4)."""
    return bool(situation.previews.crystals[position] == TASK_COLOUR[task])


def crystal_match(situation: Situation, position: int, task: int) -> Iterator[Detail]:
    """A note if the path tile below a task space has the task's colour."""
    if has_matching_crystal(situation, position, task):
        yield detail("note", "note-crystal-below", colour=COLOUR.word(int(TASK_COLOUR[task])))


def crystal_of_new_tile(situation: Situation, position: int, crystal: int) -> Iterator[Detail]:
    """What the crystal of a path tile would count at a position: points at a bonfire, possible points at a task."""
    task = situation.player.tasks[position]
    if task == NONE or TASK_COLOUR[task] != crystal:
        return
    if situation.player.lit[position]:
        yield detail("points", "points-crystal", points=POINTS_FOR_CRYSTAL)
    else:
        yield detail("note", "note-crystal-matches", colour=COLOUR.word(crystal))
