"""Games on a device are the games on a processor, to the last bit; here in Numba's simulator, without a GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import numpy as np
import pytest

from beltane.cuda.device_batch import DeviceBatch
from beltane.cuda.rules_on_device import restore_dropped_name
from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import find_game, game_names
from tests.cuda.in_simulator import ARRAYS, ORDER, SKIP_FORCED
from tests.docs.documents import GPU, blocks

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]
SOME, TO_THE_END = 25, 10**6
SHORTEST = ("meduris", 2)
"""Its whole games take seconds even in the simulator."""
QUICK = [
    pytest.param(*table, TO_THE_END if table == SHORTEST else SOME, id=f"{table[0]}-{table[1]}") for table in TABLES
]
THOROUGH = [
    pytest.param(*table, TO_THE_END, id=f"{table[0]}-{table[1]}-whole-games", marks=pytest.mark.slow)
    for table in TABLES
    if table != SHORTEST
]


def simulated(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a simulated device."""
    variables = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run([sys.executable, *arguments], env=variables, capture_output=True, text=True, check=False)


def in_simulator(name: str, seats: int, decisions: int, *wishes: str) -> int:
    """Play in a process with a simulated device; returns how many decisions there were."""
    finished = simulated("-m", "tests.cuda.in_simulator", name, str(seats), str(decisions), *wishes)
    assert finished.returncode == 0, finished.stderr
    return int(finished.stdout)


@pytest.mark.parametrize(("name", "seats", "decisions"), [*QUICK, *THOROUGH])
def test_a_device_plays_the_same_games(name: str, seats: int, decisions: int) -> None:
    played = in_simulator(name, seats, decisions)
    assert played == decisions if decisions == SOME else played > SOME


@pytest.mark.parametrize("name", game_names())
def test_a_device_plays_at_once_what_is_forced(name: str) -> None:
    assert in_simulator(name, 2, SOME, SKIP_FORCED) == SOME


@pytest.mark.parametrize("name", game_names())
def test_a_device_plays_at_random_without_some_arrays_and_takes_numbers_of_any_kind(name: str) -> None:
    in_simulator(name, 2, 0, ARRAYS)


def test_a_device_plays_at_random_and_at_once_what_is_forced() -> None:
    in_simulator("meduris", 3, 0, ARRAYS, SKIP_FORCED)


def test_games_are_brought_into_the_order_of_their_actions_which_changes_none() -> None:
    in_simulator("meduris", 2, 0, ORDER)


def test_the_document_about_gpus_has_programs_that_run() -> None:
    """With fewer games, because the simulator takes milliseconds for each."""
    many, few = "100_000", "2"
    for block in blocks(GPU, "python"):
        assert block.text.count(many) == 2
        program = f"{block.text.replace(many, few)}\nprint(points.shape, places.shape)"
        finished = simulated("-c", program)
        assert finished.stdout == "(2, 3) (2, 3)\n", finished.stderr


@pytest.mark.skipif(find_spec("numba_cuda") is not None, reason="what a GPU needs is installed")
def test_what_is_missing_is_named() -> None:
    with pytest.raises(BeltaneError, match=r"pip install 'beltane\[cuda\]'"):
        DeviceBatch(find_game("meduris"), 2, 1)


@pytest.mark.parametrize("dropped", [True, False])
def test_numpy_has_the_name_that_numba_cuda_asks_for(dropped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(np, "row_stack", np.hstack, raising=False)
    if dropped:
        monkeypatch.delattr(np, "row_stack")
    restore_dropped_name()
    assert vars(np)["row_stack"] is (np.vstack if dropped else np.hstack)
