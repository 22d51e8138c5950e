"""Numbers with their uncertainty: shares, means and differences, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

DEVIATIONS = 1.959964
"""A normal variable is within so many standard deviations 95 % of the time."""


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


def share(part: float, whole: int) -> Estimate:
    """The share of successes, with Wilson's interval; halves of a success may be counted.

    >>> share(95, 100)
    Estimate(value=0.95, low=0.8882, high=0.9785)
    """
    value = part / whole
    square = DEVIATIONS**2 / whole
    middle = value + square / 2
    half_width = DEVIATIONS * math.sqrt(value * (1 - value) / whole + square / (4 * whole))
    low, high = ((middle + side * half_width) / (1 + square) for side in (-1, 1))
    return Estimate(_rounded(value), _rounded(max(0.0, low)), _rounded(min(1.0, high)))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of at least one value."""
    value, deviation = _mean_and_error(values)
    return _around(value, deviation)


def difference(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the mean of the ones is above that of the others; neither is empty."""
    one, one_error = _mean_and_error(ones)
    other, other_error = _mean_and_error(others)
    return _around(one - other, math.hypot(one_error, other_error))


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; with a single value nothing is known about the error, and 0 is given."""
    value = math.fsum(values) / len(values)
    if len(values) == 1:
        return value, 0.0
    variance = math.fsum((other - value) ** 2 for other in values) / (len(values) - 1)
    return value, math.sqrt(variance / len(values))


def _around(value: float, error: float) -> Estimate:
    reach = DEVIATIONS * error
    return Estimate(_rounded(value), _rounded(value - reach), _rounded(value + reach))


def _rounded(number: float) -> float:
    return round(number, 4)
