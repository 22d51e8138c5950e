"""Writes the lessons of the Meduris tutorial to web/src/games/meduris/tutorial/lessons.json.

Each lesson is a prepared position with one idea, played by the real rules: the view and the prompt of seat 0 as they
go over the wire, which choices the lesson is looking for, what follows each of them, and for every other choice why
it is not what is meant here, as the last part of a message's key. `make api` runs this; a test compares the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beltane import Match
from beltane.games.meduris.rules.vocabulary import FACE, MATERIAL
from beltane.kernel.events import Event
from beltane.kernel.prompt import Choice
from beltane.kernel.wire import to_json
from tests.games.meduris.scenario import BLUE, PURPLE, Position, Scenario, meduris

FILE = Path(__file__).resolve().parent.parent / "web/src/games/meduris/tutorial/lessons.json"
LEARNER = int(PURPLE)
OTHERWISE = " otherwise"
"""How notations end that leave open how a choice is paid."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """A question to the learner.

    `right` are the choices by their notation. `wrong` gives a reason for each of the others, by notation, by verb, or
    by `otherwise` for a right choice that leaves open how it is paid.
    """

    right: tuple[str, ...]
    wrong: Mapping[str, str]

    def reason(self, choice: Choice) -> str | None:
        """Why a choice is not what the step is looking for; None if it is."""
        if choice.notation in self.right:
            return None
        if choice.notation.removesuffix(OTHERWISE) in self.right:
            return self.wrong["otherwise"]
        return self.wrong.get(choice.notation.removesuffix(OTHERWISE)) or self.wrong[choice.verb]


@dataclass(frozen=True)
class Lesson:
    """An idea, the position in which it is tried out, and the questions put there.

    `before` is the position before what leads to the first question, where that is worth seeing.
    """

    key: str
    start: Callable[[], Position]
    steps: tuple[Step, ...]
    before: Callable[[], Position] | None = None


# Positions: seat 0, the learner, is purple. What a lesson does not need is not there, chips above all.


def _collecting() -> Position:
    table = meduris(2).workers(wood=[PURPLE], wool=[PURPLE], copper=[BLUE, BLUE], stone=[PURPLE, BLUE])
    return _rolled(table.hand(PURPLE, wood=1).hand(BLUE, wool=1, copper=3).turn(PURPLE), turn=1, face="copper")


def _dice() -> Scenario:
    table = meduris(2).workers(wood=[PURPLE, BLUE], wool=[PURPLE, PURPLE], copper=[BLUE, BLUE])
    return table.hand(BLUE, wool=1, copper=2)


def _before_the_dice() -> Position:
    return _dice().turn(BLUE)


def _die_of_choice() -> Position:
    return _dice().rolls(BLUE, "wood").next_die("plus-one").play("move copper 2 stone")


def _first_hut() -> Position:
    table = meduris(2).hand(PURPLE, wood=1, copper=1).hand(BLUE, wool=2, stone=2)
    return _rolled(table.turn(PURPLE), turn=3, face="copper")


def _growing_settlement() -> Position:
    table = meduris(2).huts({4: PURPLE, 20: BLUE}).hand(PURPLE, wood=2, stone=2).hand(BLUE, wool=1, copper=2)
    return _rolled(table.turn(PURPLE), turn=7, face="stone")


def _rune_of_another() -> Position:
    table = meduris(2).huts({4: PURPLE, 20: BLUE}).hand(PURPLE, wool=1, stone=1).hand(BLUE, wood=1, copper=2)
    return _rolled(table.turn(PURPLE), turn=7, face="wool")


def _before_the_druid() -> Position:
    table = meduris(2).huts({4: PURPLE, 5: PURPLE, 20: BLUE}).hand(PURPLE, wood=2, copper=1)
    return _rolled(table.hand(BLUE, wool=1, copper=1, stone=1).turn(BLUE), turn=10, face="stone")


def _druid_asks() -> Position:
    return _before_the_druid().pay("hut 9")


def _missing_stone() -> Position:
    table = meduris(2).huts({2: BLUE, 20: BLUE, 4: PURPLE, 5: PURPLE, 10: BLUE, 27: PURPLE, 24: BLUE})
    table = table.temples({7: PURPLE, 12: BLUE, 29: PURPLE}).druid(field=20).score(PURPLE, 8).score(BLUE, 7)
    table = table.hand(PURPLE, wood=2, wool=2, copper=1).hand(BLUE, wood=1, wool=1)
    return _rolled(table.turn(PURPLE), turn=21, face="wool")


def _free_huts() -> Position:
    table = meduris(2).huts({10: BLUE, 4: PURPLE, 26: PURPLE, 27: BLUE, 28: PURPLE, 30: BLUE}).druid(field=28)
    table = table.chips({3: "druid", 7: "plus-two", 12: "hut", 16: "druid", 21: "plus-two", 25: "hut"})
    table = table.hand(BLUE, wool=1, copper=1, stone=1).score(PURPLE, 9).score(BLUE, 8)
    return _rolled(table.turn(PURPLE), turn=17, face="stone")


def _before_the_river() -> Position:
    table = meduris(2).huts({1: BLUE, 4: PURPLE, 20: BLUE, 8: PURPLE, 11: PURPLE, 29: BLUE, 30: BLUE})
    table = table.temples({13: BLUE}).druid(field=30).score(PURPLE, 11).score(BLUE, 12)
    table = table.hand(PURPLE, wood=1, wool=1).hand(BLUE, copper=1, stone=2)
    return _rolled(table.turn(PURPLE), turn=25, face="wool")


def _last_turn() -> Position:
    blue = dict.fromkeys((1, 4, 5, 12, 13, 14, 20, 21, 24, 25, 30, 31), BLUE)
    table = meduris(2).huts(blue | {10: PURPLE, 22: PURPLE}).temples({3: BLUE, 15: PURPLE, 32: BLUE}).druid(field=25)
    table = table.score(PURPLE, 23).score(BLUE, 30)
    table = table.hand(PURPLE, wood=1, wool=2, copper=1, stone=1).hand(BLUE, wool=1, copper=1, stone=1)
    return _rolled(table.last_turn(PURPLE), turn=48, face="stone")


def _rolled(position: Position, *, turn: int, face: str) -> Position:
    """The position after this roll, whose yield is in the hands already."""
    position.game.turn = turn
    position.game.die = FACE.words.index(face)
    return position


LESSONS = (
    Lesson(
        "collect",
        _collecting,
        (
            Step(
                right=("move wood 1 stone", "move wool 1 stone"),
                wrong={f"move {origin} 1 copper": "blue" for origin in ("wood", "wool", "stone")} | {"move": "low"},
            ),
        ),
    ),
    Lesson(
        "die",
        _die_of_choice,
        (Step(right=("take copper",), wrong={"take nothing": "nothing", "take": "other"}),),
        _before_the_dice,
    ),
    Lesson(
        "hut",
        _first_hut,
        (
            Step(
                right=tuple(f"hut {field}" for field in (4, 11, 15, 23, 29)),
                wrong={"move": "move", "temple": "temple"},
            ),
        ),
    ),
    Lesson(
        "settlement",
        _growing_settlement,
        (Step(right=("hut 5",), wrong={"move": "move", "hut": "hut", "temple": "temple"}),),
    ),
    Lesson(
        "rune",
        _rune_of_another,
        (Step(right=("hut 18", "hut 22"), wrong={"move": "move", "hut": "hut", "temple": "temple"}),),
    ),
    Lesson(
        "druid",
        _druid_asks,
        (
            Step(right=("offer both",), wrong={"offer nothing": "nothing", "offer": "one"}),
            Step(right=("offer wood",), wrong={"offer": "nothing"}),
        ),
        _before_the_druid,
    ),
    Lesson(
        "replace",
        _missing_stone,
        (
            Step(right=("hut 16",), wrong={"move": "move", "hut": "hut"}),
            Step(right=("pay 1 wood 2 wool 1 copper", "pay 2 wood 1 wool 1 copper"), wrong={}),
        ),
    ),
    Lesson("chip", _free_huts, (Step(right=("hut 25",), wrong={"move": "move", "hut": "hut"}),)),
    Lesson(
        "river",
        _before_the_river,
        (
            Step(
                right=tuple(f"hut {field}" for field in (14, 17, 24, 27)),
                wrong={"move": "move", "hut": "held", "temple": "temple"},
            ),
        ),
    ),
    Lesson(
        "end",
        _last_turn,
        (
            Step(
                right=("temple 23",), wrong={"move": "move", "hut": "hut", "temple": "temple", "otherwise": "otherwise"}
            ),
            Step(right=("offer wool",), wrong={"offer nothing": "nothing", "offer stone": "stone", "offer": "both"}),
            Step(right=("offer both",), wrong={"offer nothing": "nothing", "offer": "one"}),
        ),
    ),
)


def lessons() -> str:
    """The file's text, with each lesson on a line of its own."""
    return "[\n" + ",\n".join(_compact(_taught(lesson)) for lesson in LESSONS) + "\n]\n"


def _taught(lesson: Lesson) -> Json:
    position = lesson.start()
    taught: Json = {"key": lesson.key, "opening": None, "steps": []}
    if lesson.before is not None:
        taught["opening"] = {"view": _shown(lesson.before().match), "events": _json(position.events())}
    for step in lesson.steps:
        taught["steps"].append(_asked(position.match, step))
        follow(position.match, step.right[0])
    return taught


def _asked(match: Match, step: Step) -> Json:
    """A question, with what follows every right choice and why the others are not asked for."""
    prompt = match.prompt(LEARNER)
    right = [choice.notation for choice in prompt.choices if step.reason(choice) is None]
    assert set(right) == set(step.right), f"{set(step.right) - set(right)} cannot be chosen."
    return {
        "view": _shown(match),
        "prompt": _json(prompt) | {"topics": []},
        "right": [_followed(match.copy(), notation) for notation in right],
        "wrong": {choice.notation: reason for choice in prompt.choices if (reason := step.reason(choice))},
    }


def _followed(match: Match, notation: str) -> Json:
    before = _shown(match)
    events = follow(match, notation)
    after = _shown(match)
    if after["turn"] > before["turn"]:
        # Nothing has come of the next roll yet; the lesson ends with the turn.
        after |= {"turn": before["turn"], "die": before["die"], "mover": None, "decision": None}
    return {"notation": notation, "events": _json(events), "view": after}


def follow(match: Match, notation: str) -> list[Event]:
    """Play a choice, and on until the learner is asked again, the turn has ended or the game is over."""
    choice = next(choice for choice in match.prompt(LEARNER).choices if choice.notation == notation)
    events: list[Event] = []
    for action in choice.actions:
        match.play(action)
        events += match.events()
    while match.mover == BLUE and _next_turn(events) is None:
        match.play(_answer(match))
        events += match.events()
    return events[: _next_turn(events)]


def _next_turn(events: list[Event]) -> int | None:
    """Where the events of the next turn begin."""
    return next((index for index, event in enumerate(events) if event.name == "turn_began"), None)


def _answer(match: Match) -> str:
    """What the other player does: takes wool, and offers whatever there is to offer."""
    liked = ("take wool", "offer both", *(f"offer {material}" for material in MATERIAL.words), "offer nothing")
    return next(action for action in liked if action in match.legal())


# JSON


def _shown(match: Match) -> Json:
    """A view with only those fields that something stands or lies on; the others are the same in every lesson."""
    view: Json = _json(match.view(LEARNER))
    return view | {"fields": [field for field in view["fields"] if field["building"] or field["chip"]]}


def _json(value: object) -> Any:
    return json.loads(to_json(value))


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(lessons(), encoding="utf-8")
