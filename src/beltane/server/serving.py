"""Running the service in this process until it is told to stop."""

from __future__ import annotations

import uvicorn
from fastapi import FastAPI

from beltane.server.application import create_app
from beltane.server.live.socket import LONGEST_MESSAGE
from beltane.server.operations.logs import set_up_logs
from beltane.server.operations.preparing import Preparation
from beltane.server.operations.settings import ServerSettings

SECONDS_TO_STOP = 10
"""So long may requests take that are being answered when the service is told to stop."""


def run(settings: ServerSettings, preparation: Preparation | None = None) -> None:
    """Serve until a signal says stop; requests under way are answered first."""
    set_up_logs(settings.log_level)
    uvicorn.Server(configuration(settings, create_app(settings, preparation=preparation))).run()


def configuration(settings: ServerSettings, app: FastAPI) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
