"""Playing matches on many machines with Ray, which `pip install beltane[cluster]` installs.

Every machine of the cluster needs the same version of Beltane and of all bots; a machine with another version is
reported by name. A match whose machine or process dies is retried elsewhere, as often as on a single machine.
"""

from __future__ import annotations

import logging
import re
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from beltane.arena.contest import Contest, ScheduledMatch, fingerprint
from beltane.arena.run.match import Result, play_match_or_error
from beltane.arena.run.workers import MOST_ATTEMPTS
from beltane.kernel.errors import BadSetup, BeltaneError

CONNECT_SECONDS = 10
POLL_SECONDS = 10
"""Maximum number of seconds between checks for new machines."""
SUBMITTED_PER_CORE = 2
"""Matches submitted to the cluster at a time for each of its cores: enough to keep every core busy."""


def play_on_cluster(contest: Contest, planned: Sequence[ScheduledMatch], address: str) -> Iterator[Result]:
    """Play matches on the Ray cluster at an address; yields results as they finish, the same as locally."""
    ray = _connect(address)
    try:
        task = ray.remote(num_cpus=1, max_retries=MOST_ATTEMPTS - 1)(play_remotely)
        settings = ray.put((contest, fingerprint(contest)))
        waiting = deque(planned)
        running: dict[Any, ScheduledMatch] = {}
        while waiting or running:
            room = _submission_limit(ray) - len(running)
            for _ in range(min(room, len(waiting))):
                scheduled = waiting.popleft()
                running[task.remote(settings, scheduled)] = scheduled
            finished, _ = ray.wait(list(running), timeout=POLL_SECONDS)
            for reference in finished:
                yield _answer(ray, reference, running.pop(reference))
    finally:
        ray.shutdown()


def _submission_limit(ray: Any) -> int:
    """The current maximum number of submitted matches; machines come and go."""
    return SUBMITTED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _answer(ray: Any, reference: Any, scheduled: ScheduledMatch) -> Result:
    try:
        answer: Result | BeltaneError = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise BeltaneError("match-not-on-cluster", match=scheduled.phrase, reason=_reason(error)) from None
    if isinstance(answer, BeltaneError):
        raise answer
    return answer


def _reason(error: Exception) -> str:
    """What went wrong in a few words; Ray wraps the exception of a match in a long report of its own."""
    cause = getattr(error, "cause", None) or error
    words = str(cause).strip().partition("\n")[0].rstrip(".")
    return f"{type(cause).__name__}: {words}"


def play_remotely(settings: tuple[Contest, dict[str, Any]], scheduled: ScheduledMatch) -> Result | BeltaneError:
    """The task that runs on the cluster: check that its code and components are the same, and play."""
    contest, expected = settings
    if fingerprint(contest) != expected:
        return BadSetup("cluster-of-versions", machine=socket.gethostname())
    return play_match_or_error(contest, scheduled)


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise BadSetup("no-ray") from None
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError, AssertionError) as error:
        reason = str(error).partition("\n")[0].rstrip(".")
        raise BadSetup("no-cluster", address=repr(address), reason=reason) from None
    return ray


def _check_reachable(address: str) -> None:
    """Raise OSError if nothing answers at a host and port: Ray itself would keep trying for minutes."""
    place = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if place is not None:
        socket.create_connection((place[1], int(place[2])), timeout=CONNECT_SECONDS).close()
