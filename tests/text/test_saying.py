"""Everything that whole games say, in every language: events, questions, choices, and topics.

Frequent phrases are worded once: phrases are collected from many games, and each distinct one is worded in each
language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.match import Match
from beltane.kernel.phrases import Count, Either, Item, Phrase, Seat, Value
from beltane.kernel.prompt import Prompt
from beltane.kernel.vocabulary import Word
from beltane.text import Speaker, event_phrase, speaker_for
from beltane.text.catalogue import message_key
from beltane.text.languages import LANGUAGES
from tests.contract.corpus import GAMES, TABLES, Table, played_game

QUICK = (range(6), 16)
PORTION = 125
THOROUGH = [
    pytest.param((range(first, first + PORTION), 40), marks=pytest.mark.slow) for first in range(0, 1000, PORTION)
]
"""Which games of each table, and at how many points of each game prompts are collected; split into tests."""
STOPS_FOR_TOPICS = 3

CODES = {"task", "place", "path_source", "target", "rewards"}
"""Domains whose words are the same in every language, or are split by the messages that use them."""
UNSAID = {Word("payment", "exact"), *(Word("material", word) for word in ("nothing", "three", "both", "chip"))}
"""Choices that no message says as words: messages select their texts by these keys."""
LEFT_OVERS = re.compile(r"[{}$_]|  | [.,]|^$|^\s|\s$")
"""What no sentence may contain: placeholders that were not filled, blanks where a word should be."""
KEYS = re.compile(r"\b[a-g][1-6]-(across|down)|\b(slot|pile|path|bonfire)-[1-9]")
"""Words that are typed, and named only where they are explained."""


def spoken(prompt: Prompt) -> Iterator[Phrase]:
    yield prompt.question
    for choice in prompt.choices:
        yield choice.label
        yield Phrase(f"verb-{choice.verb}")
        yield from (detail.phrase for detail in choice.details)


def looked_up(match: Match, prompt: Prompt) -> Iterator[Phrase]:
    for topic in prompt.topics:
        yield Phrase(f"topic-kind-{topic.kind}")
        yield from match.game.explain(match.view(match.mover), topic)


def phrases_of(table: Table, games: Iterable[int], stops: int) -> dict[str, Phrase]:
    """Every distinct phrase of a number of games."""
    found: dict[str, Phrase] = {}

    def keep(phrases: Iterable[Phrase]) -> None:
        found.update({repr(phrase): phrase for phrase in phrases})

    for number in games:
        played = played_game(table, number)
        prompts, topics = set(played.plies(stops)), set(played.plies(STOPS_FOR_TOPICS))
        match = played.match()
        for ply, action in enumerate([*played.actions, None]):
            keep(event_phrase(event) for event in match.events())
            if ply in prompts:
                keep(phrase for seat in {match.mover, None} for phrase in spoken(match.prompt(seat)))
            if ply in topics:
                keep(looked_up(match, match.prompt(match.mover)))
            if action is not None:
                match.play(action)
    return found


def words_in(value: Value) -> Iterator[Word]:
    """The words of domains in a value, including those of the phrases in it."""
    items: tuple[Item, ...] = (
        value.items if isinstance(value, Either) else value if isinstance(value, tuple) else (value,)
    )
    for item in items:
        if isinstance(item, Word):
            yield item
        elif isinstance(item, Count):
            yield item.of
        elif isinstance(item, Phrase):
            yield from (word for inner in item.values.values() for word in words_in(inner))


def check(speaker: Speaker, phrase: Phrase) -> None:
    said = speaker.say(phrase)
    place = f"{speaker.catalogue.language}: {phrase} is said as '{said}'"
    assert not LEFT_OVERS.search(said), place
    assert phrase.key.startswith("action-") or not KEYS.search(said), place
    for value in phrase.values.values():
        for word in words_in(value):
            known = message_key(word) in speaker.catalogue or word.domain in CODES or word in UNSAID
            assert known, f"{place}, but nobody knows {word}"


@pytest.mark.parametrize("sample", [QUICK, *THOROUGH], ids=lambda sample: f"from-{sample[0].start}-of-{len(sample[0])}")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_are_told_in_every_language(table: Table, sample: tuple[range, int]) -> None:
    phrases = phrases_of(table, *sample)
    assert len(phrases) > 500
    for language in LANGUAGES:
        speaker = speaker_for(table.game, language=language)
        for phrase in phrases.values():
            check(speaker, phrase)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_has_a_label(game: AnyGame, language: str) -> None:
    speaker = speaker_for(game, language=language)
    labels: dict[str, str] = {}
    for number in range(len(game.actions)):
        action = game.actions.action(number)
        check(speaker, action.label)
        said = speaker.say(action.label)
        assert labels.setdefault(said, action.notation) == action.notation, "two actions that read alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_an_edition_made_up_say_themselves(language: str) -> None:
    speaker = speaker_for(find_game("bonfire"), language=language)
    island, district = Word("island", "skerry"), Word("district", "gable")
    for key in ("choice-sail", "choice-sail-task", "choice-sail-guardian"):
        assert "skerry" in speaker.say(Phrase(key, {"island": island, "task": Word("task", "b07")}))
    assert "skerry" in speaker.say(Phrase("event-sailed", {"seat": Seat(0), "island": island}))
    speaker = speaker_for(find_game("meduris"), language=language)
    assert "gable" in speaker.say(Phrase("event-rune-taken", {"seat": Seat(0), "rune": district}))
