"""Health checks: whether the service is alive, and ready to serve."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from beltane.server.dependencies import ServicesDep
from beltane.server.operations.metrics import MEDIA_TYPE
from beltane.server.operations.problems import UNAVAILABLE, Problem

router = APIRouter(tags=["operations"])


class Readiness(BaseModel):
    """Whether everything can be used, and which games can be played already."""

    status: Literal["ready", "preparing"]
    games: dict[str, bool]


@router.get("/health")
async def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@router.get("/ready", responses={UNAVAILABLE: {"model": Readiness | Problem}})
async def ready(services: ServicesDep, response: Response) -> Readiness:
    """Whether the service can be used: its database is there, and the rules of all games are compiled and loaded."""
    await services.database.ping()
    games = services.games.states()
    everything = all(games.values())
    response.status_code = 200 if everything else UNAVAILABLE
    return Readiness(status="ready" if everything else "preparing", games=games)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(services: ServicesDep) -> Response:
    """Metrics, for Prometheus."""
    gauges = {
        "clients": len(services.hub.clients),
        "tables_at_hand": services.house.at_hand,
        "tables_bytes": services.house.bytes_used,
    }
    return Response(services.metrics.write(gauges), media_type=MEDIA_TYPE)
