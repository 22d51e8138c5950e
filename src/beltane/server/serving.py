"""Running the service in this process until it is stopped."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

import uvicorn
from fastapi import FastAPI

from beltane.server.application import create_app
from beltane.server.live.protocol import LiveProtocol
from beltane.server.live.socket import LONGEST_MESSAGE
from beltane.server.operations.logs import set_up_logs
from beltane.server.operations.preparing import Preparation
from beltane.server.operations.settings import ServerSettings
from beltane.server.storage.alone import alone_with

SECONDS_TO_STOP = 10
"""Grace period for requests in flight at shutdown, in seconds."""

SECONDS_BETWEEN_LOOKS = 0.05
EVERYWHERE = {"", "0.0.0.0", "::"}


def run(
    settings: ServerSettings, preparation: Preparation | None = None, when_there: Callable[[str], None] | None = None
) -> None:
    """Serve until a stop signal; requests in flight are answered first.

    `when_there` is called with the address as soon as the service answers there.
    """
    with alone_with(settings.database_url):
        _run(settings, preparation, when_there)


def _run(settings: ServerSettings, preparation: Preparation | None, when_there: Callable[[str], None] | None) -> None:
    set_up_logs(settings.log_level)
    server = uvicorn.Server(configuration(settings, create_app(settings, preparation=preparation)))
    if when_there is not None:
        Thread(target=_report_address, args=(server, settings, when_there), daemon=True).start()
    server.run()


def _report_address(server: uvicorn.Server, settings: ServerSettings, when_there: Callable[[str], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(SECONDS_BETWEEN_LOOKS)
    when_there(address_of(settings))


def address_of(settings: ServerSettings) -> str:
    """The service's address for a browser on this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return settings.public_url or f"http://{host}:{settings.port}"


def free_port(host: str, wanted: int) -> int:
    """The given port, or a free one if another program listens there."""
    for port in (wanted, 0):
        with socket.socket() as trial, suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
            return int(trial.getsockname()[1])
    return wanted


def configuration(settings: ServerSettings, app: FastAPI) -> uvicorn.Config:
    """Uvicorn's configuration."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws=LiveProtocol,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
