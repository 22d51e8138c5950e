"""The addresses to which the service may send: public ones, and never the host's own network.

People choose these addresses, so a request must not reach anything that they could not reach themselves.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from beltane.server.operations.problems import UNPROCESSABLE, Refusal

LONGEST = 2000
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Resolve = Callable[[str, int], Awaitable[list[str]]]
NAT64 = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for any IPv4 address."""


@dataclass(frozen=True)
class Policy:
    """What a host allows beside https to public addresses: plain http, and its own networks."""

    http: bool = False
    networks: tuple[Network, ...] = ()


def networks_of(text: str) -> tuple[Network, ...]:
    """Networks from a comma-separated setting.

    >>> networks_of("10.1.0.0/16, fd00::/8")
    (IPv4Network('10.1.0.0/16'), IPv6Network('fd00::/8'))
    """
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def check_url(url: str, policy: Policy) -> SplitResult:
    """The parts of a URL to which something may be sent, checked without a DNS lookup."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refusal(UNPROCESSABLE, "bad-address") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal(UNPROCESSABLE, "bad-address")
    if parts.scheme not in (("https", "http") if policy.http else ("https",)):
        raise Refusal(UNPROCESSABLE, "bad-address")
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        raise Refusal(UNPROCESSABLE, "bad-address")
    return parts


def port_of(parts: SplitResult) -> int:
    """The port of a URL, or its scheme's default."""
    return parts.port or (443 if parts.scheme == "https" else 80)


async def reachable(parts: SplitResult, policy: Policy, resolve: Resolve) -> list[str]:
    """The addresses of a URL's host. If any of them is not public, the host is not trusted at all; whoever asks is told
    the same as if there were no such host.
    """
    found: list[str] = []
    with suppress(OSError, UnicodeError):
        found = await resolve(parts.hostname or "", port_of(parts))
    # Nobody learns which names there are in the host's own network.
    if not found or not all(is_allowed(ip_address(address.partition("%")[0]), policy.networks) for address in found):
        raise Refusal(UNPROCESSABLE, "address-not-public")
    return found


def is_allowed(address: Address, networks: Sequence[Network] = ()) -> bool:
    """Whether something may be sent to an address.

    >>> is_allowed(ip_address("93.184.215.14"))
    True
    >>> [is_allowed(ip_address(a)) for a in ("127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "224.0.0.1")]
    [False, False, False, False, False]
    """
    inner = _inner(address)
    if any(inner.version == network.version and inner in network for network in networks):
        return True
    if isinstance(inner, IPv6Address) and inner.is_site_local:
        # These were private before there were others, and Python takes them for public.
        return False
    return inner.is_global and not (inner.is_multicast or inner.is_reserved or inner.is_unspecified)


def _inner(address: Address) -> Address:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None) or address
