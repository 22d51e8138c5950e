"""Every game as one of OpenSpiel's: importing this registers `beltane_meduris`, `beltane_bonfire` and so on.

    import pyspiel
    import beltane.envs.openspiel_game
    game = pyspiel.load_game("beltane_meduris(seats=3,screens=open,reward=place)")

Parameters are `seats`, `reward` and the game's own options. All chance is at the root, where a deal is drawn that
includes all later dice; since nobody knows it, the game is the same as if they were rolled when needed. A search that
may know no more than its seat starts from `resample_from_infostate`, as OpenSpiel's IS-MCTS does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, ClassVar, cast

import numpy as np
import pyspiel

from beltane.envs.outcome import REWARDS, Reward, checked_reward, rewards_of
from beltane.kernel.dispatch import conceal
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame, Option, find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.pending import pending_in
from beltane.kernel.quoting import LISTED_CHOICES, keywords
from beltane.kernel.random import LARGEST_SEED, new_generator, seed_generator
from beltane.kernel.records import Records, batch, dtype_of, records_from_bytes
from beltane.kernel.standings import rank_seats
from beltane.kernel.stepping import legal_in, play_in

PREFIX = "beltane_"
THROWS, FACES = 3, 1024
"""The deal is drawn by this many chance nodes with this many outcomes each: many deals, and short lists of outcomes."""
CHANCE = [(face, 1 / FACES) for face in range(FACES)]
MOST_DECISIONS = 2**15
"""Upper bound of a game's length, even if all players try to prolong it."""
MOST_LEAD = 400.0
"""Upper bound of a game's points."""
DEFAULT_SEATS = 2
"""Default number of seats, unless a game needs more."""


@dataclass(frozen=True)
class Setup:
    """The parameters that a game is loaded with."""

    name: str
    seats: int
    options: Mapping[str, str]
    reward: Reward


class Table:
    """The contents of a state, which is copied as bytes and pickled as a save file.

    A concealed table has no save file, because no seed leads to it; its bytes are pickled.
    """

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.throws: tuple[int, ...] = ()
        self.states: Records | None = None
        """The state as an array of one, which is faster to pass to compiled code; None before the deal."""
        self.actions: list[int] = []
        self.concealed = False
        self.mover: int = pyspiel.PlayerId.CHANCE
        self._legal: list[int] | None = None

    @property
    def seed(self) -> int:
        """The seed of the game, from the outcomes drawn."""
        return sum(face * FACES**place for place, face in enumerate(self.throws))

    @property
    def record(self) -> Any:
        """The state as a record; only after the deal."""
        return self._dealt()[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.mover == pyspiel.PlayerId.TERMINAL)

    def throw(self, face: int) -> None:
        """Draw a part of the deal; the last one sets the game up."""
        self.throws = (*self.throws, face)
        if len(self.throws) < THROWS:
            return
        values = self.game.check_options(self.setup.seats, self.setup.options)
        states = batch(self.game.State, 1)
        seed_generator(states[0].random, self.seed)
        self.game.rules.deal(states[0], self.setup.seats, np.array(values, np.int64))
        self._set(states)

    def legal(self) -> list[int]:
        """The legal actions of the seat that decides, computed once."""
        if self._legal is None:
            choices = np.zeros(len(self.game.actions), np.int64)
            count = legal_in(self._dealt(), choices)
            self._legal = cast("list[int]", choices[:count].tolist())
        return self._legal

    def play(self, action: int) -> None:
        """Play an action of the seat that decides; an illegal one is refused."""
        if action not in self.legal():
            notation = self.game.actions.notation
            choices = keywords(map(notation, self.legal()[:LISTED_CHOICES]))
            raise IllegalAction("illegal-action", action=notation(action), choices=choices)
        states = self._dealt()
        play_in(states, action)
        self.actions.append(action)
        self._set(states)

    def conceal_from(self, seat: int, seed: int) -> None:
        """Deal what the seat cannot know anew."""
        conceal(self.record, seat, new_generator(seed))
        self.concealed = True
        self._set(self._dealt())

    def rewards(self) -> list[float]:
        """The reward of each seat in the finished game."""
        leads, points, places = (np.zeros(self.setup.seats, np.int64) for _ in range(3))
        state = self.record
        self.game.evaluation.expected_leads(state, leads)
        rank_seats(state, points, places)
        return [float(value) for value in rewards_of(self.setup.reward, leads, places)]

    def save(self) -> str:
        """The text of a save file."""
        setup = self.setup
        match = Match.new(self.game, seats=setup.seats, seed=self.seed, options=setup.options)
        for action in self.actions:
            match.play(action)
        return match.save()

    def _dealt(self) -> Records:
        """The current state; only after the deal."""
        assert self.states is not None
        return self.states

    def _set(self, states: Records) -> None:
        self.states = states
        self._legal = None
        waiting = pending_in(states.dtype, states.tobytes())
        self.mover = pyspiel.PlayerId.TERMINAL if waiting is None else waiting.seat

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.actions = list(self.actions)
        if self.states is not None:
            other.states = records_from_bytes(self.states.dtype, self.states.tobytes())
        return other

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        begun = self.setup, self.throws
        if self.states is None:
            return _new_table, begun
        if self.concealed:
            return _concealed_table, (*begun, self.actions, self.states.tobytes())
        return _saved_table, (*begun, self.save())

    def __str__(self) -> str:
        played = " ".join(f"[{self.game.actions.notation(action)}]" for action in self.actions)
        words = [self.game.name, str(self.setup.seats), *map(str, self.throws), played]
        if self.concealed:
            words.append(sha256(self._dealt().tobytes()).hexdigest())
        return " ".join(words)


def _new_table(setup: Setup, throws: tuple[int, ...]) -> Table:
    table = Table(find_game(setup.name), setup)
    table.throws = throws
    return table


def _saved_table(setup: Setup, throws: tuple[int, ...], save: str) -> Table:
    table, match = _new_table(setup, throws), Match.load(save)
    table.actions = match.actions
    table._set(records_from_bytes(match.state.dtype, match.state.tobytes()))
    return table


def _concealed_table(setup: Setup, throws: tuple[int, ...], actions: list[int], data: bytes) -> Table:
    table = _new_table(setup, throws)
    table.actions, table.concealed = actions, True
    table._set(records_from_bytes(dtype_of(table.game.State), data))
    return table


class BeltaneGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; each game has a class of its own."""

    game: ClassVar[AnyGame]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game, given = self.game, dict(parameters or {})
        self.setup = read_setup(game, given)
        seats, reward = self.setup.seats, self.setup.reward
        most = MOST_LEAD if reward == "lead" else 1.0
        zero_sum = seats == 2 and reward == "lead"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=FACES,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(game, zero_sum), info, given)

    def new_initial_state(self) -> BeltaneState:
        """A state before the deal."""
        return BeltaneState(self)

    def max_chance_nodes_in_history(self) -> int:
        """All chance is in the deal."""
        return THROWS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> BeltaneObserver | None:
        """An observer of what a seat sees, its own secrets included; there is none for anything else."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or wanted.perfect_recall or not wanted.public_info or wanted.private_info != own:
            return None
        return BeltaneObserver(self.game)


class BeltaneState(pyspiel.State):  # type: ignore[misc]
    """A state; everything in it belongs to its table."""

    def __init__(self, game: BeltaneGame) -> None:
        super().__init__(game)
        self.table = Table(game.game, game.setup)

    def current_player(self) -> int:
        """The seat that decides, or chance, or nobody after the end."""
        return self.table.mover

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all equally likely."""
        return CHANCE

    def returns(self) -> list[float]:
        """The reward of each seat; zero before the end."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.setup.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> BeltaneState:
        """A state that the seat cannot distinguish from this one, with everything that it cannot know dealt anew."""
        other = cast(BeltaneState, self.clone())
        other.table.conceal_from(player_id, int(probability_sampler() * LARGEST_SEED))
        return other

    def _legal_actions(self, _player: int) -> list[int]:
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.mover == pyspiel.PlayerId.CHANCE:
            self.table.throw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action) if player == pyspiel.PlayerId.CHANCE else self.table.game.actions.notation(action)

    def __str__(self) -> str:
        return str(self.table)


class BeltaneObserver:
    """The game's observation; `dict` has its parts by name, as views of `tensor`. Before the deal it is all zeros."""

    def __init__(self, game: AnyGame) -> None:
        layout = game.observation.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop].reshape(part.shape) for part in layout.slices}
        self._row = np.zeros(layout.size, np.int16)
        self._bounds = {part.name: slice(part.start, part.stop) for part in layout.slices}

    def set_from(self, state: BeltaneState, player: int) -> None:
        """Write what a seat sees of a state."""
        if state.table.states is None:
            self.tensor.fill(0)
            return
        state.table.game.observation.observe(state.table.record, player, self._row)
        self.tensor[:] = self._row

    def string_from(self, state: BeltaneState, player: int) -> str:
        """The same as text, with the legal actions: searches treat states with the same text as one."""
        self.set_from(state, player)
        row = [str(int(number)) for number in self.tensor.tolist()]
        lines = [f"{name}: {' '.join(row[where])}" for name, where in self._bounds.items()]
        if state.table.mover == player:
            lines.append(f"legal: {' '.join(map(str, state.table.legal()))}")
        return "\n".join(lines)


def game_type(game: AnyGame, zero_sum: bool = False) -> Any:
    """What OpenSpiel needs to know about a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def default_parameters(game: AnyGame) -> dict[str, int | str]:
    """The parameters of a game, with their defaults."""
    parameters: dict[str, int | str] = {"seats": max(DEFAULT_SEATS, game.seats[0]), "reward": REWARDS[-1]}
    return parameters | {option.name: _parameter(option, option.choices[0]) for option in game.options}


def _parameter(option: Option, choice: str) -> int | str:
    """A choice as OpenSpiel reads it from a string: as a number if it looks like one."""
    return int(choice) if all(each.lstrip("-").isdecimal() for each in option.choices) else choice


def read_setup(game: AnyGame, parameters: Mapping[str, Any]) -> Setup:
    """The setup for some parameters, if they are valid."""
    given = default_parameters(game) | dict(parameters)
    seats, reward = game.check_seats(given.pop("seats")), checked_reward(given.pop("reward"))
    options = {name: str(choice) for name, choice in given.items()}
    game.check_options(seats, options)
    return Setup(game.name, seats, options, reward)


def register() -> None:
    """Register every game with OpenSpiel."""
    for name in game_names():
        game = find_game(name)
        # OpenSpiel frees the factories after Python has shut down, which classes survive and functions do not.
        pyspiel.register_game(game_type(game), type(game.title, (BeltaneGame,), {"game": game}))


register()
