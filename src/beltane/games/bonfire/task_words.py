"""What a task asks for, in words: made from what it counts and how much of what it asks."""

from __future__ import annotations

from beltane.games.bonfire.components import TASK_ASKS, TASK_KIND_OF
from beltane.games.bonfire.vocabulary import (
    ACTION_KIND,
    COLOUR,
    GUARDIAN,
    RESOURCE,
    TASK,
    TASK_KIND,
    TaskKind,
)
from beltane.kernel.messages import Messages, Phrase
from beltane.kernel.vocabulary import Domain

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
    asks = {word: int(TASK_ASKS[number, value]) for value, word in enumerate(domain.words)}
    return Phrase(key, {"asks": {word: count for word, count in asks.items() if count > 0}})


def task_words(task: str, messages: Messages) -> str:
    """What a task asks for, as part of a sentence."""
    return messages.description([task_phrase(task)])
