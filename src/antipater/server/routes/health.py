"""Whether the server lives, whether it can work, and how much it does."""

from fastapi import APIRouter, Request, Response

from antipater import __version__
from antipater.server.messages import Health
from antipater.server.operations.limits import is_here
from antipater.server.problems import Problem
from antipater.server.routes.access import Use, address_of

router = APIRouter(tags=["health"])
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/health")
async def health(use: Use) -> Health:
    """Say that the process lives."""
    return Health(status="ok", version=__version__, rooms=len(use.games.rooms))


@router.get("/ready", responses={503: {"model": Health}})
async def ready(use: Use, response: Response) -> Health:
    """Say whether moves can be written: the writer works and the database answers."""
    writing = use.writer.task is not None and not use.writer.task.done() and not use.writer.closing
    working = writing and await use.database.answers()
    response.status_code = 200 if working else 503
    return Health(status="ok" if working else "not ready", version=__version__, rooms=len(use.games.rooms))


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request, use: Use) -> Response:
    """Give every figure in the format of Prometheus; to this machine alone, unless the settings say otherwise."""
    allowed = use.settings.metrics
    # A proxy on this machine asks for others, and says so.
    local = is_here(address_of(request)) and "x-forwarded-for" not in request.headers
    if allowed == "off" or (allowed == "local" and not local):
        raise Problem(404, "no-such-address", "there is nothing at /metrics")
    return Response(use.metrics.text(), media_type=EXPOSITION)
