"""`Match`: one game being played, with its history. The main way to use the rules from Python.

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
from beltane.kernel.pending import Pending, pending_in
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Prompt, decision_of
from beltane.kernel.quoting import LISTED_CHOICES, keywords
from beltane.kernel.random import seed_generator
from beltane.kernel.records import batch, overwrite, records_from_bytes
from beltane.kernel.standings import Standing, rank_all
from beltane.kernel.stepping import legal_in, play_in
from beltane.kernel.vocabulary import DecisionWord

S = TypeVar("S", bound=GameState, default=Any)
V = TypeVar("V", default=Any)


@dataclass(frozen=True)
class Ply(Generic[S]):
    """A played action: who played it, from which state, and the first event that revealed something, if any did."""

    action: int
    seat: int
    before: S | None
    """The state it was played from; None once the match has forgotten it."""
    revealed_by: str | None


class Match(Generic[S, V]):
    """A game being played, with every earlier position; its state and views are those of the game.

    `players` may hold a word for each seat that says who sits there; save files keep it, the rules ignore it. An action
    can be taken back until it reveals something or another seat decides; with `unlimited_undo` any action can.
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
        # Handing an array of one to compiled code is much faster than handing it the record inside.
        self._states = batch(game.State, 1)
        self._state: S = self._states[0]
        self._plies: list[Ply[S]] = []
        self._choices = np.zeros(len(game.actions), np.int64)
        self._legal: tuple[bytes, list[int]] | None = None
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
    def state(self) -> S:
        """The game's current record."""
        return self._state

    @state.setter
    def state(self, state: S) -> None:
        """Continue from a copy of another state; the history is kept."""
        overwrite(self._state, state)

    @property
    def actions(self) -> list[int]:
        """The numbers of the actions played so far."""
        return [ply.action for ply in self._plies]

    @property
    def history(self) -> tuple[Ply[S], ...]:
        """The actions played so far, each with its seat and the position before it."""
        return tuple(self._plies)

    @property
    def mover(self) -> int | None:
        """The seat that has to decide, or None when the game is over."""
        waiting = self._pending(self._content())
        return None if waiting is None else waiting.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover is None

    @property
    def decision(self) -> DecisionWord | None:
        """The kind of decision to make, as a word of the game's `steps`; None when the game is over."""
        waiting = self._pending(self._content())
        return None if waiting is None else decision_of(self.game.steps(waiting.kind))

    def legal_numbers(self) -> list[int]:
        """The numbers of the actions that may be played now."""
        return list(self._legal_in(self._content()))

    def legal(self) -> list[str]:
        """The actions that may be played now, in notation."""
        return [self.game.actions.notation(number) for number in self.legal_numbers()]

    def play(self, action: int | str, *, auto_single: bool = False) -> None:
        """Play an action given by number or notation; an illegal one is refused and changes nothing.

        With `auto_single`, decisions with a single choice that follow are played too, and recorded like any other.
        """
        self._play_legal(self._check(action))
        while auto_single and len(choices := self.legal_numbers()) == 1:
            self._play_legal(choices[0])

    def play_all(self, actions: Sequence[int | str]) -> None:
        """Play several actions of one seat, such as those of a plan: all of them, or none if one is illegal.

        A plan ends where something is revealed, because nobody could have planned further; the error is the same
        whether or not the rest would have been legal.
        """
        seat, played = self.mover, len(self._plies)
        try:
            for action in actions:
                if len(self._plies) > played and self._plies[-1].revealed_by is not None:
                    raise IllegalAction("plan-past-reveal")
                if self.mover != seat:
                    raise IllegalAction("plan-of-two-seats")
                self.play(action)
        except BeltaneError:
            self._go_back_to(played)
            raise

    def undo(self, seat: int | None = None) -> None:
        """Take the last action back, for a seat or for the seat that played it; the error says why it cannot be."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise reason
        self._go_back_to(len(self._plies) - 1)

    def why_not_undo(self, seat: int | None = None) -> CannotUndo | None:
        """Why the last action cannot be taken back, as the error that `undo` would raise; None if it can."""
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
        """Whether undo can go back to the position after a number of actions."""
        first = len(self._plies)
        while first > 0 and self._can_take_back(first - 1):
            first -= 1
        return first <= plies <= len(self._plies)

    def forget_positions(self) -> None:
        """Free the positions that undo can never reach, and their events, to save memory."""
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
        """Whether undo can reach the position before an action: nothing revealed since, no other seat has decided."""
        ply = self._plies[index]
        return self.unlimited_undo or (ply.revealed_by is None and ply.seat == self._plies[-1].seat)

    def last_mover(self) -> int | None:
        """The seat that played the last action, if there is one."""
        return self._plies[-1].seat if self._plies else None

    def events(self, ply: int | None = None) -> list[Event]:
        """The events of the last action, or of the one with a given number; 0 is the set-up."""
        after = self.state if ply is None or ply == len(self._plies) else self._plies[ply].before
        assert after is not None
        return self.game.events.read(after.events)

    def standings(self) -> list[Standing]:
        """Current points and places by seat; an automaton comes last."""
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
        """What a seat is asked, or whom it waits for; None is a spectator."""
        return self.game.prompt(self.state, self._check_seat(seat))

    def copy(self) -> Match[S, V]:
        """An independent match at the same point, history included."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.options = dict(self.options)
        other._states = records_from_bytes(self._states.dtype, self._content())
        other._state = other._states[0]
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

    def _content(self) -> bytes:
        return self._states.tobytes()

    def _pending(self, content: bytes) -> Pending | None:
        return pending_in(self._states.dtype, content)

    def _legal_in(self, content: bytes) -> list[int]:
        """The legal actions, computed once for each position, however it was reached."""
        if self._legal is None or self._legal[0] != content:
            count = 0 if self._pending(content) is None else legal_in(self._states, self._choices)
            self._legal = content, cast("list[int]", self._choices[:count].tolist())
        return self._legal[1]

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
        content = self._content()
        waiting = self._pending(content)
        assert waiting is not None
        before = records_from_bytes(self._states.dtype, content)[0]
        play_in(self._states, number)
        self._plies.append(Ply(number, waiting.seat, before, self._revealed_by()))

    def _revealed_by(self) -> str | None:
        """The first event of the last action that reveals something."""
        kind = self.game.events.first_revealing_in(self._states.dtype, self._content())
        return None if kind is None else kind.name

    def _go_back_to(self, plies: int) -> None:
        if plies < len(self._plies):
            before = self._plies[plies].before
            assert before is not None
            self.state = before
            del self._plies[plies:]


def _left_out(choices: Sequence[int]) -> tuple[Phrase, ...]:
    """How many choices a shortened list leaves out, as a phrase."""
    return (Phrase("more-choices", {"count": len(choices)}),) if choices else ()
