"""The 66 tasks: what each counts, what it asks for, and its points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCE,
    COLOUR,
    GUARDIAN_COLOUR,
    RESOURCE,
    SYMBOL,
    TASK,
    TASK_KIND,
    TASKS_OF_COLOUR,
    Colour,
    TaskKind,
)
from beltane.kernel.components import ComponentFile, numbered
from beltane.kernel.quoting import one_of, quoted

POINTS_OF_COLOUR = {Colour.BLUE: (2, 3), Colour.RED: (4, 5), Colour.YELLOW: (6, 8)}
TILES_DEPICTED = 5

Asks = tuple[tuple[str, int], ...] | int | None

# The things that a task of each depicting kind can ask for, in the order of TASK_ASKS.
THINGS = {
    TaskKind.BONFIRE_COLOURS: COLOUR.words,
    TaskKind.TASKS_OF_COLOUR: COLOUR.words,
    TaskKind.PATH_CRYSTALS: COLOUR.words,
    TaskKind.DEPICTED_GUARDIANS: GUARDIAN_COLOUR.words,
    TaskKind.PATH_RESOURCE: BASIC_RESOURCE.words,
    TaskKind.OFFERINGS_AT_RESOURCE: BASIC_RESOURCE.words,
    TaskKind.GNOME_RESOURCE: RESOURCE.words,
    TaskKind.RESOURCES: RESOURCE.words,
    TaskKind.SYMBOL_GROUPS: SYMBOL.words,
    TaskKind.ACTION_TILES: ACTION_KIND.words,
}
WITHOUT_ASKS = (
    TaskKind.EMPTY_OFFERING_PILE,
    TaskKind.FATE_HIGHLIGHTED,
    TaskKind.FATE_GOLD,
    TaskKind.FATE_OUTERMOST,
)

# Conditions that the rulebook spells out in full. By the count of tiles, each appears on exactly one.
PRINTED: dict[Colour, tuple[tuple[TaskKind, Asks], ...]] = {
    Colour.BLUE: (
        (TaskKind.BONFIRE_COLOURS, (("blue", 1), ("red", 1))),
        (TaskKind.TWO_RESOURCES, 2),
        (TaskKind.OFFERING_ISLANDS, 3),
        (TaskKind.OFFERINGS_ON_ONE_ISLAND, 2),
    ),
    Colour.RED: (
        (TaskKind.COMMON_TASKS, 1),
        (TaskKind.PORTALS, 3),
        (TaskKind.NEIGHBOURING_PATHS, 2),
        (TaskKind.GNOMES, 3),
        (TaskKind.BONFIRE_COLOURS, (("blue", 1), ("red", 1), ("yellow", 1))),
        (TaskKind.RESOURCES, (("gold", 4),)),
        (TaskKind.GUARDIANS, 4),
        (TaskKind.TASKS_OF_COLOUR, (("blue", 4),)),
    ),
    Colour.YELLOW: (
        (TaskKind.PORTALS, 5),
        (TaskKind.OFFERING_ISLANDS, 5),
        (TaskKind.TASKS_OF_COLOUR, (("red", 4),)),
        (TaskKind.GNOMES, 5),
        (TaskKind.ELDERS, 3),
        (TaskKind.OFFERINGS_ON_ONE_ISLAND, 3),
        (TaskKind.EMPTY_OFFERING_PILE, None),
        (TaskKind.PATH_CRYSTALS, (("red", 3),)),
        (TaskKind.BONFIRES, 5),
        (TaskKind.PATH_CRYSTALS, (("blue", 4),)),
        (TaskKind.TASKS_OF_COLOUR, (("yellow", 4),)),
        (TaskKind.ISLANDS_WITH_TWO_OFFERINGS, 3),
        (TaskKind.EQUAL_RESOURCES, 5),
        (TaskKind.TWO_RESOURCES, 3),
        (TaskKind.FATE_HIGHLIGHTED, None),
        (TaskKind.GUARDIANS_AT_BONFIRES, 2),
        (TaskKind.FATE_GOLD, None),
        (TaskKind.FATE_OUTERMOST, None),
        (TaskKind.TWO_LARGE_GROUPS, 4),
    ),
}

# Conditions whose things are pictures on the tile: how many of each according to the rulebook, or None for
# TILES_DEPICTED in total.
DEPICTING: dict[Colour, dict[TaskKind, list[int] | None]] = {
    Colour.BLUE: {
        TaskKind.DEPICTED_GUARDIANS: [1],
        TaskKind.PATH_RESOURCE: [1],
        TaskKind.OFFERINGS_AT_RESOURCE: [1],
        TaskKind.GNOME_RESOURCE: [1],
        TaskKind.SYMBOL_GROUPS: [3],
    },
    Colour.RED: {
        TaskKind.RESOURCES: [3],
        TaskKind.OFFERINGS_AT_RESOURCE: [2],
        TaskKind.DEPICTED_GUARDIANS: [1, 1],
        TaskKind.SYMBOL_GROUPS: [3, 3],
    },
    Colour.YELLOW: {TaskKind.ACTION_TILES: None},
}


@dataclass(frozen=True)
class Task:
    """One task; `asks` has a number for each thing of its kind, or a single one."""

    kind: int
    colour: int
    points: int
    asks: tuple[int, ...]


def read_tasks(file: ComponentFile, in_box: dict[TaskKind, tuple[int, ...]]) -> tuple[Task, ...]:
    """Read and check the tasks; `in_box` says how many there are of the things that some kinds ask for."""
    tables = file.tables("task")
    _check_names(file, tables)
    seen: Counter[tuple[Colour, TaskKind, Asks]] = Counter()
    tasks: list[Task] = []
    for name, table in zip(TASK.words, tables, strict=True):
        entry = f"[[task]] {name}"
        colour = Colour(len(tasks) // TASKS_OF_COLOUR)
        kind = TaskKind(file.choice(entry, table, "kind", TASK_KIND.words))
        asks = _read_asks(file, entry, table, kind)
        _check_condition(file, entry, colour, kind, asks)
        seen[colour, kind, asks] += 1
        tasks.append(Task(kind.value, colour.value, _read_points(file, entry, table, colour), _numbers(kind, asks)))
        _check_possible(file, entry, kind, tasks[-1].asks, in_box)
    _check_complete(file, seen)
    return tuple(tasks)


def _check_names(file: ComponentFile, tables: list[dict[str, Any]]) -> None:
    names = [file.value(numbered("[[task]]", number), table, "name", str) for number, table in enumerate(tables, 1)]
    for colour in COLOUR.words:
        count = sum(name.startswith(colour[0]) for name in names)
        if count != TASKS_OF_COLOUR:
            raise file.fault(
                "[[task]]", "bonfire-tasks-of-colour", found=count, colour=colour, expected=TASKS_OF_COLOUR
            )
    for number, (name, table) in enumerate(zip(TASK.words, tables, strict=False), start=1):
        file.expect_in_order(numbered("[[task]]", number), table, "name", name)
    if len(names) != len(TASK):
        raise file.fault("[[task]]", "bonfire-tasks", found=len(names), expected=len(TASK))


def _read_asks(file: ComponentFile, entry: str, table: dict[str, Any], kind: TaskKind) -> Asks:
    if kind in WITHOUT_ASKS:
        if "asks" in table:
            raise file.fault(entry, "bonfire-no-asks")
        return None
    file.check_aspects(entry, table, "asks")
    if kind not in THINGS:
        number: int = file.value(entry, table, "asks", int)
        return number
    things = file.value(entry, table, "asks", dict)
    for thing in things:
        if thing not in THINGS[kind]:
            raise file.fault(entry, "bonfire-asks-thing", found=quoted(thing), things=one_of(THINGS[kind]))
        if file.value(entry, things, thing, int) < 1:
            raise file.fault(entry, "bonfire-asks-none", thing=thing, found=str(things[thing]))
    return tuple(sorted(things.items()))


def _check_condition(file: ComponentFile, entry: str, colour: Colour, kind: TaskKind, asks: Asks) -> None:
    if (kind, asks) in PRINTED[colour]:
        return
    if kind in DEPICTING[colour] and isinstance(asks, tuple):
        expected = DEPICTING[colour][kind]
        numbers = [number for _, number in asks]
        if numbers == expected or (expected is None and sum(numbers) == TILES_DEPICTED):
            return
    raise file.fault(entry, "bonfire-condition", colour=COLOUR.words[colour])


def _read_points(file: ComponentFile, entry: str, table: dict[str, Any], colour: Colour) -> int:
    file.check_aspects(entry, table, "points")
    points: int = file.value(entry, table, "points", int)
    least, most = POINTS_OF_COLOUR[colour]
    if not least <= points <= most:
        raise file.fault(
            entry,
            "bonfire-task-points",
            found=str(points),
            colour=COLOUR.words[colour],
            least=str(least),
            most=str(most),
        )
    return points


def _numbers(kind: TaskKind, asks: Asks) -> tuple[int, ...]:
    if asks is None:
        return ()
    if isinstance(asks, int):
        return (asks,)
    return tuple(dict(asks).get(thing, 0) for thing in THINGS[kind])


def _check_possible(
    file: ComponentFile, entry: str, kind: TaskKind, asks: tuple[int, ...], in_box: dict[TaskKind, tuple[int, ...]]
) -> None:
    if kind not in in_box:
        return
    for thing, asked, there in zip(THINGS[kind], asks, in_box[kind], strict=True):
        if asked > there:
            raise file.fault(entry, "bonfire-asks-too-many", thing=thing, found=str(asked), there=str(there))


def _check_complete(file: ComponentFile, seen: Counter[tuple[Colour, TaskKind, Asks]]) -> None:
    for colour, conditions in PRINTED.items():
        for kind, asks in conditions:
            if (count := seen[colour, kind, asks]) != 1:
                task = TASK_KIND.words[kind] + (f" {asks}" if asks else "")
                raise file.fault("[[task]]", "bonfire-task-listed", colour=COLOUR.words[colour], task=task, found=count)
    listed = {(colour, kind) for colour, kind, asks in seen if (kind, asks) not in PRINTED[colour]}
    for colour, kinds in DEPICTING.items():
        for kind in kinds:
            if (colour, kind) not in listed:
                raise file.fault(
                    "[[task]]", "bonfire-no-depicting", colour=COLOUR.words[colour], task=TASK_KIND.words[kind]
                )
