"""Lists beside the board: all tasks in words."""

from __future__ import annotations

from beltane.games.bonfire.prompt.tasks import asks
from beltane.games.bonfire.rules.vocabulary import TASK
from beltane.games.bonfire.terminal.board import viewer
from beltane.games.bonfire.terminal.city import TASK_WIDTH, progress
from beltane.games.bonfire.terminal.signs import island_name, said
from beltane.games.bonfire.view import BonfireView, IslandTaskView, TaskView
from beltane.kernel.drawing import Line, Section, Span, fitted, heading, line, paragraph
from beltane.text import Speaker

WHERE = 14
PROGRESS = 7


def list_tasks(view: BonfireView, speaker: Speaker) -> tuple[Section, ...]:
    """The tasks on the islands and in the own city, each with what it asks for and its progress."""
    seat = viewer(view)
    islands = [
        _row(island_name(island.island, speaker), task, task.have[seat], speaker)
        for island in view.islands
        for task in island.tasks
    ]
    own = [
        _row(said(speaker, "space", space=task.space), task, task.have, speaker)
        for task in view.cities[seat].tasks
        if not task.bonfire
    ]
    lines = [heading(line(said(speaker, "tasks-on-islands"))), *(drawn for row in islands for drawn in row)]
    if own:
        lines += [heading(line(said(speaker, "own-tasks"))), *(drawn for row in own for drawn in row)]
    return (Section("tasks", tuple(lines), ()),)


def _row(where: str, task: TaskView | IslandTaskView, have: int, speaker: Speaker) -> tuple[Line, ...]:
    head = line(
        fitted(line(where), WHERE),
        fitted(line(Span(task.task, task.colour.word)), TASK_WIDTH),
        Span(f"{said(speaker, 'points', points=task.points)}  ", "quiet"),
        fitted(line(progress(have, task.need, speaker)), PROGRESS),
    )
    return paragraph(head, speaker.say(asks(TASK.position[task.task])))


LISTS = {"tasks": list_tasks}
