"""The Great Bonfire's spaces, the High Council's and the common tasks."""

from __future__ import annotations

from dataclasses import dataclass

from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COMMON_TASK,
    COUNCIL_SPACE,
    REWARD,
    SPACES,
    CommonTask,
    CouncilSpace,
    Reward,
)
from beltane.kernel.components import ComponentFile, numbered

GREAT_BONFIRE_POINTS = 2
COMMON_TASK_ASKS = {
    CommonTask.TASKS: 7,
    CommonTask.PORTALS: 7,
    CommonTask.PATHS: 7,
    CommonTask.GUARDIANS: 5,
    CommonTask.GNOMES: 6,
}
PRINTED_REWARDS = (Reward.ROOT, Reward.POINTS)


@dataclass(frozen=True)
class GreatBonfire:
    """What the spaces show, clockwise."""

    actions: tuple[int, ...]
    rewards: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class Council:
    """Which spaces offer one point as the alternative, and what the common tasks ask for."""

    has_point: tuple[bool, ...]
    common_task_asks: tuple[int, ...]


def read_great_bonfire(file: ComponentFile) -> GreatBonfire:
    """Read and check the Great Bonfire's spaces."""
    points = file.expect("[points]", file.table("points"), "points", GREAT_BONFIRE_POINTS)
    actions, rewards = [], []
    for number, table in enumerate(file.expect_entries("space", SPACES), start=1):
        entry = numbered("[[space]]", number)
        actions.append(file.choice(entry, table, "action", ACTION_KIND.words))
        rewards.append(file.choice(entry, table, "reward", REWARD.words))
        file.check_aspects(entry, table, "position")
    for reward in PRINTED_REWARDS:
        if reward not in rewards:
            raise file.fault("[[space]]", "bonfire-no-reward", reward=REWARD.words[reward])
    return GreatBonfire(tuple(actions), tuple(rewards), points)


def read_council(file: ComponentFile) -> Council:
    """Read and check the High Council and the common tasks."""
    has_point = []
    spaces = file.expect_entries("council_space", len(CouncilSpace))
    for space, table in zip(CouncilSpace, spaces, strict=True):
        entry = numbered("[[council_space]]", space + 1)
        file.expect_in_order(entry, table, "bonus", COUNCIL_SPACE.words[space])
        has_point.append(file.value(entry, table, "point", bool))
        file.check_aspects(entry, table, "position")
        if has_point[-1] != (space != CouncilSpace.GOLD_AND_YELLOW):
            raise file.fault(entry, "bonfire-council-point")
    asks = []
    for task, table in zip(CommonTask, file.expect_entries("common_task", len(CommonTask)), strict=True):
        entry = numbered("[[common_task]]", task + 1)
        file.expect_in_order(entry, table, "name", COMMON_TASK.words[task])
        asks.append(file.expect(entry, table, "asks", COMMON_TASK_ASKS[task]))
    return Council(tuple(has_point), tuple(asks))
