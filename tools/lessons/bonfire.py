"""The lessons of Bonfire, a file for each chapter: web/src/games/bonfire/tutorial/lessons/CHAPTER.json.

Views are large and differ little within a chapter, so a file has one of them, and only the differences of the others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from beltane import Match
from tests.games.bonfire.scenario import Scenario, bonfire
from tools.lessons.teaching import GAMES, LEARNER, Json, Lesson, Step, Teaching, as_json, compact

FOLDER = GAMES / "bonfire/tutorial/lessons"
WHOLE = "="
"""Marks a value that replaces another one as a whole."""

# Positions: seat 0, the learner, is red. They contain nothing that a lesson does not need.

GREEN = 1
LATE_AREA = (
    (5, "d3-across", "forward"),
    (2, "e4-across", "forward"),
    (3, "e5-across", "forward"),
    (1, "e2-across", "forward"),
    (4, "b3-down", "forward"),
    (7, "c1-across", "forward"),
)
"""Fate tiles late in a game: two are left."""
ALL_NEUTRAL = {"natural": "path-2", "grey": "path-1", "pink": "start", "blue": "start"}


def _table() -> Scenario:
    table = bonfire(2, seed=1, first_game="yes")
    for seat in (LEARNER, GREEN):
        table.tiles(seat).resources(seat)
    return table


def _first_symbols() -> Scenario:
    """Great Bonfire, path and ship in the middle of the area; the tile at the bottom of the row fits them best."""
    return _table().fate_area(LEARNER, (5, "d3-across", "forward")).fate_row(LEARNER, 2, 6, 8, 4, 7, 1, 3)


def _no_tiles_left() -> Scenario:
    return _first_symbols().turn(LEARNER)


def _too_many_tiles() -> Scenario:
    return _first_symbols().tiles(LEARNER, gnome=2, yellow=1).turn(LEARNER).play("fate")


def _groups_and_cells() -> Scenario:
    table = _table().fate_area(LEARNER, (5, "d3-across", "forward"), (2, "e4-across", "forward"))
    return table.fate_row(LEARNER, 6, 8, 4, 7, 1, 3).turn(LEARNER).play("fate", "take bottom")


def _first_voyage() -> Scenario:
    table = _table().island_tasks("herb-east", "b11", "y21").tiles(LEARNER, ship=1, task=1)
    return table.resources(LEARNER, herb=1, shell=1).offering_tops(LEARNER, "shell", "root").turn(LEARNER)


def _second_task() -> Scenario:
    table = _table().at(LEARNER, "herb-east").offerings(LEARNER, {"herb-east": 1}).tasks(LEARNER, {7: "b11"})
    table = table.tiles(LEARNER, ship=1, task=1).resources(LEARNER, fruit=3, shell=1, root=2)
    return table.offering_tops(LEARNER, "fruit", "root").turn(LEARNER)


def _missing_root() -> Scenario:
    table = _table().at(LEARNER, "root-east").tiles(LEARNER, task=1)
    table = table.resources(LEARNER, herb=2, shell=1, gold=1).offering_tops(LEARNER, "shell", "fruit")
    return table.turn(LEARNER)


def _red_above_position_two() -> Scenario:
    return _table().tasks(LEARNER, {2: "r12", 5: "b08"}).tiles(LEARNER, path=1).turn(LEARNER)


def _portal_two_spaces_ahead() -> Scenario:
    table = _table().tasks(LEARNER, {7: "r12"}).pointer(2).portals_at(4, "b", "c", "e")
    return table.tiles(LEARNER, great_bonfire=2).turn(LEARNER)


def _at_the_pink_guardians() -> Scenario:
    return _table().at(LEARNER, "guardian-pink").tiles(LEARNER, guardian=1).turn(LEARNER)


def _two_on_their_way() -> Scenario:
    table = _table().tasks(LEARNER, {6: "r12"}).paths(LEARNER, "blue-shell", "red-herb", "yellow-root")
    return table.guardians(LEARNER, pink="path-2").tiles(LEARNER, guardian=2).resources(LEARNER, shell=2).turn(LEARNER)


def _before_her_bonfire() -> Scenario:
    table = _table().bonfires(LEARNER, {3: "r04"}).portals(LEARNER, 7, 6, 5, 4, 3)
    table = table.paths(LEARNER, "blue-shell", "red-herb", "yellow-root").guardians(LEARNER, own="path-3")
    return table.tiles(LEARNER, guardian=1).turn(LEARNER)


def _fulfilled_task() -> Scenario:
    table = _table().offerings(LEARNER, {"herb-east": 1, "shell-east": 1}).at(LEARNER, "shell-east")
    return table.tasks(LEARNER, {3: "b02", 7: "b11"}).turn(LEARNER)


def _five_guardians() -> Scenario:
    table = _table().paths(LEARNER, "blue-shell", "red-herb").guardians(LEARNER, **ALL_NEUTRAL)
    return table.display(18, 26, 7, 21, 14, 8)


def _common_task() -> Scenario:
    return _five_guardians().turn(LEARNER)


def _elders() -> Scenario:
    table = _five_guardians().without_neutral_novice("guardians").tiles(LEARNER, gnome=1)
    return table.resources(LEARNER, root=2, blossom=2).turn(LEARNER)


def _countdown() -> Scenario:
    table = _table().bonfires(LEARNER, {3: "r04", 5: "r12", 7: "b11"}).portals(LEARNER, 7, 6, 5, 4, 3)
    table = table.paths(LEARNER, "blue-shell", "red-herb", "yellow-root", "red-fruit")
    table = table.guardians(LEARNER, own="bonfire-3", pink="path-5").tiles(LEARNER, ship=2).resources(LEARNER, root=2)
    table = table.bonfires(GREEN, {2: "b02", 4: "r09", 6: "y01", 7: "b08"})
    table = table.portals(GREEN, 7, 6).paths(GREEN, "blue-root").tiles(GREEN, path=1)
    for seat in (LEARNER, GREEN):
        table = table.fate_area(seat, *LATE_AREA)
    table.player(GREEN).passed = 1
    table.state.countdown = 1
    table.state.tile_held = 3
    return table.turn(LEARNER)


def _laid(*places: str) -> tuple[str, ...]:
    return tuple(f"lay {place}" for place in places)


ANY_SPACE = tuple(f"space {number}" for number in range(1, 8))
ON_CELLS_ALONE = _laid(
    *("g4-down forward", "g4-down reversed", "f5-across forward", "f5-across reversed", "g3-down forward"),
    *("g3-down reversed", "b2-down forward", "b2-down reversed", "f2-down forward", "f2-down reversed"),
)

CHAPTERS = {
    "fate": (
        Lesson(
            "symbols",
            _no_tiles_left,
            (
                Step(right=("fate",), wrong={}),
                Step(right=("take bottom",), wrong={"take": "top"}),
                Step(right=_laid("e2-across reversed", "e4-across reversed"), wrong={"lay": "fewer"}),
            ),
        ),
        Lesson("keeping", _too_many_tiles, (Step(right=("keep yellow",), wrong={"keep-tiles": "gnome"}),)),
        Lesson(
            "cells",
            _groups_and_cells,
            (
                Step(
                    right=_laid("e5-across forward"),
                    wrong=dict.fromkeys(ON_CELLS_ALONE, "cells") | {"lay": "fewer"},
                ),
            ),
        ),
    ),
    "ship": (
        Lesson(
            "voyage",
            _first_voyage,
            (
                Step(
                    right=("sail herb-east task b11",),
                    wrong={
                        "sail herb-east": "arrive",
                        "sail herb-east task y21": "task",
                        "sail": "island",
                        "fate": "fate",
                    },
                    only=("fate", "sail"),
                ),
                Step(right=ANY_SPACE, wrong={}),
            ),
        ),
        Lesson(
            "offering",
            _second_task,
            (
                Step(
                    right=("sail shell-east task b20",),
                    wrong={"sail": "other", "ignite": "ignite"},
                    only=("sail", "ignite"),
                ),
                Step(right=("offering 1",), wrong={"offering": "root"}),
                Step(right=tuple(space for space in ANY_SPACE if space != "space 7"), wrong={}),
            ),
        ),
        Lesson(
            "gold",
            _missing_root,
            (
                Step(right=("task r07",), wrong={"task": "yellow", "fate": "fate"}, only=("fate", "task")),
                Step(right=ANY_SPACE, wrong={"otherwise": "two"}),
            ),
        ),
    ),
    "paths": (
        Lesson(
            "crystal",
            _red_above_position_two,
            (
                Step(
                    right=("path slot-3",),
                    wrong={
                        "path slot-2": "fruit",
                        "path pile-1": "unseen",
                        "path pile-2": "unseen",
                        "path": "crystal",
                        "fate": "fate",
                    },
                ),
            ),
        ),
        Lesson(
            "portal",
            _portal_two_spaces_ahead,
            (
                Step(right=("turn 4",), wrong={"turn": "near"}, only=("turn",)),
                Step(right=("reap tile-and-portal", "reap reward-and-portal"), wrong={"reap": "leave"}),
            ),
        ),
    ),
    "guardians": (
        Lesson(
            "retrieve",
            _at_the_pink_guardians,
            (Step(right=("guardian",), wrong={"procession": "procession", "fate": "fate"}),),
        ),
        Lesson(
            "procession",
            _two_on_their_way,
            (
                Step(
                    right=("procession 2",), wrong={"procession": "short", "fate": "fate"}, only=("fate", "procession")
                ),
                Step(right=("walk pink path-4",), wrong={"walk": "pink", "done": "pink"}),
                Step(right=("walk own path-2",), wrong={"walk": "gold", "done": "stay"}),
            ),
        ),
        Lesson(
            "home",
            _before_her_bonfire,
            (
                Step(right=("procession 1",), wrong={"fate": "fate"}),
                Step(right=("walk own bonfire-3",), wrong={"walk": "path", "done": "path"}),
            ),
        ),
    ),
    "council": (
        Lesson(
            "ignite",
            _fulfilled_task,
            (
                Step(right=("ignite 7",), wrong={"fate": "fate"}),
                Step(right=("council guardian",), wrong={"council": "other"}, only=("council",)),
                Step(right=("fetch pink",), wrong={"fetch": "colour"}),
            ),
        ),
        Lesson(
            "common",
            _common_task,
            (
                Step(right=("bonus guardians",), wrong={"fate": "fate"}),
                Step(
                    right=("council specialist",),
                    wrong={"council guardian": "point", "council": "other"},
                    only=("council",),
                ),
                Step(right=("welcome points-for-guardians",), wrong={"welcome": "specialist"}),
            ),
        ),
        Lesson(
            "elder",
            _elders,
            (
                Step(
                    right=("recruit elder-of-guardians 1",),
                    wrong={
                        "recruit elder-of-paths 1": "paths",
                        "recruit elder-of-gnomes 1": "gnomes",
                        "recruit": "other",
                    },
                    only=("recruit",),
                ),
            ),
        ),
        Lesson("countdown", _countdown, (Step(right=("pass",), wrong={"fate": "fate"}, only=("fate", "pass")),)),
    ),
}


def files() -> dict[Path, str]:
    """Every chapter's file with its text."""
    return {
        FOLDER / f"{chapter}.json": _written([TEACHING.taught(each) for each in CHAPTERS[chapter]])
        for chapter in CHAPTERS
    }


def _written(lessons: list[Json]) -> str:
    """A chapter as text: a view, then the lessons, each on its own line, with the differences of its views."""
    base = lessons[0]["steps"][0]["view"]
    for lesson in lessons:
        for step in lesson["steps"]:
            for shown in (step, *step["right"]):
                shown["view"] = difference(base, shown["view"])
    lines = ",\n".join(map(compact, lessons))
    return f'{{"view":{compact(base)},\n"lessons":[\n{lines}\n]}}\n'


def difference(base: Any, value: Any) -> Any:
    """The difference of a value from a base; `restored` is the inverse.

    Objects with at least the same keys, and lists of the same length, contain only what differs.
    """
    if isinstance(base, dict) and isinstance(value, dict) and base.keys() <= value.keys():
        return {
            key: difference(base.get(key), value[key]) for key in value if key not in base or base[key] != value[key]
        }
    if isinstance(base, list) and isinstance(value, list) and len(base) == len(value):
        return {str(at): difference(base[at], value[at]) for at in range(len(value)) if base[at] != value[at]}
    return {WHOLE: value} if isinstance(value, dict) else value


def restored(base: Any, change: Any) -> Any:
    if not isinstance(change, dict):
        return change
    if WHOLE in change:
        return change[WHOLE]
    if isinstance(base, list):
        return [restored(item, change[str(at)]) if str(at) in change else item for at, item in enumerate(base)]
    return base | {key: restored(base.get(key), changed) for key, changed in change.items()}


def _shown(match: Match) -> Json:
    view: Json = as_json(match.view(LEARNER))
    return view


def _rested(_before: Json, after: Json) -> Json:
    return after


def _answer(match: Match) -> str:
    """Nobody but the learner is ever asked."""
    raise AssertionError(match.decision)


TEACHING = Teaching(_shown, _rested, _answer)
