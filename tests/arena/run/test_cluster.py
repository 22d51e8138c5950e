"""The arena on a Ray cluster, with a machine that disappears in the middle of a contest."""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from beltane.arena import Contest, cluster_executor, local_executor, new_contest, run_contest
from beltane.arena.contest import fingerprint, schedule
from beltane.arena.run import cluster as cluster_module
from beltane.arena.run.cluster import SUBMITTED_PER_CORE, play_on_cluster, play_remotely
from beltane.arena.run.match import Result
from beltane.arena.run.workers import MOST_ATTEMPTS, play_locally
from beltane.kernel.errors import BadSetup, BeltaneError
from tests.arena.contests import DEADLY_BOT, contest, install_bot, quiet


@pytest.fixture(scope="module", autouse=True)
def _without_variables_of_ray() -> Iterator[None]:
    """Ray sets environment variables that every process started later would inherit."""
    with patch.dict(os.environ):
        yield


@pytest.fixture(scope="module")
def deadly_bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A bot that kills its process, installed for all processes started from now on."""
    installed = tmp_path_factory.mktemp("installed")
    install_bot(installed, "deadly", DEADLY_BOT)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        patch.setenv("PYTHONPATH", str(installed), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def cluster(deadly_bot: None) -> Any:
    """A cluster of a head that plays nothing and two workers of one core each; either test can do with one of them."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'beltane[cluster]' brings it along")
    from ray.cluster_utils import Cluster

    started: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    started.workers = [started.add_node(num_cpus=1) for _ in range(2)]
    yield started
    started.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_finishes_although_a_worker_is_killed(cluster: Any, tmp_path: Path) -> None:
    small = contest(bots="random,mcts:9", games=30)
    finished: list[int] = []

    def kill_a_worker(now: int, _planned: int) -> None:
        finished.append(now)
        if now == 5:
            cluster.remove_node(cluster.workers[0], allow_graceful=False)

    results = run_contest(small, tmp_path / "cluster", cluster_executor(cluster.address), kill_a_worker)
    assert finished == list(range(31))
    assert results == run_contest(small, tmp_path / "here", local_executor(1), quiet)


@pytest.mark.filterwarnings("ignore")
def test_a_match_that_ends_its_process_every_time_is_named(cluster: Any) -> None:
    deadly = contest(bots="deadly", games=1)
    with pytest.raises(BeltaneError) as error:
        list(play_on_cluster(deadly, schedule(deadly), cluster.address))
    assert str(error.value).startswith(
        "The match deadly - deadly (deal 0) could not be played on the cluster (WorkerCrashedError: "
    )
    assert str(error.value).endswith("; play it with --jobs 1 instead of --ray to see why.")
    assert "\n" not in str(error.value)


class SmallRay:
    """A stand-in for Ray: a cluster of one core, extensible by machines, that finishes the oldest match first."""

    class exceptions:  # noqa: N801
        RayError = RuntimeError

    def __init__(self) -> None:
        self.cores = 1
        self.most_running = 0
        self.retries = 0

    def remote(self, *, num_cpus: int, max_retries: int) -> Callable[[Any], Any]:
        assert num_cpus == 1
        self.retries = max_retries
        return lambda function: SimpleNamespace(remote=lambda *arguments: Handed(function, arguments))

    def put(self, value: object) -> object:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores)}

    def wait(self, handed: list[Handed], timeout: float) -> tuple[list[Handed], list[Handed]]:
        assert timeout > 0
        self.most_running = max(self.most_running, len(handed))
        return handed[:1], handed[1:]

    def get(self, handed: Handed) -> object:
        return handed.function(*handed.arguments)

    def shutdown(self) -> None:
        pass


@dataclass(eq=False)
class Handed:
    """A call submitted to the cluster."""

    function: Callable[..., object]
    arguments: tuple[object, ...]


def test_machines_that_join_later_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = SmallRay()
    monkeypatch.setattr(cluster_module, "_connect", lambda _address: ray)
    small = contest(bots="random", games=20)
    results = play_on_cluster(small, schedule(small), "anywhere")
    finished = [next(results)]
    assert ray.most_running == SUBMITTED_PER_CORE
    ray.cores = 3
    finished += results
    assert ray.most_running == 3 * SUBMITTED_PER_CORE
    assert finished == list(play_locally(small, schedule(small), 1))
    assert ray.retries + 1 == MOST_ATTEMPTS


def test_what_a_match_raises_on_the_cluster_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> None:
        error = RuntimeError("ray::play_remotely()\n  File ...")
        error.cause = ValueError("no such weights.\nmore")  # type: ignore[attr-defined]
        raise error

    monkeypatch.setattr(cluster_module, "_connect", lambda _address: SmallRay())
    monkeypatch.setattr(cluster_module, "play_remotely", fail)
    with pytest.raises(
        BeltaneError, match=r"^The match random - random \(deal 0\) .* \(ValueError: no such weights\);"
    ):
        list(play_on_cluster(_any_contest(), schedule(_any_contest()), "anywhere"))


@pytest.mark.parametrize("difference", [{"code": "other"}, {"packages": {"random": "other 2.0"}}])
def test_a_machine_with_another_version_is_named(difference: dict[str, object]) -> None:
    small = contest(bots="random", games=1)
    (scheduled,) = schedule(small)
    assert isinstance(play_remotely((small, fingerprint(small)), scheduled), Result)
    refused = play_remotely((small, {**fingerprint(small), **difference}), scheduled)
    assert isinstance(refused, BadSetup)
    assert "has a different version of Beltane" in str(refused)


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    original = builtins.__import__

    def without_ray(name: str, *arguments: Any, **more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return original(name, *arguments, **more)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(BadSetup, match=r"needs Ray; install it with: pip install 'beltane\[cluster\]'"):
        list(play_on_cluster(_any_contest(), [], "auto"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_an_address_without_a_cluster_is_named(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'beltane[cluster]' brings it along")
    with pytest.raises(BadSetup, match=f"There is no Ray cluster at '{address}'"):
        list(play_on_cluster(_any_contest(), [], address))


def _any_contest() -> Contest:
    return new_contest("meduris", seats=2, bots=["random"], games=1, seed=1)
