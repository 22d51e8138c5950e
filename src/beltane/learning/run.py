"""A run: alternating self-play and improvement, round after round, until time is up."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import torch

from beltane.kernel.digests import actions_digest, observation_digest
from beltane.kernel.game import AnyGame, find_game
from beltane.learning.average import Average, new_average
from beltane.learning.figures import Line
from beltane.learning.improvement import entropy_weight_after, improve, lessons_of
from beltane.learning.learner import Learner, optimiser_state, restore_optimiser
from beltane.learning.network import Parameters, Reader, new_parameters
from beltane.learning.pool import Pool, copied
from beltane.learning.self_play import Lesson, SelfPlay
from beltane.learning.settings import Settings, changed_on_the_way, settings_from
from beltane.learning.usual import usual_numbers

if TYPE_CHECKING:
    from beltane.learning.teacher import Teacher

FIRST_ENTROPY_WEIGHT = 0.01
MOST_TRIED = 0.2
"""The share of decisions that the learner plays itself at the end of lessons; at first the teacher plays all."""


@dataclass
class Run:
    """The complete state of learning a network."""

    settings: Settings
    game: AnyGame
    parameters: Parameters
    average: Average
    """What is written down as the result."""
    learner: Learner
    reader: Reader
    played: SelfPlay
    pool: Pool
    generator: Any
    dice: Any
    """The generator for choices made on the processor."""
    entropy_weights: list[float]
    """For each number of seats, how much undecided play counts."""
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """How long it has been learning, without measuring and saving."""
    usual: Any = field(default=None, repr=False)


def new_run(settings: Settings, start: Mapping[str, Any] | None = None) -> Run:
    """A run that has not learned anything yet, or starts with what is in a checkpoint: its network, and no more."""
    if start is None:
        run = _make(settings, usual_numbers(find_game(settings.game), settings.device, on_device=settings.on_device))
    else:
        size = settings_from(start["settings"])
        run = _make(replace(settings, width=size.width, hidden=size.hidden), start["usual"].numpy())
        for parameters in (run.parameters, run.average.parameters):
            _overwrite(parameters, start["average"]["parameters"])
        run.pool.first = copied(run.parameters)
    run.played.stagger(run.parameters, settings.staggered)
    return run


def _make(settings: Settings, usual: Any) -> Run:
    game = find_game(settings.game)
    device = settings.device
    inputs = game.observation.full.inputs()
    generator = torch.Generator(device).manual_seed(settings.seed)
    dice = torch.Generator().manual_seed(settings.seed)
    parameters = new_parameters(inputs, len(game.actions), settings.width, settings.hidden, device, generator)
    reader = Reader(inputs, usual, device, dense=settings.dense, half=settings.half)
    played = SelfPlay(game, settings, reader, generator)
    # Rules are compiled here, before the clock of learning starts.
    played.deal()
    pool = Pool(settings.rivals)
    average = new_average(parameters)
    learner = Learner(parameters, average, reader, played.seated, settings)
    weights = [FIRST_ENTROPY_WEIGHT] * len(played.tables)
    return Run(
        settings, game, parameters, average, learner, reader, played, pool, generator, dice, weights, usual=usual
    )


def play_round(run: Run, progress: float) -> Line:
    """One round: play, learn from it, and return its figures. `progress` is the finished part of the run."""
    settings = run.settings
    started = time.monotonic()
    lesson = _lesson(run, progress)
    rival = run.pool.draw(run.dice) if lesson is None else None
    made, tally = run.played.play(run.parameters, rival, lesson)
    played = time.monotonic()
    rate = settings.learning_rate_at(progress)
    lessons = lessons_of(made, run.played, settings, progress)
    weights = run.entropy_weights if lesson is None else [0.0] * len(run.entropy_weights)
    run.learner.begin(rate, weights)
    figures = improve(run.learner, lessons, settings, run.generator)
    shares = run.learner.entropy_shares()
    if lesson is None:
        run.entropy_weights = _next_weights(run, figures["entropy_share"], shares, progress)
    now = time.monotonic()
    run.rounds += 1
    run.decisions += tally.decisions
    run.seconds += now - started
    if lesson is None:
        run.pool.consider(run.parameters, run.rounds)
    seats = [str(table.seats) for table in tally.finished]
    return {
        "round": run.rounds,
        "seconds": round(run.seconds, 2),
        "decisions": run.decisions,
        "a_second": round(tally.decisions / (now - started)),
        "playing": round((played - started) / (now - started), 3),
        "learning_rate": rate,
        "entropy_weights": dict(zip(seats, weights, strict=True)),
        "entropy_shares": dict(zip(seats, shares, strict=True)),
        "finished": {
            str(table.seats): {
                "games": round(table.games),
                "points": table.points / table.games,
                "best": table.best / table.games,
                "first_wins": table.wins / table.games,
            }
            for table in tally.finished
            if table.games
        },
        **figures,
        **_recording(run),
    }


def _next_weights(run: Run, share: float, shares: list[float | None], progress: float) -> list[float]:
    """The weights of entropy for the next round, for each number of seats."""
    settings, aim = run.settings, run.settings.entropy_at(progress)
    found = shares if settings.entropy_apart else [share] * len(shares)
    factors = (settings.entropy_apart and settings.entropy_factors) or [1.0] * len(shares)
    return [
        weight if one is None else entropy_weight_after(weight, one, factor * aim, settings)
        for weight, one, factor in zip(run.entropy_weights, found, factors, strict=True)
    ]


def _recording(run: Run) -> Line:
    """Whether a GPU replays what it has recorded, or why it could not record it."""
    learner = run.learner
    return {"recorded": learner.is_recorded, **({"unrecorded": learner.failure} if learner.failure else {})}


def _lesson(run: Run, progress: float) -> Lesson | None:
    """The lesson of this round, if there is one; its generator depends on the round only, as resuming requires."""
    settings = run.settings
    if progress < settings.taught:
        # The more has been learned, the more often the learner's own choices are played.
        return Lesson(_first_teacher(run), shown=1.0 - MOST_TRIED * progress / settings.taught)
    if progress >= 1.0 - settings.searched:
        return Lesson(_last_teacher(run), shown=1.0)
    return None


def _first_teacher(run: Run) -> Teacher:
    # Searches are loaded only where they teach.
    from beltane.learning.teacher import Teacher

    settings = run.settings
    seed, cores = settings.seed + run.rounds, torch.get_num_threads()
    return Teacher(run.game, None, settings.taught_iterations, seed, cores, power=settings.taught_power)


def _last_teacher(run: Run) -> Teacher:
    from beltane.learning.export import arrays_of
    from beltane.learning.teacher import Teacher

    settings, arrays = run.settings, arrays_of(run.parameters, run.game)
    seed, cores = settings.seed + run.rounds, torch.get_num_threads()
    return Teacher(run.game, arrays, settings.searched_iterations, seed, cores, settings.searched_trust)


def saved(run: Run) -> dict[str, Any]:
    """A run as plain data and tensors."""
    kept = {} if run.settings.light else _games(run)
    return {
        **kept,
        "settings": run.settings.as_json(),
        "parameters": {name: value.detach() for name, value in run.parameters.items()},
        "average": {"updates": run.average.updates, "parameters": run.average.parameters},
        "optimiser": optimiser_state(run.learner.optimiser),
        "interval": run.pool.interval,
        "first": run.pool.first,
        "generator": run.generator.get_state(),
        "dice": run.dice.get_state(),
        "usual": torch.as_tensor(run.usual),
        "fits": fits(run.game),
        "entropy_weights": run.entropy_weights,
        "rounds": run.rounds,
        "decisions": run.decisions,
        "seconds": run.seconds,
    }


def fits(game: AnyGame) -> dict[str, str]:
    """Digests of what a network sees and chooses from; one that learned with others has other numbers."""
    return {"observation": observation_digest(game.observation.full), "actions": actions_digest(game.actions)}


def _games(run: Run) -> dict[str, Any]:
    """What takes most of the room: the games, and the earlier selves."""
    return {
        "pool": run.pool.members,
        "tables": [tables.save() for tables in run.played.tables],
    }


def restored(content: dict[str, Any], changes: Mapping[str, Any] | None = None) -> Run:
    """The run that was saved, with some settings changed if asked for; without its games, others begin."""
    settings = settings_from(content["settings"])
    settings = changed_on_the_way(settings, changes or {}, with_games="tables" in content)
    run = _make(settings, content["usual"].numpy())
    _overwrite(run.parameters, content["parameters"])
    _overwrite(run.average.parameters, content["average"]["parameters"])
    run.average.updates = content["average"]["updates"]
    restore_optimiser(run.learner.optimiser, content["optimiser"])
    run.pool.interval = content["interval"]
    # Earlier checkpoints lack what a run began with.
    if first := content.get("first"):
        run.pool.first = copied(run.parameters)
        _overwrite(run.pool.first, first)
    run.generator.set_state(content["generator"])
    run.dice.set_state(content["dice"])
    if "tables" in content:
        _restore_games(run, content)
    else:
        run.played.stagger(run.parameters, run.settings.staggered)
    for name in ("rounds", "decisions", "seconds"):
        setattr(run, name, content[name])
    # Earlier checkpoints have one weight for all numbers of seats.
    run.entropy_weights = content.get("entropy_weights") or [content["entropy_weight"]] * len(run.entropy_weights)
    return run


def _overwrite(parameters: Parameters, others: Parameters) -> None:
    with torch.no_grad():
        for name, value in others.items():
            parameters[name].copy_(value)


def _restore_games(run: Run, content: dict[str, Any]) -> None:
    device = run.settings.device
    run.pool.members = [{name: value.to(device) for name, value in member.items()} for member in content["pool"]]
    for tables, kept in zip(run.played.tables, content["tables"], strict=True):
        tables.restore(kept)
    run.played.count()
