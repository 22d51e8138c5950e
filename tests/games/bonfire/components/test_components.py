"""The component files: those that ship are valid and honest about their sources, and every mistake is reported."""

from __future__ import annotations

import itertools
import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beltane.games.bonfire.components import tables
from beltane.games.bonfire.components.endless import endless_way
from beltane.games.bonfire.components.reader import STANDARD_FOLDER, check_thoroughly, read_components
from beltane.games.bonfire.components.tables import COMPONENTS
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COLOUR,
    NONE,
    PATH_KIND,
    RESOURCE,
    REWARD,
    TASK,
    TASK_KIND,
    ActionKind,
    Cell,
    Colour,
    Elder,
    GuardianColour,
    Resource,
    Specialist,
    TaskKind,
    TomCard,
)
from beltane.kernel.errors import BadComponents


def content(file: str) -> dict[str, Any]:
    return tomllib.loads((STANDARD_FOLDER / file).read_text(encoding="utf-8"))


def edition_with(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the shipped files with one place changed; `old` is the first match of a regular expression."""
    shutil.copytree(STANDARD_FOLDER, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    changed, count = re.subn(old, new, text, count=1, flags=re.MULTILINE)
    assert count == 1, f"{file} does not contain {old}"
    (folder / file).write_text(changed, encoding="utf-8")
    return folder


def fault_of(folder: Path) -> str:
    with pytest.raises(BadComponents) as caught:
        read_components("test", folder)
    return str(caught.value)


# The files that ship


def test_what_ships_is_in_order() -> None:
    components = read_components("standard", STANDARD_FOLDER)
    assert components == COMPONENTS
    assert components.edition.name == "standard"
    check_thoroughly(components, STANDARD_FOLDER)


def test_comments_and_sources_leave_the_digest_as_it_is(tmp_path: Path) -> None:
    folder = edition_with(tmp_path, "islands.toml", 'provenance = "reconstructed"', 'provenance = "printed" # seen')
    assert read_components("standard", folder) == COMPONENTS


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("islands.toml", "blossom-west", "blossom-tiny"),
        ("islands.toml", r'    \["shell-west", "root-east"\],\n', ""),
        ("great_bonfire.toml", 'action = "ship"', 'action = "path"'),
        ("fate.toml", '"b1", "f1"', '"f1", "c1"'),
        ("fate.toml", '"guardian", "task", "great-bonfire"', '"task", "guardian", "great-bonfire"'),
        ("tasks.toml", "points = 3", "points = 2"),
        ("gnomes.toml", 'resource = "blossom"', 'resource = "fruit"'),
        ("cities.toml", '"a", "b"', '"b", "a"'),
        ("tom.toml", r"reveals_gnome = false", r"reveals_gnome = true"),
    ],
)
def test_every_value_that_rules_read_is_in_the_digest(tmp_path: Path, file: str, old: str, new: str) -> None:
    folder = tmp_path / "copy"
    edition_with(folder, file, old, new)
    if new == "blossom-tiny":
        text = (folder / file).read_text().replace("blossom-west", "blossom-tiny")
        (folder / file).write_text(text)
    assert read_components("standard", folder).edition.digest != COMPONENTS.edition.digest


def test_islands() -> None:  # B-SETUP-1, B-SETUP-2
    islands = COMPONENTS.islands
    assert Counter(islands.resources) == {NONE: 4, 0: 2, 1: 2, 2: 2, 3: 2, 4: 2}
    assert sorted(islands.guardians) == [NONE] * 10 + [0, 1, 2, 3]
    corners = [name for name, corner in zip(islands.names, islands.corners, strict=True) if corner]
    assert corners == ["blossom-west", "shell-east", "root-west", "fruit-east"]
    assert tables.GUARDIAN_ISLAND[GuardianColour.GREY] == islands.names.index("guardian-grey")
    assert [islands.names[tables.RESOURCE_ISLANDS[Resource.HERB, i]] for i in (0, 1)] == ["herb-east", "herb-west"]


def test_distances_are_counted_in_routes() -> None:  # B-SHIP-1
    def distance(first: str, second: str) -> int:
        names = COMPONENTS.islands.names
        assert (
            tables.ROUTES[names.index(first), names.index(second)]
            == tables.ROUTES[names.index(second), names.index(first)]
        )
        return tables.ROUTES[names.index(first), names.index(second)]

    assert distance("herb-east", "herb-east") == 0
    assert distance("blossom-west", "fruit-west") == 1
    assert distance("blossom-west", "guardian-pink") == 2
    assert distance("guardian-pink", "guardian-grey") == 4
    assert distance("blossom-west", "fruit-east") == 5


@pytest.mark.parametrize(
    ("players", "corner", "elsewhere", "total"), [(1, 2, 2, 20), (2, 2, 2, 20), (3, 2, 3, 26), (4, 3, 3, 30)]
)
def test_tasks_laid_on_islands(players: int, corner: int, elsewhere: int, total: int) -> None:  # B-SETUP-1
    laid = [tables.TASKS_ON_ISLAND[players, island] for island in range(tables.ISLANDS)]
    assert sum(laid) == total
    for island, tasks in enumerate(laid):
        if tables.ISLAND_RESOURCE[island] == NONE:
            assert tasks == 0
        else:
            assert tasks == (corner if tables.ISLAND_IS_CORNER[island] else elsewhere)


def test_great_bonfire() -> None:  # B-GREAT-2
    spaces = [
        (ACTION_KIND.words[tables.GREAT_BONFIRE_ACTION[space]], REWARD.words[tables.GREAT_BONFIRE_REWARD[space]])
        for space in range(tables.GREAT_BONFIRE_SPACES)
    ]
    assert len(spaces) == 7
    assert ("task", "root") in spaces
    assert ("yellow", "points") in spaces
    assert tables.GREAT_BONFIRE_POINTS == 2


def test_fate_area() -> None:  # B-SETUP-8, B-FATE-3, B-FATE-5
    kinds = Counter(tables.FATE_CELL[cell] for cell in range(tables.GRID_CELLS))
    assert kinds == {Cell.OUTSIDE: 66, Cell.PLAIN: 25, Cell.GOLD: 4, Cell.YELLOW: 4}
    picture = [
        "".join("-.gy"[tables.FATE_CELL[row * tables.GRID_COLUMNS + column]] for column in range(tables.GRID_COLUMNS))
        for row in range(tables.GRID_ROWS)
    ]
    assert picture == [
        "-----------",
        "-----------",
        "---g.y.g---",
        "--.......--",
        "--y.....y--",
        "--.......--",
        "--g..y..g--",
        "-----------",
        "-----------",
    ]
    assert sum(tables.FATE_HIGHLIGHTED[cell] for cell in range(tables.GRID_CELLS)) == 12
    assert sum(tables.FATE_OUTERMOST[cell] for cell in range(tables.GRID_CELLS)) == 8


def test_neighbouring_cells_share_an_edge() -> None:  # B-FATE-4
    def around(cell: int) -> list[int]:
        return [tables.FATE_NEIGHBOUR[cell, side] for side in range(4)]

    middle = tables.START_CELLS[1]
    above, below = middle - tables.GRID_COLUMNS, middle + tables.GRID_COLUMNS
    assert around(middle) == [above, middle + 1, below, middle - 1]
    assert around(0) == [NONE, 1, tables.GRID_COLUMNS, NONE]


def test_places_of_fate_tiles() -> None:  # B-FATE-3, B-FATE-6
    def cells(place: str) -> list[int]:
        return [tables.PLACE_CELLS[tables.PLACE.position[place], i] for i in range(3)]

    start = [tables.START_CELLS[i] for i in range(3)]
    assert cells("d3-across") == start
    assert tables.PLACE.words[tables.START_PLACE] == "d3-across"
    assert cells("d3-down") == [start[1] - tables.GRID_COLUMNS, start[1], start[1] + tables.GRID_COLUMNS]
    assert tables.PLACE_INSIDE[tables.PLACE.position["d2-down"]]
    assert not tables.PLACE_INSIDE[tables.PLACE.position["d1-down"]]
    assert not tables.PLACE_INSIDE[tables.PLACE.position["z3-across"]]
    # Two of these cells would be beyond the side and the third is a missing corner.
    assert "z1-across" not in tables.PLACE.words
    # 3 places across in the top row, 5 in each of the others; 2 down in the outer columns, 3 in the others.
    assert sum(tables.PLACE_INSIDE[place] for place in range(tables.PLACES)) == (3 + 4 * 5) + (2 * 2 + 5 * 3)


def test_fate_tiles() -> None:  # B-SETUP-7
    tiles = COMPONENTS.fate.tiles
    assert len(tiles) == 8
    assert all(len(set(tile)) == 3 for tile in tiles)
    assert Counter(symbol for tile in tiles for symbol in tile) == dict.fromkeys(range(6), 4)


def test_path_tiles() -> None:  # B-SETUP-5
    assert tables.PATH_TILES == 28
    crystals = Counter(tables.PATH_TILE_CRYSTAL[tile] for tile in range(28))
    assert crystals == {Colour.BLUE: 10, Colour.RED: 10, Colour.YELLOW: 8}
    for tile in range(28):
        crystal, resource = (
            COLOUR.words[tables.PATH_TILE_CRYSTAL[tile]],
            RESOURCE.words[tables.PATH_TILE_RESOURCE[tile]],
        )
        assert PATH_KIND.words[tables.PATH_TILE_KIND[tile]] == f"{crystal}-{resource}"
    assert tables.PATH_KIND_COPIES[PATH_KIND.position["yellow-root"]] == 1
    assert tables.PATH_KIND_COPIES[PATH_KIND.position["blue-root"]] == 2


# The 22 + 22 + 22 conditions in our words: name, kind, asks by thing (or a number), need.
TASKS_EXPECTED = {
    "b01": ("bonfire-colours", {"blue": 1, "red": 1}, 2),
    "b02": ("depicted-guardians", {"pink": 1}, 1),
    "b06": ("path-resource", {"shell": 1}, 1),
    "b10": ("offerings-at-resource", {"fruit": 1}, 1),
    "b13": ("gnome-resource", {"blossom": 1}, 1),
    "b16": ("symbol-groups", {"ship": 3}, 3),
    "b20": ("two-resources", 2, 4),
    "b21": ("offering-islands", 3, 3),
    "b22": ("offerings-on-one-island", 2, 2),
    "r01": ("common-tasks", 1, 1),
    "r02": ("portals", 3, 3),
    "r03": ("neighbouring-paths", 2, 2),
    "r04": ("gnomes", 3, 3),
    "r05": ("bonfire-colours", {"blue": 1, "red": 1, "yellow": 1}, 3),
    "r06": ("resources", {"gold": 4}, 4),
    "r07": ("guardians", 4, 4),
    "r08": ("tasks-of-colour", {"blue": 4}, 4),
    "r09": ("resources", {"blossom": 3}, 3),
    "r16": ("offerings-at-resource", {"herb": 2}, 2),
    "r20": ("depicted-guardians", {"blue": 1, "grey": 1}, 2),
    "r21": ("symbol-groups", {"task": 3, "guardian": 3}, 6),
    "y01": ("portals", 5, 5),
    "y02": ("offering-islands", 5, 5),
    "y03": ("tasks-of-colour", {"red": 4}, 4),
    "y04": ("gnomes", 5, 5),
    "y05": ("elders", 3, 3),
    "y06": ("offerings-on-one-island", 3, 3),
    "y07": ("empty-offering-pile", 5, 5),
    "y08": ("path-crystals", {"red": 3}, 3),
    "y09": ("bonfires", 5, 5),
    "y10": ("path-crystals", {"blue": 4}, 4),
    "y11": ("tasks-of-colour", {"yellow": 4}, 4),
    "y12": ("islands-with-two-offerings", 3, 3),
    "y13": ("equal-resources", 5, 5),
    "y14": ("two-resources", 3, 6),
    "y15": ("fate-highlighted", 12, 12),
    "y16": ("guardians-at-bonfires", 2, 2),
    "y17": ("fate-gold", 4, 4),
    "y18": ("fate-outermost", 8, 8),
    "y19": ("two-large-groups", 4, 8),
    "y20": ("action-tiles", {"ship": 3, "task": 2}, 5),
    "y22": ("action-tiles", {"great-bonfire": 3, "gnome": 2}, 5),
}
THINGS = {
    "bonfire-colours": ("blue", "red", "yellow"),
    "tasks-of-colour": ("blue", "red", "yellow"),
    "path-crystals": ("blue", "red", "yellow"),
    "depicted-guardians": ("pink", "blue", "natural", "grey"),
    "symbol-groups": ("ship", "task", "guardian", "path", "great-bonfire", "gnome"),
    "action-tiles": ("ship", "task", "guardian", "path", "great-bonfire", "gnome", "yellow"),
}
RESOURCES = ("blossom", "fruit", "herb", "shell", "root", "gold")


@pytest.mark.parametrize("name", TASKS_EXPECTED)
def test_tasks(name: str) -> None:  # B-FIRE-4, B-FIRE-6
    kind, asks, need = TASKS_EXPECTED[name]
    task = TASK.position[name]
    assert TASK_KIND.words[tables.TASK_KIND_OF[task]] == kind
    assert tables.TASK_NEED[task] == need
    row = [tables.TASK_ASKS[task, thing] for thing in range(7)]
    if isinstance(asks, int):
        assert row == [asks, 0, 0, 0, 0, 0, 0]
    else:
        things = THINGS.get(kind, RESOURCES)
        assert {things[i]: number for i, number in enumerate(row) if number} == asks


def test_every_kind_of_task_is_there() -> None:
    assert {task.kind for task in COMPONENTS.tasks} == set(TaskKind)


def test_points_of_tasks_are_in_their_colours_range() -> None:
    assert [tables.TASK_COLOUR[task] for task in range(66)] == [0] * 22 + [1] * 22 + [2] * 22
    points = {colour: {t.points for t in COMPONENTS.tasks if t.colour == colour} for colour in Colour}
    assert points == {Colour.BLUE: {2, 3}, Colour.RED: {4, 5}, Colour.YELLOW: {6, 7, 8}}


def test_three_offerings_on_one_island_needs_three_players() -> None:  # B-SETUP-1
    assert [TASK.words[t] for t in range(66) if tables.TASK_LEAST_PLAYERS[t] == 3] == ["y06"]


def test_gnomes() -> None:  # B-SETUP-3, B-GNOME-5
    gold = [s for s in Specialist if tables.SPECIALIST_RESOURCE[s] == Resource.GOLD]
    assert gold == [Specialist.FASTER_PROCESSION, Specialist.YELLOW_COUNTS_TWICE, Specialist.ALL_REWARDS]
    assert Counter([tables.SPECIALIST_RESOURCE[s] for s in Specialist] + [tables.ELDER_RESOURCE[e] for e in Elder]) == {
        Resource.GOLD: 3,
        **dict.fromkeys(range(5), 6),
    }
    assert [tables.SPECIALIST_GUARDIAN[number] for number in (9, 10, 11, 12, 13, 14)] == [
        NONE,
        GuardianColour.PINK,
        GuardianColour.GREY,
        GuardianColour.NATURAL,
        GuardianColour.BLUE,
        NONE,
    ]
    assert [tables.GUARDIAN_SPECIALIST[guardian] for guardian in GuardianColour] == [10, 13, 12, 11, 0]
    assert tables.SPECIALIST.words[Specialist.THIRD_GUARDIAN_DOUBLED - 1] == "doubled-natural"
    assert tables.GNOME.words[Specialist.CROWDED_PATH - 1] == "crowded-path"
    assert tables.GNOME.words[len(Specialist) + Elder.PORTALS - 1] == "elder-of-portals"


def test_city_boards() -> None:  # B-SETUP-7, B-SCORE-2, B-PATH-1
    orders = COMPONENTS.cities.portal_orders
    assert len(set(orders)) == 4
    assert all(sorted(order) == list(range(7)) for order in orders)
    assert [tables.GUARDIAN_VALUE[space] for space in range(1, 8)] == [2, 3, 4, 5, 6, 7, 8]
    assert [tables.PATH_COST[position] for position in range(2, 8)] == [1, 1, 1, 2, 2, 2]
    assert sorted(COMPONENTS.cities.offering_tiles) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_counts_by_players() -> None:  # B-END-1, B-SETUP-4
    assert [tables.COUNTDOWN_NOVICES[players] for players in (1, 2, 3, 4)] == [7, 7, 10, 13]
    assert [tables.PORTALS_OF_SHAPE[players] for players in (1, 2, 3, 4)] == [3, 3, 4, 4]


def test_council_and_common_tasks() -> None:  # B-FIRE-2, B-BONUS-2
    assert [tables.COUNCIL_HAS_POINT[space] for space in range(8)] == [0, 1, 1, 1, 1, 1, 1, 1]
    assert [tables.COMMON_TASK_NEED[task] for task in range(5)] == [7, 7, 7, 5, 6]


def test_tom() -> None:  # B-SOLO-3, B-SOLO-4
    assert Counter(COMPONENTS.tom.cards) == {
        TomCard.GREAT_BONFIRE: 2,
        TomCard.TASK_ONE: 1,
        TomCard.TASK_TWO: 1,
        TomCard.GUARDIAN: 1,
        TomCard.PATH: 2,
        TomCard.GNOME: 1,
    }
    silent = [card for card in TomCard if not tables.TOM_REVEALS_GNOME[card]]
    assert silent == [TomCard.GREAT_BONFIRE, TomCard.GUARDIAN]


# Honest sources: only the pictures are missing, but most values depend on them, and nothing made up may pass for
# printed.


def sources(file: str, name: str, key: str = "provenance") -> Counter[str]:
    entries = content(file)[name]
    return Counter(entry[key] for entry in (entries if isinstance(entries, list) else [entries]) if key in entry)


@pytest.mark.parametrize(
    ("file", "name", "key", "expected"),
    [
        ("islands.toml", "island", "provenance", {"reconstructed": 14}),
        ("islands.toml", "routes", "provenance", {"reconstructed": 1}),
        ("great_bonfire.toml", "points", "provenance", {"printed": 1}),
        ("great_bonfire.toml", "space", "provenance", {"inferred": 1, "reconstructed": 6}),
        ("great_bonfire.toml", "space", "position_provenance", {"reconstructed": 7}),
        ("fate.toml", "area", "provenance", {"reconstructed": 1}),
        ("fate.toml", "tile", "provenance", {"reconstructed": 8}),
        ("paths.toml", "tile", "provenance", {"reconstructed": 15}),
        ("tasks.toml", "task", "provenance", {"printed": 66}),
        ("tasks.toml", "task", "points_provenance", {"reconstructed": 66}),
        ("gnomes.toml", "specialist", "provenance", {"printed": 27}),
        ("gnomes.toml", "specialist", "resource_provenance", {"reconstructed": 27}),
        ("gnomes.toml", "specialist", "guardian_provenance", {"reconstructed": 4}),
        ("gnomes.toml", "elder", "provenance", {"printed": 6}),
        ("gnomes.toml", "elder", "resource_provenance", {"reconstructed": 6}),
        ("cities.toml", "city", "provenance", {"reconstructed": 4}),
        ("cities.toml", "space", "provenance", {"inferred": 7}),
        ("cities.toml", "space", "path_cost_provenance", {"printed": 7}),
        ("cities.toml", "offering_tiles", "provenance", {"inferred": 1}),
        ("council.toml", "council_space", "provenance", {"printed": 8}),
        ("council.toml", "council_space", "position_provenance", {"reconstructed": 8}),
        ("council.toml", "common_task", "provenance", {"printed": 5}),
        ("tom.toml", "card", "provenance", {"printed": 6}),
        ("tom.toml", "card", "copies_provenance", {"inferred": 4, "reconstructed": 2}),
        ("tom.toml", "card", "reveals_gnome_provenance", {"inferred": 6}),
        ("pieces.toml", "action_tile", "provenance", {"printed": 7}),
        ("pieces.toml", "action_tile", "colour_provenance", {"printed": 1, "reported": 1, "reconstructed": 5}),
        ("pieces.toml", "guardian", "provenance", {"printed": 3, "reported": 1}),
        ("pieces.toml", "players", "provenance", {"printed": 4}),
    ],
)
def test_sources(file: str, name: str, key: str, expected: dict[str, int]) -> None:
    assert sources(file, name, key) == expected


def test_what_a_task_depicts_is_printed_only_where_the_rulebook_spells_it_out() -> None:
    by_source: dict[str, list[str]] = {}
    for task in content("tasks.toml")["task"]:
        by_source.setdefault(task.get("asks_provenance", "nothing asked"), []).append(task["name"])
    assert by_source["reported"] == ["b06", "r16"]
    assert by_source["nothing asked"] == ["y07", "y15", "y17", "y18"]
    assert by_source["printed"] == [
        *("b01", "b20", "b21", "b22"),
        *(f"r{number:02}" for number in range(1, 9)),
        *(f"y{number:02}" for number in range(1, 20) if number not in (7, 15, 17, 18)),
    ]


# Mistakes

MISTAKES = [
    # islands
    (
        "islands.toml",
        r"\[\[island\]\]\nname = \"fruit-east\"[^\[]*",
        "",
        r"\[\[island\]\]: 13 are listed, but there should be 14",
    ),
    ("islands.toml", '"blossom-west"', '"Blossom 1"', r"number 1: 'name' is 'Blossom 1'"),
    ("islands.toml", '"fruit-west"', '"blossom-west"', r"number 2: 'name' is 'blossom-west', but a name of its own"),
    ("islands.toml", 'name = "fruit-west"', 'name = "herb-west-2"', "'name' must begin with 'fruit-'"),
    ("islands.toml", 'name = "guardian-pink"', 'name = "guardian-red"', "'name' must begin with 'guardian-pink'"),
    ("islands.toml", 'guardian = "pink"\n', "", "guardian-pink: an island has either a 'resource' or a 'guardian'"),
    (
        "islands.toml",
        'guardian = "pink"',
        'guardian = "pink"\nresource = "root"',
        "either a 'resource' or a 'guardian'",
    ),
    (
        "islands.toml",
        'guardian = "pink"',
        'guardian = "red"',
        "'guardian' is 'red', but it must be one of pink, blue, natural or grey",
    ),
    ("islands.toml", 'resource = "fruit"', 'resource = "gold"', "'resource' is 'gold'"),
    (
        "islands.toml",
        'name = "fruit-west"\nresource = "fruit"',
        'name = "herb-far"\nresource = "herb"',
        "1 island shows fruit",
    ),
    (
        "islands.toml",
        'name = "guardian-pink"\nguardian = "pink"',
        'name = "guardian-grey-2"\nguardian = "grey"',
        "0 islands have pink guardians",
    ),
    ("islands.toml", "corner = true", "corner = false", "3 islands have 'corner = true', but there are 4"),
    ("islands.toml", "corner = true", 'corner = "yes"', "'corner' is 'yes', but it must be of type bool"),
    ("islands.toml", "x = 0.1", "x = 1.5", "'x' is 1.5, but a fraction"),
    (
        "islands.toml",
        r'\["fruit-west", "guardian-pink"\]',
        '["fruit-west", "fruit-west"]',
        r"\[routes\] number 2: .*two different",
    ),
    ("islands.toml", r'\["fruit-west", "guardian-pink"\]', '["fruit-west", "nowhere"]', r"\[routes\] number 2: "),
    ("islands.toml", r'\["fruit-west", "guardian-pink"\]', '["fruit-west"]', r"\[routes\] number 2: "),
    ("islands.toml", r'\["fruit-west", "guardian-pink"\]', '[["fruit-west"], 3]', r"\[routes\] number 2: "),
    (
        "islands.toml",
        r'\["fruit-west", "guardian-pink"\]',
        '["fruit-west", "blossom-west"]',
        r"\[routes\] number 2: the route between fruit-west and blossom-west is listed twice",
    ),
    # Great Bonfire
    ("great_bonfire.toml", "points = 2", "points = 3", r"\[points\]: 'points' is 3, but the rulebook says 2"),
    ("great_bonfire.toml", r"\Z", '\n[[space]]\nprovenance = "printed"\n', "8 are listed, but there should be 7"),
    ("great_bonfire.toml", 'action = "yellow"', 'action = "joker"', r"\[\[space\]\] number 3: 'action' is 'joker'"),
    ("great_bonfire.toml", 'reward = "points"', 'reward = "silver"', r"\[\[space\]\] number 3: 'reward' is 'silver'"),
    ("great_bonfire.toml", 'reward = "points"', 'reward = "gold"', "no space shows points"),
    ("great_bonfire.toml", 'reward = "root"', 'reward = "gold"', "no space shows root"),
    (
        "great_bonfire.toml",
        r"position_provenance.*\n",
        "",
        r"\[\[space\]\] number 1: 'position_provenance' must be one of",
    ),
    # fate
    ("fate.toml", "columns = 7", "columns = 12", "'columns' is 12, but 5 to 9 are possible"),
    ("fate.toml", "rows = 5", "rows = 2", "'rows' is 2, but 3 to 7 are possible"),
    ("fate.toml", '"a1", "g1"', '"a1", "h1"', "'missing' names 'h1', but cells run from a1 to g5"),
    ("fate.toml", '"a1", "g1"', '"a1", "a1"', "'missing' names a1 twice"),
    ("fate.toml", r'"a1", "g1"', '"a1", "a2", "a3", "a4", "a5"', "'gold' names a5, which is missing"),
    ("fate.toml", r"start = .*", 'start = ["c3", "d3"]', "'start' must name 3 cells side by side"),
    ("fate.toml", r"start = .*", 'start = ["d2", "d3", "d4"]', "'start' must name 3 cells side by side"),
    ("fate.toml", r"start = .*", 'start = ["f3", "g3", "a4"]', "'start' must name 3 cells side by side"),
    ("fate.toml", r"gold = .*", "gold = []", "'gold' names no cell"),
    ("fate.toml", r"gold = .*", 'gold = ["d1"]', "'gold' and 'yellow' both name d1"),
    ("fate.toml", r"gold = .*", 'gold = ["c3"]', "'start' and 'gold' both name c3"),
    ("fate.toml", r"yellow = .*", 'yellow = ["c3"]', "'start' and 'yellow' both name c3"),
    ("fate.toml", '"b3", "f3"', '"b3", "e3"', "'start' and 'highlighted' both name e3"),
    ("fate.toml", r"\[\[tile\]\]\nsymbols = .*\n.*\n", "", r"\[\[tile\]\]: 7 are listed, but there should be 8"),
    (
        "fate.toml",
        '"task", "ship", "guardian"',
        '"task", "ship", "task"',
        r"\[\[tile\]\] number 2: 'symbols' must be 3 different",
    ),
    (
        "fate.toml",
        '"task", "ship", "guardian"',
        '"task", "ship"',
        r"\[\[tile\]\] number 2: 'symbols' must be 3 different",
    ),
    ("fate.toml", '"task", "ship", "guardian"', '"task", "ship", "yellow"', "'symbols' contains 'yellow'"),
    # paths
    ("paths.toml", "copies = 2", "copies = 3", "11 tiles have a blue crystal, but there should be 10"),
    ("paths.toml", "copies = 2", "copies = 0", r"\[\[tile\]\] number 1: 'copies' is 0"),
    ("paths.toml", 'resource = "blossom"', 'resource = "gold"', r"\[\[tile\]\] number 1: 'resource' is 'gold'"),
    ("paths.toml", 'resource = "fruit"', 'resource = "blossom"', "number 2: blue with blossom is listed twice"),
    ("paths.toml", 'crystal = "blue"', 'crystal = "green"', r"\[\[tile\]\] number 1: 'crystal' is 'green'"),
    ("paths.toml", r"provenance.*\n", "", r"\[\[tile\]\] number 1: 'provenance' must be one of"),
    ("paths.toml", 'provenance = "reconstructed"', 'provenance = "guessed"', "'provenance' must be one of printed"),
    # tasks
    ("tasks.toml", r"\[\[task\]\]\nname = \"b22\"[^\[]*", "", "21 blue tasks are listed, but there should be 22"),
    ("tasks.toml", r"\Z", '\n[[task]]\nname = "y23"\nprovenance = "printed"\n', "23 yellow tasks are listed"),
    (
        "tasks.toml",
        r"\Z",
        '\n[[task]]\nname = "x01"\nprovenance = "printed"\n',
        "67 tasks are listed, but there should be 66",
    ),
    ("tasks.toml", 'name = "b02"', 'name = "b07"', r"\[\[task\]\] number 2: 'name' is 'b07', but 'b02' belongs here"),
    ("tasks.toml", 'kind = "portals"', 'kind = "ports"', r"\[\[task\]\] r02: 'kind' is 'ports'"),
    ("tasks.toml", "points = 3", "points = 4", r"\[\[task\]\] b01: 'points' is 4, but blue tasks have 2 to 3"),
    ("tasks.toml", "points = 5", "points = 6", r"\[\[task\]\] r01: 'points' is 6, but red tasks have 4 to 5"),
    ("tasks.toml", "points = 6", "points = 9", r"\[\[task\]\] y01: 'points' is 9, but yellow tasks have 6 to 8"),
    ("tasks.toml", r"points_provenance.*\n", "", r"\[\[task\]\] b01: 'points_provenance' must be one of"),
    ("tasks.toml", r"asks_provenance.*\n", "", r"\[\[task\]\] b01: 'asks_provenance' must be one of"),
    ("tasks.toml", r"asks = \{ pink = 1 \}\n", "", r"\[\[task\]\] b02: 'asks' is missing"),
    ("tasks.toml", r"asks = \{ pink = 1 \}", "asks = 1", "b02: 'asks' is 1, but it must be of type dict"),
    (
        "tasks.toml",
        r"asks = \{ pink = 1 \}",
        "asks = { red = 1 }",
        "b02: 'asks' names 'red', but this kind asks for pink",
    ),
    ("tasks.toml", r"asks = \{ pink = 1 \}", "asks = { pink = 0 }", "b02: 'asks' has pink = 0"),
    (
        "tasks.toml",
        r"asks = \{ pink = 1 \}",
        "asks = { pink = 1, grey = 1 }",
        "b02: no blue task of the rulebook has this",
    ),
    ("tasks.toml", r"asks = \{ pink = 1 \}", "asks = {}", "b02: no blue task of the rulebook has this"),
    ("tasks.toml", r"ship = 3, task = 2", "ship = 3, task = 3", "y20: no yellow task of the rulebook has this"),
    ("tasks.toml", 'kind = "fate-gold"', 'kind = "fate-gold"\nasks = 4', "y17: 'asks' has no meaning for this kind"),
    (
        "tasks.toml",
        r'kind = "portals"\nasks = 3',
        'kind = "portals"\nasks = 4',
        "r02: no red task of the rulebook has this",
    ),
    (
        "tasks.toml",
        r'kind = "offerings-on-one-island"\nasks = 3',
        'kind = "portals"\nasks = 5',
        "the yellow task portals 5 is listed 2 times, but is there once",
    ),
    (
        "tasks.toml",
        r'kind = "offerings-on-one-island"\nasks = 3',
        'kind = "action-tiles"\nasks = { ship = 5 }',
        "the yellow task offerings-on-one-island 3 is listed 0 times",
    ),
    # gnomes
    (
        "gnomes.toml",
        r"# Any number.*\n\[\[specialist\]\][^#]*",
        "",
        r"\[\[specialist\]\]: 26 are listed, but there should be 27",
    ),
    ("gnomes.toml", "number = 2", "number = 3", r"\[\[specialist\]\] 2: 'number' is 3, but 2 belongs here"),
    ("gnomes.toml", "faster-procession", "slower-procession", r"\[\[specialist\]\] 2: 'name' is 'slower-procession'"),
    ("gnomes.toml", 'resource = "gold"', 'resource = "root"', "2 specialists cost gold, but there should be 3"),
    ("gnomes.toml", 'resource = "blossom"', 'resource = "gold"', "4 specialists cost gold, but there should be 3"),
    ("gnomes.toml", 'resource = "blossom"', 'resource = "silver"', r"\[\[specialist\]\] 1: 'resource' is 'silver'"),
    ("gnomes.toml", 'guardian = "pink"', 'guardian = "grey"', "0 specialists double the pink guardian"),
    ("gnomes.toml", 'guardian = "pink"', 'guardian = "own"', r"\[\[specialist\]\] 10: 'guardian' is 'own'"),
    ("gnomes.toml", r'guardian = "pink"\n', "", r"\[\[specialist\]\] 10: 'guardian' is missing"),
    ("gnomes.toml", r"resource_provenance.*\n", "", r"\[\[specialist\]\] 1: 'resource_provenance' must be one of"),
    ("gnomes.toml", r"guardian_provenance.*\n", "", r"\[\[specialist\]\] 10: 'guardian_provenance' must be one of"),
    (
        "gnomes.toml",
        r"\Z",
        '\n[[elder]]\nprovenance = "printed"\n',
        r"\[\[elder\]\]: 7 are listed, but there should be 6",
    ),
    (
        "gnomes.toml",
        r'name = "portals"\nresource = ".*"',
        'name = "portals"\nresource = "gold"',
        r"\[\[elder\]\] 3: 'resource' is 'gold'",
    ),
    # cities
    ("cities.toml", r"\[\[city\]\]\nboard = 4[^#]*", "", r"\[\[city\]\]: 3 are listed, but there should be 4"),
    ("cities.toml", "board = 2", "board = 3", r"\[\[city\]\] 2: 'board' is 3"),
    (
        "cities.toml",
        '"a", "b", "c"',
        '"a", "b", "b"',
        r"\[\[city\]\] 1: 'portals' must name each of a, b, c, d, e, f and g once",
    ),
    ("cities.toml", '"a", "b", "c"', '"a", "b", "x"', r"\[\[city\]\] 1: 'portals' contains 'x'"),
    (
        "cities.toml",
        '"a", "b", "c", "d", "e", "f", "g"',
        '"d", "a", "g", "f", "b", "e", "c"',
        r"2: 'portals' is the same",
    ),
    ("cities.toml", "guardian_points = 8", "guardian_points = 9", r"\[\[space\]\] 7: 'guardian_points' is 9"),
    ("cities.toml", "path_cost = 2", "path_cost = 1", r"\[\[space\]\] 5: 'path_cost' is 1, but the rulebook says 2"),
    ("cities.toml", "fruit = 2", "fruit = 3", r"\[offering_tiles\]: there are 11 tiles, but each player has 10"),
    ("cities.toml", "fruit = 2", "fruit = -1", r"\[offering_tiles\]: 'fruit' is -1"),
    # council
    (
        "council.toml",
        r"# Two gold.*\n\[\[council_space\]\][^#]*",
        "",
        r"\[\[council_space\]\]: 7 are listed, but there should be 8",
    ),
    (
        "council.toml",
        'bonus = "voyage"',
        'bonus = "journey"',
        r"number 7: 'bonus' is 'journey', but 'voyage' belongs here",
    ),
    (
        "council.toml",
        "point = false",
        "point = true",
        r"\[\[council_space\]\] number 1: 'point' is false for gold-and-yellow",
    ),
    ("council.toml", "asks = 5", "asks = 6", r"\[\[common_task\]\] number 4: 'asks' is 6, but the rulebook says 5"),
    # Tom
    ("tom.toml", "copies = 2", "copies = 3", "9 cards are listed, but Tom has 8"),
    ("tom.toml", "copies = 1", "copies = 0", r"\[\[card\]\] task-one: 'copies' is 0"),
    ("tom.toml", 'action = "gnome"', 'action = "ship"', r"\[\[card\]\] gnome: 'action' is 'ship'"),
    ("tom.toml", r"reveals_gnome_provenance.*\n", "", "'reveals_gnome_provenance' must be one of"),
    # pieces
    ("pieces.toml", "gold = 12", "gold = 11", r"\[resources\]: 'gold' is 11, but the rulebook says 12"),
    ("pieces.toml", "limited = false", "limited = true", r"\[resources\]: 'limited' is true"),
    ("pieces.toml", "count = 12", "count = 10", r"\[\[action_tile\]\] yellow: 'count' is 10, but the rulebook says 12"),
    ("pieces.toml", 'colour = "red"', 'colour = "blue"', r"\[\[action_tile\]\] task: 'colour' is 'blue', but each"),
    ("pieces.toml", 'colour = "red"', 'colour = "yellow"', r"\[\[action_tile\]\] task: 'colour' is 'yellow'"),
    ("pieces.toml", "of_each_shape = 4", "of_each_shape = 5", r"\[portals\]: 'of_each_shape' is 5"),
    ("pieces.toml", 'colour = "pink"\ncount = 4', 'colour = "pink"\ncount = 3', r"\[\[guardian\]\] pink: 'count' is 3"),
    ("pieces.toml", "neutral = 5", "neutral = 4", r"\[novices\]: 'neutral' is 4, but the rulebook says 5"),
    ("pieces.toml", r"tiles = \[5, 4", "tiles = [4, 5", r"\[countdown\]: 'tiles' is \[4, 5, 3, 2, 1\]"),
    ("pieces.toml", "novices = 13", "novices = 12", r"\[\[players\]\] 4: 'novices' is 12, but the rulebook says 13"),
    ("pieces.toml", "tasks_elsewhere = 3", "tasks_elsewhere = 2", r"\[\[players\]\] 3: 'tasks_elsewhere' is 2"),
    ("pieces.toml", r"\[countdown\]", "[count_down]", r"\[countdown\]: this table is missing"),
    # any file
    ("tom.toml", r"\A", "= broken", "is not valid TOML"),
]


@pytest.mark.parametrize(("file", "old", "new", "fault"), MISTAKES)
def test_a_mistake_is_named_with_its_file_and_entry(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    message = fault_of(edition_with(tmp_path, file, old, new))
    assert file in message
    assert re.search(fault, message), message
    assert message.endswith(".")


def test_islands_that_no_route_reaches(tmp_path: Path) -> None:
    folder = edition_with(tmp_path, "islands.toml", r'    \["blossom-west", "fruit-west"\],\n', "")
    text = (folder / "islands.toml").read_text().replace('    ["guardian-blue", "blossom-west"],\n', "")
    (folder / "islands.toml").write_text(text)
    assert "[routes]: no routes lead from blossom-west to fruit-west" in fault_of(folder)


def test_corners_are_task_islands(tmp_path: Path) -> None:
    folder = edition_with(tmp_path, "islands.toml", "corner = true", "corner = false")
    text = (folder / "islands.toml").read_text()
    (folder / "islands.toml").write_text(
        text.replace('guardian = "pink"\ncorner = false', 'guardian = "pink"\ncorner = true')
    )
    assert "guardian-pink: the corner islands are task islands" in fault_of(folder)


def test_a_family_of_depicting_tasks_cannot_be_left_out(tmp_path: Path) -> None:
    shutil.copytree(STANDARD_FOLDER, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "tasks.toml").read_text()
    (tmp_path / "tasks.toml").write_text(text.replace('kind = "gnome-resource"', 'kind = "path-resource"'))
    assert "no blue task gnome-resource with a depicted thing is listed" in fault_of(tmp_path)


@pytest.mark.parametrize(
    ("file", "changes", "fault"),
    [
        (
            "fate.toml",
            [('"task", "ship", "path"', '"task", "gnome", "path"'), ('"path", "ship"', '"path", "task"')],
            "b16: 'asks' has ship = 3, but the edition has only 2",
        ),
        (
            "paths.toml",
            [
                (r'\[\[tile\]\]\ncrystal = "\w+"\nresource = "shell"[^\[]*', ""),
                (r'(resource = "root"\ncopies = )2', r"\g<1>4"),
                (r'(resource = "root"\ncopies = )1', r"\g<1>2"),
            ],
            "b06: 'asks' has shell = 1, but the edition has only 0",
        ),
        (
            "gnomes.toml",
            [('resource = "shell"', 'resource = "root"')],
            "b15: 'asks' has shell = 1, but the edition has only 0",
        ),
    ],
)
def test_no_task_asks_for_what_is_not_there(
    tmp_path: Path, file: str, changes: list[tuple[str, str]], fault: str
) -> None:
    shutil.copytree(STANDARD_FOLDER, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / file).read_text(encoding="utf-8")
    for old, new in changes:
        text = re.sub(old, new, text)
    (tmp_path / file).write_text(text, encoding="utf-8")
    assert fault in fault_of(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    shutil.copytree(STANDARD_FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / "council.toml").unlink()
    assert fault_of(tmp_path) == f"The component file {tmp_path / 'council.toml'} is missing."


# A box of another shape


def test_the_fate_area_may_have_another_size(tmp_path: Path) -> None:
    folder = edition_with(tmp_path, "fate.toml", "columns = 7\nrows = 5", "columns = 9\nrows = 6")
    fate = read_components("test", folder).fate
    assert len(fate.area) == 9 * 6 - 2
    assert fate.start == (2 * 9 + 2, 2 * 9 + 3, 2 * 9 + 4)
    assert len(fate.outermost()) == 11


# The endless Great Bonfire

PATH, GREAT, YELLOW = ActionKind.PATH, ActionKind.GREAT_BONFIRE, ActionKind.YELLOW
Supply = tuple[int, int, int]
"""Action tiles: others, Great Bonfire tiles, yellow ones."""


@pytest.mark.parametrize(
    ("actions", "way"),
    [
        # One Great Bonfire tile turns the pointer two spaces at most.
        ((GREAT, PATH, GREAT, PATH, GREAT, PATH, GREAT), (0, 2, 4, 6)),
        ((GREAT, PATH, GREAT, PATH, GREAT, PATH, PATH), None),
        ((GREAT,) * 7, (0, 1, 2, 3, 4, 5, 6)),
        # A yellow tile turns it three, and each such step must be compensated by a yellow space.
        ((YELLOW, PATH, PATH, YELLOW, PATH, PATH, YELLOW), (0, 3, 6)),
        ((YELLOW, PATH, PATH, GREAT, PATH, GREAT, PATH), (0, 3, 5)),
        ((YELLOW, PATH, PATH, GREAT, PATH, PATH, GREAT), None),
        ((YELLOW, PATH, PATH, GREAT, PATH, PATH, YELLOW), (0, 3, 6)),
        ((YELLOW, PATH, PATH, PATH, YELLOW, PATH, PATH), None),
        ((PATH,) * 7, None),
        ((PATH, PATH, YELLOW, PATH, PATH, GREAT, PATH), None),
    ],
)
def test_endless_ways(actions: tuple[int, ...], way: tuple[int, ...] | None) -> None:
    found = endless_way(actions)
    assert (found is None) == (way is None)
    assert found is None or set(found) == set(way or ())


def price_of(distance: int) -> int:
    """The price of turning the Great Bonfire a distance with specialist 22, in action tiles."""
    return 3 if distance == 0 else min(max(1, distance - 1), 3)


def payments(supply: Supply, price: int) -> Iterator[Supply]:
    """Every payment with specialist 5: yellow tiles count twice, two others replace a missing one once."""
    for others, great, yellow, paired in itertools.product(*(range(number + 1) for number in (*supply, supply[1]))):
        if paired <= great and (others + paired) % 2 == 0:
            worth = great - paired + 2 * yellow + (others + paired) // 2
            if worth >= price:
                yield others, great, yellow


def can_be_used_for_ever(actions: tuple[int, ...], most_tiles: int) -> bool:
    """Try every way of turning the Great Bonfire: remove positions without a successor while there are any."""
    following: dict[tuple[int, Supply], set[tuple[int, Supply]]] = {}
    numbers = range(most_tiles + 1)
    supplies = [supply for supply in itertools.product(numbers, numbers, numbers) if sum(supply) <= most_tiles]
    for pointer, supply in itertools.product(range(7), supplies):
        following[pointer, supply] = {
            (space, gaining(supply, payment, actions[space]))
            for space in range(7)
            for payment in payments(supply, price_of((space - pointer) % 7))
        }
    while finished := {position for position, after in following.items() if not after}:
        following = {position: after - finished for position, after in following.items() if after}
    return bool(following)


def gaining(supply: Supply, payment: Supply, action: int) -> Supply:
    others, great, yellow = (have - paid for have, paid in zip(supply, payment, strict=True))
    return others + (action == PATH), great + (action == GREAT), yellow + (action == YELLOW)


def test_endless_ways_are_those_that_can_be_used_for_ever() -> None:
    boards = {
        min(board[turn:] + board[:turn] for turn in range(7))
        for board in itertools.product((PATH, GREAT, YELLOW), repeat=7)
    }
    endless = {board for board in boards if endless_way(board) is not None}
    assert endless == {board for board in boards if can_be_used_for_ever(board, most_tiles=2)}
    assert 0 < len(endless) < len(boards)


def test_an_endless_great_bonfire_is_read_but_not_approved(tmp_path: Path) -> None:
    folder = edition_with(tmp_path, "great_bonfire.toml", 'action = "ship"', 'action = "yellow"')
    components = read_components("test", folder)
    with pytest.raises(BadComponents) as caught:
        check_thoroughly(components, folder)
    assert "great_bonfire.toml, [[space]]: " in str(caught.value)
    assert "between the spaces 1, 3 and 6" in str(caught.value)
