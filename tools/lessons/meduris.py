"""The lessons of Meduris, all in one file: web/src/games/meduris/tutorial/lessons.json."""

from __future__ import annotations

from pathlib import Path

from beltane import Match
from beltane.games.meduris.rules.vocabulary import FACE, MATERIAL
from tests.games.meduris.scenario import BLUE, PURPLE, Position, Scenario, meduris
from tools.lessons.teaching import GAMES, LEARNER, Json, Lesson, Step, Teaching, as_json, compact

FILE = GAMES / "meduris/tutorial/lessons.json"

# Positions: seat 0, the learner, is purple. They contain nothing that a lesson does not need, above all no chips.


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
    """The position after this roll, whose yield has been collected already."""
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


def files() -> dict[Path, str]:
    """The file with its text, each lesson on a line of its own."""
    return {FILE: "[\n" + ",\n".join(compact(TEACHING.taught(lesson)) for lesson in LESSONS) + "\n]\n"}


def _shown(match: Match) -> Json:
    """A view with only those fields on which something stands or lies; the others are the same in every lesson."""
    view: Json = as_json(match.view(LEARNER))
    return view | {"fields": [field for field in view["fields"] if field["building"] or field["chip"]]}


def _rested(before: Json, after: Json) -> Json:
    """The view without the next roll's results."""
    return after | {"die": before["die"]}


def _answer(match: Match) -> str:
    """The other player's answers: take wool, and offer as much as possible."""
    liked = ("take wool", "offer both", *(f"offer {material}" for material in MATERIAL.words), "offer nothing")
    return next(action for action in liked if action in match.legal())


TEACHING = Teaching(_shown, _rested, _answer)
