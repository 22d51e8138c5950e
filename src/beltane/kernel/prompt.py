"""The prompt: one value that answers "what now?" for every interface to a game.

It has the seat that decides, the question, the choices with their costs and effects, the routine choice if there is
one, and what can be looked up. Terminal, browser, hints and screen readers show the same prompt; nothing else lists
choices.

A choice is one action, or a *plan*: several actions that belong together, such as building a hut and paying
for it. It is played as a whole and recorded action by action.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from beltane.kernel.actions import Catalogue
from beltane.kernel.decisions import HasDecisions
from beltane.kernel.pending import pending
from beltane.kernel.phrases import Phrase, Place, Seat, Value
from beltane.kernel.records import Row
from beltane.kernel.vocabulary import DecisionWord, VerbWord, Word, WordEnum

Aspect = Literal["cost", "effect", "points", "note"]
"""What a detail is about: the cost of a choice, an effect, points won or lost, or anything else."""


@dataclass(frozen=True)
class Detail:
    """A fact about a choice that is worth knowing before making it."""

    aspect: Aspect
    phrase: Phrase


@dataclass(frozen=True)
class Choice:
    """One answer to a question.

    `actions` are played in this order. `notation` is how the choice is typed, unique within the prompt; `label` says
    the same in words. `targets` are the places on the board to highlight. Choices that are not `usual` (paying more
    than needed, say) are listed under "other ways".
    """

    actions: tuple[int, ...]
    notation: str
    verb: VerbWord
    label: Phrase
    targets: tuple[Place, ...] = ()
    details: tuple[Detail, ...] = ()
    usual: bool = True


@dataclass(frozen=True)
class Topic:
    """Something that can be looked up: a word, and its kind."""

    kind: str
    word: str


@dataclass(frozen=True)
class Prompt:
    """What now? `seat` decides, or nobody when the game is over; seats that wait have no choices.

    If `routine` is set, nearly everybody would make the first choice, and Enter alone makes it.
    """

    seat: int | None
    decision: DecisionWord | None
    question: Phrase
    choices: tuple[Choice, ...] = ()
    routine: bool = False
    topics: tuple[Topic, ...] = ()


def decision_of(step: WordEnum) -> DecisionWord:
    """The kind of decision that a step is, as prompts name it."""
    return DecisionWord(step.word)


def waiting_prompt(deciding: int | None, decision: DecisionWord | None, topics: tuple[Topic, ...] = ()) -> Prompt:
    """The prompt of a seat that does not decide: whom it waits for, or that the game is over."""
    if deciding is None:
        return Prompt(None, None, Phrase("game-over"), topics=topics)
    values: dict[str, Value] = {"seat": Seat(deciding), "decision": Word("decision", str(decision))}
    return Prompt(deciding, decision, Phrase("waiting", values), topics=topics)


def plain_prompt(
    actions: Catalogue, steps: type[WordEnum], legal_rule: Callable[[Any, Row], int]
) -> Callable[[HasDecisions, int | None], Prompt]:
    """The prompts of a game without plans and details: every legal action is a choice.

    A decision's question is the message named after it, such as `ask-take` for the step `take`.
    """

    def prompt(state: HasDecisions, seat: int | None) -> Prompt:
        waiting = pending(state)
        if waiting is None:
            return waiting_prompt(None, None)
        decision = decision_of(steps(waiting.kind))
        if waiting.seat != seat:
            return waiting_prompt(waiting.seat, decision)
        numbers = np.zeros(len(actions), np.int64)
        legal = [actions.action(int(number)) for number in numbers[: legal_rule(state, numbers)]]
        choices = tuple(Choice((action.number,), action.notation, action.verb, action.label) for action in legal)
        return Prompt(seat, decision, Phrase(f"ask-{decision}"), choices)

    return prompt
