"""What a task asks for, in words: made from what it counts and how much of what it asks."""

from __future__ import annotations

from dataclasses import dataclass

from beltane.games.bonfire.components.tables import TASK_ASKS, TASK_COLOUR, TASK_KIND_OF, TASK_NEED, TASK_POINTS
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.state import Player
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COLOUR,
    GUARDIAN,
    RESOURCE,
    TASK,
    TASK_KIND,
    TaskKind,
)
from beltane.kernel.vocabulary import Domain
from beltane.text.catalogue import Messages, Phrase

ASKED_OF: dict[TaskKind, Domain] = {
    TaskKind.BONFIRE_COLOURS: COLOUR,
    TaskKind.TASKS_OF_COLOUR: COLOUR,
    TaskKind.PATH_CRYSTALS: COLOUR,
    TaskKind.DEPICTED_GUARDIANS: GUARDIAN,
    TaskKind.PATH_RESOURCE: RESOURCE,
    TaskKind.OFFERINGS_AT_RESOURCE: RESOURCE,
    TaskKind.GNOME_RESOURCE: RESOURCE,
    TaskKind.RESOURCES: RESOURCE,
    TaskKind.SYMBOL_GROUPS: ACTION_KIND,
    TaskKind.ACTION_TILES: ACTION_KIND,
}
"""What the numbers in TASK_ASKS are numbers of; the other kinds ask for one plain number."""


def task_phrase(task: str) -> Phrase:
    """What a task such as `b07` asks for."""
    number = TASK.position[task]
    kind = TaskKind(int(TASK_KIND_OF[number]))
    key = f"task_{TASK_KIND.words[kind]}"
    domain = ASKED_OF.get(kind)
    if domain is None:
        return Phrase(key, {"number": int(TASK_ASKS[number, 0])})
    asks = [
        Phrase(f"{key}_each", {"number": int(TASK_ASKS[number, value]), "word": word})
        for value, word in enumerate(domain.words)
        if TASK_ASKS[number, value] > 0
    ]
    return Phrase(key, {"asks": asks})


def task_words(task: str, messages: Messages) -> str:
    """What a task asks for, as part of a sentence."""
    return messages.description([task_phrase(task)])


@dataclass(frozen=True)
class Progress:
    """How far a player has come with a task, whether it is theirs or not."""

    colour: str
    worth: Phrase
    state: Phrase
    ready: bool


def progress_of(player: Player, task: int) -> Progress:
    """A player's progress with a task."""
    have, need = int(task_progress(player, task)), int(TASK_NEED[task])
    ready = have >= need
    return Progress(
        colour=COLOUR.words[TASK_COLOUR[task]],
        worth=Phrase("worth", {"points": int(TASK_POINTS[task])}),
        state=Phrase("ready") if ready else Phrase("progress", {"have": have, "need": need}),
        ready=ready,
    )


def progress_phrase(player: Player, task: int) -> Phrase:
    """A task by its code with its worth and a player's progress."""
    progress = progress_of(player, task)
    return Phrase("task_there", {"task": TASK.words[task], "worth": progress.worth, "state": progress.state})
