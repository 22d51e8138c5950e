"""`beltane bench`: the time to show a position and to ask for a decision, over a whole game."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame
    from beltane.kernel.phrases import Phrase
    from beltane.kernel.prompt import Prompt

SEED = 1
ATTEMPTS = 3
"""Each call is timed this often, and the fastest counts: any extra time was not the call's own."""
MILLISECONDS = 1000.0


@dataclass(frozen=True)
class Latency:
    """The time that one thing took at the decisions of a game, in milliseconds of CPU time."""

    what: str
    mean_ms: float
    p99_ms: float
    max_ms: float


def measure_prompts(game: AnyGame, seats: int) -> list[Latency]:
    """Time each decision of a random game for the seat that decides: view, prompt, JSON, and the prompt's words."""
    from beltane.cli.random_match import random_match
    from beltane.kernel.match import Match
    from beltane.kernel.wire import to_json
    from beltane.text import speaker_for

    match, speaker = Match(game, seats, SEED, {}), speaker_for(game)
    taken: dict[str, list[float]] = {"view": [], "view-json": [], "prompt": [], "prompt-json": [], "phrase": []}
    for action in random_match(game, seats, SEED, {}).actions:
        view, prompt = match.view(match.mover), match.prompt(match.mover)
        taken["view"].append(_seconds(match.view, match.mover))
        taken["view-json"].append(_seconds(to_json, view))
        taken["prompt"].append(_seconds(match.prompt, match.mover))
        taken["prompt-json"].append(_seconds(to_json, prompt))
        phrases = _phrases(prompt)
        taken["phrase"].append(_seconds(lambda said: [speaker.say(phrase) for phrase in said], phrases) / len(phrases))
        match.play(action)
    return [_latency(what, seconds) for what, seconds in taken.items()]


def _phrases(prompt: Prompt) -> list[Phrase]:
    """All phrases of a prompt: the question, and each choice with its details."""
    details = (detail.phrase for choice in prompt.choices for detail in choice.details)
    return [prompt.question, *(choice.label for choice in prompt.choices), *details]


def _seconds(work: Callable[[Any], object], argument: object) -> float:
    taken = []
    for _ in range(ATTEMPTS):
        started = time.thread_time()
        work(argument)
        taken.append(time.thread_time() - started)
    return min(taken)


def _latency(what: str, seconds: list[float]) -> Latency:
    *_, p99 = statistics.quantiles(seconds, n=100)
    numbers = (statistics.mean(seconds), min(p99, max(seconds)), max(seconds))
    mean, percentile, longest = (round(MILLISECONDS * number, 3) for number in numbers)
    return Latency(what, mean, percentile, longest)
