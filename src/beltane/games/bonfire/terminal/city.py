"""A city of Bonfire as text: its spaces from left to right, its supply, its fate area; and the same in short."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COMMON_TASK_NEED, COMPONENTS, GUARDIAN_VALUE, PATH_COST, SPECIALIST
from beltane.games.bonfire.prompt.tasks import task_words
from beltane.games.bonfire.rules.vocabulary import COMMON_TASK, SPACES
from beltane.games.bonfire.view import CityView, TaskView
from beltane.kernel.drawing import Line, Span, beside, fitted, flowing, heading, line, paragraph, trimmed, width
from beltane.text.catalogue import Messages

SEAT_LETTER = {"red": "R", "green": "G", "white": "W", "black": "B", None: "T"}
"""Each player's letter; Tom has no colour."""
SYMBOLS = {
    "ship": "sh",
    "task": "ta",
    "guardian": "gu",
    "path": "pa",
    "great-bonfire": "gb",
    "gnome": "gn",
    "yellow": "ye",
}
SYMBOL_STYLES = {
    "ship": "blue",
    "task": "red",
    "guardian": "purple",
    "path": "brown",
    "great-bonfire": "orange",
    "gnome": "green",
    "yellow": "yellow",
}
FIRE, READY = "*", "ready"
LABEL, COLUMN = 10, 10
LEGEND = f"{FIRE} is a bonfire with its points (p); the others are tasks: have/need, or ready"
OUTSIDE, PLAIN, HIGHLIGHTED, GOLD, YELLOW = " ", ".", "+", "o", "y"


def city_name(city: CityView) -> Span:
    name = city.colour.capitalize() if city.colour else "Tom"
    return Span(name, f"strong {city.colour or 'grey'}")


def points_of(city: CityView) -> str:
    return "1 point" if city.points == 1 else f"{city.points} points"


# A city in full


def draw_city(city: CityView, messages: Messages) -> tuple[Line, ...]:
    """Supply, the seven spaces, and the tasks in words."""
    return (
        _heading(city),
        *flowing("tiles", _counted(city.tiles), LABEL),
        *flowing("resources", _counted(city.resources), LABEL),
        *_ship(city),
        *_spaces(city),
        *_tasks_in_words(city, messages),
        *_gnomes(city),
        *_common_tasks(city),
    )


def _heading(city: CityView) -> Line:
    passed = ", has passed" if city.passed else ""
    return heading(line(city_name(city), f": {points_of(city)}{passed}"))


def _ship(city: CityView) -> tuple[Line, ...]:
    piles = [f"{top} ({left} left)" for top, left in zip(city.offerings, city.offerings_left, strict=True) if top]
    offerings = f"next offering: {' or '.join(piles)}" if piles else "no offerings left"
    return flowing("ship", [line(f"at {city.ship or 'the landing stage'}"), line(offerings)], LABEL)


def _counted(counts: dict[str, int]) -> list[Line]:
    held = [line(f"{word} ", Span(str(count), "strong")) for word, count in counts.items() if count]
    return held or [line(Span("none", "quiet"))]


def _spaces(city: CityView) -> list[Line]:
    tasks = {task.space: task for task in city.tasks}
    standing: dict[str, list[str]] = {}
    for guardian, place in city.guardians.items():
        standing.setdefault(place, []).append(guardian)
    rows = [
        ("", [line(Span(f"{space}", "quiet")) for space in range(1, SPACES + 1)]),
        ("guardian", [_guardian_at_bonfire(standing.get(f"bonfire-{space}"), space) for space in range(1, SPACES + 1)]),
        ("bonfire", [_task(tasks.get(space)) for space in range(1, SPACES + 1)]),
        ("portal", [_portal(shape, filled) for shape, filled in zip(city.notches, city.portals, strict=True)]),
        ("path", [_path(city, position) for position in range(1, SPACES + 1)]),
        ("on it", [line(" ".join(standing.get(f"path-{space}", []))) for space in range(1, SPACES + 1)]),
    ]
    waiting = standing.get("starting-area", [])
    drawn = [_table_row(label, cells) for label, cells in rows]
    if not any(f"path-{space}" in standing for space in range(1, SPACES + 1)):
        drawn.pop()
    if any(task.bonfire for task in city.tasks):
        drawn.append(line(Span(LEGEND, "quiet")))
    return [*drawn, *(flowing("waiting", [line(name) for name in waiting], LABEL) if waiting else ())]


def _table_row(label: str, cells: list[Line]) -> Line:
    return trimmed(line(fitted(line(Span(label, "quiet")), LABEL), *(fitted(cell, COLUMN) for cell in cells)))


def _guardian_at_bonfire(guardians: list[str] | None, space: int) -> Line:
    value = Span(f"={GUARDIAN_VALUE[space]}", "quiet")
    return line(Span(guardians[0], "strong"), value) if guardians else line(value)


def _task(task: TaskView | None) -> Line:
    if task is None:
        return line(Span("-", "quiet"))
    if task.bonfire:
        return line(Span(f"{FIRE}{task.task} {task.points}p", f"strong {task.colour}"))
    progress = READY if task.have >= task.need else f"{task.have}/{task.need}"
    return line(Span(task.task, task.colour), " ", Span(progress, "strong" if progress == READY else ""))


def _portal(shape: str, filled: bool) -> Line:
    return line(Span(f"[{shape}]", "strong")) if filled else line(Span(f" {shape} ", "quiet"))


def _path(city: CityView, position: int) -> Line:
    if position == 1:
        return line("gold")
    if position - 2 < len(city.paths):
        crystal, resource = city.paths[position - 2].split("-", 1)
        return line(Span(f"{crystal[0].upper()} {resource}", crystal))
    return line(Span(f"costs {PATH_COST[position]}", "quiet"))


def _tasks_in_words(city: CityView, messages: Messages) -> list[Line]:
    return [
        row
        for task in city.tasks
        if not task.bonfire
        for row in paragraph(
            line(fitted(line(Span(task.task, task.colour)), 5), Span(f"{task.points} points  ", "quiet")),
            task_words(task.task, messages),
        )
    ]


def _gnomes(city: CityView) -> tuple[Line, ...]:
    numbered = [line(f"{SPECIALIST.position[name] + 1} {name}") for name in city.specialists]
    elders = [line(f"elder of {name}") for name in city.elders]
    return flowing("gnomes", [*numbered, *elders], LABEL) if numbered or elders else ()


def _common_tasks(city: CityView) -> tuple[Line, ...]:
    return flowing(
        "common",
        [
            line(
                f"{name} ", Span(f"{have}/{COMMON_TASK_NEED[COMMON_TASK.position[name]]}", _progress_style(city, name))
            )
            for name, have in city.common_tasks.items()
        ],
        LABEL,
    )


def _progress_style(city: CityView, common_task: str) -> str:
    return "strong" if common_task in city.common_tasks_fulfilled else ""


# The fate area


def draw_fate(city: CityView, chosen: tuple[str, ...] | None) -> tuple[Line, ...]:
    """The area with its cells and symbols, and beside it the tiles to come."""
    if city.seat is None:
        return ()
    area = _area(city)
    drawn = beside(area, _row_of_tiles(city, chosen), max(map(width, area)) + 3)
    return tuple(trimmed(row) for row in drawn)


def _area(city: CityView) -> list[Line]:
    """Cells by column and row, as places are named in notation: `d3` is column d, row 3."""
    symbols = {(cell.column, cell.row): cell.symbol for cell in city.fate_area}
    columns = range(min([1, *(c for c, _ in symbols)]), max([COMPONENTS.fate.columns, *(c for c, _ in symbols)]) + 1)
    rows = range(min([1, *(r for _, r in symbols)]), max([COMPONENTS.fate.rows, *(r for _, r in symbols)]) + 1)
    head = line(Span("fate   " + "".join(f"{_column_letter(column)}  " for column in columns), "quiet"))
    legend = line(Span(f"       {GOLD} gold  {YELLOW} yellow  {HIGHLIGHTED} highlighted", "quiet"))
    return [trimmed(head), *(trimmed(_area_row(symbols, columns, row)) for row in rows), legend]


def _column_letter(column: int) -> str:
    return chr(ord("a") + column - 1) if column > 0 else chr(ord("z") + column)


def _area_row(symbols: dict[tuple[int, int], str], columns: range, row: int) -> Line:
    cells = [_area_cell(symbols.get((column, row)), column, row) for column in columns]
    return line(Span(f"{row:>5}  ", "quiet"), *(fitted(cell, 3) for cell in cells))


def _area_cell(symbol: str | None, column: int, row: int) -> Line:
    if symbol is not None:
        return symbol_code(symbol)
    area = COMPONENTS.fate
    inside = 1 <= column <= area.columns and 1 <= row <= area.rows
    cell = (row - 1) * area.columns + column - 1
    if not inside or cell not in area.area:
        return line(OUTSIDE)
    if cell in area.gold:
        return line(Span(GOLD, "yellow"))
    if cell in area.yellow:
        return line(Span(YELLOW, "yellow"))
    return line(Span(HIGHLIGHTED if cell in area.highlighted else PLAIN, "quiet"))


def symbol_code(symbol: str) -> Line:
    return line(Span(SYMBOLS[symbol], f"strong {SYMBOL_STYLES[symbol]}"))


def _row_of_tiles(city: CityView, chosen: tuple[str, ...] | None) -> list[Line]:
    lines: list[Line] = []
    if chosen is not None:
        lines.append(line(Span("to lay  ", "strong"), _tile(chosen)))
    if city.fate_aside is not None:
        lines.append(line(Span("aside   ", "strong"), _tile(city.fate_aside)))
    last = len(city.fate_row) - 1
    for position, tile in enumerate(city.fate_row):
        label = "top" if position == 0 else "bottom" if position == last else ""
        middle = "middle" if city.fate_aside is not None and position == last // 2 else label
        lines.append(line(Span(f"{middle:<8}", "quiet"), _tile(tile)))
    return lines or [line(Span("no fate tile left", "quiet"))]


def _tile(symbols: tuple[str, ...]) -> Line:
    return line(*(line(symbol_code(symbol), " ") for symbol in symbols))


# A city in short


def draw_in_short(city: CityView) -> tuple[Line, ...]:
    """What the others want to know of a city."""
    fires = [task.task for task in city.tasks if task.bonfire]
    tasks = [task.task for task in city.tasks if not task.bonfire]
    at_fires = sum(place.startswith("bonfire") for place in city.guardians.values())
    items = [
        points_of(city),
        *([f"ship at {city.ship}"] if city.ship else []),
        f"bonfires {' '.join(fires) or '-'}",
        f"tasks {' '.join(tasks) or '-'}",
        f"portals {sum(city.portals)}",
        f"paths {len(city.paths)}",
        f"guardians {len(city.guardians)} ({at_fires} at bonfires)",
        f"gnomes {len(city.specialists) + len(city.elders)}",
        *(_supply_in_short(city) if city.seat is not None else ()),
        *(["has passed"] if city.passed else []),
    ]
    first, *more = flowing("", [line(item) for item in items], 8)
    name = city_name(city)
    return (line(fitted(line(name), 8), *first[1:]), *more)


def _supply_in_short(city: CityView) -> tuple[str, ...]:
    return (
        f"tiles {sum(city.tiles.values())}",
        f"resources {sum(city.resources.values())}",
        f"fate tiles {len(city.fate_row)}",
    )
