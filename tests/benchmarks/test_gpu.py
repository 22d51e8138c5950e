"""The benchmark of a GPU, on Numba's simulated device: it checks what it says, and tells every figure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from beltane.kernel.batch import Batch
from beltane.kernel.game import find_game
from benchmarks.batch import WAYS
from benchmarks.gpu.checking import ARRAYS, Course, differing, look_at, play_here
from benchmarks.gpu.tables import all_tables

SMALL = [
    "--games",
    "2",
    "--side-by-side",
    "2",
    "3",
    "--rounds",
    "2",
    "--steps",
    "2",
    "--warm-up",
    "2",
    "--threads",
    "2",
]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What one command tells of a table."""
    folder = tmp_path_factory.mktemp("gpu")
    command = [sys.executable, "-m", "benchmarks.gpu", "all", "--tables", "meduris-2", *SMALL]
    variables = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    finished = subprocess.run(
        [*command, "--seconds", "0.01", "--folder", str(folder)],
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return [json.loads(line) for line in finished.stdout.splitlines()]


def of(told: list[dict[str, Any]], what: str) -> list[dict[str, Any]]:
    return [line for line in told if line["what"] == what]


def test_every_way_to_play_is_measured_from_the_baseline_on(told: list[dict[str, Any]]) -> None:
    names = [line["name"] for line in of(told, "speed") if line["games"] == 2]
    assert names[:3] == ["baseline", "not grouped", "2 threads a block"]
    assert {"states only", "without masks", "without observations", "in one launch"} <= set(names)
    assert len(set(names)) == len(names)
    assert [line["name"] for line in of(told, "speed") if line["games"] == 3] == ["baseline", "not grouped"]
    assert all(line["decisions_in_a_round"] == 2 * line["games"] for line in of(told, "speed"))
    assert all(len(line["seconds_of_rounds"]) == 2 for line in of(told, "speed"))
    assert {"group", "leads", "standings"} <= of(told, "speed")[0]["parts"].keys()


def test_the_device_is_checked_against_the_processor(told: list[dict[str, Any]]) -> None:
    (line,) = of(told, "check")
    assert (line["same"], line["differences"]) == (True, [])
    assert line["decisions"] == play_here("meduris-2", 2).decisions
    assert line["looks"] > 3


def test_the_machine_and_its_cores_are_told(told: list[dict[str, Any]]) -> None:
    (machine,) = of(told, "machine")
    assert machine["device"] == "simulated"
    cores = sorted({1, os.cpu_count() or 1})
    assert [(line["way"], line["cores"]) for line in of(told, "cores")] == list(product(WAYS, cores))


def test_every_game_is_checked_with_every_number_of_seats() -> None:
    assert {"meduris-2", "meduris-3", "meduris-4", "bonfire-1", "bonfire-4"} <= set(all_tables())


@pytest.mark.parametrize("name", ARRAYS)
def test_a_look_sees_a_single_number_that_differs(name: str) -> None:
    batch = Batch(find_game("meduris"), 2, 3)
    batch.deal(np.arange(3))
    before = look_at(batch)
    assert look_at(batch) == before
    getattr(batch, name)[1:].view(np.uint8).reshape(-1)[0] ^= 1
    assert look_at(batch)[name] != before[name]


def test_what_is_left_of_longer_lists_of_choices_means_nothing() -> None:
    batch = Batch(find_game("meduris"), 2, 3)
    batch.deal(np.arange(3))
    before = look_at(batch)
    batch.choices[1, batch.counts[1]] ^= 1
    assert look_at(batch) == before


def test_what_differs_is_named() -> None:
    course = Course(7, 1.0, [{"states": "a", "masks": "b"}, {"states": "c", "masks": "d"}])
    assert list(differing(course, replace(course, seconds=2.0))) == []
    other = replace(course, looks=[course.looks[0], {"states": "c", "masks": "x"}])
    assert list(differing(course, other)) == ["masks at look 1"]
    assert list(differing(course, replace(course, decisions=8, looks=course.looks[:1]))) == [
        "decisions: 7 and 8",
        "looks: 2 and 1",
    ]


def test_a_process_that_fails_is_not_waited_for(tmp_path: Path) -> None:
    from benchmarks.gpu.checking import wait_for

    with subprocess.Popen([sys.executable, "-c", "raise SystemExit(3)"]) as beside, pytest.raises(RuntimeError):
        wait_for(tmp_path / "meduris-2.json", beside)
