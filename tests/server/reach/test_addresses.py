"""Nothing is sent into the host's own network, whatever address a person chooses."""

from __future__ import annotations

import asyncio
import threading
from ipaddress import ip_address

import pytest

from beltane.server.operations.problems import Refusal
from beltane.server.reach.addresses import Policy, check_url, is_allowed, networks_of, reachable
from beltane.server.reach.sending import Resolver, Sender

pytestmark = pytest.mark.anyio

INSIDE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fec0::1",
    "feff::1",
    "fd00:ec2::254",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
]
OUTSIDE = ["93.184.215.14", "8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_not_allowed(address: str) -> None:
    assert not is_allowed(ip_address(address))


@pytest.mark.parametrize("address", OUTSIDE)
def test_addresses_outside_are_allowed(address: str) -> None:
    assert is_allowed(ip_address(address))


def test_a_host_may_allow_networks_of_their_own() -> None:
    networks = networks_of("10.1.0.0/16, fd00::/8")
    assert is_allowed(ip_address("10.1.2.3"), networks)
    assert is_allowed(ip_address("::ffff:10.1.2.3"), networks)
    assert is_allowed(ip_address("fd00::1"), networks)
    assert not is_allowed(ip_address("10.2.0.1"), networks)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "https://ann:secret@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://exa mple.org/",
        "https://example.org/\r\nX: y",
        "https://ex\u00e4mple.org/",
        "gopher://example.org/",
        "//example.org/",
        "https://example.org/" + "x" * 2000,
    ],
)
def test_strange_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refusal, match="not an address to which"):
        check_url(url, Policy())


def test_http_is_for_hosts_who_allow_it() -> None:
    assert check_url("http://example.org/", Policy(http=True)).hostname == "example.org"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
async def test_however_this_machine_is_written_it_is_refused(host: str) -> None:
    parts = check_url(f"https://{host}/", Policy())
    with pytest.raises(Refusal) as refused:
        await reachable(parts, Policy(), Resolver())
    assert refused.value.code == "address-not-public"


async def test_nobody_waits_long_for_a_host_that_cannot_be_found_out_about() -> None:
    silent = threading.Event()

    def look_up(*_arguments: object, **_options: object) -> list[object]:
        silent.wait()
        return []

    try:
        with pytest.raises(Refusal) as refused:
            await Sender(Policy(), Resolver(look_up, seconds=0.01)).check("https://silent.example/")
        assert refused.value.code == "address-not-public"
        # Work in other threads continues meanwhile.
        assert await asyncio.to_thread(lambda: "done") == "done"
    finally:
        silent.set()


async def test_a_host_with_one_address_inside_is_refused() -> None:
    async def both(_host: str, _port: int) -> list[str]:
        return ["8.8.8.8", "127.0.0.1"]

    with pytest.raises(Refusal, match="is not public"):
        await Sender(Policy(), both).check("https://rebinding.example/")


async def test_nobody_learns_which_names_there_are_inside() -> None:
    """A name that only the host can resolve is refused as one that nobody can."""

    async def inside(host: str, _port: int) -> list[str]:
        if host == "printer.example":
            return ["10.0.0.7"]
        raise OSError

    told = set[tuple[str, str]]()
    for name in ("printer", "nothing"):
        with pytest.raises(Refusal) as refused:
            await Sender(Policy(), inside).check(f"https://{name}.example/")
        told.add((refused.value.code, str(refused.value)))
    assert len(told) == 1
