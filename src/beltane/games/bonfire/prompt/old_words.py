"""Bonfire in words: the questions that decisions ask, what choices cost and bring, and what words mean."""

from __future__ import annotations

from collections.abc import Collection

from beltane.games.bonfire.components.tables import GNOME, SPECIALIST, TASK_COLOUR, TASK_POINTS
from beltane.games.bonfire.prompt.choices import describe, is_idle
from beltane.games.bonfire.prompt.gnomes import specialist_phrase
from beltane.games.bonfire.prompt.islands import island_topic, list_tasks
from beltane.games.bonfire.prompt.payment import tiles_held
from beltane.games.bonfire.prompt.tasks import task_words
from beltane.games.bonfire.rules.fate import TILES_KEPT, TILES_KEPT_WITH_SPECIALIST
from beltane.games.bonfire.rules.vocabulary import COLOUR, ELDER, SPECIALISTS, TASK, Specialist
from beltane.games.bonfire.terminal.board import draw
from beltane.games.bonfire.view import BonfireView, CityView
from beltane.kernel.presentation import Presentation, ScoreSheet
from beltane.text.catalogue import Messages, Phrase, Topic

PARTS_OF_TURN = ("fate", "ignite", "bonus", "pass", "end")
"""The verbs of a turn that use no action tiles."""
THREE_TILES_KEPT = SPECIALIST.words[Specialist.THREE_TILES_KEPT - 1]


def question(view: BonfireView, verbs: Collection[str]) -> Phrase:
    """What the seat that has to decide is asked."""
    assert view.mover is not None
    assert view.decision is not None
    city = view.cities[view.mover]
    if view.payment is not None:
        return _payment_question(view, city)
    if view.chosen_fate_tile is not None:
        return Phrase(view.decision, {"tile": view.chosen_fate_tile})
    held = {"tiles": tiles_held(city.tiles), "resources": _held(city.resources), "surplus": _surplus(city)}
    return Phrase(view.decision, {**held, "possible": _main_parts(verbs)})


def _main_parts(verbs: Collection[str]) -> list[Phrase]:
    """What can be done in a turn, the actions of action tiles taken together."""
    parts = (verb if verb in PARTS_OF_TURN else "use_tiles" for verb in verbs)
    return [Phrase(f"can_{part}") for part in dict.fromkeys(parts)]


def _surplus(city: CityView) -> int:
    """How many action tiles are too many when a fate tile is placed."""
    kept = TILES_KEPT_WITH_SPECIALIST if THREE_TILES_KEPT in city.specialists else TILES_KEPT
    return sum(city.tiles.values()) - kept


def _payment_question(view: BonfireView, city: CityView) -> Phrase:
    assert view.payment is not None
    in_tiles = view.decision == "pay_tiles"
    details: dict[str, object] = {
        "cost": tiles_held(view.payment.cost) if in_tiles else view.payment.cost,
        "given": tiles_held(view.payment.given) if in_tiles else view.payment.given,
        "held": tiles_held(city.tiles) if in_tiles else _held(city.resources),
    }
    choosing_pieces = view.payment.pieces_left > 0
    return Phrase(f"{view.decision}_pieces" if choosing_pieces else str(view.decision), details)


def _held(pieces: dict[str, int]) -> dict[str, int]:
    return {word: count for word, count in pieces.items() if count > 0}


def topics(view: BonfireView, messages: Messages) -> tuple[Topic, ...]:
    """Everything that can be explained."""
    return (
        *messages.topics("rule", "action", "council-space", "common-task", "screen"),
        *(island_topic(island, messages) for island in view.islands),
        *(_task_topic(task, messages) for task in TASK.words),
        *(topic for word in SPECIALIST.words for topic in _specialist_topics(word, messages)),
        *(_elder_topic(word, messages) for word in ELDER.words),
    )


def _task_topic(task: str, messages: Messages) -> Topic:
    number = TASK.position[task]
    colour = COLOUR.words[TASK_COLOUR[number]]
    phrase = Phrase("task", {"colour": colour, "points": int(TASK_POINTS[number])})
    return Topic(task, "task", f"{messages.description([phrase])}: {task_words(task, messages)}.")


def _specialist_topics(word: str, messages: Messages) -> tuple[Topic, ...]:
    """A specialist by its name, and by its number."""
    gnome = SPECIALIST.position[word]
    text = f"{messages.description([specialist_phrase(gnome)])}."
    return Topic(word, f"specialist {gnome + 1}", text), Topic(str(gnome + 1), f"specialist {word}", text)


def _elder_topic(word: str, messages: Messages) -> Topic:
    name = GNOME.words[SPECIALISTS + ELDER.position[word]]
    return Topic(name, "elder", messages.help["elder"][word])


def score_sheets(view: BonfireView) -> tuple[ScoreSheet, ...]:
    """Everybody's points by their sources, Tom's included."""
    return tuple(
        ScoreSheet(city.seat, city.colour.capitalize() if city.colour else "Tom", city.points, city.points_from)
        for city in view.cities
    )


PRESENTATION = Presentation(
    draw=draw,
    question=question,
    describe=describe,
    topics=topics,
    score_sheets=score_sheets,
    lists={"tasks": list_tasks},
    routine_verbs=frozenset({"jokers", "replace"}),
    is_idle=is_idle,
)
