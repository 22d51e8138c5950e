"""What whole games have to say, as phrases and as the texts that Python makes of them, for the client to compare with.

    python -m tools.sayings > sayings.json

Written to standard output: for each game its phrases, one of every message, and what they are in every language.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.phrases import Phrase
from beltane.text import event_phrase, speaker_for
from beltane.text.languages import LANGUAGES

GAMES = 2
STRIDE = 7
"""Step through the legal actions: any way through a game that shows much of it will do."""
OF_EACH = 3
"""Number of phrases per message, for its variants."""
PHRASE = TypeAdapter(Phrase)


def phrases_of(game: AnyGame, seats: int, seed: int) -> Iterator[Phrase]:
    """Everything that is said during a game."""
    match = Match.new(game, seats=seats, seed=seed)
    while not match.over:
        yield from map(event_phrase, match.events())
        prompt = match.prompt(match.mover)
        yield prompt.question
        for choice in prompt.choices:
            yield choice.label
            yield from (detail.phrase for detail in choice.details)
        legal = match.legal_numbers()
        match.play(legal[(len(match.actions) * STRIDE + seed) % len(legal)])
    yield from map(event_phrase, match.events())


def sayings(game: AnyGame) -> list[dict[str, Any]]:
    """Some phrases of every message that occurs in games of each size, with their texts."""
    found: dict[str, list[Phrase]] = {}
    for seats in game.seats:
        for seed in range(GAMES):
            for phrase in phrases_of(game, seats, seed):
                known = found.setdefault(phrase.key, [])
                if len(known) < OF_EACH and phrase not in known:
                    known.append(phrase)
    names = ["Ann", "Bob", "Cleo", "Dan"]
    speakers = {language: speaker_for(game, names, language) for language in LANGUAGES}
    return [
        {
            "phrase": PHRASE.dump_python(phrase, mode="json"),
            "texts": {language: speaker.say(phrase) for language, speaker in speakers.items()},
        }
        for known in found.values()
        for phrase in known
    ]


if __name__ == "__main__":
    json.dump({name: sayings(find_game(name)) for name in game_names()}, sys.stdout, ensure_ascii=False)
