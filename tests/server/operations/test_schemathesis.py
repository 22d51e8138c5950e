"""The service matches its description: whatever the request, no response is an error of the service or undescribed."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from beltane.server.application import create_app
from beltane.server.dependencies import COOKIE
from beltane.server.operations.description import describe
from beltane.server.operations.settings import ServerSettings
from tests.server.forking import Launcher, free_port

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BOUNDED = settings(
    deadline=None,
    database=None,
    derandomize=False,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def check_operation(operation: Any, base: str, examples: int) -> None:
    """Send an operation many requests, as a person who is signed in and has a table."""
    guest = httpx.Client(base_url=f"{base}/api")
    guest.post("/people", json={"name": "Ann"}).raise_for_status()
    made = guest.post("/tables", json={"game": "meduris", "seats": ["me", "me"]}).json()
    known = {"key": made["table"]["key"]}

    @seed(1)
    @settings(BOUNDED, max_examples=examples)
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        # Half of the requests are about an existing table.
        if "key" in (case.path_parameters or {}) and len(str(case.body)) % 2:
            case.path_parameters = {**case.path_parameters, **known}
        cookies = {COOKIE: guest.cookies[COOKIE]}
        case.call_and_validate(base_url=base, session=session, cookies=cookies, checks=CHECKS)

    with closing(guest), requests.Session() as session:
        ask()


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.parametrize("examples", [3, pytest.param(200, marks=pytest.mark.slow)])
async def test_every_answer_is_described(launcher: Launcher, tmp_path: Path, examples: int) -> None:
    description = describe(create_app(ServerSettings(database_url="sqlite:///nowhere")))
    operations = [found.ok() for found in schemathesis.openapi.from_dict(description).get_all_operations()]
    assert len(operations) > 30
    port = free_port()
    address = {"database_url": f"sqlite:///{tmp_path / 'beltane.sqlite'}", "port": port}
    async with launcher.serving(**address, rate_limits=False, log_level="error"):
        for operation in operations:
            check_operation(operation, f"http://127.0.0.1:{port}", examples)
