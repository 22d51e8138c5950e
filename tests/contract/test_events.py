"""Events: every one has its sentence, and every verb is played sooner or later."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from beltane.kernel.events import ARGUMENTS, CAPACITY, Event, Events, EventSlot
from beltane.kernel.game import AnyGame
from beltane.kernel.records import blank, dtype_of
from beltane.text import speaker_for
from tests.contract.corpus import TABLES, Played, corpus, played_game

QUICK = 40
THOROUGH = pytest.param(400, marks=pytest.mark.slow)
MOST_GAMES = 400
"""A verb that is not played in this many games of each table is reported as unreached."""


def games_of(game: AnyGame, games: int) -> Iterable[Played]:
    """Games for every number of seats."""
    return (played for table in TABLES if table.game is game for played in corpus(table, games))


def different_events(played: Played) -> set[bytes]:
    """The different events of a game, as bytes."""
    events = played.states["events"]
    written = np.arange(CAPACITY) < events["count"][:, np.newaxis]
    return {event.tobytes() for event in np.unique(np.ascontiguousarray(events["slots"][written]))}


def read(game: AnyGame, events: Iterable[bytes]) -> list[Event]:
    found: list[Event] = []
    for data in events:
        buffer = blank(Events)
        buffer.slots[0] = np.frombuffer(data, dtype_of(EventSlot))[0]
        buffer.count = 1
        found += game.events.read(buffer)
    return found


@pytest.mark.parametrize("games", [QUICK, THOROUGH])
def test_every_event_reads_as_a_sentence(game: AnyGame, games: int) -> None:
    found: set[bytes] = set()
    for played in games_of(game, games):
        found |= different_events(played)
    speaker = speaker_for(game)
    for event in read(game, found):
        sentence = speaker.event(event)
        assert sentence.strip()
        assert "{" not in sentence
        assert "}" not in sentence


def test_every_verb_is_reached(game: AnyGame) -> None:
    """Which of a verb's actions are reached is checked by each game's own tests, with set-ups that make them likely."""
    missed = {verb.word for verb in game.actions.verbs}
    tables = [table for table in TABLES if table.game is game]
    for number in range(MOST_GAMES):
        for table in tables:
            missed -= {game.actions.action(action).verb for action in set(played_game(table, number).actions)}
        if not missed:
            return
    assert not missed


def test_kinds_have_different_names_and_few_enough_arguments(game: AnyGame) -> None:
    kinds = game.events.kinds
    assert len({kind.name for kind in kinds}) == len(kinds)
    assert [kind.number for kind in kinds] == list(range(len(kinds)))
    for kind in kinds:
        names = [name for name, _ in kind.arguments]
        assert len(names) <= ARGUMENTS
        assert len(set(names)) == len(names)
        assert "seat" not in names


def test_a_match_reads_its_own_events(game: AnyGame) -> None:
    speaker = speaker_for(game)
    for played in games_of(game, 2):
        match = played.match()
        assert match.events()
        for action in played.actions:
            match.play(action)
            for event in match.events():
                assert event.seat is None or event.seat in range(match.seats)
                assert event.reveals == game.events.kinds[game.events.number(event.name)].reveals
                assert speaker.event(event)
