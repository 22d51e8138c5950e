"""Many games of one kind side by side, for programs that learn: one action for each, all at once.

Everything is an array with a row for each game, allocated once and changed in place: whoever reads them copies nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.crew import Crew
from beltane.kernel.decisions import OVER, mover
from beltane.kernel.dispatch import State, expected_leads, legal, observe, play
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame
from beltane.kernel.observation import fill
from beltane.kernel.playout import set_up
from beltane.kernel.prefetch import prefetch
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import Row, batch
from beltane.kernel.rule import generic, inlined
from beltane.kernel.standings import rank_seats

Numbers = npt.NDArray[Any]
SLICE = 64
"""At least so many games a core takes at a time: fewer are not worth the asking."""
CHEAP_SLICE = 4096
"""The same where little is done for each game."""
SLICES_A_CORE = 4
"""Into so many the games are cut for each core, so that none waits long for another."""
NEW_GAME = -1
"""Stands in place of an action where a game is set up."""
CHOOSER_SALT = 0x2545F4914F6CDD1D
"""Keeps the dice of random choices apart from the games' own."""


class Batch:
    """So many games of a kind, of which each row of the arrays below is one.

    `movers` has the seat that decides, or OVER. `choices` has the legal actions, of which there are `counts`, in
    ascending order; `masks` has a 1 for each of them. `observations` has what the mover sees, and zeros after the end.

    With `skip_forced`, an action that is the only legal one is played at once: whoever decides has a real choice.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        games: int,
        *,
        options: dict[str, object] | None = None,
        cores: int = 1,
        skip_forced: bool = False,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.skip_forced = skip_forced
        self.states = batch(game.State, games)
        self.movers = np.full(games, OVER, np.int64)
        self.counts = np.zeros(games, np.int64)
        self.choices = np.zeros((games, len(game.actions)), np.int16)
        self.masks = np.zeros((games, len(game.actions)), np.int8)
        self.observations = np.zeros((games, game.observation.layout.size), np.int16)
        self._options = np.array(game.check_options(self.seats, options or {}), np.int64)
        self._choosers = batch(Random, games)
        self._rows = np.arange(games)
        self._actions = np.zeros(games, np.int64)
        self._no_seeds = np.zeros(0, np.int64)
        self._rooms = [np.zeros(len(game.actions), np.int64) for _ in range(cores)]
        self._crew = Crew(cores)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.equal(self.movers, OVER)

    def deal(self, seeds: Numbers, where: Numbers | None = None) -> None:
        """Set up a game for each seed: in all rows, or in those of which the indices are given."""
        rows = self._rows if where is None else np.array(where, np.int64)
        given = np.array(seeds, np.int64)
        if len(given) != len(rows):
            raise ValueError(f"{len(given)} seeds for {len(rows)} games")
        self.states.view(np.uint8).reshape(len(self), -1)[rows] = 0
        self._advance(rows, given)

    def step(self, actions: Numbers, where: Numbers | None = None) -> None:
        """Play one action in each game that goes on, or in those of them that are marked; if any is illegal, none."""
        # Compiled code would be compiled once more for arrays that are read-only or lie differently.
        self._actions[:] = actions
        rows = self._rows if where is None else np.flatnonzero(np.asarray(where, np.bool_))
        wrong = self._first_illegal(rows)
        if wrong >= 0:
            raise IllegalAction("illegal-in-batch", row=wrong, action=str(int(self._actions[wrong])))
        self._advance(rows, self._no_seeds)

    def _first_illegal(self, rows: Numbers) -> int:
        found: list[int] = []
        self._share(
            len(rows),
            lambda first, last, _room: found.append(
                int(_first_illegal(rows, self._actions, self.movers, self.masks, first, last))
            ),
            CHEAP_SLICE,
        )
        return min((row for row in found if row >= 0), default=-1)

    def _advance(self, rows: Numbers, seeds: Numbers) -> None:
        arrays = self.states, self.movers, self.counts, self.choices, self.masks, self.observations, self._choosers
        fixed = self.seats, self._options, self.skip_forced
        self._share(
            len(rows),
            lambda first, last, room: _advance(*arrays, room, rows, self._actions, seeds, *fixed, first, last),
        )

    def choose_randomly(self, out: Numbers | None = None) -> Numbers:
        """A legal action for each game that goes on, each equally likely, and 0 for the others."""
        chosen = np.zeros(len(self), np.int64) if out is None else out
        self._share(
            len(self),
            lambda first, last, _room: _choose(self._choosers, self.counts, self.choices, chosen, first, last),
            CHEAP_SLICE,
        )
        return chosen

    def expected_leads(self) -> Numbers:
        """By how many hundredths of a point each seat is expected to end ahead of its best rival."""
        leads = np.zeros((len(self), self.seats), np.int64)
        self._share(len(self), lambda first, last, _room: _leads(self.states, leads, first, last))
        return leads

    def standings(self) -> tuple[Numbers, Numbers]:
        """The points of each seat as they stand, and its place, the first being 1."""
        points, places = (np.zeros((len(self), self.seats), np.int64) for _ in range(2))
        self._share(len(self), lambda first, last, _room: _rank(self.states, points, places, first, last))
        return points, places

    def close(self) -> None:
        """Let the threads go."""
        self._crew.close()

    def _share(self, games: int, work: Callable[[int, int, Numbers], None], least: int = SLICE) -> None:
        """Let every core take slices until none is left; which core takes which changes nothing."""
        cores = self._crew.members
        if cores == 1 or games <= least:
            work(0, games, self._rooms[0])
            return
        size = max(least, -(-games // (cores * SLICES_A_CORE)))
        # A core begins with the games that it had last time, which may still lie near it, and then helps the others.
        # Several threads may take from the iterator of a range.
        shares = [iter(range(0, games, size)[core::cores]) for core in range(cores)]

        def take_slices(core: int) -> None:
            for share in shares[core:] + shares[:core]:
                for first in share:
                    work(first, min(first + size, games), self._rooms[core])

        self._crew.work(take_slices)


@inlined
def find_choices(state: State, row: int, movers: Row, counts: Row, choices: Numbers, masks: Numbers, room: Row) -> None:
    """Write down who decides in a game, and between what; `room` holds the catalogue."""
    for index in range(counts[row]):
        masks[row, choices[row, index]] = 0
    movers[row] = mover(state)
    counts[row] = 0
    if movers[row] < 0:
        return
    count = legal(state, room)
    counts[row] = count
    for index in range(count):
        choices[row, index] = room[index]
        masks[row, room[index]] = 1


@inlined
def advance(
    states: Numbers,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    observations: Numbers,
    choosers: Numbers,
    room: Row,
    row: int,
    action: int,
    seed: int,
    seats: int,
    options: Row,
    skip_forced: bool,
) -> None:
    """Play an action in a game, or set it up if the action is NEW_GAME, and write down what comes next.

    All rules are reached from here, and each from one place only, because compiling them takes long.
    """
    state = states[row]
    forced = True
    while forced:
        if action == NEW_GAME:
            set_up(state, seats, options, seed)
            seed_generator(choosers[row], seed ^ CHOOSER_SALT)
        else:
            play(state, action)
        find_choices(state, row, movers, counts, choices, masks, room)
        forced = skip_forced and counts[row] == 1
        action = choices[row, 0]
    if movers[row] >= 0:
        observe(state, movers[row], observations[row])
    else:
        fill(observations[row], 0, observations.shape[1], 0)


@generic
def _advance(
    states: Numbers,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    observations: Numbers,
    choosers: Numbers,
    room: Row,
    rows: Row,
    actions: Row,
    seeds: Row,
    seats: int,
    options: Row,
    skip_forced: bool,
    first: int,
    last: int,
) -> None:
    """Let each of some games advance: from its seed, or, without seeds, by its action if it goes on."""
    for index in range(first, last):
        if index + 1 < last:
            prefetch(states, rows[index + 1])
            prefetch(observations, rows[index + 1])
            prefetch(masks, rows[index + 1])
        row = rows[index]
        action, seed = NEW_GAME, 0
        if len(seeds) > 0:
            seed = seeds[index]
        elif movers[row] >= 0:
            action = actions[row]
        else:
            continue
        advance(
            states,
            movers,
            counts,
            choices,
            masks,
            observations,
            choosers,
            room,
            row,
            action,
            seed,
            seats,
            options,
            skip_forced,
        )


@generic
def _first_illegal(rows: Row, actions: Row, movers: Row, masks: Numbers, first: int, last: int) -> int:
    """The first of some games that go on with an action that is not legal, or -1."""
    for index in range(first, last):
        row = rows[index]
        if movers[row] >= 0 and is_illegal(actions, masks, row):
            return row
    return -1


@generic
def random_choice(choosers: Numbers, counts: Row, choices: Numbers, row: int) -> int:
    """One of the legal actions of a game, or 0 if there are none."""
    return int(choices[row, below(choosers[row], counts[row])]) if counts[row] > 0 else 0


@generic
def is_illegal(actions: Row, masks: Numbers, row: int) -> bool:
    """Whether the action for a game is none that is legal."""
    return bool(actions[row] < 0 or actions[row] >= masks.shape[1] or masks[row, actions[row]] == 0)


@generic
def _choose(choosers: Numbers, counts: Row, choices: Numbers, chosen: Row, first: int, last: int) -> None:
    for row in range(first, last):
        chosen[row] = random_choice(choosers, counts, choices, row)


@generic
def _leads(states: Numbers, leads: Numbers, first: int, last: int) -> None:
    for row in range(first, last):
        expected_leads(states[row], leads[row])


@generic
def _rank(states: Numbers, points: Numbers, places: Numbers, first: int, last: int) -> None:
    for row in range(first, last):
        rank_seats(states[row], points[row], places[row])
