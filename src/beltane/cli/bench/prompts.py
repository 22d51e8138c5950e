"""`beltane bench`: the time to show a position and to ask for a decision, over whole games."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame
    from beltane.kernel.phrases import Phrase
    from beltane.kernel.prompt import Prompt

T = TypeVar("T")
R = TypeVar("R")

WARM_UP_SEED = 0
SEEDS = (1, 2, 3)
"""The games that are measured; the one before them loads what a process loads once."""
MILLISECONDS = 1000.0


@dataclass(frozen=True)
class Latency:
    """The time that one thing took at the decisions of some games, in milliseconds of CPU time."""

    what: str
    mean_ms: float
    p99_ms: float
    max_ms: float


def measure_prompts(game: AnyGame, seats: int) -> list[Latency]:
    """Time each decision of some random games for the seat that decides: view, prompt, JSON, and the prompt's words.

    Each call is timed once, when the position is new, as it is to whoever asks for it.
    """
    _measure_game(game, seats, WARM_UP_SEED)
    taken: dict[str, list[float]] = {}
    with _garbage_as_in_the_service():
        for seed in SEEDS:
            for what, seconds in _measure_game(game, seats, seed).items():
                taken.setdefault(what, []).extend(seconds)
    return [_latency(what, seconds) for what, seconds in taken.items()]


@contextmanager
def _garbage_as_in_the_service() -> Iterator[None]:
    """Do not look for garbage in what has been loaded: the service does not either once it has started."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _measure_game(game: AnyGame, seats: int, seed: int) -> dict[str, list[float]]:
    """The seconds that each thing took at each decision of one game."""
    from beltane.cli.random_match import random_match
    from beltane.kernel.match import Match
    from beltane.kernel.wire import to_json
    from beltane.text import speaker_for

    match, speaker = Match(game, seats, seed, {}), speaker_for(game)
    taken: dict[str, list[float]] = {"view": [], "view-json": [], "prompt": [], "prompt-json": [], "phrase": []}
    for action in random_match(game, seats, seed, {}).actions:
        view = _timed(taken["view"], match.view, match.mover)
        _timed(taken["view-json"], to_json, view)
        prompt = _timed(taken["prompt"], match.prompt, match.mover)
        _timed(taken["prompt-json"], to_json, prompt)
        phrases = _phrases(prompt)
        _timed(taken["phrase"], lambda said: [speaker.say(phrase) for phrase in said], phrases)
        taken["phrase"][-1] /= len(phrases)
        match.play(action)
    return taken


def _phrases(prompt: Prompt) -> list[Phrase]:
    """All phrases of a prompt: the question, and each choice with its details."""
    details = (detail.phrase for choice in prompt.choices for detail in choice.details)
    return [prompt.question, *(choice.label for choice in prompt.choices), *details]


def _timed(taken: list[float], work: Callable[[T], R], argument: T) -> R:
    """The result of a call, whose seconds of CPU time are added to those taken."""
    started = time.thread_time()
    result = work(argument)
    taken.append(time.thread_time() - started)
    return result


def _latency(what: str, seconds: list[float]) -> Latency:
    *_, p99 = statistics.quantiles(seconds, n=100)
    numbers = (statistics.mean(seconds), min(p99, max(seconds)), max(seconds))
    mean, percentile, longest = (round(MILLISECONDS * number, 3) for number in numbers)
    return Latency(what, mean, percentile, longest)
