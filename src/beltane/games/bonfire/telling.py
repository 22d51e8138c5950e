"""Bonfire in words: the questions that decisions ask, what choices cost and bring, and what words mean."""

from __future__ import annotations

from beltane.games.bonfire.choice_words import describe
from beltane.games.bonfire.components import GNOME, SPECIALIST, TASK_COLOUR, TASK_POINTS
from beltane.games.bonfire.drawing import draw
from beltane.games.bonfire.fate import TILES_KEPT, TILES_KEPT_WITH_SPECIALIST
from beltane.games.bonfire.gnome_words import specialist_phrase
from beltane.games.bonfire.task_words import task_words
from beltane.games.bonfire.view import BonfireView, CityView
from beltane.games.bonfire.vocabulary import COLOUR, ELDER, SPECIALISTS, TASK, Specialist
from beltane.kernel.messages import Messages, Phrase, Topic
from beltane.kernel.presentation import Presentation, ScoreSheet

THREE_TILES_KEPT = SPECIALIST.words[Specialist.THREE_TILES_KEPT - 1]


def question(view: BonfireView) -> Phrase:
    """What the seat that has to decide is asked."""
    assert view.mover is not None
    assert view.decision is not None
    city = view.cities[view.mover]
    if view.payment is not None:
        return _payment_question(view, city)
    if view.chosen_fate_tile is not None:
        return Phrase(view.decision, {"tile": view.chosen_fate_tile})
    return Phrase(view.decision, {"tiles": _held(city.tiles), "surplus": _surplus(city)})


def _surplus(city: CityView) -> int:
    """How many action tiles are too many when a fate tile is placed."""
    kept = TILES_KEPT_WITH_SPECIALIST if THREE_TILES_KEPT in city.specialists else TILES_KEPT
    return sum(city.tiles.values()) - kept


def _payment_question(view: BonfireView, city: CityView) -> Phrase:
    assert view.payment is not None
    held = city.tiles if view.decision == "pay_tiles" else city.resources
    details = {"cost": view.payment.cost, "given": view.payment.given, "held": _held(held)}
    choosing_pieces = view.payment.pieces_left > 0
    return Phrase(f"{view.decision}_pieces" if choosing_pieces else str(view.decision), details)


def _held(pieces: dict[str, int]) -> dict[str, int]:
    return {word: count for word, count in pieces.items() if count > 0}


def topics(messages: Messages) -> tuple[Topic, ...]:
    """Everything that can be explained."""
    return (
        *messages.topics("rule", "action", "council-space", "common-task"),
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


PRESENTATION = Presentation(draw=draw, question=question, describe=describe, topics=topics, score_sheets=score_sheets)
