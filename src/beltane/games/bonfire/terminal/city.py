"""A city of Bonfire as text: its spaces from left to right, its supply, its fate area; and a short form."""

from __future__ import annotations

from collections.abc import Iterable

from beltane.games.bonfire.components.tables import (
    COMMON_TASK_NEED,
    COMPONENTS,
    GNOME,
    GUARDIAN_VALUE,
    PATH_COST,
    SPECIALIST,
)
from beltane.games.bonfire.prompt.tasks import asks
from beltane.games.bonfire.rules.gnomes import gnome_of_elder
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASK,
    SPACES,
    TASK,
    ActionKind,
    Area,
    CommonTask,
    Elder,
    Resource,
    Shape,
)
from beltane.games.bonfire.terminal.signs import (
    EMPTY,
    FIRE,
    HIGHLIGHTED,
    PLAIN,
    crystal_sign,
    guardian_name,
    island_name,
    name_of,
    said,
    symbol_code,
)
from beltane.games.bonfire.view import CityView, FateTileView, TaskView
from beltane.kernel.drawing import (
    BLANK,
    Line,
    Span,
    beside,
    fitted,
    flowing,
    heading,
    highlighted,
    line,
    paragraph,
    trimmed,
    width,
)
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker

LABEL, COLUMN = 10, 10
NAME = 8
FATE_LABEL = 7
TASK_WIDTH = 5
OUTSIDE = " "
POSITIONS = range(1, SPACES + 1)

LABELS = (
    *("label-tiles", "label-resources", "label-ship", "label-waiting", "label-gnomes", "label-common"),
    *("row-guardian", "row-bonfire", "row-portal", "row-path", "row-on-path"),
)
Standing = dict[tuple[Area, int | None], list[str]]
"""Who stands where in a city."""


# A city in full


def draw_city(city: CityView, speaker: Speaker) -> tuple[Line, ...]:
    """Supply, the seven spaces, and the tasks in words."""
    return (
        _heading(city, speaker),
        *_labelled("label-tiles", _tiles(city, speaker), speaker),
        *_labelled("label-resources", _resources(city, speaker), speaker),
        *_ship(city, speaker),
        *_spaces(city, speaker),
        *(row for task in city.tasks if not task.bonfire for row in task_in_words(task, speaker)),
        *_gnomes(city, speaker),
        *_common_tasks(city, speaker),
    )


def _label_width(speaker: Speaker) -> int:
    """The width of the label column; seven spaces fill a line, without the gap after the last one."""
    return max(LABEL, *(len(said(speaker, label)) + 1 for label in LABELS))


def _labelled(label: str, items: Iterable[Line], speaker: Speaker) -> tuple[Line, ...]:
    return flowing(said(speaker, label), items, _label_width(speaker))


def _heading(city: CityView, speaker: Speaker) -> Line:
    name = name_of(city, speaker)
    key = "city-passed" if city.passed else "city"
    return heading(highlighted(said(speaker, key, name=Verbatim(name.text), points=city.points), name))


def _tiles(city: CityView, speaker: Speaker) -> list[Line]:
    return _counted(((_kind(kind, speaker), count) for kind, count in city.tiles.items()), speaker)


def _kind(kind: ActionKind, speaker: Speaker) -> str:
    return speaker.word(Word("action_kind", kind.word))


def _resources(city: CityView, speaker: Speaker) -> list[Line]:
    return _counted(((_resource(resource, speaker), count) for resource, count in city.resources.items()), speaker)


def _resource(resource: Resource, speaker: Speaker) -> str:
    return speaker.word(Word("resource", resource.word))


def _counted(counts: Iterable[tuple[str, int]], speaker: Speaker) -> list[Line]:
    held = [line(f"{word} ", Span(str(count), "strong")) for word, count in counts if count]
    return held or [line(Span(said(speaker, "none"), "quiet"))]


def _ship(city: CityView, speaker: Speaker) -> tuple[Line, ...]:
    where = said(speaker, "at-landing-stage") if city.ship is None else _at(city.ship, "at", speaker)
    piles = tuple(
        Phrase("board-offering-pile", {"offering": Word("resource", top.word), "left": left})
        for top, left in zip(city.offerings, city.offerings_left, strict=True)
        if top is not None
    )
    either = {1: "board-next-offering", 2: "board-next-offering-of-two"}
    offerings = (
        speaker.say(Phrase(either[len(piles)], dict(zip(("first", "second"), piles, strict=False))))
        if piles
        else said(speaker, "no-offerings")
    )
    return _labelled("label-ship", [line(where), line(offerings)], speaker)


def _at(island: str, key: str, speaker: Speaker) -> str:
    return said(speaker, key, island=Verbatim(island_name(island, speaker)))


def _spaces(city: CityView, speaker: Speaker) -> list[Line]:
    tasks = {task.space: task for task in city.tasks}
    standing = _standing(city, speaker)
    rows = [
        ("", [line(Span(f"{space}", "quiet")) for space in POSITIONS]),
        ("row-guardian", [_guardian_at_bonfire(standing, space) for space in POSITIONS]),
        ("row-bonfire", [_task(tasks.get(space), speaker) for space in POSITIONS]),
        ("row-portal", [_portal(shape, filled) for shape, filled in zip(city.notches, city.portals, strict=True)]),
        ("row-path", [_path(city, position, speaker) for position in POSITIONS]),
        *_rows_on_path([standing.get((Area.PATH, space), []) for space in POSITIONS]),
    ]
    labels = _label_width(speaker)
    drawn = [_table_row(said(speaker, key) if key else "", cells, labels) for key, cells in rows]
    if any(task.bonfire for task in city.tasks):
        drawn.append(line(Span(f"{FIRE} {said(speaker, 'city-legend')}", "quiet")))
    waiting = [line(name) for name in standing.get((Area.STARTING_AREA, None), [])]
    return [*drawn, *(_labelled("label-waiting", waiting, speaker) if waiting else ())]


def _standing(city: CityView, speaker: Speaker) -> Standing:
    standing: Standing = {}
    for guardian, place in city.guardians.items():
        standing.setdefault((place.area, place.number), []).append(guardian_name(guardian, speaker))
    return standing


def _rows_on_path(guardians: list[list[str]]) -> list[tuple[str, list[Line]]]:
    """The guardians on the path, one below the other where a position has several."""
    height = max(map(len, guardians))
    return [
        ("" if row else "row-on-path", [line(names[row]) if row < len(names) else BLANK for names in guardians])
        for row in range(height)
    ]


def _table_row(label: str, cells: list[Line], labels: int) -> Line:
    return trimmed(line(fitted(line(Span(label, "quiet")), labels), *(fitted(cell, COLUMN) for cell in cells)))


def _guardian_at_bonfire(standing: Standing, space: int) -> Line:
    value = Span(f"={GUARDIAN_VALUE[space]}", "quiet")
    guardians = standing.get((Area.BONFIRE, space), [])
    return line(Span(guardians[0], "strong"), value) if guardians else line(value)


def _task(task: TaskView | None, speaker: Speaker) -> Line:
    if task is None:
        return line(Span(EMPTY, "quiet"))
    if task.bonfire:
        points = f"{task.points}{said(speaker, 'mark-points')}"
        return line(Span(f"{FIRE}{task.task} {points}", f"strong {task.colour.word}"))
    return line(Span(task.task, task.colour.word), " ", progress(task.have, task.need, speaker))


def progress(have: int, need: int, speaker: Speaker) -> Span:
    """How far a task is fulfilled."""
    return Span(said(speaker, "ready"), "strong") if have >= need else Span(f"{have}/{need}")


def _portal(shape: Shape, filled: bool) -> Line:
    return line(Span(f"[{shape.word}]", "strong")) if filled else line(Span(f" {shape.word} ", "quiet"))


def _path(city: CityView, position: int, speaker: Speaker) -> Line:
    if position == 1:
        return line(_resource(Resource.GOLD, speaker))
    if position - 2 < len(city.paths):
        path = city.paths[position - 2]
        name = speaker.short(Word("resource", path.resource.word))
        return line(Span(f"{crystal_sign(path.crystal, speaker)} {name}", path.crystal.word))
    return line(Span(said(speaker, "path-costs", tiles=int(PATH_COST[position])), "quiet"))


def task_in_words(task: TaskView, speaker: Speaker) -> tuple[Line, ...]:
    """A task with its points and what it asks for."""
    code = fitted(line(Span(task.task, task.colour.word)), TASK_WIDTH)
    worth = Span(f"{said(speaker, 'points', points=task.points)}  ", "quiet")
    return paragraph(line(code, worth), speaker.say(asks(TASK.position[task.task])))


def _gnomes(city: CityView, speaker: Speaker) -> tuple[Line, ...]:
    specialists = [line(numbered(name, speaker)) for name in city.specialists]
    elders = [line(speaker.word(_elder_word(elder))) for elder in city.elders]
    return _labelled("label-gnomes", [*specialists, *elders], speaker) if specialists or elders else ()


def numbered(specialist: str, speaker: Speaker) -> str:
    """A specialist with its number."""
    return f"{SPECIALIST.position[specialist] + 1} {speaker.word(Word('specialist', specialist))}"


def _elder_word(elder: Elder) -> Word:
    """An elder as one of the gnomes."""
    return GNOME.word(gnome_of_elder(elder))


def _common_tasks(city: CityView, speaker: Speaker) -> tuple[Line, ...]:
    tasks = [_common_task(city, task, have, speaker) for task, have in city.common_tasks.items()]
    return _labelled("label-common", tasks, speaker)


def _common_task(city: CityView, task: CommonTask, have: int, speaker: Speaker) -> Line:
    style = "strong" if task in city.common_tasks_fulfilled else ""
    return line(f"{speaker.short(COMMON_TASK.word(task))} ", Span(f"{have}/{COMMON_TASK_NEED[task]}", style))


# The fate area


def draw_fate(city: CityView, chosen: FateTileView | None, speaker: Speaker) -> tuple[Line, ...]:
    """The area with its cells and symbols, and beside it the tiles to come."""
    if city.seat is None:
        return ()
    area = _area(city, speaker)
    drawn = beside(area, _row_of_tiles(city, chosen, speaker), max(map(width, area)) + 3)
    marks = {said(speaker, f"mark-{cell}-cell"): cell for cell in ("gold", "yellow")} | {HIGHLIGHTED: "highlighted"}
    legend = "  ".join(f"{mark} {said(speaker, f'cell-{cell}')}" for mark, cell in marks.items())
    return *(trimmed(row) for row in drawn), line(Span(" " * _fate_label(speaker) + legend, "quiet"))


def _fate_label(speaker: Speaker) -> int:
    return max(FATE_LABEL, len(said(speaker, "label-fate")) + 1)


def _area(city: CityView, speaker: Speaker) -> list[Line]:
    """Cells by column and row, as places are named in notation: `d3` is column d, row 3."""
    symbols = {(cell.column, cell.row): cell.symbol for cell in city.fate_area}
    columns = range(min([1, *(c for c, _ in symbols)]), max([COMPONENTS.fate.columns, *(c for c, _ in symbols)]) + 1)
    rows = range(min([1, *(r for _, r in symbols)]), max([COMPONENTS.fate.rows, *(r for _, r in symbols)]) + 1)
    label = fitted(line(Span(said(speaker, "label-fate"), "quiet")), _fate_label(speaker))
    head = line(label, Span("".join(f"{_column_letter(column)}  " for column in columns), "quiet"))
    return [trimmed(head), *(trimmed(_area_row(symbols, columns, row, speaker)) for row in rows)]


def _column_letter(column: int) -> str:
    return chr(ord("a") + column - 1) if column > 0 else chr(ord("z") + column)


def _area_row(symbols: dict[tuple[int, int], ActionKind], columns: range, row: int, speaker: Speaker) -> Line:
    cells = [_area_cell(symbols.get((column, row)), column, row, speaker) for column in columns]
    return line(Span(f"{row:>{_fate_label(speaker) - 2}}  ", "quiet"), *(fitted(cell, 3) for cell in cells))


def _area_cell(symbol: ActionKind | None, column: int, row: int, speaker: Speaker) -> Line:
    if symbol is not None:
        return symbol_code(symbol, speaker)
    area = COMPONENTS.fate
    inside = 1 <= column <= area.columns and 1 <= row <= area.rows
    cell = (row - 1) * area.columns + column - 1
    if not inside or cell not in area.area:
        return line(OUTSIDE)
    if cell in area.gold:
        return line(Span(said(speaker, "mark-gold-cell"), "yellow"))
    if cell in area.yellow:
        return line(Span(said(speaker, "mark-yellow-cell"), "yellow"))
    return line(Span(HIGHLIGHTED if cell in area.highlighted else PLAIN, "quiet"))


def _row_of_tiles(city: CityView, chosen: FateTileView | None, speaker: Speaker) -> list[Line]:
    labelled: list[tuple[str, FateTileView]] = []
    if chosen is not None:
        labelled.append(("tile-to-lay", chosen))
    if city.fate_aside is not None:
        labelled.append(("tile-aside", city.fate_aside))
    last = len(city.fate_row) - 1
    for position, tile in enumerate(city.fate_row):
        label = "tile-top" if position == 0 else "tile-bottom" if position == last else ""
        is_middle = city.fate_aside is not None and position == last // 2
        labelled.append(("tile-middle" if is_middle else label, tile))
    if not labelled:
        return [line(Span(said(speaker, "no-fate-tiles"), "quiet"))]
    return [_labelled_tile(label, tile, speaker) for label, tile in labelled]


def _labelled_tile(label: str, tile: FateTileView, speaker: Speaker) -> Line:
    style = "strong" if label in ("tile-to-lay", "tile-aside") else "quiet"
    name = fitted(line(Span(said(speaker, label) if label else "", style)), NAME)
    return line(name, *(line(symbol_code(symbol, speaker), " ") for symbol in tile.symbols))


# A city in short


def draw_in_short(city: CityView, speaker: Speaker) -> tuple[Line, ...]:
    """What other players want to know about a city."""
    fires = " ".join(task.task for task in city.tasks if task.bonfire) or EMPTY
    tasks = " ".join(task.task for task in city.tasks if not task.bonfire) or EMPTY
    at_fires = sum(place.area is Area.BONFIRE for place in city.guardians.values())
    items = [
        said(speaker, "points", points=city.points),
        *([_at(city.ship, "ship-at", speaker)] if city.ship else []),
        f"{said(speaker, 'bonfires')} {fires}",
        f"{said(speaker, 'tasks')} {tasks}",
        said(speaker, "portals", number=sum(city.portals)),
        said(speaker, "paths", number=len(city.paths)),
        said(speaker, "guardians", number=len(city.guardians), at=at_fires),
        said(speaker, "gnomes", number=len(city.specialists) + len(city.elders)),
        *(_supply_in_short(city, speaker) if city.seat is not None else ()),
        *([said(speaker, "passed")] if city.passed else []),
    ]
    name = name_of(city, speaker)
    columns = max(NAME, len(name.text) + 1)
    first, *more = flowing("", [line(item) for item in items], columns)
    return (line(fitted(line(name), columns), *first[1:]), *more)


def _supply_in_short(city: CityView, speaker: Speaker) -> tuple[str, ...]:
    return (
        said(speaker, "tiles", number=sum(city.tiles.values())),
        said(speaker, "resources", number=sum(city.resources.values())),
        said(speaker, "fate-tiles", number=len(city.fate_row)),
    )
