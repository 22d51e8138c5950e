"""Lists beside the board: all tasks in words."""

from __future__ import annotations

from beltane.games.bonfire.prompt.tasks import asks
from beltane.games.bonfire.rules.vocabulary import TASK, Colour
from beltane.games.bonfire.terminal.board import viewer
from beltane.games.bonfire.terminal.city import TASK_WIDTH, progress
from beltane.games.bonfire.terminal.signs import said
from beltane.games.bonfire.view import BonfireView
from beltane.kernel.drawing import Line, Section, Span, fitted, heading, line, paragraph
from beltane.text import Speaker

WHERE = 14
PROGRESS = 7


def list_tasks(view: BonfireView, speaker: Speaker) -> tuple[Section, ...]:
    """The tasks on the islands and those in the own city, each with what it asks for and how far that is fulfilled."""
    seat = viewer(view)
    islands = [
        _task(island.island, task.task, task.colour, task.points, progress(task.have[seat], task.need, speaker), speaker)
        for island in view.islands
        for task in island.tasks
    ]
    own = [
        _task(
            said(speaker, "space", space=task.space),
            task.task,
            task.colour,
            task.points,
            progress(task.have, task.need, speaker),
            speaker,
        )
        for task in view.cities[seat].tasks
        if not task.bonfire
    ]
    lines = [heading(line(said(speaker, "tasks-on-islands"))), *(row for task in islands for row in task)]
    if own:
        lines += [heading(line(said(speaker, "own-tasks"))), *(row for task in own for row in task)]
    return (Section("tasks", tuple(lines), ()),)


def _task(where: str, task: str, colour: Colour, points: int, state: Span, speaker: Speaker) -> tuple[Line, ...]:
    head = line(
        fitted(line(where), WHERE),
        fitted(line(Span(task, colour.word)), TASK_WIDTH),
        Span(f"{said(speaker, 'points', points=points)}  ", "quiet"),
        fitted(line(state), PROGRESS),
    )
    return paragraph(head, speaker.say(asks(TASK.position[task])))


LISTS = {"tasks": list_tasks}
