"""The results as tables in Markdown: the figures, and how many times better or worse Beltane is."""

from __future__ import annotations

import math
from collections.abc import Sequence

from benchmarks.peers.figures import COPY, MEASURES, MEMORY, SPEEDS, Library, Measure, Results, ratio

NOTHING = "-"
MICROSECOND = 1e-6
MEBIBYTE = 2**20
DIGITS = 3
"""Number of significant digits; the next one differs between runs."""
BEGIN, END = "<!-- tables -->\n", "<!-- end of tables -->"
"""The lines that enclose the tables in a document."""


def tables(results: Results) -> str:
    """All tables, preceded by the machine and followed by the peers left out."""
    parts = [machine_in_words(results), figures_table(results)]
    parts += [ratio_table(ours, results.peers) for ours in results.beltane]
    parts += [f"- {peer.name} was left out: {peer.reason}" for peer in results.left_out]
    return "\n\n".join(parts) + "\n"


def with_tables(document: str, results: Results) -> str:
    """A document with its tables replaced by these."""
    before, rest = document.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{tables(results)}\n{END}{after}"


def machine_in_words(results: Results) -> str:
    """Where and how the figures were measured."""
    machine = ", ".join(results.machine.values())
    load = f"load {min(results.load):.1f} to {max(results.load):.1f}"
    effort = ", ".join(f"{name} {value:g}" for name, value in results.effort.items())
    return f"{machine}; {load}; {effort}"


def figures_table(results: Results) -> str:
    """A row for each library."""
    titles = [*(f"{measure.title}, decisions/s" for measure in SPEEDS), "copy of a state, µs"]
    head = ["library", "version", *titles, f"{results.effort['states']:,.0f} states, MiB"]
    return table(
        head,
        [
            [library.title, library.version, *(figure_in_words(library, measure) for measure in MEASURES)]
            for library in results.libraries
        ],
    )


def ratio_table(ours: Library, peers: Sequence[Library]) -> str:
    """How many times better one of our games is than each peer, in each way to play and in the fastest of either."""
    head = [ours.title, *(measure.title for measure in MEASURES), "fastest way of each"]
    rows = []
    for peer in peers:
        ratios = [ratio(ours.figure(each), peer.figure(each), each.more_is_better) for each in MEASURES]
        rows.append([f"to {peer.title}", *map(times, [*ratios, ratio(ours.fastest, peer.fastest)])])
    return table(head, rows)


def figure_in_words(library: Library, measure: Measure) -> str:
    """A figure in its column's unit."""
    figure = library.figure(measure)
    if figure is None:
        return NOTHING
    units = {COPY: MICROSECOND, MEMORY: MEBIBYTE}
    return rounded(figure / units.get(measure, 1))


def times(value: float | None) -> str:
    """A ratio, or a dash where there is none."""
    return NOTHING if value is None else f"{rounded(value)} x"


def rounded(value: float) -> str:
    """A number rounded to its significant digits."""
    if value == 0:
        return "0"
    places = DIGITS - 1 - math.floor(math.log10(abs(value)))
    return f"{round(value, places):,.{max(0, places)}f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown, aligned so that its source is readable."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [head, rule, *rows]
    return "\n".join("| " + " | ".join(_aligned(line, widths)) + " |" for line in lines)


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = zip(cells, widths, strict=True)
    return [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
