"""What administrators do: read reports and the audit log, warn, mute, suspend, close, adjourn, undo.

Administrators are made by a command on the machine and need a second factor; no token acts for them.
"""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query

from antipater.server.moderation.measures import Doer
from antipater.server.moderation.messages import (
    AuditEntry,
    AuditList,
    Because,
    ForHours,
    ReportInfo,
    ReportList,
    StandingInfo,
    UndoChoices,
)
from antipater.server.moderation.reports import PAGE
from antipater.server.people.permissions import ADMINISTER, require
from antipater.server.routes.access import AppServices, CurrentViewer
from antipater.server.routes.lobby import Time
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(prefix="/api/admin", tags=["administration"], responses=REFUSALS)


async def administrator(viewer: CurrentViewer) -> Doer:
    """Return the administrator who sends a request; refuse everybody else."""
    require(viewer, ADMINISTER)
    return Doer(viewer.user)


Administrator = Annotated[Doer, Depends(administrator)]


def earlier(rows: list[dict[str, Any]], column: str) -> int | None:
    """Return where the next page begins, None if there is none."""
    return rows[-1][column] if len(rows) == PAGE else None


@router.get("/reports")
async def list_reports(
    services: AppServices,
    doer: Administrator,
    status: Annotated[Literal["open", "done"], Query()] = "open",
    before: Time = None,
) -> ReportList:
    """List reports, the newest first."""
    rows = await services.reports.page(status, before)
    return ReportList(reports=[ReportInfo(**row) for row in rows], before=earlier(rows, "created"))


@router.post("/reports/{report}/settle", status_code=204)
async def settle(report: str, body: Because, services: AppServices, doer: Administrator) -> None:
    """Note that a report was dealt with, and how."""
    await services.measures.settle(doer, report, body.reason)


@router.get("/log")
async def audit_log(services: AppServices, doer: Administrator, before: Time = None) -> AuditList:
    """List what administrators did, the newest first."""
    rows = await services.reports.entries(before)
    return AuditList(entries=[AuditEntry(**row) for row in rows], before=earlier(rows, "time"))


@router.get("/user/{name}")
async def standing(name: str, services: AppServices, doer: Administrator) -> StandingInfo:
    """Return a user with the measures that hold, and the last reports and measures."""
    found = await services.measures.user(name)
    held = await services.people.standing_of(found["id"])
    return StandingInfo(
        **found,
        **{name: held[name] for name in ("administrator", "muted", "suspended")},
        reports=[ReportInfo(**row) for row in await services.reports.about(found["id"])],
        entries=[AuditEntry(**row) for row in await services.reports.entries(user=found["id"])],
    )


@router.post("/user/{name}/warn", status_code=204)
async def warn(name: str, body: Because, services: AppServices, doer: Administrator) -> None:
    """Warn a user; the page shows the warning until it is read."""
    await services.measures.warn(doer, name, body.reason)


@router.post("/user/{name}/mute", status_code=204)
async def mute(name: str, body: ForHours, services: AppServices, doer: Administrator) -> None:
    """Take the chat from a user for a time; 0 hours give it back."""
    await services.measures.mute(doer, name, body.hours, body.reason)


@router.post("/user/{name}/suspend", status_code=204)
async def suspend(name: str, body: ForHours, services: AppServices, doer: Administrator) -> None:
    """Keep a user from playing for a time; 0 hours end it."""
    await services.measures.suspend(doer, name, body.hours, body.reason)


@router.post("/user/{name}/close", status_code=204)
async def close(name: str, body: Because, services: AppServices, doer: Administrator) -> None:
    """Close an account for good; games stay for the other players, without the name."""
    await services.measures.close(doer, name, body.reason)


@router.post("/game/{game}/adjourn", status_code=204)
async def adjourn(game: str, body: Because, services: AppServices, doer: Administrator) -> None:
    """Stop a game for a while: nobody may choose, and no clock runs. The log of the game has it."""
    await services.measures.adjourn(doer, game, body.reason)


@router.post("/game/{game}/continue", status_code=204)
async def go_on(game: str, body: Because, services: AppServices, doer: Administrator) -> None:
    """Continue an adjourned game."""
    await services.measures.go_on(doer, game, body.reason)


@router.post("/game/{game}/undo", status_code=204)
async def undo(game: str, body: UndoChoices, services: AppServices, doer: Administrator) -> None:
    """Take back the last choices of a game; the same cards come again. The log of the game has it."""
    await services.measures.undo(doer, game, body.choices, body.reason)
