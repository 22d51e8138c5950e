"""Evaluating a network for a position, compiled: nothing is allocated, and every machine computes the same.

All sums are taken in one fixed order, without fast-math, which would let the compiler reorder them. So loops are
arranged such that adjacent numbers belong to different sums: several rows of weights are added up at once, and the
processor handles many columns per instruction. Rows whose factor is zero are skipped: those of most of the observation,
and of about half of a hidden layer.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from beltane.kernel.dispatch import MOST_SEATS, State, contenders, observe, reckon
from beltane.kernel.records import Grid, Numbers, Row
from beltane.kernel.rule import generic, rule

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]

ROWS_AT_ONCE = 4
LANES = 16
"""Number of partial sums of a dot product; the widths of layers are padded to a multiple."""
WORST_EXPONENT = -80.0
"""Exponents are clamped to this: powers below it are practically zero."""
VALUES = 2 * MOST_SEATS


class Weights(NamedTuple):
    """A network, prepared for evaluation.

    For each category, the row of one case is part of `input_bias` and subtracted from the rows of the other cases;
    `scale` is part of the rows of amounts. The first `observed` numbers are seen, the others reckoned from them. Rows
    of zeros are `silent` and can be skipped. `hidden_weight[layer, input]` is a row of outputs. Layers have `widths`
    of their own, and are padded with zeros to the widest.
    """

    observed: int
    categories: Whole
    offset: Whole
    silent: npt.NDArray[np.bool_]
    input_rows: Floats
    input_bias: Floats
    widths: Whole
    hidden_weight: Floats
    hidden_bias: Floats
    policy_weight: Floats
    policy_bias: Floats
    value_weight: Floats
    value_bias: Floats
    lead_scale: float


class Workspace(NamedTuple):
    """The memory that an evaluation needs, and its results: the last layer, and the values of all contenders."""

    seen: npt.NDArray[np.int16]
    rows: Whole
    factors: Floats
    layer: Floats
    next_layer: Floats
    lanes: Floats
    values: npt.NDArray[np.float64]


def new_workspace(weights: Weights) -> Workspace:
    """Memory for evaluating a network; each thread needs its own."""
    width = weights.hidden_bias.shape[1]
    most_rows = max(len(weights.offset), width) + ROWS_AT_ONCE
    return Workspace(
        seen=np.zeros(len(weights.offset), np.int16),
        rows=np.zeros(most_rows, np.int64),
        factors=np.zeros(most_rows, np.float32),
        layer=np.zeros(width, np.float32),
        next_layer=np.zeros(width, np.float32),
        lanes=np.zeros(LANES, np.float32),
        values=np.zeros(VALUES, np.float64),
    )


@generic
def evaluate_position(state: State, seat: int, weights: Any, space: Any) -> None:
    """Evaluate the network for a position as a seat sees it; the results are in the workspace."""
    observe(state, seat, space.seen)
    reckon(state, seat, space.seen[weights.observed :])
    forward(weights, space)


@rule
def forward(weights: Any, space: Any) -> None:
    """Evaluate the network for the observation in `seen`."""
    count = collect_input_rows(weights, space)
    width = weights.widths[0]
    overwrite(space.layer, weights.input_bias)
    add_rows(weights.input_rows, space.rows, space.factors, count, space.layer, width)
    for number in range(len(weights.widths) - 1):
        count = collect_layer_rows(space, width)
        width = weights.widths[number + 1]
        overwrite(space.next_layer, weights.hidden_bias[number])
        add_rows(weights.hidden_weight[number], space.rows, space.factors, count, space.next_layer, width)
        overwrite(space.layer, space.next_layer)
    for column in range(width):
        space.layer[column] = max(space.layer[column], np.float32(0.0))
    for index in range(VALUES):
        space.values[index] = weights.value_bias[index] + dot(weights.value_weight, index, space, width)


@rule
def overwrite(numbers: Numbers, others: Numbers) -> None:
    """Copy `others` into `numbers`; assigning a slice would allocate."""
    for index in range(len(numbers)):
        numbers[index] = others[index]


@rule
def collect_input_rows(weights: Any, space: Any) -> int:
    """Collect the rows of the first layer to add, with their factors; returns how many."""
    count = 0
    for index in range(len(space.seen)):
        number = int(space.seen[index])
        kinds = weights.categories[index]
        row = weights.offset[index]
        if kinds > 0:
            row += min(max(number + 1, 0), kinds - 1)
            number = 1
        if number != 0 and not weights.silent[row]:
            space.rows[count] = row
            space.factors[count] = number
            count += 1
    return count


@rule
def collect_layer_rows(space: Any, width: int) -> int:
    """Collect the rows of the next layer to add: those of this layer's positive numbers; returns how many."""
    count = 0
    for index in range(width):
        if space.layer[index] > 0.0:
            space.rows[count] = index
            space.factors[count] = space.layer[index]
            count += 1
    return count


@rule
def add_rows(matrix: Grid, rows: Row, factors: Numbers, count: int, out: Numbers, width: int) -> None:
    """Add rows of a matrix, each multiplied by its factor, to `out`."""
    for index in range(count, count + ROWS_AT_ONCE):
        rows[index] = 0
        factors[index] = 0.0
    for first in range(0, count, ROWS_AT_ONCE):
        row_0, row_1, row_2, row_3 = rows[first], rows[first + 1], rows[first + 2], rows[first + 3]
        factor_0, factor_1, factor_2, factor_3 = (
            factors[first],
            factors[first + 1],
            factors[first + 2],
            factors[first + 3],
        )
        for column in range(width):
            out[column] += (factor_0 * matrix[row_0, column] + factor_1 * matrix[row_1, column]) + (
                factor_2 * matrix[row_2, column] + factor_3 * matrix[row_3, column]
            )


@rule
def dot(matrix: Grid, row: int, space: Any, width: int) -> float:
    """The dot product of a matrix row and the last layer."""
    lanes = space.lanes
    for lane in range(LANES):
        lanes[lane] = 0.0
    for first in range(0, width, LANES):
        for lane in range(LANES):
            lanes[lane] += matrix[row, first + lane] * space.layer[first + lane]
    total = 0.0
    for lane in range(LANES):
        total += lanes[lane]
    return total


@rule
def write_policy(weights: Any, space: Any, choices: Row, count: int, out: Numbers) -> None:
    """Write the policy: the probabilities of the first `count` choices, which add up to 1."""
    width = weights.widths[len(weights.widths) - 1]
    for index in range(count):
        action = choices[index]
        out[index] = weights.policy_bias[action] + dot(weights.policy_weight, action, space, width)
    softmax(out, count)


@rule
def softmax(numbers: Numbers, count: int) -> None:
    """Turn the first `count` numbers from logits into probabilities, in place."""
    largest = numbers[0]
    for index in range(1, count):
        largest = max(largest, numbers[index])
    total = 0.0
    for index in range(count):
        numbers[index] = exponential(numbers[index] - largest)
        total += numbers[index]
    for index in range(count):
        numbers[index] /= total


@rule
def exponential(number: float) -> float:
    """The exponential function for numbers up to 0, from operations that every machine rounds alike."""
    number = max(number, WORST_EXPONENT)
    # number = halvings * log 2 + rest, with a rest so small that a few terms of the series are exact.
    halvings = math.floor(number / math.log(2.0) + 0.5)
    rest = number - halvings * math.log(2.0)
    series = 1.0
    for term in range(14, 0, -1):
        series = 1.0 + series * rest / term
    return math.ldexp(series, int(halvings))


@generic
def read_values(state: State, seat: int, weights: Any, space: Any, leads: Numbers, chances: Numbers) -> None:
    """Write each contender's expected lead, in points, and chance of winning, as evaluated for a seat."""
    count = contenders(state)
    for distance in range(count):
        contender = (seat + distance) % count
        leads[contender] = space.values[distance] * weights.lead_scale
        chances[contender] = space.values[MOST_SEATS + distance]
    softmax(chances, count)
