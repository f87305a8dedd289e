"""Whether the server lives, and whether it can work."""

from fastapi import APIRouter, Response

from antipater import __version__
from antipater.server.messages import Health
from antipater.server.routes.access import Use

router = APIRouter(tags=["health"])


@router.get("/health")
async def health(use: Use) -> Health:
    """Say that the process lives."""
    return Health(status="ok", version=__version__, rooms=len(use.house.rooms))


@router.get("/ready")
async def ready(use: Use, response: Response) -> Health:
    """Say whether moves can be written."""
    working = not use.writer.closing and await use.database.answers()
    response.status_code = 200 if working else 503
    return Health(status="ok" if working else "not ready", version=__version__, rooms=len(use.house.rooms))
