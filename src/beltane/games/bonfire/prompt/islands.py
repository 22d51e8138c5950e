"""Islands in words, and all tasks as a list."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ISLAND, ISLAND_GUARDIAN, ISLAND_RESOURCE, ISLANDS, ROUTES
from beltane.games.bonfire.prompt.tasks import progress_of, task_phrase
from beltane.games.bonfire.rules.state import MOST_TASKS_ON_ISLAND, Bonfire, Player
from beltane.games.bonfire.rules.vocabulary import GUARDIAN, NONE, RESOURCE, SPACES, TASK
from beltane.games.bonfire.view import IslandView
from beltane.kernel.drawing import Line, Section, Span, fitted, heading, line, paragraph
from beltane.text.catalogue import Messages, Phrase, Topic

PLACE_WIDTH, CODE_WIDTH, POINTS_WIDTH, PROGRESS_WIDTH = 14, 4, 10, 7


def tasks_on_island(game: Bonfire, island: int) -> list[int]:
    """The tasks that lie on an island."""
    tasks = [int(game.island_tasks[island, slot]) for slot in range(MOST_TASKS_ON_ISLAND)]
    return [task for task in tasks if task != NONE]


def island_topic(island: IslandView, messages: Messages) -> Topic:
    """What an island has to offer, and what is one route away."""
    number = ISLAND.position[island.island]
    neighbours = [ISLAND.words[other] for other in range(ISLANDS) if ROUTES[number, other] == 1]
    if ISLAND_RESOURCE[number] == NONE:
        phrases = [Phrase("island_guardian", {"guardian": GUARDIAN.words[int(ISLAND_GUARDIAN[number])]})]
    else:
        tasks = [Phrase("named_task", {"task": task, "words": task_phrase(task)}) for task in island.tasks]
        resource = {"resource": RESOURCE.words[int(ISLAND_RESOURCE[number])]}
        phrases = [Phrase("island_resource", resource), Phrase("island_tasks", {"tasks": tasks})]
    near = Phrase("island_neighbours", {"islands": neighbours})
    return Topic(island.island, "island", f"{messages.description([*phrases, near])}.")


def list_tasks(game: Bonfire, seat: int, messages: Messages) -> tuple[Section, ...]:
    """All face-up tasks by island, then the seat's own that are no bonfires yet, with its progress."""
    player = game.players[seat]
    here = [
        row
        for island in range(ISLANDS)
        for row in _tasks_at(player, ISLAND.words[island], tasks_on_island(game, island), messages)
    ]
    own = [
        row
        for space in range(1, SPACES + 1)
        if player.tasks[space] != NONE and not player.lit[space]
        for row in _tasks_at(player, f"space {space}", [int(player.tasks[space])], messages)
    ]
    return (
        Section("islands", (heading(line("tasks on the islands, with your progress")), *here), ()),
        Section("own", (heading(line("your tasks")), *(own or [line(Span("none", "quiet"))])), ()),
    )


def _tasks_at(player: Player, place: str, tasks: list[int], messages: Messages) -> list[Line]:
    """The tasks of a place, which is named at the first one."""
    return [
        row
        for number, task in enumerate(tasks)
        for row in _task_rows(player, place if number == 0 else "", task, messages)
    ]


def _task_rows(player: Player, place: str, task: int, messages: Messages) -> tuple[Line, ...]:
    progress = progress_of(player, task)
    head = line(
        fitted(line(place), PLACE_WIDTH),
        fitted(line(Span(TASK.words[task], progress.colour)), CODE_WIDTH),
        fitted(line(Span(messages.description([progress.worth]), "quiet")), POINTS_WIDTH),
        fitted(line(Span(messages.description([progress.state]), "strong" if progress.ready else "")), PROGRESS_WIDTH),
    )
    return paragraph(head, messages.description([task_phrase(TASK.words[task])]))
