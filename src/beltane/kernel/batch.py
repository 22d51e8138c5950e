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
from beltane.kernel.dispatch import State, expected_leads, legal, observe, play, reckon
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame
from beltane.kernel.observation import fill
from beltane.kernel.playout import set_up
from beltane.kernel.prefetch import prefetch, prefetch_start
from beltane.kernel.random import LARGEST_SEED, Random, below, seed_generator
from beltane.kernel.records import Row, batch
from beltane.kernel.rule import generic, inlined
from beltane.kernel.slices import no_slices_taken, take_slice
from beltane.kernel.standings import rank_seats

Numbers = npt.NDArray[Any]
MIN_SLICE = 64
"""Minimum number of games in a slice of work: fewer are not worth handing out separately."""
MIN_CHEAP_SLICE = 4096
"""The same for work that takes little time per game."""
SLICES_PER_CORE = 8
"""Number of slices per core, so that no core waits long for another."""
STEPS_AT_ONCE = 2**20
"""Number of random actions that a core plays before Python looks whether somebody wants to stop: within a second."""
NEW_GAME = -1
"""Takes the place of an action where a game is to be set up."""
CHOOSER_SALT = 0x2545F4914F6CDD1D
"""Keeps the generators of random choices apart from those of the games."""


class Batch:
    """Several games of one kind; each game is one row of the arrays below.

    `movers` holds the seat that decides, or OVER. `choices` holds the legal actions in ascending order, `counts` how
    many there are, and `masks` a 1 for each of them. `observations` holds what the mover sees, and zeros after the end.
    `seeds` holds the seeds of the games. Whoever needs no masks or no observations leaves them out, which saves time:
    these arrays then have no columns. With `reckoned`, what the mover can reckon follows what it sees.

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
        reckoned: bool = False,
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
        length = game.observation.length(shown=observations, reckoned=reckoned)
        self.observations = np.zeros((games, length), np.int16)
        self._options = np.array(game.check_options(self.seats, options or {}), np.int64)
        self._choosers = batch(Random, games)
        self._blank = batch(game.State, 1)
        self._rows = np.arange(games)
        self._actions = np.zeros(games, np.int64)
        self._nothing = np.zeros(0, np.int64)
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
        check_one_for_each(given, len(rows), "seeds")
        self.states.view(np.uint8).reshape(len(self), -1)[rows] = 0
        self.seeds[rows] = given
        self._advance(rows, self._nothing, given)

    def deal_ended(self) -> Numbers:
        """Deal every game that has ended anew, and return the rows; each row has seeds of its own.

        The next seed of a row is that of its last game plus the number of games, so rows dealt with the seeds from 0
        never play the same game.
        """
        ended = np.flatnonzero(self.over)
        if len(ended):
            self.deal(next_seed(self.seeds[ended], len(self)), where=ended)
        return ended

    def step(self, actions: Numbers, where: Numbers | None = None, *, check: bool = True) -> None:
        """Play one action in each running game, or only in those that `where` marks; if any is illegal, play none.

        Actions taken from `choices` or `masks` need no check.
        """
        # Numba would compile a second version for arrays that are read-only or have another memory layout.
        self._actions[:] = actions
        if where is not None:
            check_one_for_each(where, len(self), "marks")
        rows = self._rows if where is None else np.flatnonzero(np.asarray(where, np.bool_))
        wrong = self._first_illegal(rows) if check else -1
        if wrong >= 0:
            raise IllegalAction("illegal-in-batch", row=wrong, action=str(int(self._actions[wrong])))
        self._advance(rows, self._actions, self._nothing, steps=1)

    def _first_illegal(self, rows: Numbers) -> int:
        found: list[int] = []
        arrays = rows, self._actions, self.movers, self.counts, self.choices, self.masks
        self._share(len(rows), lambda *slices: found.append(int(_first_illegal(*arrays, *slices))), MIN_CHEAP_SLICE)
        return min((row for row in found if row >= 0), default=-1)

    def _advance(
        self,
        rows: Numbers,
        actions: Numbers,
        seeds: Numbers,
        steps: int = 0,
        redeal: bool = False,
        least: int = MIN_SLICE,
    ) -> None:
        arrays = self.states, self.movers, self.counts, self.choices, self.masks, self.observations, self._choosers
        given = self.seeds, self._blank, rows, actions, seeds, steps, redeal
        fixed = self.seats, self._options, self.skip_forced, self.game.observation.layout.size
        self._share(
            len(rows),
            lambda taken, core, size: _advance(*arrays, self._buffers[core], *given, *fixed, taken, core, size),
            least,
        )

    def choose_randomly(self, out: Numbers | None = None) -> Numbers:
        """A legal action for each running game, chosen uniformly, and 0 for the others."""
        chosen = np.zeros(len(self), np.int64) if out is None else out
        arrays = self._choosers, self.counts, self.choices, chosen
        self._share(len(self), lambda *slices: _choose(*arrays, *slices), MIN_CHEAP_SLICE)
        return chosen

    def play_randomly(self, steps: int, *, redeal: bool = False) -> None:
        """Play a number of random actions in each running game; with `redeal`, deal games anew where they end.

        The games are those that single steps with random choices would lead to. Each is played on while it is in the
        processor's cache, and its observation is written at the end only.
        """
        at_once = max(1, STEPS_AT_ONCE * self._crew.members // max(1, len(self)))
        for done in range(0, max(1, steps), at_once):
            part = min(at_once, steps - done)
            least = max(1, MIN_SLICE // max(1, part))
            self._advance(self._rows, self._nothing, self._nothing, part, redeal, least)

    def expected_leads(self, where: Numbers | None = None) -> Numbers:
        """Each seat's expected lead over its best rival at the end, in hundredths of a point.

        There is a row for each game, or for each of those with the given indices.
        """
        rows = self._rows_of(where)
        leads = np.zeros((len(rows), self.seats), np.int64)
        self._share(len(rows), lambda *slices: _leads(self.states, rows, leads, *slices))
        return leads

    def standings(self, where: Numbers | None = None) -> tuple[Numbers, Numbers]:
        """Each seat's current points and its place, counted from 1; rows are as above."""
        rows = self._rows_of(where)
        points, places = (np.zeros((len(rows), self.seats), np.int64) for _ in range(2))
        self._share(len(rows), lambda *slices: _rank(self.states, rows, points, places, *slices))
        return points, places

    def _rows_of(self, where: Numbers | None) -> Numbers:
        return self._rows if where is None else checked_rows(where, len(self))

    def close(self) -> None:
        """Stop the threads."""
        self._crew.close()

    def _share(self, games: int, work: Callable[[Numbers, int, int], None], least: int = MIN_SLICE) -> None:
        """Let the cores take slices until none is left; the result does not depend on which core takes which.

        Each core is handed the work once, because handing it over takes longer than many a slice.
        """
        cores = min(self._crew.members, -(-games // least))
        taken = no_slices_taken(max(1, cores))
        if cores <= 1:
            work(taken, 0, games)
            return
        size = max(least, -(-games // (cores * SLICES_PER_CORE)))
        self._crew.share(lambda core: work(taken, core, size), cores)


def check_one_for_each(values: Any, games: int, what: str) -> None:
    """Fail unless there is one value for each game."""
    if len(values) != games:
        raise ValueError(f"{len(values)} {what} for {games} games")


def checked_rows(where: Numbers, games: int) -> npt.NDArray[np.int64]:
    """The numbers of rows, checked because compiled code would not: each exists, and no two threads meet in one."""
    rows = np.array(where, np.int64)
    if len(np.unique(rows)) != len(rows) or ((rows < 0) | (rows >= games)).any():
        raise IndexError(f"Rows have to be different numbers from 0 to {games - 1}.")
    return rows


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
    choosers: Numbers,
    buffer: Row,
    row: int,
    action: int,
    seed: int,
    seats: int,
    options: Row,
    skip_forced: bool,
    with_masks: bool,
) -> None:
    """Play an action in a game, or set it up if the action is NEW_GAME, and write down who decides what next.

    Rules are called from here and from `write_observation`, each in one place only, because they take long to compile.
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


@inlined
def write_observation(states: Numbers, movers: Row, observations: Numbers, row: int) -> None:
    """Write down what the mover of a game sees, or zeros after the end."""
    if movers[row] >= 0:
        observe(states[row], movers[row], observations[row])
    else:
        fill(observations[row], 0, observations.shape[1], 0)


@inlined
def write_reckoning(states: Numbers, movers: Row, observations: Numbers, row: int, seen: int) -> None:
    """Write down, behind the numbers that the mover of a running game sees, what it can reckon from them."""
    if movers[row] >= 0:
        reckon(states[row], movers[row], observations[row][seen:])


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
    own_seeds: Row,
    blank: Numbers,
    rows: Row,
    actions: Row,
    seeds: Row,
    steps: int,
    redeal: bool,
    seats: int,
    options: Row,
    skip_forced: bool,
    seen: int,
    taken: Row,
    core: int,
    size: int,
) -> None:
    """Advance slices of games as long as any are left.

    Games are set up if there are seeds. Else each one that is still running plays so many steps: its action, or random
    ones if there are no actions; with `redeal`, ended games are dealt anew before and after each.
    """
    with_masks, with_observations = masks.shape[1] > 0, observations.shape[1] > 0
    first = take_slice(taken, core, len(rows), size)
    while first < len(rows):
        last = min(first + size, len(rows))
        for index in range(first, last):
            if index + 1 < last:
                prefetch(states, rows[index + 1])
                prefetch(observations, rows[index + 1])
                prefetch(masks, rows[index + 1])
                prefetch_start(choices, rows[index + 1])
            row = rows[index]
            left, changed, going = steps, False, True
            while going:
                action, seed = NEW_GAME, 0
                if len(seeds) > 0:
                    seed = seeds[index]
                    going = False
                elif movers[row] < 0 and redeal:
                    seed = next_seed_of(own_seeds[row], len(states))
                    states[row] = blank[0]
                    own_seeds[row] = seed
                elif movers[row] < 0 or left <= 0:
                    break
                else:
                    action = actions[row] if len(actions) > 0 else random_choice(choosers, counts, choices, row)
                    left -= 1
                advance(
                    states,
                    movers,
                    counts,
                    choices,
                    masks,
                    choosers,
                    buffer,
                    row,
                    action,
                    seed,
                    seats,
                    options,
                    skip_forced,
                    with_masks,
                )
                changed = True
            if changed and with_observations:
                write_observation(states, movers, observations, row)
                if observations.shape[1] > seen:
                    write_reckoning(states, movers, observations, row, seen)
        first = take_slice(taken, core, len(rows), size)


@generic
def _first_illegal(
    rows: Row,
    actions: Row,
    movers: Row,
    counts: Row,
    choices: Numbers,
    masks: Numbers,
    taken: Row,
    core: int,
    size: int,
) -> int:
    """The first row, of those in the slices that this core takes, of a running game whose action is illegal, or -1."""
    wrong = -1
    first = take_slice(taken, core, len(rows), size)
    while first < len(rows):
        for index in range(first, min(first + size, len(rows))):
            row = rows[index]
            if movers[row] >= 0 and is_illegal(actions[row], counts, choices, masks, row):
                wrong = row if wrong < 0 else min(wrong, row)
                break
        first = take_slice(taken, core, len(rows), size)
    return wrong


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


next_seed_of = inlined(next_seed)
"""The same inside compiled code."""


@generic
def _choose(choosers: Numbers, counts: Row, choices: Numbers, chosen: Row, taken: Row, core: int, size: int) -> None:
    first = take_slice(taken, core, len(chosen), size)
    while first < len(chosen):
        for row in range(first, min(first + size, len(chosen))):
            chosen[row] = random_choice(choosers, counts, choices, row)
        first = take_slice(taken, core, len(chosen), size)


@generic
def _leads(states: Numbers, rows: Row, leads: Numbers, taken: Row, core: int, size: int) -> None:
    first = take_slice(taken, core, len(rows), size)
    while first < len(rows):
        for index in range(first, min(first + size, len(rows))):
            expected_leads(states[rows[index]], leads[index])
        first = take_slice(taken, core, len(rows), size)


@generic
def _rank(states: Numbers, rows: Row, points: Numbers, places: Numbers, taken: Row, core: int, size: int) -> None:
    first = take_slice(taken, core, len(rows), size)
    while first < len(rows):
        for index in range(first, min(first + size, len(rows))):
            rank_seats(states[rows[index]], points[index], places[index])
        first = take_slice(taken, core, len(rows), size)
