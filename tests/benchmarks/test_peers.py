"""The evaluation of measured peers, and whether the document has the recorded figures."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.peers import __main__ as benchmark
from benchmarks.peers.chart import chart
from benchmarks.peers.environments import Unavailable, measure, prepare
from benchmarks.peers.figures import Library, Results, best, ratio, read_results
from benchmarks.peers.peers import CONTESTANTS, Contestant
from benchmarks.peers.play.measuring import Effort, Measured, copy_seconds, rate
from benchmarks.peers.table import BEGIN, END, figures_table, ratio_table, rounded, tables, with_tables

FOLDER = Path(benchmark.__file__).parent
OURS = Library("Beltane meduris", "1", "Meduris", loop=20.0, playouts=4e6, batch=1e6, copy=2e-6, memory=10 * 2**20)
PEER = Library("Peer", "2.0", "Go", loop=40.0, playouts=None, batch=None, copy=4e-6, memory=5 * 2**20)


def results() -> Results:
    effort = {"rounds": 2, "seconds": 1.0, "batch": 8, "states": 10_000}
    return Results({"processor": "abacus"}, effort, [0.5, 1.5], [OURS, PEER])


def recorded() -> Results:
    return read_results(json.loads((FOLDER / "figures.json").read_text(encoding="utf-8")))


def cells(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]


def test_the_best_of_each_figure_counts() -> None:
    first = asdict(Measured("1.2", "Go", loop=10, copy=3e-6))
    second = asdict(Measured("1.2", "Go", loop=12, copy=4e-6))
    found = best("Peer", [first, second])
    assert (found.loop, found.copy, found.batch) == (12, 3e-6, None)


def test_the_ratio_says_how_many_times_better() -> None:
    assert ratio(20, 40) == 0.5
    assert ratio(20, 40, more_is_better=False) == 2
    assert ratio(20, None) is None


def test_a_row_for_each_library() -> None:
    rows = cells(figures_table(results()))
    assert rows[2] == ["Beltane: Meduris", "1", "20.0", "4,000,000", "1,000,000", "2.00", "10.0"]
    assert rows[3] == ["Peer: Go", "2.0", "40.0", "-", "-", "4.00", "5.00"]


def test_ratios_compare_what_both_have_and_the_fastest_way() -> None:
    assert cells(ratio_table(OURS, [PEER]))[2] == [
        "to Peer: Go",
        "0.500 x",
        "-",
        "-",
        "2.00 x",
        "0.500 x",
        "100,000 x",
    ]


@pytest.mark.parametrize(
    ("value", "words"), [(0, "0"), (0.01234, "0.0123"), (9.999, "10.00"), (1234.5, "1,230"), (0.5, "0.500")]
)
def test_only_digits_that_mean_something(value: float, words: str) -> None:
    assert rounded(value) == words


def test_the_chart_has_a_mark_for_each_speed_and_a_name_for_each_library() -> None:
    drawing = ElementTree.fromstring(chart(results()))
    space = "{http://www.w3.org/2000/svg}"
    hints = [title.text for title in drawing.iter(f"{space}title")]
    assert "Beltane: Meduris, whole games: 4,000,000" in hints
    assert "Peer: Go, one at a time: 40.0" in hints
    assert len([hint for hint in hints if hint and hint.startswith("Peer")]) == 1
    words = [text.text for text in drawing.iter(f"{space}text")]
    assert {"Beltane: Meduris", "Peer: Go", "10", "10,000,000"} <= set(words)


def test_results_are_written_and_read_back(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text(f"before\n{BEGIN}old\n{END}\nafter\n", encoding="utf-8")
    benchmark.write(results(), tmp_path)
    assert read_results(json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))) == results()
    assert (tmp_path / "chart.svg").read_text(encoding="utf-8") == chart(results())
    document = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert tables(results()) in document
    assert document.startswith("before\n")
    assert document.endswith("after\n")
    assert "old" not in document


def test_the_document_and_the_chart_have_the_recorded_figures() -> None:
    document = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert with_tables(document, recorded()) == document
    assert (FOLDER / "chart.svg").read_text(encoding="utf-8") == chart(recorded())


def test_everybody_is_recorded_or_left_out_with_a_reason() -> None:
    found = recorded()
    names = {library.name for library in found.libraries} | {peer.name for peer in found.left_out if peer.reason}
    assert names == {contestant.name for contestant in CONTESTANTS}


def test_what_cannot_be_run_says_why(tmp_path: Path) -> None:
    nobody = Contestant("Nobody", ("no_such_program",))
    with pytest.raises(Unavailable, match="no_such_program"):
        measure(nobody, prepare(nobody, tmp_path), tmp_path, [])


def test_an_environment_that_is_there_is_kept(tmp_path: Path) -> None:
    peer = Contestant("Peer", ("program",), ("nothing==1",))
    (tmp_path / "peer").mkdir()
    receipt = json.dumps({"python": sys.version, "requirements": peer.requirements})
    (tmp_path / "peer" / "installed.json").write_text(receipt, encoding="utf-8")
    assert prepare(peer, tmp_path) == tmp_path / "peer" / "bin" / "python"


def test_speed_is_decisions_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("benchmarks.peers.play.measuring.time.process_time", lambda: clock[0])

    def play() -> int:
        clock[0] += 0.5
        return 30

    assert rate(play, seconds=2) == 60
    assert copy_seconds(play, seconds=2) == 0.5


def test_beltane_is_measured_in_every_way() -> None:
    from beltane.kernel.game import find_game
    from benchmarks.peers.play.beltane_game import measure as measure_beltane

    measured = measure_beltane(find_game("meduris"), Effort(seconds=0.01, batch=4, states=2000))
    assert measured.game == "Meduris, 2 players"
    assert None not in asdict(measured).values()
    assert measured.loop is not None
    assert measured.playouts is not None
    assert measured.playouts > measured.loop
