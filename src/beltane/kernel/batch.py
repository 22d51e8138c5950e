"""Many games of one kind side by side, for programs that learn: every step plays one action in each of them.

All data are arrays with a row for each game, allocated once and updated in place, so that nothing has to be copied.
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
from beltane.kernel.prefetch import prefetch, prefetch_start
from beltane.kernel.random import LARGEST_SEED, Random, below, seed_generator
from beltane.kernel.records import Row, batch
from beltane.kernel.rule import generic, inlined
from beltane.kernel.standings import rank_seats

Numbers = npt.NDArray[Any]
MIN_SLICE = 64
"""Minimum number of games in a slice of work: fewer are not worth handing out separately."""
MIN_CHEAP_SLICE = 4096
"""The same for work that takes little time per game."""
SLICES_PER_CORE = 4
"""Number of slices per core, so that no core waits long for another."""
NEW_GAME = -1
"""Takes the place of an action where a game is to be set up."""
CHOOSER_SALT = 0x2545F4914F6CDD1D
"""Keeps the generators of random choices apart from those of the games."""


class Batch:
    """Several games of one kind; each game is one row of the arrays below.

    `movers` holds the seat that decides, or OVER. `choices` holds the legal actions in ascending order, `counts` how
    many there are, and `masks` a 1 for each of them. `observations` holds what the mover sees, and zeros after the end.
    `seeds` holds the seeds of the games. Whoever needs no masks or no observations leaves them out, which saves time:
    these arrays then have no columns.

    With `skip_forced`, an action that is the only legal one is played at once: every decision left is a real choice.
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
        masks: bool = True,
        observations: bool = True,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.skip_forced = skip_forced
        self.states = batch(game.State, games)
        self.seeds = np.zeros(games, np.int64)
        self.movers = np.full(games, OVER, np.int64)
        self.counts = np.zeros(games, np.int64)
        self.choices = np.zeros((games, len(game.actions)), np.int16)
        self.masks = np.zeros((games, len(game.actions) if masks else 0), np.int8)
        self.observations = np.zeros((games, game.observation.layout.size if observations else 0), np.int16)
        self._options = np.array(game.check_options(self.seats, options or {}), np.int64)
        self._choosers = batch(Random, games)
        self._rows = np.arange(games)
        self._actions = np.zeros(games, np.int64)
        self._no_seeds = np.zeros(0, np.int64)
        self._buffers = [np.zeros(len(game.actions), np.int64) for _ in range(cores)]
        self._crew = Crew(cores)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return np.equal(self.movers, OVER)

    def deal(self, seeds: Numbers, where: Numbers | None = None) -> None:
        """Set up a game for each seed: in all rows, or in the rows with the given indices."""
        rows = self._rows_of(where)
        given = np.array(seeds, np.int64)
        if len(given) != len(rows):
            raise ValueError(f"{len(given)} seeds for {len(rows)} games")
        self.states.view(np.uint8).reshape(len(self), -1)[rows] = 0
        self.seeds[rows] = given
        self._advance(rows, given)

    def deal_ended(self) -> Numbers:
        """Deal every game that has ended anew, and return the rows; each row has seeds of its own.

        The next seed of a row is that of its last game plus the number of games, so rows dealt with the seeds from 0
        never play the same game.
        """
        ended = np.flatnonzero(self.over)
        if len(ended):
            self.deal(next_seed(self.seeds[ended], len(self)), where=ended)
        return ended

    def step(self, actions: Numbers, where: Numbers | None = None) -> None:
        """Play one action in each running game, or only in those that `where` marks; if any is illegal, play none."""
        # Numba would compile a second version for arrays that are read-only or have another memory layout.
        self._actions[:] = actions
        rows = self._rows if where is None else np.flatnonzero(np.asarray(where, np.bool_))
        wrong = self._first_illegal(rows)
        if wrong >= 0:
            raise IllegalAction("illegal-in-batch", row=wrong, action=str(int(self._actions[wrong])))
        self._advance(rows, self._no_seeds)

    def _first_illegal(self, rows: Numbers) -> int:
        found: list[int] = []
        arrays = rows, self._actions, self.movers, self.counts, self.choices, self.masks
        self._share(
            len(rows),
            lambda first, last, _buffer: found.append(int(_first_illegal(*arrays, first, last))),
            MIN_CHEAP_SLICE,
        )
        return min((row for row in found if row >= 0), default=-1)

    def _advance(self, rows: Numbers, seeds: Numbers) -> None:
        arrays = self.states, self.movers, self.counts, self.choices, self.masks, self.observations, self._choosers
        fixed = self.seats, self._options, self.skip_forced
        self._share(
            len(rows),
            lambda first, last, buffer: _advance(*arrays, buffer, rows, self._actions, seeds, *fixed, first, last),
        )

    def choose_randomly(self, out: Numbers | None = None) -> Numbers:
        """A legal action for each running game, chosen uniformly, and 0 for the others."""
        chosen = np.zeros(len(self), np.int64) if out is None else out
        self._share(
            len(self),
            lambda first, last, _buffer: _choose(self._choosers, self.counts, self.choices, chosen, first, last),
            MIN_CHEAP_SLICE,
        )
        return chosen

    def play_randomly(self, steps: int, *, redeal: bool = False) -> None:
        """Play a number of random actions in each running game; with `redeal`, deal games anew where they end."""
        if redeal:
            self.deal_ended()
        for _ in range(steps):
            self._actions[:] = self.choose_randomly()
            self._advance(self._rows, self._no_seeds)
            if redeal:
                self.deal_ended()

    def expected_leads(self, where: Numbers | None = None) -> Numbers:
        """Each seat's expected lead over its best rival at the end, in hundredths of a point.

        There is a row for each game, or for each of those with the given indices.
        """
        rows = self._rows_of(where)
        leads = np.zeros((len(rows), self.seats), np.int64)
        self._share(len(rows), lambda first, last, _buffer: _leads(self.states, rows, leads, first, last))
        return leads

    def standings(self, where: Numbers | None = None) -> tuple[Numbers, Numbers]:
        """Each seat's current points and its place, counted from 1; rows are as above."""
        rows = self._rows_of(where)
        points, places = (np.zeros((len(rows), self.seats), np.int64) for _ in range(2))
        self._share(len(rows), lambda first, last, _buffer: _rank(self.states, rows, points, places, first, last))
        return points, places

    def _rows_of(self, where: Numbers | None) -> Numbers:
        return self._rows if where is None else np.array(where, np.int64)

    def close(self) -> None:
        """Stop the threads."""
        self._crew.close()

    def _share(self, games: int, work: Callable[[int, int, Numbers], None], least: int = MIN_SLICE) -> None:
        """Let the cores take slices until none is left; the result does not depend on which core takes which."""
        cores = self._crew.members
        if cores == 1 or games <= least:
            work(0, games, self._buffers[0])
            return
        size = max(least, -(-games // (cores * SLICES_PER_CORE)))
        # A core begins with the slices that it had last time, whose games may still be in its cache, then helps the
        # others. Several threads may safely take from the iterator of a range.
        shares = [iter(range(0, games, size)[core::cores]) for core in range(cores)]

        def take_slices(core: int) -> None:
            for share in shares[core:] + shares[:core]:
                for first in share:
                    work(first, min(first + size, games), self._buffers[core])

        self._crew.work(take_slices)


@inlined
def find_choices(
    state: State, row: int, movers: Row, counts: Row, choices: Numbers, masks: Numbers, buffer: Row, with_masks: bool
) -> None:
    """Write down who decides in a game, and the choices; `buffer` has room for the whole catalogue."""
    if with_masks:
        for index in range(counts[row]):
            masks[row, choices[row, index]] = 0
    movers[row] = mover(state)
    counts[row] = 0
    if movers[row] < 0:
        return
    count = legal(state, buffer)
    counts[row] = count
    for index in range(count):
        choices[row, index] = buffer[index]
        if with_masks:
            masks[row, buffer[index]] = 1


@inlined
def advance(
    states: Numbers,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    observations: Numbers,
    choosers: Numbers,
    buffer: Row,
    row: int,
    action: int,
    seed: int,
    seats: int,
    options: Row,
    skip_forced: bool,
    with_masks: bool,
    with_observations: bool,
) -> None:
    """Play an action in a game, or set it up if the action is NEW_GAME, and write down what comes next.

    All rules are called from here, and each in one place only, because they take long to compile.
    """
    state = states[row]
    forced = True
    while forced:
        if action == NEW_GAME:
            set_up(state, seats, options, seed)
            seed_generator(choosers[row], seed ^ CHOOSER_SALT)
        else:
            play(state, action)
        find_choices(state, row, movers, counts, choices, masks, buffer, with_masks)
        forced = skip_forced and counts[row] == 1
        action = choices[row, 0]
    if not with_observations:
        return
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
    buffer: Row,
    rows: Row,
    actions: Row,
    seeds: Row,
    seats: int,
    options: Row,
    skip_forced: bool,
    first: int,
    last: int,
) -> None:
    """Advance some games: set them up if there are seeds, else play the action of each one that is still running."""
    with_masks, with_observations = masks.shape[1] > 0, observations.shape[1] > 0
    for index in range(first, last):
        if index + 1 < last:
            prefetch(states, rows[index + 1])
            prefetch(observations, rows[index + 1])
            prefetch(masks, rows[index + 1])
            prefetch_start(choices, rows[index + 1])
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
            buffer,
            row,
            action,
            seed,
            seats,
            options,
            skip_forced,
            with_masks,
            with_observations,
        )


@generic
def _first_illegal(
    rows: Row, actions: Row, movers: Row, counts: Row, choices: Numbers, masks: Numbers, first: int, last: int
) -> int:
    """The row of the first running game whose action is illegal, or -1."""
    for index in range(first, last):
        row = rows[index]
        if movers[row] >= 0 and is_illegal(actions[row], counts, choices, masks, row):
            return row
    return -1


@generic
def random_choice(choosers: Numbers, counts: Row, choices: Numbers, row: int) -> int:
    """One of the legal actions of a game, or 0 if there are none."""
    return int(choices[row, below(choosers[row], counts[row])]) if counts[row] > 0 else 0


@generic
def is_illegal(action: int, counts: Row, choices: Numbers, masks: Numbers, row: int) -> bool:
    """Whether an action is illegal in a game."""
    if masks.shape[1] > 0:
        return bool(action < 0 or action >= masks.shape[1] or masks[row, action] == 0)
    for index in range(counts[row]):
        if choices[row, index] == action:
            return False
    return True


def next_seed(seed: Any, games: int) -> Any:
    """The seed after that of a game, or each of several, in a batch of so many games."""
    return (seed + games) & LARGEST_SEED


@generic
def _choose(choosers: Numbers, counts: Row, choices: Numbers, chosen: Row, first: int, last: int) -> None:
    for row in range(first, last):
        chosen[row] = random_choice(choosers, counts, choices, row)


@generic
def _leads(states: Numbers, rows: Row, leads: Numbers, first: int, last: int) -> None:
    for index in range(first, last):
        expected_leads(states[rows[index]], leads[index])


@generic
def _rank(states: Numbers, rows: Row, points: Numbers, places: Numbers, first: int, last: int) -> None:
    for index in range(first, last):
        rank_seats(states[rows[index]], points[index], places[index])
