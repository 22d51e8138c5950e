"""A match with a player in each seat: people at the keyboard, or bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from threading import Event as Flag

from beltane.bots.bot import Candidate, Position, Searches, position_for
from beltane.bots.consulting import consult, reporting_illegal_choice
from beltane.bots.roster import find_bot, searcher
from beltane.cli.play.players import HUMAN
from beltane.kernel.errors import CannotUndo
from beltane.kernel.events import Event
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, new_generator
from beltane.text import Speaker, speaker_for

SEAT_SALT = 0x9E3779B97F4A7C15
"""Keeps the players' generators apart from the game's own, so that no bot draws what the game will draw."""
HINT_BUDGET = "1000ms"


@dataclass(frozen=True)
class LogEntry:
    """An event as a sentence, and the number of actions played by then."""

    ply: int
    sentence: str
    event: Event


@dataclass(frozen=True)
class Decision:
    """A decision of somebody at the keyboard, and the number of actions played before it."""

    ply: int
    seat: int


class Table:
    """The match, its players, its log, and the decisions made at the keyboard."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.speaker = speaker_for(match.game)
        self.log: list[LogEntry] = []
        self._decisions: list[Decision] = []
        self._dice = new_generator(self._salted(len(match.players)))
        self._bots = {
            seat: find_bot(name)(match.game, self._salted(seat))
            for seat, name in enumerate(match.players)
            if name != HUMAN
        }
        self._read_history()
        self._hides_something = self._find_out_what_is_hidden()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat, name in enumerate(self.match.players) if name == HUMAN)

    def is_person(self, seat: int) -> bool:
        """Whether a seat belongs to somebody at the keyboard."""
        return seat not in self._bots

    def has_bot(self, kind: type[object]) -> bool:
        """Whether a bot of some kind is at the table."""
        return any(isinstance(bot, kind) for bot in self._bots.values())

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self.speaker.names[seat]

    def named_players(self) -> str:
        """The names of all seats, with their players."""
        return ", ".join(seated(self.name(seat), who, self.speaker) for seat, who in enumerate(self.match.players))

    # Playing

    def decide(self, actions: Sequence[int]) -> list[LogEntry]:
        """Play a decision made at the keyboard: an action, or a whole plan. Returns what happened."""
        seat, ply = self.match.mover, len(self.match.actions)
        assert seat is not None
        entries = self.play(actions)
        self._decisions.append(Decision(ply, seat))
        return entries

    def play(self, actions: Sequence[int]) -> list[LogEntry]:
        """Play actions that were not a decision, and return what happened."""
        ply = len(self.match.actions)
        self.match.play_all(actions)
        return self._write_log(ply + 1)

    def let_bot_play(self) -> list[LogEntry]:
        """Let the bot whose turn it is play, and return what happened."""
        mover = self.match.mover
        assert mover is not None
        legal = self.match.legal_numbers()
        name = self.match.players[mover]
        action = legal[0] if len(legal) == 1 else consult(name, self._bots[mover], self.position(mover))
        with reporting_illegal_choice(name):
            return self.play([action])

    def undo(self) -> Decision:
        """Go back to the last decision made at the keyboard; if that is not possible, the error says why."""
        if not self._decisions:
            raise self._barred("nothing")
        last = self._decisions[-1]
        trial = self.match.copy()
        try:
            _go_back(trial, last)
        except CannotUndo as error:
            raise self._barred(error.reason, len(trial.actions)) from None
        _go_back(self.match, last)
        self._decisions.pop()
        self.log = [entry for entry in self.log if entry.ply <= last.ply]
        return last

    def _barred(self, reason: str, ply: int = 0) -> CannotUndo:
        """Why an action cannot be taken back: in a few words, or the event that revealed something."""
        key = f"undo-barred-{reason.replace('_', '-')}"
        if key in self.speaker.catalogue:
            return CannotUndo("undo-barred", reason=reason, why=self.speaker.message(key))
        revealed = next(entry for entry in self.log if entry.ply == ply and entry.event.name == reason)
        return CannotUndo("undo-barred-by-event", reason=reason, event=revealed.sentence)

    # What a player may know

    def position(self, seat: int) -> Position:
        """The position as a seat may know it."""
        return position_for(self.match.game, self.match.state, seat, self._dice)

    def hint(self, cancelled: Flag) -> tuple[Candidate, ...]:
        """A search's candidates for the current decision, best first; those found so far, once `cancelled` is set."""
        mover = self.match.mover
        assert mover is not None
        adviser = find_bot(f"{searcher(self.match.game)}:{HINT_BUDGET}")(self.match.game, self._salted(mover))
        assert isinstance(adviser, Searches)
        return adviser.search(self.position(mover), cancelled)

    def hides_something(self) -> bool:
        """Whether there are several people at the keyboard who have secrets from one another."""
        return self._hides_something

    def has_begun(self) -> bool:
        """Whether any decision has been made at the keyboard."""
        return bool(self._decisions)

    def news_for(self, seat: int) -> list[LogEntry]:
        """What has happened since a seat last decided, including its own decision."""
        last = max((decision.ply for decision in self._decisions if decision.seat == seat), default=-1)
        return [entry for entry in self.log if entry.ply > last]

    def _find_out_what_is_hidden(self) -> bool:
        """Compare everybody's view at the start of the game; later, a pending decision could look like a secret."""
        match = self.match
        if len(self.people) < 2:
            return False
        state = match.history[0].before if match.history else match.state
        seen = [replace(match.game.view(state, seat), seat=None) for seat in (None, *self.people)]
        return any(view != seen[0] for view in seen[1:])

    def _salted(self, seat: int) -> int:
        return (self.match.seed ^ (SEAT_SALT * (seat + 1))) & LARGEST_SEED

    def _write_log(self, first_ply: int) -> list[LogEntry]:
        """Add the events of all actions from one on to the log; ply 0 is the set-up."""
        match = self.match
        entries = [
            LogEntry(ply, self.speaker.event(event), event)
            for ply in range(first_ply, len(match.actions) + 1)
            for event in match.events(ply)
        ]
        self.log += entries
        return entries

    def _read_history(self) -> None:
        """Restore the log and the decisions of a match that is under way."""
        match = self.match
        self._decisions = [
            Decision(number, ply.seat)
            for number, ply in enumerate(match.history)
            if self.is_person(ply.seat) and len(match.game.prompt(ply.before, ply.seat).choices) > 1
        ]
        self._write_log(0)


def seated(name: str, who: str, speaker: Speaker) -> str:
    """A seat's name, with its player."""
    return f"{name} ({speaker.message('player-human') if who == HUMAN else who})"


def _go_back(match: Match, decision: Decision) -> None:
    while len(match.actions) > decision.ply:
        match.undo(decision.seat)
