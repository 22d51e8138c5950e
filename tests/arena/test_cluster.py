"""The arena on a Ray cluster, with a machine that goes away in the middle of a contest."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest

from beltane.arena import Contest, hold, new_contest, on_cluster, on_this_machine
from beltane.arena.cluster import play_on_cluster, play_remotely
from beltane.arena.contest import fixtures, identity
from beltane.arena.playing import Result
from beltane.kernel.errors import BadSetup
from tests.arena.contests import contest, quiet


@pytest.fixture
def cluster() -> Any:
    """A cluster of a head that plays nothing and two workers of one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'beltane[cluster]' brings it along")
    from ray.cluster_utils import Cluster

    started: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    started.workers = [started.add_node(num_cpus=1) for _ in range(2)]
    yield started
    started.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_finishes_although_a_worker_is_killed(cluster: Any, tmp_path: Path) -> None:
    small = contest(bots="random,mcts:9", games=30)
    finished: list[int] = []

    def kill_a_worker(now: int, _planned: int) -> None:
        finished.append(now)
        if now == 5:
            cluster.remove_node(cluster.workers[0], allow_graceful=False)

    results = hold(small, tmp_path / "cluster", on_cluster(cluster.address), kill_a_worker)
    assert finished == list(range(31))
    assert results == hold(small, tmp_path / "here", on_this_machine(1), quiet)


def test_a_machine_with_another_version_is_named() -> None:
    small = contest(bots="random", games=1)
    (fixture,) = fixtures(small)
    assert isinstance(play_remotely((small, identity(small)), fixture), Result)
    refused = play_remotely((small, {**identity(small), "code": "other"}), fixture)
    assert isinstance(refused, BadSetup)
    assert "has another version of Beltane" in str(refused)


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
