"""Numbers with their uncertainty: shares, means and differences, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

DEVIATIONS = 1.959964
"""A normal variable is within this many standard deviations of its mean 95 % of the time."""

Interval = tuple[float, float]
"""Lower and upper bound."""
Stratum = tuple[Sequence[float], Sequence[float]]
"""Two groups of values, neither empty, that differ only in what is being compared."""


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval, which is None if too little is known to give one."""

    value: float
    interval: Interval | None

    def times(self, factor: float) -> Estimate:
        """The same in another unit, such as per cent."""
        if self.interval is None:
            return Estimate(factor * self.value, None)
        low, high = self.interval
        return Estimate(factor * self.value, (factor * low, factor * high))


def share(part: float, whole: int) -> Estimate:
    """The share of successes, with Wilson's interval; halves of a success may be counted.

    >>> share(95, 100)
    Estimate(value=0.95, interval=(0.8882, 0.9785))
    """
    value = part / whole
    square = DEVIATIONS**2 / whole
    middle = value + square / 2
    half_width = DEVIATIONS * math.sqrt(value * (1 - value) / whole + square / (4 * whole))
    low, high = ((middle + side * half_width) / (1 + square) for side in (-1, 1))
    return Estimate(_rounded(value), (_rounded(max(0.0, low)), _rounded(min(1.0, high))))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of at least one value; the interval needs at least two.

    >>> mean([1, 2, 3, 4])
    Estimate(value=2.5, interval=(1.2348, 3.7652))
    """
    variance = _variance([values])
    return _around(_mean(values), None if variance is None else variance / len(values))


def difference(strata: Sequence[Stratum]) -> Estimate:
    """How far the first groups are above the second ones, compared only within strata; there is at least one stratum.

    Strata are weighted by the information in them, which is little if one group is small. All strata are assumed to
    have the same variance, so that one in which a group has a single value can be used too.
    """
    weights = [len(first) * len(second) / (len(first) + len(second)) for first, second in strata]
    gaps = [_mean(first) - _mean(second) for first, second in strata]
    value = math.fsum(w * gap for w, gap in zip(weights, gaps, strict=True)) / math.fsum(weights)
    return _around(value, _variance_of_difference(strata, weights))


def _variance_of_difference(strata: Sequence[Stratum], weights: Sequence[float]) -> float | None:
    of_first = _variance([first for first, _ in strata])
    of_second = _variance([second for _, second in strata])
    if of_first is None or of_second is None:
        return None
    variances = [of_first / len(first) + of_second / len(second) for first, second in strata]
    return math.fsum(w * w * v for w, v in zip(weights, variances, strict=True)) / math.fsum(weights) ** 2


def _variance(groups: Sequence[Sequence[float]]) -> float | None:
    """The pooled variance within groups; None if every group is a single value."""
    freedom = sum(len(group) - 1 for group in groups)
    if not freedom:
        return None
    return math.fsum(_squares(group) for group in groups) / freedom


def _squares(values: Sequence[float]) -> float:
    middle = _mean(values)
    return math.fsum((value - middle) ** 2 for value in values)


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _around(value: float, variance: float | None) -> Estimate:
    """An estimate whose error has this variance, if the variance is known."""
    if variance is None:
        return Estimate(_rounded(value), None)
    reach = DEVIATIONS * math.sqrt(variance)
    return Estimate(_rounded(value), (_rounded(value - reach), _rounded(value + reach)))


def _rounded(number: float) -> float:
    return round(number, 4)
