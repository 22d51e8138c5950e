"""Topics that can be looked up, and their explanations."""

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
from beltane.games.bonfire.prompt.fate import KEEP_TILES
from beltane.games.bonfire.prompt.guardians import DONE
from beltane.games.bonfire.prompt.tasks import asks, colour_of, points_of
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.gnomes import (
    elder_of,
    gnome_of,
    gnome_of_elder,
    gnome_resource,
    is_specialist,
    specialist_of,
)
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASK,
    COUNCIL_SPACE,
    GUARDIAN,
    NONE,
    RESOURCE,
    SPECIALISTS,
    TASK,
    Elder,
)
from beltane.games.bonfire.view import BonfireView, CityView
from beltane.kernel.phrases import Phrase, Seat, Value
from beltane.kernel.plans import PAY
from beltane.kernel.prompt import Topic

RULE_TOPICS = (
    *("aim", "turn", "actions", "payment", "fate", "islands", "tasks", "offerings", "bonfire", "progress", "ready"),
    *("guardians", "waiting", "procession", "paths", "crystal", "portals", "great-bonfire", "gnomes", "council"),
    *("novice", "common-task", "countdown", "end", "scoring", "points", "ship", "yellow", "gold", "resources", "pile"),
    *("tom", "key", "handicap"),
)
PLAN_TOPICS = (PAY, KEEP_TILES, DONE)
"""What to type for a plan."""
ELDER_NUMBERS = {f"elder-{elder.value}": gnome_of_elder(elder.value) for elder in Elder}

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
    *(Topic("elder", GNOME.words[gnome]) for gnome in ELDER_NUMBERS.values()),
    *(Topic("elder", word) for word in ELDER_NUMBERS),
)


def explain(view: BonfireView, topic: Topic) -> tuple[Phrase, ...]:
    """The explanation of a topic."""
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
        return gnome_of(int(word))
    return ELDER_NUMBERS[word] if word in ELDER_NUMBERS else GNOME.position[word]


def _of_island(view: BonfireView, island: int) -> tuple[Phrase, ...]:
    near = tuple(ISLAND.word(other) for other in range(ISLANDS) if ROUTES[island, other] == 1)
    if ISLAND_RESOURCE[island] == NONE:
        guardian = GUARDIAN.word(int(ISLAND_GUARDIAN[island]))
        return (Phrase("about-guardian-island", {"guardian": guardian, "islands": near}),)
    resource = RESOURCE.word(int(ISLAND_RESOURCE[island]))
    tasks = tuple(_named_task(TASK.position[lying.task]) for lying in view.islands[island].tasks)
    return (Phrase("about-task-island", {"resource": resource, "tasks": tasks, "islands": near}),)


def _named_task(task: int) -> Phrase:
    return Phrase("named-task", {"task": TASK.word(task), "asks": asks(task)})


def _of_task(view: BonfireView, task: int) -> tuple[Phrase, ...]:
    about = Phrase("about-task", {"colour": colour_of(task), "points": points_of(task), "asks": asks(task)})
    return about, _where_task_is(view, TASK.words[task])


def _where_task_is(view: BonfireView, task: str) -> Phrase:
    """Where a task lies: on an island, in a city, or nowhere in this game."""
    for island in view.islands:
        if any(lying.task == task for lying in island.tasks):
            return Phrase("task-on-island", {"island": ISLAND.word(ISLAND.position[island.island])})
    for city in view.cities:
        for owned in city.tasks:
            if owned.task == task:
                return _in_city("task", city, {"space": owned.space})
    return Phrase("task-nowhere")


def _in_city(what: str, city: CityView, values: dict[str, Value]) -> Phrase:
    if city.seat is None:
        return Phrase(f"{what}-of-tom", values)
    return Phrase(f"{what}-of-seat", {**values, "seat": Seat(city.seat)})


def _of_gnome(view: BonfireView, gnome: int) -> tuple[Phrase, ...]:
    values: dict[str, Value] = {"gnome": GNOME.word(gnome), "resource": RESOURCE.word(gnome_resource(gnome))}
    if not is_specialist(gnome):
        elder = Elder(elder_of(gnome))
        cost = Phrase("elder-costs", {**values, "number": int(elder)})
        return Phrase(f"about-elder-{elder.word}"), cost, _where_elder_is(view, elder)
    specialist = SPECIALIST.words[gnome]
    cost = Phrase("specialist-costs", {**values, "number": specialist_of(gnome)})
    return Phrase(f"about-specialist-{specialist}"), cost, _where_specialist_is(view, specialist)


def _where_elder_is(view: BonfireView, elder: Elder) -> Phrase:
    """Where an elder is: face up, or in a city."""
    owner = next((city for city in view.cities if elder in city.elders), None)
    return Phrase("gnome-face-up") if owner is None else _in_city("gnome", owner, {})


def _where_specialist_is(view: BonfireView, specialist: str) -> Phrase:
    """Where a specialist is: face up, in a city, or out of sight."""
    if specialist in view.specialist_display:
        return Phrase("gnome-face-up")
    owner = next((city for city in view.cities if specialist in city.specialists), None)
    return Phrase("gnome-out-of-sight") if owner is None else _in_city("gnome", owner, {})
