"""Sending something to an address that a person has chosen: checked, connected to as checked, and nothing followed."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Mapping

import httpx

from beltane.server.operations.problems import Refusal
from beltane.server.reach.addresses import Policy, Resolve, check_url, port_of, reachable

LOG = logging.getLogger("beltane.reach")
SECONDS = 10.0
"""So long may sending take in all."""
AT_A_TIME = 20
FAILED = 0
"""The status of what has not arrived at all."""


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for _, _, _, _, address in found))


class Sender:
    """Sends to addresses that a policy allows, some at a time."""

    def __init__(self, policy: Policy, resolve: Resolve = resolve) -> None:
        self.policy = policy
        self._resolve = resolve
        self._turns = asyncio.Semaphore(AT_A_TIME)
        # Neither redirects nor proxies: the request goes where it was checked to go, or nowhere.
        self._client = httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=SECONDS)

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()

    async def check(self, url: str) -> None:
        """Refuse a URL to which nothing may be sent."""
        await reachable(check_url(url, self.policy), self.policy, self._resolve)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; returns the status of the answer, which is not read, or 0 if it has not arrived."""
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
        # Whatever the name leads to a moment later, the connection is made to the address that was checked.
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
