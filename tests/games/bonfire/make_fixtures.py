"""Play games to be kept as fixtures: `python -m tests.games.bonfire.make_fixtures`.

A third is played by random players, a third by purposeful ones, and a third by far-sighted ones, who try every choice
in many games played to the end: only these get far without rich supplies. Existing saves are left alone: they must
always replay to the same points.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from beltane.games.bonfire import GAME
from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import State, legal, play
from beltane.kernel.match import Match
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import Row, batch, blank
from tests.contract.corpus import States, play_on
from tests.games.bonfire.inspection import Numbers, compiled
from tests.games.bonfire.policy import purposeful, uniform

FOLDER = Path(__file__).parent / "fixtures"
PLAYERS = ("random", "purposeful", "far-sighted")
ROUNDS: tuple[dict[str, str], ...] = (
    {},
    {"first-game": "yes"},
    {"handicap": "-10"},
    {"first-game": "yes", "handicap": "5"},
)
FIRST_SEED = 1000
TRIES = 300


@compiled
def draw(choices: Row, count: int, weights: Numbers, dice: Random) -> int:
    """One of the choices, with probability proportional to its weight."""
    total = 0
    for index in range(count):
        total += weights[choices[index]]
    drawn = below(dice, total)
    chosen = 0
    while drawn >= weights[choices[chosen]]:
        drawn -= weights[choices[chosen]]
        chosen += 1
    return choices[chosen]


@compiled
def play_on_with(state: State, choices: Row, weights: Numbers, dice: Random) -> None:
    while mover(state) >= 0:
        count = legal(state, choices)
        play(state, draw(choices, count, weights, dice))


@compiled
def best_choice(state: State, trial: States, choices: Numbers, weights: Numbers, dice: Random) -> int:
    """The choice after which the seat scores most in games finished by purposeful players."""
    seat = mover(state)
    found = 0
    most = -1
    for index in range(legal(state, choices[0])):
        points = 0
        for _ in range(TRIES):
            trial[0] = state
            play(trial[0], choices[0, index])
            play_on_with(trial[0], choices[1], weights, dice)
            points += trial[0].players[seat].points
        if points > most:
            most = points
            found = choices[0, index]
    return found


def play_far_sightedly(match: Match) -> None:
    dice = blank(Random)
    seed_generator(dice, match.seed)
    weights, trial = purposeful(dice), batch(GAME.State, 1)
    choices = np.zeros((2, len(GAME.actions)), np.int64)
    while not match.over:
        match.play(int(best_choice(match.state, trial, choices, weights, dice)))


def finished(seats: int, seed: int, options: dict[str, str], players: str) -> Match:
    match = Match.new(GAME, seats=seats, seed=seed, options=options)
    if players == "far-sighted":
        play_far_sightedly(match)
        return match
    weights = uniform(blank(Random)) if players == "random" else purposeful(blank(Random))
    played = play_on(match, weights, seed)
    return played.match(len(played.actions))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    number = 0
    for options in ROUNDS:
        for seats in GAME.seats if "handicap" not in options else (1,):
            for players in PLAYERS:
                number += 1
                file = FOLDER / f"{number:02}-{seats}-seats-{players}.json"
                if not file.exists():
                    file.write_text(finished(seats, FIRST_SEED + number, options, players).save(), encoding="utf-8")


if __name__ == "__main__":
    main()
