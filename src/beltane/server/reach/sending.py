"""Sending to an address that a person has chosen: checked, connected to as checked, and without following redirects."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any

import httpx

from beltane.server.operations.problems import Refusal
from beltane.server.reach.addresses import Policy, Resolve, check_url, port_of, reachable

LOG = logging.getLogger("beltane.reach")
SECONDS = 10.0
"""Total time-out for one delivery, in seconds."""
AT_A_TIME = 20
SECONDS_TO_LOOK_UP = 5.0
LOOK_UPS_AT_A_TIME = 16
LookUp = Callable[..., list[Any]]
FAILED = 0
"""The status of a message that did not arrive at all."""


class Resolver:
    """Resolves hosts. Hosts whose servers never answer can hold up only one another."""

    def __init__(self, look_up: LookUp = socket.getaddrinfo, seconds: float = SECONDS_TO_LOOK_UP) -> None:
        self._look_up = look_up
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(LOOK_UPS_AT_A_TIME, "look-up")

    async def __call__(self, host: str, port: int) -> list[str]:
        """The addresses of a host."""
        look_up = partial(self._look_up, host, port, type=socket.SOCK_STREAM)
        async with asyncio.timeout(self._seconds):
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        return list(dict.fromkeys(str(address[0]) for _, _, _, _, address in found))

    def close(self) -> None:
        """Stop resolving."""
        self._threads.shutdown(wait=False, cancel_futures=True)


@cache
def trusted() -> ssl.SSLContext:
    """The certificates to trust; read once per process, since there are many."""
    return httpx.create_ssl_context(trust_env=False)


class Sender:
    """Sends to addresses that a policy allows, a limited number at a time."""

    def __init__(self, policy: Policy, resolve: Resolve | None = None) -> None:
        self.policy = policy
        self._resolver = Resolver()
        self._resolve = resolve or self._resolver
        self._turns = asyncio.Semaphore(AT_A_TIME)
        # Neither redirects nor proxies: the request goes to the address that was checked, or nowhere.
        self._client = httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=SECONDS, verify=trusted())

    async def close(self) -> None:
        """Close all connections."""
        self._resolver.close()
        await self._client.aclose()

    async def check(self, url: str) -> None:
        """Refuse a URL to which nothing may be sent."""
        await reachable(check_url(url, self.policy), self.policy, self._resolve)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a body; returns the status of the response, which is not read, or 0 if it did not arrive."""
        try:
            async with self._turns, asyncio.timeout(SECONDS):
                return await self._post(url, body, headers)
        except Refusal as refusal:
            LOG.info("not-sent", extra={"reason": refusal.code})
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            LOG.info("not-sent", extra={"reason": type(error).__name__})
        return FAILED

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        parts = check_url(url, self.policy)
        host = parts.hostname or ""
        addresses = await reachable(parts, self.policy, self._resolve)
        # The connection is made to the address that was checked, even if the name resolves differently a moment later.
        target = httpx.URL(url).copy_with(host=addresses[0], port=port_of(parts))
        request = self._client.build_request(
            "POST",
            target,
            content=body,
            headers={**headers, "Host": parts.netloc},
            extensions={"sni_hostname": host},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code
