"""The document for hosts is right: settings, variables, defaults, and what container files name."""

from __future__ import annotations

import re

import pytest

from beltane.server.live import hub
from beltane.server.operations import guard, limits
from beltane.server.operations.settings import PREFIX, ServerSettings
from beltane.server.play import chat, routes
from beltane.server.reach import channels
from beltane.server.tables import rules
from tests.docs.documents import ROOT

TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| `(\w+)` \| (.*?) \| .+ \|$", re.MULTILINE)
OTHERS = {"BELTANE_CACHE", "BELTANE_EDITION", "BELTANE_NETWORKS", "BELTANE_DATABASE_PASSWORD"}


def test_every_setting_is_in_the_table() -> None:
    assert [name for name, _, _ in ROW.findall(TEXT)] == list(ServerSettings.model_fields)


def test_variables_and_defaults_are_as_said() -> None:
    defaults = ServerSettings().model_dump()
    for name, variable, said in ROW.findall(TEXT):
        assert variable == PREFIX + name.upper()
        if name != "database_url":
            default = defaults[name]
            shown = str(default).lower() if isinstance(default, bool) else str(default)
            assert said == (f"`{shown}`" if shown else "none"), name


def test_only_the_proxy_in_front_is_believed() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    (proxies,) = re.findall(r"BELTANE_PROXIES: (\S+)", compose)
    assert f"gateway: {proxies}\n" in compose


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "docs/hosting.md"])
def test_only_variables_that_exist_are_named(file: str) -> None:
    known = {PREFIX + name.upper() for name in ServerSettings.model_fields} | OTHERS
    assert set(re.findall(r"BELTANE_\w+", (ROOT / file).read_text(encoding="utf-8"))) <= known


def test_limits_are_as_said() -> None:
    said = [
        (limits.REQUESTS, "200 at once, then 50 a second", 50),
        (limits.NEW_PEOPLE, "20 at once, then one a minute", 1 / 60),
        (limits.SIGNING_IN, "10 at once, then one in 20 seconds", 1 / 20),
        (limits.READING, "200 at once, then 10 a second", 10),
        (limits.UPLOADING, "20 at once, then one in 5 seconds", 1 / 5),
        (limits.NEW_TABLES, "20 at once, then one in 20 seconds", 1 / 20),
        (limits.ANALYSING, "10 at once, then one in 2 minutes", 1 / 120),
        (limits.MESSAGES, "200 messages at once, then 50 a second", 50),
        (limits.CHANGING, "500 at once, then 2 a second", 2),
        (limits.MOVING, "200 times at once, then 2 a second", 2),
        (limits.CHATTING, "10 lines at once, then one in 3 seconds", 1 / 3),
    ]
    for limit, text, a_second in said:
        assert text in TEXT
        assert text.startswith(str(limit.at_once))
        assert 1 / limit.seconds == pytest.approx(a_second)
    quotas = limits.CONNECTIONS_OF_PERSON, limits.CONNECTIONS_FROM_ADDRESS, limits.CONNECTIONS
    most = [quota.most for quota in quotas]
    assert f"| WebSockets | {most[0]} of a person, {most[1]} from an address, {most[2]:,} in total |" in TEXT
    assert f"{routes.MOST_SAVE:,} characters" in TEXT
    assert f"| tables that a client watches | {hub.MOST_WATCHED} |" in TEXT
    assert guard.MOST_BYTES == 2 * 1024 * 1024
    assert f"| tables that a person hosts at a time | {rules.MOST_PER_PERSON} |" in TEXT
    assert f"{chat.LONGEST} characters" in TEXT
    assert f"with Web Push | {channels.MOST_DEVICES} |" in TEXT
    assert f"failed {channels.MOST_FAILURES} times in a row" in TEXT.replace("\n", " ")


def test_the_image_is_built_from_what_is_let_in() -> None:
    """What the Dockerfile copies is what .dockerignore lets through, and all of it exists."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    let_in = set(re.findall(r"^!(\S+)$", ignored, re.MULTILINE))
    copied = re.findall(r"^COPY ((?!--from).+) \S+$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {name.split("/")[0] for line in copied for name in line.split()} == let_in
    assert all((ROOT / name).exists() for name in let_in)
