"""Undo: an action can be taken back unless it revealed something, for every kind of event of a game.

Games are played until every kind of event has occurred. Some kinds occur only during set-up, when nothing can be taken
back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from beltane.kernel.errors import CannotUndo
from beltane.kernel.events import CAPACITY
from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.records import to_bytes
from tests.contract.corpus import GAMES, TABLES, Played, Table, corpus, played_game

MOST_GAMES = 400
"""Kinds that do not occur in this many games of each table are reported as missing."""
KINDS = [(game.name, kind.name) for game in GAMES for kind in game.events.kinds]


@dataclass(frozen=True)
class Moment:
    """An action of a game of the corpus."""

    table: Table
    number: int
    ply: int

    def played(self) -> Played:
        return played_game(self.table, self.number)


@dataclass
class Occurrences:
    """Where a kind of event first occurred: in an action that reveals something, in one that does not, at set-up."""

    revealing: Moment | None = None
    hiding: Moment | None = None
    at_setup: bool = False

    def is_met(self) -> bool:
        return self.revealing is not None or self.hiding is not None or self.at_setup


@dataclass
class Search:
    """Looks for all kinds of events of a game."""

    game: AnyGame
    found: list[Occurrences] = field(default_factory=list)

    def run(self) -> list[Occurrences]:
        self.found = [Occurrences() for _ in self.game.events.kinds]
        tables = [table for table in TABLES if table.game is self.game]
        for number in range(MOST_GAMES):
            for table in tables:
                self.note(table, number)
            if number % 10 == 9 and all(occurrences.is_met() for occurrences in self.found):
                break
        return self.found

    def note(self, table: Table, number: int) -> None:
        happened = kinds_by_ply(played_game(table, number))
        reveals = np.array([kind.reveals for kind in self.game.events.kinds])
        revealing = (happened & reveals).any(axis=1)
        for kind, occurrences in enumerate(self.found):
            occurrences.at_setup |= bool(happened[0, kind])
            plies = np.flatnonzero(happened[1:, kind]) + 1
            for ply in plies[revealing[plies]][:1]:
                occurrences.revealing = occurrences.revealing or Moment(table, number, int(ply))
            for ply in plies[~revealing[plies]][:1]:
                occurrences.hiding = occurrences.hiding or Moment(table, number, int(ply))


def kinds_by_ply(played: Played) -> npt.NDArray[np.bool_]:
    """Which kinds of events happened in each ply of a game, the set-up being the first."""
    events = played.states["events"]
    written = np.arange(CAPACITY) < events["count"][:, np.newaxis]
    happened = np.zeros((len(played.states), len(played.table.game.events.kinds)), np.bool_)
    plies, slots = np.nonzero(written)
    happened[plies, events["slots"]["kind"][plies, slots]] = True
    return happened


@cache
def occurrences_in(game: str) -> list[Occurrences]:
    return Search(find_game(game)).run()


def test_every_kind_of_event_is_met(game: AnyGame) -> None:
    missed = [
        kind.name
        for kind, occurrences in zip(game.events.kinds, occurrences_in(game.name), strict=True)
        if not occurrences.is_met()
    ]
    assert missed == [], f"never met in {MOST_GAMES} games of each table"


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_an_action_is_taken_back_unless_it_reveals_something(name: str, kind: str) -> None:
    game = find_game(name)
    found = occurrences_in(name)[game.events.number(kind)]
    if game.events.kinds[game.events.number(kind)].reveals:
        assert found.hiding is None
    if found.revealing is not None:
        check_kept(found.revealing, kind)
    if found.hiding is not None:
        check_taken_back(found.hiding, kind)
    assert found.is_met()


def check_kept(moment: Moment, kind: str) -> None:
    played = moment.played()
    match = played.match(moment.ply)
    events = match.events()
    assert kind in [event.name for event in events]
    revealing = next(event.name for event in events if event.reveals)
    for seat in (None, match.last_mover()):
        with pytest.raises(CannotUndo, match=r"cannot be taken back: it revealed something") as refusal:
            match.undo(seat)
        assert refusal.value.reason == revealing
    assert to_bytes(match.state) == to_bytes(played.states[moment.ply])
    match.unlimited_undo = True
    match.undo()
    assert to_bytes(match.state) == to_bytes(played.states[moment.ply - 1])


def check_taken_back(moment: Moment, kind: str) -> None:
    played = moment.played()
    match = played.match(moment.ply)
    events = match.events()
    assert kind in [event.name for event in events]
    assert not any(event.reveals for event in events)
    others = [seat for seat in range(match.seats) if seat != match.last_mover()]
    for seat in others:
        with pytest.raises(CannotUndo) as refusal:
            match.undo(seat)
        assert refusal.value.reason == "other-seat"
    match.undo(match.last_mover())
    assert to_bytes(match.state) == to_bytes(played.states[moment.ply - 1])
    assert match.actions == played.actions[: moment.ply - 1]


def test_whole_games_are_taken_back_as_far_as_nothing_was_revealed(table: Table) -> None:
    reveals = np.array([kind.reveals for kind in table.game.events.kinds])
    for played in corpus(table, 3):
        revealing = (kinds_by_ply(played) & reveals).any(axis=1)
        for ply in played.plies(12)[1:]:
            match = played.match(ply)
            barrier = max((p for p in range(1, ply + 1) if revealing[p]), default=0)
            while match.why_not_undo() is None:
                match.undo()
            assert len(match.actions) == barrier
            assert to_bytes(match.state) == to_bytes(played.states[barrier])
