"""One-ply lookahead: the expected lead after each action."""

from __future__ import annotations

from typing import Any

from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import State, action_weights, conceal, expected_leads, legal, play
from beltane.kernel.random import Random
from beltane.kernel.records import Row
from beltane.kernel.rule import generic

SAMPLES = 4
"""Number of samples of chance and hidden information for each action."""
MOST_FOLLOWING = 20
"""Maximum number of further decisions in a turn; a longer one is cut short."""


@generic
def score_actions(
    states: Any, seat: int, random: Random, choices: Row, inner: Row, weights: Row, totals: Row, leads: Row
) -> int:
    """Sum the expected leads after each legal action over all samples; returns the number of actions."""
    count = legal(states[0], choices)
    for index in range(count):
        totals[index] = 0
        for _ in range(SAMPLES):
            states[1] = states[0]
            state = states[1]
            conceal(state, seat, random)
            play(state, choices[index])
            finish_turn_by_weight(state, seat, inner, weights)
            expected_leads(state, leads)
            totals[index] += leads[seat]
    return count


@generic
def finish_turn_by_weight(state: State, seat: int, choices: Row, weights: Row) -> None:
    """Play the seat's remaining decisions of this turn, always taking the largest weight."""
    turn = state.turn
    for _ in range(MOST_FOLLOWING):
        if mover(state) != seat or state.turn != turn:
            return
        count = legal(state, choices)
        action_weights(state, choices, count, weights)
        heaviest = 0
        for index in range(1, count):
            if weights[index] > weights[heaviest]:
                heaviest = index
        play(state, choices[heaviest])
