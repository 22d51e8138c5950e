"""`Match`: one game being played, with its history. The friendly Python face of the rules.

>>> from beltane import Match
>>> match = Match.new("meduris", seats=3, seed=7)
>>> match.legal()
['place wood', 'place wool', 'place copper', 'place stone']
>>> match.play("place wool")
>>> match.undo()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, cast, overload

import numpy as np
from typing_extensions import TypeVar

from beltane.kernel.errors import BeltaneError, CannotUndo, IllegalAction
from beltane.kernel.events import Event
from beltane.kernel.game import AnyGame, Game, GameState, check_seed, find_game
from beltane.kernel.pending import pending
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Prompt, decision_of
from beltane.kernel.quoting import keywords
from beltane.kernel.random import seed_generator
from beltane.kernel.records import blank, copy, overwrite
from beltane.kernel.standings import Standing, rank_all
from beltane.kernel.vocabulary import DecisionWord

S = TypeVar("S", bound=GameState, default=Any)
V = TypeVar("V", default=Any)

LISTED_CHOICES = 6
"""A refusal lists no more choices than a reader takes in."""


@dataclass(frozen=True)
class Ply(Generic[S]):
    """An action that was played: by whom, from which state, and the event by which it revealed something, if it did."""

    action: int
    seat: int
    before: S | None
    """The state it was played from; None once a match has forgotten it."""
    revealed_by: str | None


class Match(Generic[S, V]):
    """A game being played, with every position that led here; its state and views are those of the game.

    `players` may say who sits where, a word for each seat; the rules do not care, and save files keep it. An action can
    be taken back until it reveals something or another seat decides; with `unlimited_undo` any can.
    """

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        seed: int,
        options: Mapping[str, object],
        *,
        unlimited_undo: bool = False,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.seed = check_seed(seed)
        values = game.check_options(self.seats, options)
        self.options = {o.name: o.choices[v] for o, v in zip(game.options, values, strict=True)}
        self.players: tuple[str, ...] = ()
        self.unlimited_undo = unlimited_undo
        self.state = blank(game.State)
        self._plies: list[Ply[S]] = []
        self._choices = np.zeros(len(game.actions), np.int64)
        seed_generator(self.state.random, self.seed)
        game.rules.deal(self.state, self.seats, np.array(values, np.int64))

    @overload
    @classmethod
    def new(
        cls,
        game: Game[S, V],
        *,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        unlimited_undo: bool = False,
    ) -> Match[S, V]: ...
    @overload
    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        unlimited_undo: bool = False,
    ) -> Match: ...

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        *,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        unlimited_undo: bool = False,
    ) -> Match:
        """Set up a game by name."""
        found: AnyGame = find_game(game) if isinstance(game, str) else game
        return Match(found, seats, seed, options or {}, unlimited_undo=unlimited_undo)

    @property
    def actions(self) -> list[int]:
        """The numbers of the actions played so far."""
        return [ply.action for ply in self._plies]

    @property
    def history(self) -> tuple[Ply[S], ...]:
        """The actions played so far: by whom, and from which positions."""
        return tuple(self._plies)

    @property
    def mover(self) -> int | None:
        """The seat that has to decide, or None when the game is over."""
        waiting = pending(self.state)
        return None if waiting is None else waiting.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover is None

    @property
    def decision(self) -> DecisionWord | None:
        """What is being decided, by its word in the game's `steps`; None when the game is over."""
        waiting = pending(self.state)
        return None if waiting is None else decision_of(self.game.steps(waiting.kind))

    def legal_numbers(self) -> list[int]:
        """The numbers of the actions that may be played now."""
        if self.over:
            return []
        count = self.game.rules.legal(self.state, self._choices)
        return cast("list[int]", self._choices[:count].tolist())

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

    def play_all(self, actions: Sequence[int | str]) -> None:
        """Play several actions of one seat, such as those of a plan: all of them, or none if one is illegal."""
        seat, played = self.mover, len(self._plies)
        try:
            for action in actions:
                if self.mover != seat:
                    raise IllegalAction("plan-of-two-seats")
                self.play(action)
        except BeltaneError:
            self._go_back_to(played)
            raise

    def undo(self, seat: int | None = None) -> None:
        """Take the last action back, for a seat or for whoever played it; an error says why that cannot be."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise reason
        self._go_back_to(len(self._plies) - 1)

    def why_not_undo(self, seat: int | None = None) -> CannotUndo | None:
        """Why the last action cannot be taken back, as the error that trying it would raise; None if it can."""
        if not self._plies:
            return CannotUndo("undo-nothing", reason="nothing")
        last = self._plies[-1]
        if self.unlimited_undo:
            return None
        if last.revealed_by is not None:
            return CannotUndo("undo-revealed", reason=last.revealed_by)
        if seat not in (None, last.seat) or last.before is None:
            return CannotUndo("undo-other-seat", reason="other-seat")
        return None

    def can_return_to(self, plies: int) -> bool:
        """Whether undo leads back to where so many actions had been played."""
        first = len(self._plies)
        while first > 0 and self._can_take_back(first - 1):
            first -= 1
        return first <= plies <= len(self._plies)

    def forget_positions(self) -> None:
        """Let go of the positions that undo never leads back to, and of their events, to take little room."""
        for index in range(len(self._plies) - 1, -1, -1):
            if not self._can_take_back(index):
                break
        else:
            return
        for earlier in range(index, -1, -1):
            ply = self._plies[earlier]
            if ply.before is None:
                return
            self._plies[earlier] = replace(ply, before=None)

    def _can_take_back(self, index: int) -> bool:
        """Whether undo leads back behind an action: nothing was revealed since, and nobody else has decided."""
        ply = self._plies[index]
        return self.unlimited_undo or (ply.revealed_by is None and ply.seat == self._plies[-1].seat)

    def last_mover(self) -> int | None:
        """The seat that played the last action, if there is one."""
        return self._plies[-1].seat if self._plies else None

    def events(self, ply: int | None = None) -> list[Event]:
        """What the last action brought about, or the one of a number, in order; 0 is the set-up."""
        after = self.state if ply is None or ply == len(self._plies) else self._plies[ply].before
        assert after is not None
        return self.game.events.read(after.events)

    def standings(self) -> list[Standing]:
        """Points and places as they stand now, by seat; an automaton comes last."""
        ranked = int(self.game.rules.contenders(self.state)) if self.game.automaton else self.seats
        points, places = np.zeros(ranked, np.int64), np.zeros(ranked, np.int64)
        rank_all(self.state, points, places)
        return [
            Standing(contender if contender < self.seats else None, int(points[contender]), int(places[contender]))
            for contender in range(ranked)
        ]

    def view(self, seat: int | None) -> V:
        """What a seat may see; None is a spectator."""
        return self.game.view(self.state, self._check_seat(seat))

    def prompt(self, seat: int | None) -> Prompt:
        """What a seat is asked, or what it waits for; None is a spectator."""
        return self.game.prompt(self.state, self._check_seat(seat))

    def copy(self) -> Match[S, V]:
        """An independent match at the same point, history included."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.options = dict(self.options)
        other.state = copy(self.state)
        other._plies = list(self._plies)
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

    def _check_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BeltaneError("unknown-seat", found=str(seat), last=str(self.seats - 1))
        return seat

    def _check(self, action: int | str) -> int:
        actions = self.game.actions
        number = actions.parse(action) if isinstance(action, str) else actions.action(action).number
        if self.over:
            raise IllegalAction("played-after-end", action=actions.notation(number))
        legal = self.legal_numbers()
        if number not in legal:
            raise IllegalAction(
                "illegal-action",
                action=actions.notation(number),
                choices=(*keywords(map(actions.notation, legal[:LISTED_CHOICES])), *_left_out(legal[LISTED_CHOICES:])),
            )
        return number

    def _play_legal(self, number: int) -> None:
        waiting, before = pending(self.state), copy(self.state)
        assert waiting is not None
        self.game.rules.play(self.state, number)
        self._plies.append(Ply(number, waiting.seat, before, self._revealed_by()))

    def _revealed_by(self) -> str | None:
        """The first event of the last action that reveals something."""
        kind = self.game.events.first_revealing(self.state.events)
        return None if kind is None else kind.name

    def _go_back_to(self, plies: int) -> None:
        if plies < len(self._plies):
            overwrite(self.state, self._plies[plies].before)
            del self._plies[plies:]


def _left_out(choices: Sequence[int]) -> tuple[Phrase, ...]:
    """The end of a list that is too long."""
    return (Phrase("more-choices", {"count": len(choices)}),) if choices else ()
