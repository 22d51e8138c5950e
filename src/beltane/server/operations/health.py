"""Whether the service is well: alive, and ready to serve."""

from __future__ import annotations

from fastapi import APIRouter, Response

from beltane.server.asking import Asked
from beltane.server.operations.metrics import MEDIA_TYPE

router = APIRouter(tags=["operations"])


@router.get("/health")
async def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(services: Asked) -> dict[str, str]:
    """Whether the service can be used: its database is there."""
    await services.database.ping()
    return {"status": "ready"}


@router.get("/metrics", response_model=None)
async def metrics(services: Asked) -> Response:
    """What is counted, for Prometheus."""
    gauges = {
        "clients": len(services.hub.clients),
        "tables_at_hand": services.house.at_hand,
        "tables_bytes": services.house.bytes_used,
    }
    return Response(services.metrics.write(gauges), media_type=MEDIA_TYPE)
