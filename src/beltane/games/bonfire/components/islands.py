"""The islands and the sea routes between them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from beltane.games.bonfire.rules.vocabulary import BASIC_RESOURCE, GUARDIAN_COLOUR, NONE
from beltane.kernel.components import ComponentFile, numbered
from beltane.kernel.quoting import quoted

ISLANDS = 14
CORNERS = 4
ISLANDS_OF_RESOURCE = 2
NAME = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@dataclass(frozen=True)
class Islands:
    """For each island its name, its resource or guardian (or NONE), and the distance in routes to every island."""

    names: tuple[str, ...]
    resources: tuple[int, ...]
    guardians: tuple[int, ...]
    corners: tuple[bool, ...]
    routes: tuple[tuple[int, ...], ...]


def read_islands(file: ComponentFile) -> Islands:
    """Read and check the islands."""
    tables = file.expect_entries("island", ISLANDS)
    names = _read_names(file, tables)
    resources, guardians = [], []
    for name, table in zip(names, tables, strict=True):
        resource, guardian = _read_use(file, f"[[island]] {name}", table)
        resources.append(resource)
        guardians.append(guardian)
        _check_place(file, f"[[island]] {name}", table)
    _check_counts(file, resources, guardians)
    corners = tuple(file.value(f"[[island]] {n}", t, "corner", bool) for n, t in zip(names, tables, strict=True))
    _check_corners(file, names, resources, corners)
    return Islands(names, tuple(resources), tuple(guardians), corners, _read_routes(file, names))


def _read_names(file: ComponentFile, tables: list[dict[str, Any]]) -> tuple[str, ...]:
    names: list[str] = []
    for number, table in enumerate(tables, start=1):
        entry = numbered("[[island]]", number)
        name = file.value(entry, table, "name", str)
        if not NAME.fullmatch(name) or name in names:
            raise file.fault(entry, "bonfire-island-name", found=quoted(name), example="herb-east")
        names.append(name)
    return tuple(names)


def _read_use(file: ComponentFile, entry: str, table: dict[str, Any]) -> tuple[int, int]:
    if ("resource" in table) == ("guardian" in table):
        raise file.fault(entry, "bonfire-island-use")
    if "resource" in table:
        resource = file.choice(entry, table, "resource", BASIC_RESOURCE.words)
        _check_name(file, entry, table, f"{table['resource']}-")
        return resource, NONE
    guardian = file.choice(entry, table, "guardian", GUARDIAN_COLOUR.words)
    _check_name(file, entry, table, f"guardian-{table['guardian']}")
    return NONE, guardian


def _check_name(file: ComponentFile, entry: str, table: dict[str, Any], beginning: str) -> None:
    if not table["name"].startswith(beginning):
        raise file.fault(entry, "bonfire-island-beginning", beginning=beginning)


def _check_place(file: ComponentFile, entry: str, table: dict[str, Any]) -> None:
    for key in ("x", "y"):
        if not 0 <= file.value(entry, table, key, float) <= 1:
            raise file.fault(entry, "bonfire-place", key=key, found=str(table[key]))


def _check_counts(file: ComponentFile, resources: list[int], guardians: list[int]) -> None:
    by_resource, by_guardian = Counter(resources), Counter(guardians)
    for resource, word in enumerate(BASIC_RESOURCE.words):
        if (count := by_resource[resource]) != ISLANDS_OF_RESOURCE:
            raise file.fault(
                "[[island]]", "bonfire-resource-islands", found=count, resource=word, expected=ISLANDS_OF_RESOURCE
            )
    for guardian, word in enumerate(GUARDIAN_COLOUR.words):
        if (count := by_guardian[guardian]) != 1:
            raise file.fault("[[island]]", "bonfire-guardian-islands", found=count, colour=word)


def _check_corners(
    file: ComponentFile, names: tuple[str, ...], resources: list[int], corners: tuple[bool, ...]
) -> None:
    if sum(corners) != CORNERS:
        raise file.fault("[[island]]", "bonfire-corners", found=sum(corners), expected=CORNERS)
    for name, resource, corner in zip(names, resources, corners, strict=True):
        if corner and resource == NONE:
            raise file.fault(f"[[island]] {name}", "bonfire-corner-guardian")


def _read_routes(file: ComponentFile, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    between = file.value("[routes]", file.table("routes"), "between", list)
    neighbours: list[set[int]] = [set() for _ in names]
    for number, route in enumerate(between, start=1):
        entry = numbered("[routes]", number)
        if not isinstance(route, list) or len(route) != 2 or route[0] == route[1] or not all(n in names for n in route):
            raise file.fault(entry, "bonfire-route", found=quoted(route))
        first, second = (names.index(name) for name in route)
        if second in neighbours[first]:
            raise file.fault(entry, "bonfire-route-twice", one=route[0], other=route[1])
        neighbours[first].add(second)
        neighbours[second].add(first)
    distances = tuple(_distances_from(island, neighbours) for island in range(len(names)))
    for name, distance in zip(names, distances[0], strict=True):
        if distance == NONE:
            raise file.fault("[routes]", "bonfire-no-route", one=names[0], other=name)
    return distances


def _distances_from(start: int, neighbours: list[set[int]]) -> tuple[int, ...]:
    distances = [NONE] * len(neighbours)
    distances[start] = 0
    reached = [start]
    for island in reached:
        for neighbour in sorted(neighbours[island]):
            if distances[neighbour] == NONE:
                distances[neighbour] = distances[island] + 1
                reached.append(neighbour)
    return tuple(distances)
