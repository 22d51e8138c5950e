"""`Match`: one game being played, with its history. The friendly Python face of the rules.

>>> from beltane import Match
>>> match = Match.new("meduris", seats=3, seed=7)
>>> match.legal()
['place wood', 'place wool', 'place copper', 'place stone']
>>> match.play("place wool")
>>> match.undo()
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from beltane.kernel.decisions import OVER, mover, top
from beltane.kernel.errors import BeltaneError, IllegalAction
from beltane.kernel.events import Happening, read_events
from beltane.kernel.game import Game, check_seed, find_game
from beltane.kernel.random import seed_generator
from beltane.kernel.records import blank, copy, overwrite


@dataclass(frozen=True)
class Standing:
    """One seat's result: place 1 is first, and equals share a place."""

    seat: int
    points: int
    place: int


class Match:
    """A game being played. Every position that led here is kept, so any number of actions can be undone.

    `players` may say who sits where, a word for each seat; the rules do not care, and save files keep it.
    """

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.seed = check_seed(seed)
        values = game.check_options(self.seats, options)
        self.options = {o.name: o.choices[v] for o, v in zip(game.options, values, strict=True)}
        self.players: tuple[str, ...] = ()
        self.actions: list[int] = []
        self.state = blank(game.State)
        self._earlier: list[Any] = []
        self._choices = np.zeros(len(game.actions), np.int64)
        seed_generator(self.state.random, self.seed)
        game.deal(self.state, self.seats, np.array(values, np.int64))

    @classmethod
    def new(cls, game: str | Game, *, seats: int, seed: int, options: Mapping[str, object] | None = None) -> Match:
        """Set up a game by name."""
        return cls(find_game(game) if isinstance(game, str) else game, seats, seed, options or {})

    @property
    def mover(self) -> int | None:
        """The seat that has to decide, or None when the game is over."""
        seat = int(mover(self.state))
        return None if seat == OVER else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover is None

    @property
    def decision(self) -> str | None:
        """What is being decided, by its name in the game's `steps`; None when the game is over."""
        return None if self.over else self.game.steps[top(self.state.decisions).kind]

    def legal_numbers(self) -> list[int]:
        """The numbers of the actions that may be played now."""
        if self.over:
            return []
        count = self.game.legal(self.state, self._choices)
        return [int(number) for number in self._choices[:count]]

    def legal(self) -> list[str]:
        """The actions that may be played now, in notation."""
        return [self.game.actions.notation(number) for number in self.legal_numbers()]

    def play(self, action: int | str, *, auto_single: bool = False) -> None:
        """Play an action given by number or notation; an illegal one is refused and changes nothing.

        With `auto_single`, decisions that leave a single choice are then played too, and recorded like any other.
        """
        self._play_legal(self._check(action))
        while auto_single and len(choices := self.legal_numbers()) == 1:
            self._play_legal(choices[0])

    def undo(self) -> None:
        """Take the last action back."""
        if not self.actions:
            raise BeltaneError("There is nothing to undo: no action has been played yet.")
        self.actions.pop()
        overwrite(self.state, self._earlier.pop())

    def events(self) -> list[Happening]:
        """What the last action (or the set-up) brought about, in order."""
        return read_events(self.game.events, self.state.events)

    def standings(self) -> list[Standing]:
        """Points and places as they stand now, by seat."""
        points, places = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        self.game.standings(self.state, points, places)
        return [Standing(seat, int(points[seat]), int(places[seat])) for seat in range(self.seats)]

    def view(self, seat: int | None) -> Any:
        """What a seat may see; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BeltaneError(
                f"There is no seat {seat}; the seats are 0 to {self.seats - 1}, and None is a spectator."
            )
        return self.game.view(self.state, seat)

    def copy(self) -> Match:
        """An independent match at the same point, history included."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.options = dict(self.options)
        other.actions = list(self.actions)
        other.state = copy(self.state)
        other._earlier = list(self._earlier)
        other._choices = np.zeros_like(self._choices)
        return other

    def save(self) -> str:
        """The match as the text of a save file."""
        from beltane.kernel.save import write_save

        return write_save(self)

    @classmethod
    def load(cls, text: str | bytes) -> Match:
        """The match in the text of a save file."""
        from beltane.kernel.save import read_save

        return read_save(text)

    def _check(self, action: int | str) -> int:
        actions = self.game.actions
        number = actions.parse(action) if isinstance(action, str) else actions.action(action).number
        if self.over:
            raise IllegalAction(f"'{actions.notation(number)}' cannot be played: the game is over.")
        legal = self.legal_numbers()
        if number not in legal:
            choices = ", ".join(actions.notation(choice) for choice in legal[:6])
            more = f" and {len(legal) - 6} more" if len(legal) > 6 else ""
            raise IllegalAction(f"'{actions.notation(number)}' is not legal now; the choices are {choices}{more}.")
        return number

    def _play_legal(self, number: int) -> None:
        before = copy(self.state)
        self.game.play(self.state, number)
        self._earlier.append(before)
        self.actions.append(number)
