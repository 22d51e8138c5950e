"""What can be looked up, and what there is to say about it."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    GNOME,
    ISLAND,
    ISLAND_GUARDIAN,
    ISLAND_RESOURCE,
    ISLANDS,
    ROUTES,
    SPECIALIST,
)
from beltane.games.bonfire.prompt.gnomes import ability, is_elder, resource_of
from beltane.games.bonfire.prompt.tasks import asks, colour_of, points_of
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASK,
    COUNCIL_SPACE,
    ELDERS,
    GUARDIAN,
    NONE,
    RESOURCE,
    SPECIALISTS,
    TASK,
)
from beltane.games.bonfire.view import BonfireView
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Topic

RULE_TOPICS = (
    *("aim", "turn", "actions", "payment", "fate", "islands", "tasks", "bonfire", "progress", "guardians", "paths"),
    *("portals", "gnomes", "council", "countdown", "scoring", "tom"),
)
PLAN_TOPICS = ("pay", "keep-tiles", "done")
"""What is typed for several actions at once."""
ELDER_NUMBERS = {f"elder-{number}": SPECIALISTS + number - 1 for number in range(1, ELDERS + 1)}

TOPICS = (
    *(Topic("rule", word) for word in RULE_TOPICS),
    *(Topic("action", verb.word) for verb in ACTIONS.verbs),
    *(Topic("action", word) for word in PLAN_TOPICS),
    *(Topic("council-space", word) for word in COUNCIL_SPACE.words),
    *(Topic("common-task", word) for word in COMMON_TASK.words),
    *(Topic("island", word) for word in ISLAND.words),
    *(Topic("task", word) for word in TASK.words),
    *(Topic("specialist", word) for word in SPECIALIST.words),
    *(Topic("specialist", str(number)) for number in range(1, SPECIALISTS + 1)),
    *(Topic("elder", word) for word in GNOME.words[SPECIALISTS:]),
    *(Topic("elder", word) for word in ELDER_NUMBERS),
)


def explain(view: BonfireView, topic: Topic) -> tuple[Phrase, ...]:
    """What there is to say about a topic."""
    if topic.kind == "island":
        return _of_island(view, ISLAND.position[topic.word])
    if topic.kind == "task":
        return _of_task(view, TASK.position[topic.word])
    if topic.kind in ("specialist", "elder"):
        return _of_gnome(view, _gnome(topic.word))
    if topic.kind in ("council-space", "common-task"):
        return (Phrase(f"about-{topic.kind}-{topic.word}"),)
    return (Phrase(f"{topic.kind}-{topic.word}"),)


def _gnome(word: str) -> int:
    """A gnome by its name or its number."""
    if word.isdigit():
        return int(word) - 1
    return ELDER_NUMBERS[word] if word in ELDER_NUMBERS else GNOME.position[word]


def _of_island(view: BonfireView, island: int) -> tuple[Phrase, ...]:
    near = tuple(ISLAND.word(other) for other in range(ISLANDS) if ROUTES[island, other] == 1)
    neighbours = Phrase("about-island-routes", {"islands": near})
    if ISLAND_RESOURCE[island] == NONE:
        guardian = GUARDIAN.word(int(ISLAND_GUARDIAN[island]))
        return Phrase("about-guardian-island", {"guardian": guardian}), neighbours
    resource = Phrase("about-task-island", {"resource": RESOURCE.word(int(ISLAND_RESOURCE[island]))})
    lying = (TASK.position[word] for word in view.islands[island].tasks)
    tasks = tuple(Phrase("task-in-words", {"task": TASK.word(task), "asks": asks(task)}) for task in lying)
    there = Phrase("about-island-tasks", {"tasks": tasks}) if tasks else Phrase("about-island-without-tasks")
    return resource, there, neighbours


def _of_task(view: BonfireView, task: int) -> tuple[Phrase, ...]:
    about = Phrase("about-task", {"colour": colour_of(task), "points": points_of(task), "asks": asks(task)})
    return (about, *_whereabouts(view, TASK.words[task]))


def _whereabouts(view: BonfireView, task: str) -> tuple[Phrase, ...]:
    """Where a task lies: on an island, in a city, or nowhere in this game."""
    for island in view.islands:
        if task in island.tasks:
            return (Phrase("task-on-island", {"island": ISLAND.word(ISLAND.position[island.island])}),)
    return ()


def _of_gnome(view: BonfireView, gnome: int) -> tuple[Phrase, ...]:
    key = "about-elder" if is_elder(gnome) else "about-specialist"
    number = gnome - SPECIALISTS + 1 if is_elder(gnome) else gnome + 1
    resource = RESOURCE.word(resource_of(gnome))
    return (Phrase(key, {"number": number, "gnome": GNOME.word(gnome), "resource": resource, "ability": ability(gnome)}),)
