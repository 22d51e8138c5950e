"""The prompt: one value that answers "what now?" for every face of a game.

Who decides, the question, the choices with what they cost and bring, which of them is a matter of routine, and what can
be looked up. Terminal, browser, hints and screen readers show the same prompt; nothing else lists choices.

A choice is one action, or a *plan*: several actions that together are one thought, such as building a hut and paying
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
"""What a detail is about: what a choice costs, what it brings about, points it scores or loses, anything else."""


@dataclass(frozen=True)
class Detail:
    """Something worth knowing of a choice before it is made."""

    aspect: Aspect
    phrase: Phrase


@dataclass(frozen=True)
class Choice:
    """One answer to a question.

    `actions` are played in this order. `notation` is how the choice is typed, and unlike that of any other choice of
    the same prompt; `label` says the same in words. `targets` are the places on the board to light up. Choices that are
    not `usual` (paying more than needed, say) wait behind "other ways".
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
    """Something that can be looked up: a word, and what kind of thing it is."""

    kind: str
    word: str


@dataclass(frozen=True)
class Prompt:
    """What now? `seat` decides, or nobody when the game is over; those who wait have no choices.

    Where `routine` is set, the first choice is what nearly everybody would do, and Enter alone takes it.
    """

    seat: int | None
    decision: DecisionWord | None
    question: Phrase
    choices: tuple[Choice, ...] = ()
    routine: bool = False
    topics: tuple[Topic, ...] = ()


def decision_of(step: WordEnum) -> DecisionWord:
    """What is being decided, as prompts name it."""
    return DecisionWord(step.word)


def waiting_prompt(deciding: int | None, decision: DecisionWord | None, topics: tuple[Topic, ...] = ()) -> Prompt:
    """For those who do not decide: whom they wait for, or that the game is over."""
    if deciding is None:
        return Prompt(None, None, Phrase("game-over"), topics=topics)
    values: dict[str, Value] = {"seat": Seat(deciding), "decision": Word("decision", str(decision))}
    return Prompt(deciding, decision, Phrase("waiting", values), topics=topics)


def plain_prompt(
    actions: Catalogue, steps: type[WordEnum], legal_rule: Callable[[Any, Row], int]
) -> Callable[[HasDecisions, int | None], Prompt]:
    """The prompt of a game that has nothing to add to what is legal: every action is a choice.

    The question to a decision is the message named after it, `ask-take` for the step `take`.
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
