"""Accounts: create, secure, tokens for programs, export, close."""

from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from antipater.server.messages import Session
from antipater.server.operations.limits import EXPORTS, NEWCOMERS
from antipater.server.people.authentication import is_secure
from antipater.server.people.messages import (
    AccountInfo,
    ChangePassword,
    Entered,
    Kept,
    MadeToken,
    NewAccount,
    NewToken,
    Preferences,
    Proof,
    Recover,
    RecoveryCode,
    TokenInfo,
)
from antipater.server.people.names import ANONYMOUS, name_key
from antipater.server.people.permissions import MANAGE_ACCOUNT, READ_ACCOUNT, SECURE_ACCOUNT, require
from antipater.server.people.sessions import delete_cookie, set_cookie
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices, CurrentViewer, address_of
from antipater.server.routes.refusals import REFUSALS
from antipater.server.routes.sessions import device, session_info

router = APIRouter(prefix="/api/account", tags=["account"], responses=REFUSALS)


@router.post("", status_code=201)
async def register(
    body: NewAccount, request: Request, response: Response, services: AppServices, viewer: CurrentViewer
) -> Entered:
    """Make an account; a guest keeps its games. Write the recovery code down: it is shown only here."""
    services.limits.count(NEWCOMERS, address_of(request))
    if viewer.user is not None:
        require(viewer, MANAGE_ACCOUNT)
    viewer, secret, code = await services.accounts.register(viewer, body.name, body.password, device(request))
    await services.devices.add(response, is_secure(request), viewer.user or "")
    set_cookie(response, secret, is_secure(request))
    return Entered(session=session_info(viewer, is_secure(request)), recovery=code)


@router.get("")
async def account(services: AppServices, viewer: CurrentViewer) -> AccountInfo:
    """Return who you are, and what your session or token may do."""
    require(viewer, READ_ACCOUNT)
    user = session_info(viewer, True).user
    assert user is not None
    return AccountInfo(user=user, scopes=None if viewer.scopes is None else list(viewer.scopes))


@router.get("/preferences")
async def preferences(services: AppServices, viewer: CurrentViewer) -> Preferences:
    """Return the settings of the page that your account keeps."""
    require(viewer, SECURE_ACCOUNT)
    return Preferences(settings=await services.people.preferences_of(viewer.user or ""))


@router.put("/preferences", status_code=204)
async def keep_preferences(body: Preferences, services: AppServices, viewer: CurrentViewer) -> None:
    """Keep the settings of the page, for all devices of your account."""
    require(viewer, SECURE_ACCOUNT)
    await services.writer.write(before=[services.people.preferences_kept(viewer.user or "", body.settings)])


@router.post("/recovery")
async def recover(body: Recover, request: Request, response: Response, services: AppServices) -> Entered:
    """Set a new password by the recovery code; all sessions and tokens end, and you get a new code."""
    services.limits.count_recovery(name_key(body.name), address_of(request))
    viewer, secret, code = await services.accounts.recover(
        body.name, body.code, body.password, device(request), body.second
    )
    await services.devices.add(response, is_secure(request), viewer.user or "")
    set_cookie(response, secret, is_secure(request))
    return Entered(session=session_info(viewer, is_secure(request)), recovery=code)


@router.post("/recovery-code")
async def new_code(body: Proof, request: Request, services: AppServices, viewer: CurrentViewer) -> RecoveryCode:
    """Get a new recovery code; the old one becomes invalid."""
    require(viewer, SECURE_ACCOUNT)
    services.limits.count_login(f"proof of {viewer.user}", address_of(request))
    return RecoveryCode(recovery=await services.accounts.replace_recovery_code(viewer, body.password or ""))


@router.post("/password")
async def change_password(
    body: ChangePassword, request: Request, response: Response, services: AppServices, viewer: CurrentViewer
) -> Session:
    """Set a new password; all your other sessions end."""
    require(viewer, SECURE_ACCOUNT)
    services.limits.count_login(f"proof of {viewer.user}", address_of(request))
    secret = await services.accounts.change_password(viewer, body.old, body.new, device(request))
    set_cookie(response, secret, is_secure(request))
    return session_info(viewer, is_secure(request))


@router.post("/bot")
async def become_bot(request: Request, services: AppServices, viewer: CurrentViewer) -> Session:
    """Turn this account, which has never played, into a bot account for good; its token can have the scope `bot`."""
    require(viewer, SECURE_ACCOUNT)
    return session_info(await services.accounts.become_bot(viewer), is_secure(request))


def token_info(row: dict[str, Any]) -> TokenInfo:
    """Return the description of a token."""
    return TokenInfo(**{name: row[name] for name in TokenInfo.model_fields})


@router.get("/tokens")
async def list_tokens(services: AppServices, viewer: CurrentViewer) -> list[TokenInfo]:
    """List your tokens, the newest first."""
    require(viewer, MANAGE_ACCOUNT)
    return [token_info(row) for row in await services.tokens.list_of(viewer)]


@router.post("/tokens", status_code=201)
async def make_token(body: NewToken, services: AppServices, viewer: CurrentViewer) -> MadeToken:
    """Make a token for a program: `Authorization: Bearer …`. Its secret is shown only here."""
    require(viewer, SECURE_ACCOUNT)
    row, secret = await services.tokens.create(viewer, body.label, body.scopes, body.days)
    return MadeToken(token=secret, info=token_info(row))


@router.delete("/tokens/{prefix}", status_code=204)
async def revoke_token(prefix: str, services: AppServices, viewer: CurrentViewer) -> None:
    """Revoke a token, named by its prefix."""
    require(viewer, MANAGE_ACCOUNT)
    await services.tokens.revoke(viewer, prefix)


@router.get("/export", response_model=Kept)
async def export(services: AppServices, viewer: CurrentViewer) -> Response:
    """Export all data about you. Whole games are at `/api/game/{id}`."""
    require(viewer, MANAGE_ACCOUNT)
    services.limits.count(EXPORTS, viewer.user or "")
    pieces = services.personal_data.export(viewer.user or "")
    first = await anext(pieces)  # what cannot be read is refused before anything is sent
    headers = {"Content-Disposition": 'attachment; filename="antipater.json"'}
    return StreamingResponse(chained(first, pieces), media_type="application/json", headers=headers)


async def chained(first: bytes, others: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield a piece, then the others."""
    yield first
    async for piece in others:
        yield piece


@router.post("/close", status_code=204)
async def close(
    body: Proof, request: Request, response: Response, services: AppServices, viewer: CurrentViewer
) -> None:
    """Close your account. Your games stay for the other players, without your name."""
    require(viewer, MANAGE_ACCOUNT)
    services.limits.count_login(f"proof of {viewer.user}", address_of(request))
    if viewer.user is None:
        raise Problem(401, "no-session", "log in or become a guest first")
    await services.accounts.check_owner(viewer, body.password)
    await services.lobby.withdraw_all(viewer.user)
    await services.accounts.close(viewer)
    services.games.anonymize(viewer.user, ANONYMOUS)
    delete_cookie(response, is_secure(request))
