"""Is the house open? For hosts and their monitors."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import PlainTextResponse

from fondaco.server.house import House
from fondaco.server.metrics import METRICS
from fondaco.server.refusal import Refusal

router = APIRouter(tags=["house"])


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Answers as soon as callers are welcome."""
    house: House | None = getattr(request.app.state, "house", None)
    if house is None or not house.ready:
        raise Refusal("unready")
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request) -> dict[str, str]:
    """Like /healthz, and the database answers too."""
    await healthz(request)
    house: House = request.app.state.house
    try:
        await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    except SQLAlchemyError as error:
        raise Refusal("unready") from error
    return {"status": "ready"}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics() -> PlainTextResponse:
    """Counters and times of this process, for Prometheus."""
    return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")
