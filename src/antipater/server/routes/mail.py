"""The mail address of an account: set, confirm, notices, recovery of the password."""

from fastapi import APIRouter, Request, Response

from antipater.server.operations.limits import MAILS, MAILS_THERE
from antipater.server.people.authentication import is_secure
from antipater.server.people.messages import (
    AskRecovery,
    Entered,
    FollowLink,
    MailInfo,
    NewAddress,
    NewPassword,
    Proof,
    WantNotices,
)
from antipater.server.people.names import name_key
from antipater.server.people.permissions import SECURE_ACCOUNT, require
from antipater.server.people.sessions import set_cookie
from antipater.server.routes.access import AppServices, CurrentViewer, address_of
from antipater.server.routes.refusals import REFUSALS
from antipater.server.routes.sessions import device, session_info

router = APIRouter(prefix="/api/mail", tags=["mail"], responses=REFUSALS)


@router.get("")
async def state(services: AppServices, viewer: CurrentViewer) -> MailInfo:
    """Return whether this server sends mail, and, to an account, its confirmed address."""
    offered = services.postman.enabled
    if viewer.user is None or viewer.kind == "guest" or viewer.scopes is not None:
        return MailInfo(offered=offered)
    found = await services.mail.state(viewer.user)
    return MailInfo(offered=offered, address=found.address, notices=found.notices)


@router.post("", status_code=202)
async def set_address(body: NewAddress, request: Request, services: AppServices, viewer: CurrentViewer) -> None:
    """Set your address: a link is sent there, and it counts when you have followed it."""
    require(viewer, SECURE_ACCOUNT)
    services.mail.check_enabled()
    services.limits.count_login(f"proof of {viewer.user}", address_of(request))
    services.limits.count(MAILS, body.address.lower())
    services.limits.count(MAILS_THERE, address_of(request))
    await services.mail.set_address(viewer, body.password, body.address, body.lang)


@router.post("/confirm", status_code=204)
async def confirm(body: FollowLink, request: Request, services: AppServices) -> None:
    """Confirm an address by the secret of the link."""
    services.mail.check_enabled()
    services.limits.count(MAILS_THERE, address_of(request))
    await services.mail.confirm(body.secret)


@router.post("/notices", status_code=204)
async def notices(body: WantNotices, services: AppServices, viewer: CurrentViewer) -> None:
    """Set whether you get a letter when it is your turn in a game of days."""
    require(viewer, SECURE_ACCOUNT)
    services.mail.check_enabled()
    await services.mail.set_notices(viewer, body.yes)


@router.post("/remove", status_code=204)
async def remove(body: Proof, request: Request, services: AppServices, viewer: CurrentViewer) -> None:
    """Remove your address."""
    require(viewer, SECURE_ACCOUNT)
    services.limits.count_login(f"proof of {viewer.user}", address_of(request))
    await services.mail.remove(viewer, body.password or "")


@router.post("/recover", status_code=202)
async def ask_recovery(body: AskRecovery, request: Request, services: AppServices) -> None:
    """Ask for a link to set a new password; the answer is the same whether or not there is such an account."""
    services.mail.check_enabled()
    services.limits.count(MAILS_THERE, address_of(request))
    services.limits.count(MAILS, f"account {name_key(body.name)}")
    services.mail.ask_recovery(body.name, body.lang)


@router.post("/reset")
async def reset(body: NewPassword, request: Request, response: Response, services: AppServices) -> Entered:
    """Set a new password by the secret of the link; all sessions and tokens end, and you get a new recovery code."""
    services.mail.check_enabled()
    services.limits.count_recovery("by mail", address_of(request))
    viewer, secret, code = await services.mail.recover(body.secret, body.password, device(request), body.second)
    await services.devices.add(response, is_secure(request), viewer.user or "")
    set_cookie(response, secret, is_secure(request))
    return Entered(session=session_info(viewer, is_secure(request)), recovery=code)
