"""Whether the server runs, whether it can work, and its metrics."""

import hmac

from fastapi import APIRouter, Request, Response

from antipater import __version__
from antipater.server.messages import Health
from antipater.server.operations.limits import is_loopback
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices, address_of
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(tags=["health"], responses=REFUSALS)
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/health")
async def health(services: AppServices) -> Health:
    """Return that the process runs."""
    return Health(status="ok", version=__version__, rooms=len(services.games.rooms))


@router.get("/ready", responses={503: {"model": Health}})
async def ready(services: AppServices, response: Response) -> Health:
    """Return whether moves can be written: the writer runs, the database answers, and a write has just succeeded."""
    writing = services.writer.task is not None and not services.writer.task.done() and not services.writer.closing
    working = writing and await services.database.is_reachable() and await services.readiness.can_write()
    response.status_code = 200 if working else 503
    return Health(status="ok" if working else "not ready", version=__version__, rooms=len(services.games.rooms))


def has_token(request: Request, token: str) -> bool:
    """Return whether a request carries the token for the metrics."""
    sent = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(sent, f"Bearer {token}".encode())


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request, services: AppServices) -> Response:
    """Return all metrics in the format of Prometheus; to this machine alone, unless the settings allow others."""
    allowed = services.settings.metrics
    # A proxy on this machine sends requests of others. It should set this header; on a public server it may forget it.
    local = is_loopback(address_of(request)) and "x-forwarded-for" not in request.headers
    local = (local and not services.settings.is_public) or has_token(request, services.settings.metrics_token)
    if allowed == "off" or (allowed == "local" and not local):
        raise Problem(404, "no-such-address", "there is nothing at /metrics")
    return Response(services.metrics.text(), media_type=EXPOSITION)
