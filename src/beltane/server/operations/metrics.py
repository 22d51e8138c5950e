"""Metrics of the service, in the format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of durations, in seconds."""
PREFIX = "beltane"
MEDIA_TYPE = "text/plain; version=0.0.4"


class Metrics:
    """Counters and durations since the start."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self._durations: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def count(self, name: str, **labels: str) -> None:
        """Count one more."""
        self._counts[name, tuple(sorted(labels.items()))] += 1

    def time(self, name: str, seconds: float) -> None:
        """Record one more duration."""
        row = self._durations.setdefault(name, [0] * (len(BUCKETS) + 1))
        row[bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds  # type: ignore[assignment]

    def write(self, gauges: Mapping[str, float]) -> str:
        """All metrics as text, with the current values of some gauges."""
        lines = [f"{PREFIX}_{name} {value}" for name, value in gauges.items()]
        for (name, labels), number in sorted(self._counts.items()):
            lines.append(f"{PREFIX}_{name}_total{_labels(dict(labels))} {number}")
        for name, row in self._durations.items():
            totals = list(accumulate(row))
            for bound, total in zip([*map(str, BUCKETS), "+Inf"], totals, strict=True):
                lines.append(f"{PREFIX}_{name}_seconds_bucket{_labels({'le': bound})} {total}")
            lines.append(f"{PREFIX}_{name}_seconds_sum {self._sums[name]}")
            lines.append(f"{PREFIX}_{name}_seconds_count {totals[-1]}")
        return "\n".join(lines) + "\n"


def _labels(labels: dict[str, str]) -> str:
    written = ",".join(f'{name}="{value}"' for name, value in labels.items())
    return f"{{{written}}}" if written else ""
