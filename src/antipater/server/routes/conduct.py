"""What users do about one another: block, report, and read what administrators have told them."""

from fastapi import APIRouter, Request

from antipater.server.moderation.messages import NewReport
from antipater.server.operations.limits import BLOCKS, REPORTS, REPORTS_THERE
from antipater.server.people.messages import BlockInfo, NewBlock, WarningInfo
from antipater.server.people.permissions import MANAGE_ACCOUNT, REPORT, WATCH, require
from antipater.server.problems import no_such_game
from antipater.server.routes.access import AppServices, CurrentViewer, address_of
from antipater.server.routes.refusals import REFUSALS
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/account/blocks")
async def blocked(services: AppServices, viewer: CurrentViewer) -> list[BlockInfo]:
    """List the users whom you have blocked, the newest first."""
    require(viewer, MANAGE_ACCOUNT)
    return [BlockInfo(**row) for row in await services.blocks.list_of(viewer.user or "")]


@router.post("/account/blocks", status_code=204)
async def block(body: NewBlock, services: AppServices, viewer: CurrentViewer) -> None:
    """Block a user, by name or id: no chat, no challenges and no seeks between you."""
    require(viewer, MANAGE_ACCOUNT)
    services.limits.count(BLOCKS, viewer.user or "")
    other = (await services.profiles.user(body.user))["id"]
    await services.blocks.add(viewer.user or "", other)
    await services.lobby.part(viewer.user or "", other)


@router.delete("/account/blocks/{user}", status_code=204)
async def unblock(user: str, services: AppServices, viewer: CurrentViewer) -> None:
    """Unblock a user, named by id."""
    require(viewer, MANAGE_ACCOUNT)
    services.limits.count(BLOCKS, viewer.user or "")
    await services.blocks.remove(viewer.user or "", user)


@router.post("/report", status_code=204)
async def report(body: NewReport, request: Request, services: AppServices, viewer: CurrentViewer) -> None:
    """Report a game, a player of it, or a line of its chat to the administrators."""
    require(viewer, REPORT)
    services.limits.count(REPORTS, viewer.user or "")
    services.limits.count(REPORTS_THERE, address_of(request))
    metadata = await services.archive.metadata(body.game)
    if metadata is None:
        raise no_such_game(body.game)
    require(viewer, WATCH, metadata)
    await services.reports.add(services.writer, viewer, metadata, body)


@router.get("/account/warnings")
async def warnings(services: AppServices, viewer: CurrentViewer) -> list[WarningInfo]:
    """List what administrators have told you, the newest first."""
    require(viewer, MANAGE_ACCOUNT)
    return [WarningInfo(**row) for row in await services.people.warnings_of(viewer.user or "")]


@router.post("/account/warnings/read", status_code=204)
async def read_warnings(services: AppServices, viewer: CurrentViewer) -> None:
    """Note that you have read what administrators have told you."""
    require(viewer, MANAGE_ACCOUNT)
    await note_read(services, viewer)


async def note_read(services: AppServices, viewer: Viewer) -> None:
    """Note that a user has read the warnings; nothing is written if there was none."""
    if viewer.warned:
        await services.measures.write(viewer.user or "", services.people.warnings_read(viewer.user or ""))
