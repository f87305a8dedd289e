"""Who you are: a guest by name, remembered by a cookie."""

from fastapi import APIRouter, Request, Response

from antipater.server.games.standing import Viewer
from antipater.server.messages import NewGuest, Session, User
from antipater.server.routes.access import Asker, Use
from antipater.server.sessions import is_secure, set_cookie

router = APIRouter(prefix="/api/session", tags=["session"])


def described(viewer: Viewer, secure: bool) -> Session:
    """Say who somebody is."""
    user = None if viewer.user is None else User(id=viewer.user, name=viewer.name, kind=viewer.kind)
    return Session(user=user, secure=secure)


@router.get("")
async def session(request: Request, viewer: Asker) -> Session:
    """Say who you are here."""
    return described(viewer, is_secure(request))


@router.post("")
async def become_guest(asked: NewGuest, request: Request, response: Response, use: Use, viewer: Asker) -> Session:
    """Play as a guest; whoever is somebody already stays so."""
    secure = is_secure(request)
    if viewer.user is None:
        viewer, secret = await use.sessions.open(asked.name, request.headers.get("user-agent", ""))
        set_cookie(response, secret, secure)
    return described(viewer, secure)
