"""The structure of lessons, and their form in the browser's files.

A lesson is the view and the prompt of seat 0 as they go over the wire, the choices that it is looking for, what follows
each of them, and for every other choice the reason why it is not meant, as the last part of a message's key.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from beltane import Match
from beltane.kernel.events import Event
from beltane.kernel.prompt import Choice
from beltane.kernel.wire import to_json

GAMES = Path(__file__).resolve().parents[2] / "web/src/games"
LEARNER = 0
OTHERWISE = " otherwise"
"""The end of notations that leave open how a choice is paid."""

Json = dict[str, Any]


class Position(Protocol):
    """A position prepared by a scenario of the tests."""

    @property
    def match(self) -> Match: ...

    def events(self) -> Sequence[object]:
        """The events since the position was prepared."""


@dataclass(frozen=True)
class Step:
    """A question to the learner.

    `right` are the correct choices by notation. `wrong` gives a reason for each of the others, by notation, by verb, or
    by `otherwise` for a correct choice that leaves open how it is paid. `only` names the verbs that are offered, if
    others would only be in the way.
    """

    right: tuple[str, ...]
    wrong: Mapping[str, str]
    only: tuple[str, ...] | None = None

    def offers(self, choice: Choice) -> bool:
        return self.only is None or choice.notation in self.right or (choice.verb in self.only and choice.usual)

    def reason(self, choice: Choice) -> str | None:
        """Why a choice is not what the step is looking for; None if it is."""
        if choice.notation in self.right:
            return None
        if choice.notation.removesuffix(OTHERWISE) in self.right:
            return self.wrong["otherwise"]
        return self.wrong.get(choice.notation.removesuffix(OTHERWISE)) or self.wrong[choice.verb]


@dataclass(frozen=True)
class Lesson:
    """An idea, the position in which it is tried out, and the questions about it.

    `before` is the position before what leads to the first question, if that is worth seeing.
    """

    key: str
    start: Callable[[], Position]
    steps: tuple[Step, ...]
    before: Callable[[], Position] | None = None


@dataclass(frozen=True)
class Teaching:
    """The parts of lessons that each game provides.

    `shown` reduces a view to what lessons need, `rested` is a view at the end of a turn, given the view before it, and
    `answer` is the other player's answer when asked in between.
    """

    shown: Callable[[Match], Json]
    rested: Callable[[Json, Json], Json]
    answer: Callable[[Match], str]

    def taught(self, lesson: Lesson) -> Json:
        """A lesson in the form that browsers read."""
        position = lesson.start()
        taught: Json = {"key": lesson.key, "opening": None, "steps": []}
        if lesson.before is not None:
            taught["opening"] = {"view": self.shown(lesson.before().match), "events": as_json(position.events())}
        for step in lesson.steps:
            taught["steps"].append(self._asked(position.match, step))
            self.follow(position.match, step.right[0])
        return taught

    def _asked(self, match: Match, step: Step) -> Json:
        """A question, with what follows every correct choice and why the others are not meant."""
        asked = match.prompt(LEARNER)
        choices = [choice for choice in asked.choices if step.offers(choice)]
        right = [choice.notation for choice in choices if step.reason(choice) is None]
        assert set(right) == set(step.right), f"{set(step.right) - set(right)} cannot be chosen."
        prompt = as_json(replace(asked, choices=tuple(choices))) | {"topics": []}
        return {
            "view": self.shown(match),
            "prompt": prompt,
            "right": [self._followed(match.copy(), notation) for notation in right],
            "wrong": {choice.notation: reason for choice in choices if (reason := step.reason(choice))},
        }

    def _followed(self, match: Match, notation: str) -> Json:
        before = self.shown(match)
        events = self.follow(match, notation)
        after = self.shown(match)
        if after["turn"] > before["turn"]:
            # The lesson ends with the turn.
            after = self.rested(before, after) | {"turn": before["turn"], "mover": None, "decision": None}
        return {"notation": notation, "events": as_json(events), "view": after}

    def follow(self, match: Match, notation: str) -> list[Event]:
        """Play a choice, and continue until the learner is asked again, the turn has ended or the game is over."""
        choice = next(choice for choice in match.prompt(LEARNER).choices if choice.notation == notation)
        events: list[Event] = []
        for action in choice.actions:
            match.play(action)
            events += match.events()
        while match.mover not in (None, LEARNER) and next_turn(events) is None:
            match.play(self.answer(match))
            events += match.events()
        return events[: next_turn(events)]


def next_turn(events: Sequence[Event]) -> int | None:
    """The index of the first event of the next turn."""
    return next((index for index, event in enumerate(events) if event.name == "turn_began"), None)


def as_json(value: object) -> Any:
    return json.loads(to_json(value))


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
