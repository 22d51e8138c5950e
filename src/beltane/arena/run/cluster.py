"""Playing matches on many machines with Ray, which `pip install beltane[cluster]` brings along.

Every machine of the cluster needs the same version of Beltane and of all bots; one that has another is noticed and
named. A match whose machine or process goes away is played again elsewhere, as often as on a single machine.
"""

from __future__ import annotations

import logging
import re
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from beltane.arena.contest import Contest, Fixture, identity
from beltane.arena.run.match import Result, play_or_explain
from beltane.arena.run.workers import MOST_ATTEMPTS
from beltane.kernel.errors import BadSetup, BeltaneError

SECONDS_TO_ANSWER = 10
SECONDS_TO_LOOK_AROUND = 10
"""So often at least is looked whether machines have joined."""
MATCHES_AHEAD = 2
"""So many matches a core are handed to the cluster at a time: enough that no core waits for the next."""


def play_on_cluster(contest: Contest, planned: Sequence[Fixture], address: str) -> Iterator[Result]:
    """Play matches on the Ray cluster at an address; results come as they are finished, the same as locally."""
    ray = _connected(address)
    try:
        task = ray.remote(num_cpus=1, max_retries=MOST_ATTEMPTS - 1)(play_remotely)
        settings = ray.put((contest, identity(contest)))
        waiting = deque(planned)
        running: dict[Any, Fixture] = {}
        while waiting or running:
            room = _most_running(ray) - len(running)
            for _ in range(min(room, len(waiting))):
                fixture = waiting.popleft()
                running[task.remote(settings, fixture)] = fixture
            finished, _ = ray.wait(list(running), timeout=SECONDS_TO_LOOK_AROUND)
            for reference in finished:
                yield _answer(ray, reference, running.pop(reference))
    finally:
        ray.shutdown()


def _most_running(ray: Any) -> int:
    """How many matches may be handed out now; machines come and go."""
    return MATCHES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _answer(ray: Any, reference: Any, fixture: Fixture) -> Result:
    try:
        answer: Result | BeltaneError = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise BeltaneError(
            f"The match {fixture} could not be played on the cluster ({_reason(error)}); "
            "play it with --jobs 1 instead of --ray to see why."
        ) from None
    if isinstance(answer, BeltaneError):
        raise answer
    return answer


def _reason(error: Exception) -> str:
    """What went wrong in a few words; Ray wraps what a match raises, and tells at length what it makes of it."""
    cause = getattr(error, "cause", None) or error
    words = str(cause).strip().partition("\n")[0].rstrip(".")
    return f"{type(cause).__name__}: {words}"


def play_remotely(settings: tuple[Contest, dict[str, Any]], fixture: Fixture) -> Result | BeltaneError:
    """What a machine of the cluster does: check that it plays the same game, and play."""
    contest, expected = settings
    if identity(contest) != expected:
        return BadSetup(
            f"The machine {socket.gethostname()} has another version of Beltane, of the components or of a bot than "
            "this one; install the same on all machines of the cluster."
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
