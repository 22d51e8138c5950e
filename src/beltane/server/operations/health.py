"""Whether the service is well: alive, and ready to serve."""

from __future__ import annotations

from fastapi import APIRouter

from beltane.server.asking import Asked

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
