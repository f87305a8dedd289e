"""Sessions: become a guest, log in, log out, list and end sessions."""

from fastapi import APIRouter, Request, Response

from antipater.server.messages import NewGuest, Session, User
from antipater.server.operations.limits import LOGIN, NEWCOMERS
from antipater.server.people.authentication import is_secure
from antipater.server.people.messages import LogIn, SessionInfo
from antipater.server.people.names import name_key
from antipater.server.people.permissions import MANAGE_ACCOUNT, require
from antipater.server.people.sessions import ID_LENGTH, delete_cookie, set_cookie
from antipater.server.routes.access import AppServices, CurrentViewer, address_of
from antipater.server.routes.refusals import REFUSALS
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api/session", tags=["session"], responses=REFUSALS)


def session_info(viewer: Viewer, secure: bool) -> Session:
    """Return the description of a viewer."""
    user = None if viewer.user is None else User(id=viewer.user, name=viewer.name, kind=viewer.kind)
    return Session(user=user, secure=secure, warned=viewer.warned, administrator=viewer.administrator)


def device(request: Request) -> str:
    """Return the user agent of a request."""
    return request.headers.get("user-agent", "")


@router.get("")
async def session(request: Request, viewer: CurrentViewer) -> Session:
    """Return who you are."""
    return session_info(viewer, is_secure(request))


@router.post("")
async def become_guest(
    body: NewGuest, request: Request, response: Response, services: AppServices, viewer: CurrentViewer
) -> Session:
    """Become a guest; if you have a session, keep it."""
    secure = is_secure(request)
    if viewer.user is None:
        services.limits.count(NEWCOMERS, address_of(request))
        viewer, secret = await services.sessions.open(body.name, device(request))
        set_cookie(response, secret, secure)
    return session_info(viewer, secure)


@router.post("/login")
async def log_in(
    body: LogIn, request: Request, response: Response, services: AppServices, viewer: CurrentViewer
) -> Session:
    """Log in to an account by name and password; a new session starts."""
    secure, key = is_secure(request), name_key(body.name)
    known = await services.devices.known(request, secure, key)
    if known is None:
        services.limits.count_login(key, address_of(request))
    else:  # guesses of others do not lock out the owner
        services.limits.count(LOGIN, f"device {known}")
    viewer, secret = await services.accounts.log_in(viewer, body.name, body.password, device(request), body.second)
    services.limits.reset_login(key, address_of(request))
    if known is None:
        await services.devices.add(response, secure, viewer.user or "")
    set_cookie(response, secret, secure)
    return session_info(await services.authentication.identify(viewer.key or "", False) or viewer, secure)


@router.delete("")
async def log_out(request: Request, response: Response, services: AppServices, viewer: CurrentViewer) -> Session:
    """End this session: the cookie becomes invalid, streams and sockets close."""
    require(viewer, MANAGE_ACCOUNT)
    await services.sessions.end(viewer)
    await withdraw_if_gone(services, viewer)
    delete_cookie(response, is_secure(request))
    return session_info(Viewer(), is_secure(request))


@router.get("/all")
async def list_sessions(services: AppServices, viewer: CurrentViewer) -> list[SessionInfo]:
    """List your sessions, the newest first."""
    require(viewer, MANAGE_ACCOUNT)
    return [
        SessionInfo(
            id=row["hash"][:ID_LENGTH],
            label=row["label"] or "",
            created=row["created"],
            used=row["used"],
            expires=row["expires"],
            current=row["hash"] == viewer.key,
        )
        for row in await services.sessions.list_of(viewer.user or "")
    ]


@router.delete("/all/{session}", status_code=204)
async def end_session(session: str, services: AppServices, viewer: CurrentViewer) -> None:
    """End one of your sessions, on any device."""
    require(viewer, MANAGE_ACCOUNT)
    await services.sessions.end(viewer, session)
    await withdraw_if_gone(services, viewer)


async def withdraw_if_gone(services: AppServices, viewer: Viewer) -> None:
    """Withdraw the games of a user who has no session and no token left: nobody waits for them."""
    user = viewer.user or ""
    if not await services.sessions.list_of(user) and not await services.people.tokens_of(user):
        await services.lobby.withdraw_all(user)
