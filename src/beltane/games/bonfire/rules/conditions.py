"""When a task is fulfilled, and a player's progress with it (B-FIRE-4 to B-FIRE-6).

Progress is have / need: `TASK_NEED` holds the need, and `task_progress` computes what the player has. No part counts
for more than is asked of it, so a task is fulfilled exactly when progress reaches the need.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    FATE_CELL,
    FATE_HIGHLIGHTED,
    FATE_OUTERMOST,
    GRID_CELLS,
    ISLAND_RESOURCE,
    ISLANDS,
    PATH_TILE_CRYSTAL,
    PATH_TILE_RESOURCE,
    TASK_ASKS,
    TASK_COLOUR,
    TASK_KIND_OF,
    TASK_NEED,
)
from beltane.games.bonfire.rules.fate import largest_group, two_largest_groups
from beltane.games.bonfire.rules.gains import common_tasks_fulfilled
from beltane.games.bonfire.rules.gnomes import elder_count, gnomes_showing
from beltane.games.bonfire.rules.state import (
    OFFERING_PILE,
    Player,
    bonfire_count,
    guardian_count,
    is_at_bonfire,
    path_positions,
    portal_count,
)
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    BASIC_RESOURCES,
    GUARDIANS,
    NONE,
    SPACES,
    Cell,
    TaskKind,
)
from beltane.kernel.rule import rule


@rule
def is_fulfilled(player: Player, task: int) -> bool:
    """Whether a task's condition holds now (B-FIRE-1)."""
    return task_progress(player, task) >= TASK_NEED[task]


@rule
def task_progress(player: Player, task: int) -> int:
    """How much a player has of what a task asks for (B-FIRE-6)."""
    if TASK_KIND_OF[task] > TaskKind.ACTION_TILES:
        return number_progress(player, TASK_KIND_OF[task], TASK_ASKS[task, 0])
    have = 0
    for member in range(ACTION_TILES):
        asked = TASK_ASKS[task, member]
        if asked > 0:
            have += min(asked, member_count(player, TASK_KIND_OF[task], member))
    return have


@rule
def member_count(player: Player, kind: int, member: int) -> int:
    """How many a player has of one colour, guardian, resource or action that a task depicts."""
    if kind == TaskKind.BONFIRE_COLOURS:
        return tasks_of_colour(player, member, 1)
    if kind == TaskKind.TASKS_OF_COLOUR:
        return tasks_of_colour(player, member, 0)
    if kind == TaskKind.PATH_CRYSTALS:
        return paths_with_crystal(player, member)
    if kind == TaskKind.DEPICTED_GUARDIANS:
        return 0 if player.guardians[member] == NONE else 1
    if kind == TaskKind.PATH_RESOURCE:
        return paths_with_resource(player, member)
    if kind == TaskKind.OFFERINGS_AT_RESOURCE:
        return islands_served(player, member)
    if kind == TaskKind.GNOME_RESOURCE:
        return gnomes_showing(player, member)
    if kind == TaskKind.RESOURCES:
        return player.resources[member]
    if kind == TaskKind.SYMBOL_GROUPS:
        return largest_group(player, member)
    return player.tiles[member]


@rule
def number_progress(player: Player, kind: int, number: int) -> int:
    """Progress with a task that asks for a single number."""
    if kind == TaskKind.TWO_RESOURCES:
        return best_two_resources(player, number)
    if kind == TaskKind.TWO_LARGE_GROUPS:
        return two_largest_groups(player, number)
    return min(number, plain_count(player, kind))


@rule
def plain_count(player: Player, kind: int) -> int:
    """Counts for tasks that ask for a plain number."""
    if kind == TaskKind.PORTALS:
        return portal_count(player)
    if kind == TaskKind.GNOMES:
        return player.gnomes
    if kind == TaskKind.ELDERS:
        return elder_count(player)
    if kind == TaskKind.GUARDIANS:
        return guardian_count(player)
    if kind == TaskKind.GUARDIANS_AT_BONFIRES:
        return guardians_at_bonfires(player)
    if kind == TaskKind.BONFIRES:
        return bonfire_count(player)
    if kind == TaskKind.COMMON_TASKS:
        return common_tasks_fulfilled(player)
    if kind == TaskKind.NEIGHBOURING_PATHS:
        return longest_run_of_paths(player)
    if kind == TaskKind.EQUAL_RESOURCES:
        return most_of_one_resource(player)
    return offering_or_cell_count(player, kind)


@rule
def offering_or_cell_count(player: Player, kind: int) -> int:
    """Counts for tasks about offerings and about covered cells of the fate area."""
    if kind == TaskKind.OFFERING_ISLANDS:
        return islands_with_offerings(player, 1)
    if kind == TaskKind.ISLANDS_WITH_TWO_OFFERINGS:
        return islands_with_offerings(player, 2)
    if kind == TaskKind.OFFERINGS_ON_ONE_ISLAND:
        return most_offerings_on_one_island(player)
    if kind == TaskKind.EMPTY_OFFERING_PILE:
        return OFFERING_PILE - min(player.offerings_left[0], player.offerings_left[1])
    return covered_cells(player, kind)


@rule
def tasks_of_colour(player: Player, colour: int, lit: int) -> int:
    """Bonfires of a colour (`lit` 1), or tasks and bonfires together (`lit` 0)."""
    count = 0
    for space in range(1, SPACES + 1):
        task = player.tasks[space]
        if task != NONE and player.lit[space] >= lit and TASK_COLOUR[task] == colour:
            count += 1
    return count


@rule
def paths_with_crystal(player: Player, crystal: int) -> int:
    """Added path tiles with a crystal; the starting tile has none (B-FIRE-4)."""
    count = 0
    for position in range(2, path_positions(player) + 1):
        if PATH_TILE_CRYSTAL[player.paths[position]] == crystal:
            count += 1
    return count


@rule
def paths_with_resource(player: Player, resource: int) -> int:
    """Added path tiles with a resource (B-FIRE-4)."""
    count = 0
    for position in range(2, path_positions(player) + 1):
        if PATH_TILE_RESOURCE[player.paths[position]] == resource:
            count += 1
    return count


@rule
def longest_run_of_paths(player: Player) -> int:
    """The longest run of neighbouring added path tiles with the same resource."""
    longest = 0
    run = 0
    for position in range(2, path_positions(player) + 1):
        resource = PATH_TILE_RESOURCE[player.paths[position]]
        if position > 2 and resource == PATH_TILE_RESOURCE[player.paths[position - 1]]:
            run += 1
        else:
            run = 1
        longest = max(longest, run)
    return longest


@rule
def islands_served(player: Player, resource: int) -> int:
    """The number of islands of a resource with an own offering."""
    count = 0
    for island in range(ISLANDS):
        if ISLAND_RESOURCE[island] == resource and player.offerings_on[island] > 0:
            count += 1
    return count


@rule
def islands_with_offerings(player: Player, offerings: int) -> int:
    """The number of islands with at least that many own offerings."""
    count = 0
    for island in range(ISLANDS):
        if player.offerings_on[island] >= offerings:
            count += 1
    return count


@rule
def most_offerings_on_one_island(player: Player) -> int:
    """The largest number of a player's offering tiles on one island."""
    most = 0
    for island in range(ISLANDS):
        most = max(most, player.offerings_on[island])
    return most


@rule
def guardians_at_bonfires(player: Player) -> int:
    """How many of a player's guardians stand at bonfires."""
    count = 0
    for guardian in range(GUARDIANS):
        if is_at_bonfire(player.guardians[guardian]):
            count += 1
    return count


@rule
def most_of_one_resource(player: Player) -> int:
    """The largest count of one basic resource; gold does not count."""
    most = 0
    for resource in range(BASIC_RESOURCES):
        most = max(most, player.resources[resource])
    return most


@rule
def best_two_resources(player: Player, most: int) -> int:
    """The two largest counts of basic resources added up, each limited to what is asked."""
    first = 0
    second = 0
    for resource in range(BASIC_RESOURCES):
        count = min(most, player.resources[resource])
        if count > first:
            second = first
            first = count
        elif count > second:
            second = count
    return first + second


@rule
def covered_cells(player: Player, kind: int) -> int:
    """Covered cells of the area that a task is about (B-FATE-6)."""
    count = 0
    for cell in range(GRID_CELLS):
        if player.fate_grid[cell] != 0 and is_asked_cell(kind, cell):
            count += 1
    return count


@rule
def is_asked_cell(kind: int, cell: int) -> bool:
    """Whether a cell is of the kind that a task about the fate area asks for."""
    if kind == TaskKind.FATE_HIGHLIGHTED:
        return FATE_HIGHLIGHTED[cell] == 1
    if kind == TaskKind.FATE_GOLD:
        return FATE_CELL[cell] == Cell.GOLD
    return FATE_OUTERMOST[cell] == 1
