"""Events: every kind can happen, every one reads as a sentence, and the catalogue of sentences fits the kinds."""

from __future__ import annotations

from collections.abc import Iterable
from string import Formatter

import numpy as np

from beltane.kernel.events import ARGUMENTS, CAPACITY, Event, Events, Happening, read_events
from beltane.kernel.game import Game
from beltane.kernel.records import blank, dtype_of
from tests.contract.corpus import TABLES, Played, corpus

GAMES_A_TABLE = 400


def games_of(game: Game, games: int) -> Iterable[Played]:
    """Games for every number of seats."""
    return (played for table in TABLES if table.game is game for played in corpus(table, games))


def different_events(played: Played) -> set[bytes]:
    """The different events of a game, as bytes."""
    events = played.states["events"]
    written = np.arange(CAPACITY) < events["count"][:, np.newaxis]
    return {event.tobytes() for event in np.unique(np.ascontiguousarray(events["entries"][written]))}


def read(game: Game, events: Iterable[bytes]) -> list[Happening]:
    happenings: list[Happening] = []
    for data in events:
        buffer = blank(Events)
        buffer.entries[0] = np.frombuffer(data, dtype_of(Event))[0]
        buffer.count = 1
        happenings += read_events(game.events, buffer)
    return happenings


def seat_names(game: Game) -> list[str]:
    return [f"Player {seat}" for seat in range(game.seats[-1])]


def test_every_kind_of_event_is_reached_and_reads_as_a_sentence(game: Game) -> None:
    found: set[bytes] = set()
    for played in games_of(game, GAMES_A_TABLE):
        found |= different_events(played)
    happenings = read(game, found)
    for happening in happenings:
        sentence = game.messages.sentence(happening, seat_names(game))
        assert sentence.strip()
        assert "{" not in sentence
        assert "}" not in sentence
    assert {happening.name for happening in happenings} == {kind.name for kind in game.events}


def test_every_verb_is_reached(game: Game) -> None:
    """Which of a verb's actions are reached, each game's own tests look into, with set-ups that make them likely."""
    played = {action for one in games_of(game, GAMES_A_TABLE) for action in one.actions}
    verbs = {game.actions.action(number).verb for number in played}
    assert verbs == {verb.word for verb in game.actions.verbs}


def test_kinds_have_different_names_and_few_enough_arguments(game: Game) -> None:
    assert len({kind.name for kind in game.events}) == len(game.events)
    for kind in game.events:
        names = [name for name, _ in kind.arguments]
        assert len(names) <= ARGUMENTS
        assert len(set(names)) == len(names)
        assert "seat" not in names


def test_sentences_fit_the_kinds_of_events(game: Game) -> None:
    assert set(game.messages.events) == {kind.name for kind in game.events}
    for kind in game.events:
        blanks = {name for _, name, _, _ in Formatter().parse(game.messages.events[kind.name]) if name is not None}
        assert blanks <= {"seat", *(name for name, _ in kind.arguments)}


def test_translated_words_are_words_of_events(game: Game) -> None:
    words = {word for kind in game.events for _, domain in kind.arguments if domain for word in domain.words}
    assert set(game.messages.words) <= words


def test_a_match_reads_its_own_events(game: Game) -> None:
    for played in games_of(game, 2):
        match = played.match()
        assert match.events()
        for action in played.actions:
            match.play(action)
            for happening in match.events():
                assert happening.seat is None or happening.seat in range(match.seats)
                assert game.messages.sentence(happening, seat_names(game))
