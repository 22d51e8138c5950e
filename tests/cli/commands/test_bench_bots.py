"""Measuring search; the results depend on the machine, so only their plausibility is checked."""

from __future__ import annotations

import pytest

from beltane.cli.bench import bots
from beltane.cli.bench.bots import POINTS, measure_bots, print_bots_report
from beltane.kernel.game import find_game
from beltane.kernel.rule import interpreted


@pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")
@pytest.mark.parametrize(("name", "seats"), [("meduris", 3), ("bonfire", 1)])
def test_search_is_measured_at_several_points_of_a_game(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.02)
    report = measure_bots(find_game(name), seats)
    assert [speed.percent_played for speed in report.speeds] == list(POINTS)
    assert all(speed.iterations_per_second > 0 for speed in report.speeds)
    assert report.speeds[-1].roll_outs_per_second > report.speeds[0].roll_outs_per_second, "shorter, so faster"
    print_bots_report("Title", report)
    shown = capsys.readouterr().out
    assert f"Title, {seats} seat" in shown
    assert "full roll-outs/s" in shown
