"""What whole games reach: `python -m tests.games.bonfire.reach` prints a table, and fails on anything never reached.

Every action of the catalogue, every decision, every kind of event and its possible subjects, every specialist's ability
and every extreme of a game has to occur in some game, so that no part of the rules is dead. What cannot occur is
derived here from the components, and must then indeed never occur.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import (
    PATH_KIND_COPIES,
    PLACE_CELLS,
    PLACES,
    SPECIALIST,
    START_CELLS,
    START_PLACE,
    TASK_LEAST_PLAYERS,
)
from beltane.games.bonfire.rules.actions import WAYS, to_choose_for_tom, to_lay, to_search
from beltane.games.bonfire.rules.state import IS_DECISION, Step
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASK,
    COMMON_TASKS,
    COUNCIL_SPACE,
    ENDING,
    FATE_TILE_LENGTH,
    FATE_TILES,
    NONE,
    PATH_KINDS,
    SOURCE,
    SPACES,
    TASK,
    TASKS,
    TOM_CARD,
)
from beltane.kernel.events import CAPACITY
from beltane.kernel.vocabulary import Domain
from tests.contract.corpus import Played, States
from tests.games.bonfire.inspection import Inspection
from tests.games.bonfire.policy import ASSORTED, ENDLESS, FATED, PURPOSEFUL, RANDOM, RICH, Style

Corpus = tuple[tuple[Style, dict[int, int]], ...]
"""The styles, and how many games of each are played, by number of seats."""

QUICK: Corpus = (
    (RANDOM, {1: 20, 2: 40, 3: 50, 4: 20}),
    (PURPOSEFUL, {1: 20, 2: 20, 3: 20, 4: 20}),
    (RICH, {1: 50, 2: 50, 3: 50, 4: 50}),
    (ASSORTED, {1: 300, 2: 100, 3: 60, 4: 80}),
    (FATED, {2: 60}),
    (ENDLESS, {1: 1, 4: 1}),
)
"""Just enough games to reach everything."""
THOROUGH: Corpus = (
    (RANDOM, {1: 50, 2: 50, 3: 50, 4: 50}),
    (PURPOSEFUL, {1: 50, 2: 50, 3: 50, 4: 50}),
    (RICH, {1: 1000, 2: 300, 3: 300, 4: 300}),
    (ASSORTED, {1: 1500, 2: 500, 3: 500, 4: 500}),
    (FATED, {2: 60}),
    (ENDLESS, {1: 1, 4: 1}),
)
"""Enough games to reach most things often."""

ABOUT: dict[str, tuple[str, Domain]] = {
    "endings": ("game_ended", ENDING),
    "points": ("points_scored", SOURCE),
    "points of Tom": ("tom_scored", SOURCE),
    "council bonuses": ("bonus_taken", COUNCIL_SPACE),
    "common tasks": ("common_task_fulfilled", COMMON_TASK),
    "bonfires": ("bonfire_lit", TASK),
    "cards of Tom": ("tom_revealed", TOM_CARD),
}
"""The subjects of events, where they matter: the kind of event and the words of its first argument."""

EXTREMES = (
    "countdown",
    "passing",
    "seven bonfires",
    "full city",
    "all fate tiles laid",
    "no path tile in the piles",
    "no specialist in the pile",
    "specialist pile made anew",
    "tie",
)

ALL_COMMON_TASKS = (1 << COMMON_TASKS) - 1

Table = dict[str, dict[str, int]]
"""By section, each word and how often it was reached."""


@dataclass
class Reach:
    """What the games so far have reached, and how often."""

    inspection: Inspection = field(default_factory=Inspection)
    actions: Counter[int] = field(default_factory=Counter)
    steps: Counter[int] = field(default_factory=Counter)
    kinds: Counter[int] = field(default_factory=Counter)
    about: dict[str, Counter[int]] = field(default_factory=lambda: {section: Counter() for section in ABOUT})
    extremes: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count what a game reaches."""
        self.inspection.look_at(played)
        self.actions.update(played.actions)
        self.steps.update(_steps(played.states))
        events = _events(played.states)
        self.kinds.update(events["kind"].tolist())
        for section, (kind, _) in ABOUT.items():
            of_kind = events["kind"] == GAME.events.number(kind)
            self.about[section].update(events["arguments"][of_kind][:, 0].tolist())
        self.extremes.update(_extremes(played.states, played.table.seats))

    def table(self) -> Table:
        specialists = self.inspection.differences[1:].tolist()
        return {
            "actions": {GAME.actions.notation(number): self.actions[number] for number in range(len(GAME.actions))},
            "decisions": {step.word: self.steps[step] for step in Step if IS_DECISION[step]},
            "events": {kind.name: self.kinds[kind.number] for kind in GAME.events.kinds},
            **{section: _worded(domain, self.about[section]) for section, (_, domain) in ABOUT.items()},
            "specialists": dict(zip(SPECIALIST.words, specialists, strict=True)),
            "extremes": {extreme: self.extremes[extreme] for extreme in EXTREMES},
        }


def _worded(domain: Domain, counts: Counter[int]) -> dict[str, int]:
    return {word: counts[value] for value, word in enumerate(domain.words)}


def _steps(states: States) -> list[int]:
    """The decisions of all states but the last."""
    decisions = states["decisions"][:-1]
    return cast("list[int]", decisions["frames"]["kind"][np.arange(len(decisions)), decisions["depth"] - 1].tolist())


def _events(states: States) -> npt.NDArray[Any]:
    written = np.arange(CAPACITY) < states["events"]["count"][:, np.newaxis]
    return states["events"]["slots"][written]


def _extremes(states: States, seats: int) -> Iterator[str]:
    """The extremes that a game reaches."""
    end = states[-1]
    players = end["players"][:seats]
    found = {
        "countdown": end["countdown"] == 1,
        "passing": players["passed"].any(),
        "seven bonfires": (players["lit"].sum(axis=1) == SPACES).any(),
        "full city": (players["common_tasks"] == ALL_COMMON_TASKS).any(),
        "all fate tiles laid": (players["fate_tiles_placed"] == FATE_TILES).any(),
        "no path tile in the piles": (end["path_piles_count"] == 0).all(),
        "no specialist in the pile": (end["specialist_display"] == NONE).any(),
        "specialist pile made anew": (np.diff(states["specialist_pile_count"]) > 0).any(),
        "tie": len(set(players["points"].tolist())) < seats,
    }
    return (extreme for extreme in EXTREMES if found[extreme])


# What cannot be reached


def impossible() -> dict[str, dict[str, str]]:
    """By section, each word that cannot be reached, and why."""
    return {
        "actions": _impossible_actions(),
        "points": {"completed": "only Tom is compensated for a completed common task (B-SOLO-7)"},
        "points of Tom": {
            "elders": "he recruits specialists only (B-SOLO-5)",
            "great-bonfire": "he takes nothing but a portal there (B-SOLO-5)",
            "countdown": "he never passes (B-SOLO-8)",
            "guardians": "his guardians never walk (B-SOLO-9)",
            "fate-tiles": "he has no fate tiles (B-SOLO-2)",
            "leftovers": "he has no tiles and no resources (B-SOLO-2)",
        },
    }


def _impossible_actions() -> dict[str, str]:
    numbers: dict[int, str] = {}
    for place in range(PLACES):
        if place != START_PLACE and any(
            PLACE_CELLS[place, position] in START_CELLS for position in range(FATE_TILE_LENGTH)
        ):
            for way in range(WAYS):
                numbers[to_lay(place, way)] = "the first fate tile lies there (B-SETUP-8, B-FATE-3)"
    for kind in range(PATH_KINDS):
        if PATH_KIND_COPIES[kind] == 0:
            numbers[to_search(kind)] = "there is no such path tile"
    for task in range(TASKS):
        if TASK_LEAST_PLAYERS[task] > 1:
            numbers[to_choose_for_tom(task)] = "the task is not in solo games (B-SETUP-1)"
    return {GAME.actions.notation(number): reason for number, reason in numbers.items()}


# The table


def play_corpus(corpus: Corpus) -> Reach:
    """What the games of a corpus reach."""
    reach = Reach()
    for style, games in corpus:
        for seats, count in games.items():
            for played in style.games(seats, count):
                reach.add(played)
    return reach


def faults(table: Table) -> list[str]:
    """The faults: words never reached, and words reached that should be impossible."""
    found: list[str] = []
    for section, row in table.items():
        excluded = impossible().get(section, {})
        for word, times in row.items():
            if word in excluded and times > 0:
                found.append(f"{section}: '{word}' is reached {times} times, but was thought impossible.")
            elif word not in excluded and times == 0:
                found.append(f"{section}: '{word}' is never reached.")
    return found


def print_table(table: Table) -> None:
    """Print a line for each section, and one for each reason why something cannot be reached."""
    for section, row in table.items():
        excluded = impossible().get(section, {})
        expected = {word: times for word, times in row.items() if word not in excluded}
        rarest = min(expected, key=lambda word: expected[word])
        reached = sum(times > 0 for times in expected.values())
        print(
            f"{section:16} {reached:3} of {len(expected):3} reached; the rarest, '{rarest}', {expected[rarest]} times"
        )
        for reason, count in Counter(excluded.values()).items():
            first = next(word for word in excluded if excluded[word] == reason)
            words = f"'{first}'" if count == 1 else f"'{first}' and {count - 1} more"
            print(f"{'':20} {words} cannot be: {reason}")


def main() -> int:
    table = play_corpus(THOROUGH).table()
    print_table(table)
    wrong = faults(table)
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
