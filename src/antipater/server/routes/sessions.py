"""Who you are: a guest by name, or an account by password, remembered by a cookie."""

from fastapi import APIRouter, Request, Response

from antipater.server.messages import NewGuest, Session, User
from antipater.server.operations.limits import NEWCOMERS
from antipater.server.people.authentication import is_secure
from antipater.server.people.messages import LogIn, SessionInfo
from antipater.server.people.names import name_key
from antipater.server.people.permissions import MANAGE, demand
from antipater.server.people.sessions import SHOWN, drop_cookie, set_cookie
from antipater.server.routes.access import Asker, Use, address_of
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api/session", tags=["session"])


def described(viewer: Viewer, secure: bool) -> Session:
    """Say who somebody is."""
    user = None if viewer.user is None else User(id=viewer.user, name=viewer.name, kind=viewer.kind)
    return Session(user=user, secure=secure)


def device(request: Request) -> str:
    """Return what a device says about itself."""
    return request.headers.get("user-agent", "")


@router.get("")
async def session(request: Request, viewer: Asker) -> Session:
    """Say who you are here."""
    return described(viewer, is_secure(request))


@router.post("")
async def become_guest(asked: NewGuest, request: Request, response: Response, use: Use, viewer: Asker) -> Session:
    """Play as a guest; whoever is somebody already stays so."""
    secure = is_secure(request)
    if viewer.user is None:
        use.limits.spend(NEWCOMERS, address_of(request))
        viewer, secret = await use.sessions.open(asked.name, device(request))
        set_cookie(response, secret, secure)
    return described(viewer, secure)


@router.post("/login")
async def log_in(asked: LogIn, request: Request, response: Response, use: Use, viewer: Asker) -> Session:
    """Enter an account by name and password; a new session begins."""
    use.limits.try_to_enter(name_key(asked.name), address_of(request))
    viewer, secret = await use.accounts.log_in(viewer, asked.name, asked.password, device(request))
    use.limits.has_entered(name_key(asked.name), address_of(request))
    set_cookie(response, secret, is_secure(request))
    return described(viewer, is_secure(request))


@router.delete("")
async def log_out(request: Request, response: Response, use: Use, viewer: Asker) -> Session:
    """End this session: the cookie is good for nothing any more, streams and sockets close."""
    demand(viewer, MANAGE)
    await use.sessions.end(viewer)
    drop_cookie(response, is_secure(request))
    return described(Viewer(), is_secure(request))


@router.get("/all")
async def list_sessions(use: Use, viewer: Asker) -> list[SessionInfo]:
    """List your sessions, the newest first."""
    demand(viewer, MANAGE)
    return [
        SessionInfo(
            id=row["hash"][:SHOWN],
            label=row["label"] or "",
            created=row["created"],
            used=row["used"],
            expires=row["expires"],
            current=row["hash"] == viewer.key,
        )
        for row in await use.sessions.of(viewer.user or "")
    ]


@router.delete("/all/{session}", status_code=204)
async def end_session(session: str, use: Use, viewer: Asker) -> None:
    """End one of your sessions, on whatever device."""
    demand(viewer, MANAGE)
    await use.sessions.end(viewer, session)
