"""A match with somebody in each seat: people at the keyboard, or bots."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event

from beltane.bots.bot import Idea, Position, Searches, position_for
from beltane.bots.consulting import ask, held_to_rules
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.roster import find_bot
from beltane.cli.commands.play import HUMAN
from beltane.kernel.errors import BeltaneError
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, new_generator

SEAT_SALT = 0x9E3779B97F4A7C15
"""Keeps everybody's dice apart from the game's own, so that no bot happens to roll what is to come."""
HINT_BUDGET = Budget(milliseconds=1000)


@dataclass(frozen=True)
class Told:
    """A sentence of the game's story, and how many actions had been played when it was told."""

    ply: int
    sentence: str
    event: str


@dataclass(frozen=True)
class Decided:
    """A decision of somebody at the keyboard, and how many actions had been played before it."""

    ply: int
    seat: int


class Table:
    """The match, who plays, what was told, and how far back each decision of a person lies."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.log: list[Told] = []
        self._decided: list[Decided] = []
        self._dice = new_generator(self._salted(len(match.players)))
        self._bots = {
            seat: find_bot(name)(match.game, self._salted(seat))
            for seat, name in enumerate(match.players)
            if name != HUMAN
        }
        self._retell()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those at the keyboard."""
        return tuple(seat for seat, name in enumerate(self.match.players) if name == HUMAN)

    def is_person(self, seat: int) -> bool:
        """Whether somebody at the keyboard has a seat."""
        return seat not in self._bots

    def has_bot(self, kind: type[object]) -> bool:
        """Whether a bot of some kind is at the table."""
        return any(isinstance(bot, kind) for bot in self._bots.values())

    def play(self, action: int) -> list[Told]:
        """Play an action, and return what is told of it."""
        mover = self.match.mover
        assert mover is not None
        if self.is_person(mover) and len(self.match.legal_numbers()) > 1:
            self._decided.append(Decided(len(self.match.actions), mover))
        self.match.play(action)
        return self._tell()

    def let_bot_play(self) -> list[Told]:
        """Let the bot whose decision it is play, and return what is told of it."""
        mover = self.match.mover
        assert mover is not None
        legal = self.match.legal_numbers()
        name = self.match.players[mover]
        action = legal[0] if len(legal) == 1 else ask(name, self._bots[mover], self.position(mover))
        with held_to_rules(name):
            return self.play(action)

    def undo(self) -> None:
        """Go back to the last decision of somebody at the keyboard; what bots did since is taken back too."""
        if not self._decided:
            raise BeltaneError("There is nothing to undo: you have not decided anything yet.")
        ply = self._decided.pop().ply
        while len(self.match.actions) > ply:
            self.match.undo()
        self.log = [told for told in self.log if told.ply <= ply]

    def position(self, seat: int) -> Position:
        """The position as a seat may know it."""
        return position_for(self.match.game, self.match.state, seat, self._dice)

    def hint(self, cancelled: Event) -> tuple[Idea, ...]:
        """What a search thinks of the decision at hand, the best first; less of it, once `cancelled` is set."""
        mover = self.match.mover
        assert mover is not None
        adviser: Searches = MctsBot(self.match.game, self._salted(mover), HINT_BUDGET)
        return adviser.search(self.position(mover), cancelled)

    def hides_something(self) -> bool:
        """Whether there are several people at the keyboard who may not see all of one another's things."""
        if len(self.people) < 2:
            return False
        shown = [{**vars(self.match.view(seat)), "seat": None} for seat in (None, *self.people)]
        return any(view != shown[0] for view in shown[1:])

    def has_begun(self) -> bool:
        """Whether anybody at the keyboard has decided anything yet."""
        return bool(self._decided)

    def news_for(self, seat: int) -> list[Told]:
        """What was told since a seat last decided, its own decision included."""
        last = max((decided.ply for decided in self._decided if decided.seat == seat), default=-1)
        return [told for told in self.log if told.ply > last]

    def _salted(self, seat: int) -> int:
        return (self.match.seed ^ (SEAT_SALT * (seat + 1))) & LARGEST_SEED

    def _tell(self) -> list[Told]:
        match = self.match
        told = [
            Told(len(match.actions), match.game.messages.sentence(event, match.game.seat_words), event.name)
            for event in match.events()
        ]
        self.log += told
        return told

    def _retell(self) -> None:
        """Play a match that was loaded once more from its beginning, for its story and its decisions."""
        actions = list(self.match.actions)
        while self.match.actions:
            self.match.undo()
        self._tell()
        for action in actions:
            self.play(action)
