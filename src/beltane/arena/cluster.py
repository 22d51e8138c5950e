"""Playing matches on many machines with Ray, which `pip install beltane[cluster]` brings along.

Every machine of the cluster needs the same version of Beltane; one that has another is noticed and named. A match
whose machine or process goes away is played again elsewhere.
"""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from beltane.arena.contest import Contest, Fixture, identity
from beltane.arena.playing import Result, play_or_explain
from beltane.kernel.errors import BadSetup, BeltaneError

FOR_EVER = -1
SECONDS_TO_ANSWER = 10
MATCHES_AHEAD = 2
"""So many matches a core are handed to the cluster at a time: enough that no core waits for the next."""


def play_on_cluster(contest: Contest, planned: Sequence[Fixture], address: str) -> Iterator[Result]:
    """Play matches on the Ray cluster at an address; results come as they are finished, the same as locally."""
    ray = _connected(address)
    try:
        task = ray.remote(num_cpus=1, max_retries=FOR_EVER)(play_remotely)
        settings = ray.put((contest, identity(contest)))
        remaining = iter(planned)
        ahead = MATCHES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [task.remote(settings, fixture) for fixture in islice(remaining, ahead)]
        while running:
            finished, running = ray.wait(running)
            running += [task.remote(settings, fixture) for fixture in islice(remaining, len(finished))]
            for answer in ray.get(finished):
                if isinstance(answer, BeltaneError):
                    raise answer
                yield answer
    finally:
        ray.shutdown()


def play_remotely(settings: tuple[Contest, dict[str, Any]], fixture: Fixture) -> Result | BeltaneError:
    """What a machine of the cluster does: check that it plays the same game, and play."""
    contest, expected = settings
    if identity(contest) != expected:
        return BadSetup(
            f"The machine {socket.gethostname()} has another version of Beltane or of the components than this one; "
            "install the same on all machines of the cluster."
        )
    return play_or_explain(contest, fixture)


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise BadSetup("Playing on a cluster needs Ray; install it with: pip install 'beltane[cluster]'.") from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError, AssertionError) as error:
        reason = str(error).partition("\n")[0].rstrip(".")
        raise BadSetup(f"There is no Ray cluster at {address!r} ({reason}); ray start --head starts one.") from None
    return ray


def _knock(address: str) -> None:
    """See whether anybody answers at a host and port: Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), timeout=SECONDS_TO_ANSWER).close()
