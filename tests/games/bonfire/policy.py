"""Players with a purpose and well-supplied tables, for whole games of Bonfire.

Uniformly random players waste their tiles and stop long before the countdown. Purposeful ones ignite, build and recruit
whenever they can and are random otherwise; with rich supplies nearly all their games reach the countdown. A player is a
row of weights: an action's probability is proportional to its weight among the legal ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import PLACE, PLACE_BITS, PLACES, TASK_KIND_OF, TASK_NEED
from beltane.games.bonfire.rules.actions import WAY, WAYS
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.decisions import MOST_DECISIONS
from beltane.games.bonfire.rules.fate import can_place_fate_tile, free_places, put_down
from beltane.games.bonfire.rules.state import SPECIALIST_DISPLAY
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    ACTION_TILES,
    NONE,
    RESOURCE,
    RESOURCES,
    TASK,
    TASKS,
    TaskKind,
)
from beltane.kernel.actions import Action
from beltane.kernel.bits import holds
from beltane.kernel.match import Match
from beltane.kernel.random import Random, below, seed_generator, shuffle
from beltane.kernel.records import blank, copy
from tests.contract.corpus import Played, play_on
from tests.games.bonfire.scenario import Scenario

Weights = npt.NDArray[np.int64]

PURPOSE = {
    "ignite": 1_000_000,
    "bonus": 1_000_000,
    "task": 100_000,
    "guardian": 100_000,
    "path": 10_000,
    "search": 10_000,
    "turn": 3_000,
    "recruit": 1_000,
    "sail": 1_000,
    "procession": 500,
    "accept": 50,
    "fate": 10,
}
"""What players with a purpose prefer to passing, ending their turn, staying or discarding tiles, all of which have
weight 1.
"""
LIKED_ARGUMENTS = {"walk": {"path": 20, "bonfire": 1_000}, "reap": {"portal": 50}, "jokers": {"0": 5}}
"""By verb and by a part of its last word."""
HEAVIEST = 1_000_000
TASTES = (1, 1, 8, 64)
PLENTY = 12
MOST_PIECES = 20
SPECIALISTS_A_SEAT = 3
LARGE_GROUPS = 6
GROUP_TASKS = [
    task
    for task in range(TASKS)
    if TASK_KIND_OF[task] in (TaskKind.SYMBOL_GROUPS, TaskKind.TWO_LARGE_GROUPS) and TASK_NEED[task] >= LARGE_GROUPS
]
"""Tasks that ask for two groups of symbols: too much for luck."""
FIRST_DECISIONS = 2
"""Each seat keeps or swaps its first fate tile, and lays it."""
DECISIONS_LEFT = 50
SALT = 0x2545F491


# Players


def uniform(random: Random) -> Weights:
    """Every legal action is equally good."""
    return np.ones(len(GAME.actions), np.int64)


def purposeful(random: Random) -> Weights:
    """Ignite, build and recruit, and waste nothing."""
    return np.array([_purpose_of(GAME.actions.action(number)) for number in range(len(GAME.actions))], np.int64)


def _purpose_of(action: Action) -> int:
    last_word = action.notation.rpartition(" ")[2]
    for part, weight in LIKED_ARGUMENTS.get(action.verb, {}).items():
        if part in last_word:
            return weight
    return PURPOSE.get(action.verb, 1)


def whimsical(random: Random) -> Weights:
    """Some verbs are preferred, others are not; in two games out of three in addition to a purpose."""
    likes = {verb.word: TASTES[below(random, len(TASTES))] for verb in GAME.actions.verbs}
    weights = np.array([likes[GAME.actions.action(number).verb] for number in range(len(GAME.actions))], np.int64)
    return weights if below(random, 3) == 0 else np.minimum(weights * purposeful(random), HEAVIEST)


# Tables


def as_dealt(scenario: Scenario, random: Random) -> None:
    """Nothing is added."""


def plenty(scenario: Scenario, random: Random) -> None:
    """Many tiles and resources for everybody."""
    for seat in range(scenario.match.seats):
        _supply(scenario, seat, [PLENTY] * ACTION_TILES, [PLENTY] * RESOURCES)


def assorted(scenario: Scenario, random: Random) -> None:
    """Some tiles and resources, and three specialists for everybody."""
    specialists = np.array(_specialists_in_game(scenario))
    shuffle(random, specialists, len(specialists))
    for seat in range(scenario.match.seats):
        most = 1 + below(random, MOST_PIECES)
        tiles = [below(random, most) for _ in range(ACTION_TILES)]
        _supply(scenario, seat, tiles, [below(random, most) for _ in range(RESOURCES)])
        scenario.specialists(seat, *specialists[seat * SPECIALISTS_A_SEAT :][:SPECIALISTS_A_SEAT].tolist())


def fated(scenario: Scenario, random: Random) -> None:
    """Plenty, and fate tiles laid so well that somebody may ignite a task that asks for two groups of symbols."""
    for _ in range(FIRST_DECISIONS * scenario.match.seats):
        scenario.play(scenario.legal()[0])
    plenty(scenario, random)
    seat = int(scenario.state.start_player)
    task = GROUP_TASKS[below(random, len(GROUP_TASKS))]
    scenario.tasks(seat, {1: TASK.words[task]})
    while task_progress(scenario.player(seat), task) < TASK_NEED[task] and can_place_fate_tile(scenario.player(seat)):
        scenario.fate(seat, _best_laid(scenario, seat, task))


def _best_laid(scenario: Scenario, seat: int, task: int) -> tuple[int, str, str]:
    """The top or bottom tile of the row, with the place and direction that help a task most."""
    player = scenario.player(seat)
    ends = (int(player.fate_row[0]), int(player.fate_row[player.fate_row_count - 1]))
    places = [place for place in range(PLACES) if holds(free_places(player, place // PLACE_BITS), place % PLACE_BITS)]
    tile, place, way = max(
        product(ends, places, range(WAYS)), key=lambda laid: _progress_after(scenario, seat, task, *laid)
    )
    return tile + 1, PLACE.words[place], WAY.words[way]


def _progress_after(scenario: Scenario, seat: int, task: int, tile: int, place: int, way: int) -> int:
    trial = copy(scenario.state)
    put_down(trial, seat, tile, place, way)
    return task_progress(trial.players[seat], task)


def endless(scenario: Scenario, random: Random) -> None:
    """Plenty, in a game that has lasted nearly as long as is possible."""
    plenty(scenario, random)
    scenario.state.decisions_made = MOST_DECISIONS - DECISIONS_LEFT


def _supply(scenario: Scenario, seat: int, tiles: list[int], resources: list[int]) -> None:
    scenario.tiles(seat, **{word.replace("-", "_"): n for word, n in zip(ACTION_KIND.words, tiles, strict=True)})
    scenario.resources(seat, **dict(zip(RESOURCE.words, resources, strict=True)))


def _specialists_in_game(scenario: Scenario) -> list[int]:
    state = scenario.state
    display = [int(state.specialist_display[slot]) for slot in range(SPECIALIST_DISPLAY)]
    pile = [int(state.specialist_pile[position]) for position in range(state.specialist_pile_count)]
    return sorted(specialist for specialist in display + pile if specialist != NONE)


# Games


@dataclass(frozen=True)
class Style:
    """Who plays, and what is on the table at the start."""

    name: str
    player: Callable[[Random], Weights]
    table: Callable[[Scenario, Random], None]

    def start(self, seats: int, seed: int) -> Match:
        """A match as this style begins it; a save of it would replay only if it is as dealt."""
        match = Match.new(GAME, seats=seats, seed=seed, options=options_of(seats, seed))
        self.table(Scenario(match), self._dice(seed))
        return match

    def play(self, seats: int, seed: int) -> Played:
        """One whole game."""
        return play_on(self.start(seats, seed), self.player(self._dice(seed)), seed)

    def games(self, seats: int, count: int) -> Iterator[Played]:
        """The first games, as many as requested."""
        return (self.play(seats, seed) for seed in range(count))

    def _dice(self, seed: int) -> Random:
        dice = blank(Random)
        seed_generator(dice, seed ^ SALT)
        return dice


def options_of(seats: int, seed: int) -> dict[str, str]:
    """The options alternate; a handicap exists only in solo games."""
    options = {option.name: option.choices for option in GAME.options}
    chosen = {"first-game": options["first-game"][seed % 2]}
    if seats == 1:
        chosen["handicap"] = options["handicap"][seed // 2 % len(options["handicap"])]
    return chosen


RANDOM = Style("random", uniform, as_dealt)
PURPOSEFUL = Style("purposeful", purposeful, as_dealt)
RICH = Style("rich", purposeful, plenty)
ASSORTED = Style("assorted", whimsical, assorted)
FATED = Style("fated", purposeful, fated)
ENDLESS = Style("endless", purposeful, endless)
STYLES = (RANDOM, PURPOSEFUL, RICH, ASSORTED)
