"""Accounts: make one, keep it safe, give programs tokens, take everything along, leave."""

from typing import Any

from fastapi import APIRouter, Request, Response

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
    Proof,
    Recover,
    RecoveryCode,
    TokenInfo,
)
from antipater.server.people.names import ANONYMOUS, name_key
from antipater.server.people.permissions import KNOW, MANAGE, SECURE, demand
from antipater.server.people.sessions import drop_cookie, set_cookie
from antipater.server.problems import Problem
from antipater.server.routes.access import Asker, Use, address_of
from antipater.server.routes.sessions import described, device

router = APIRouter(prefix="/api/account", tags=["account"])


@router.post("", status_code=201)
async def register(asked: NewAccount, request: Request, response: Response, use: Use, viewer: Asker) -> Entered:
    """Make an account; a guest becomes it and keeps its games. Write the recovery code down: it is said this once."""
    use.limits.spend(NEWCOMERS, address_of(request))
    if viewer.user is not None:
        demand(viewer, MANAGE)
    viewer, secret, code = await use.accounts.register(viewer, asked.name, asked.password, device(request))
    set_cookie(response, secret, is_secure(request))
    return Entered(session=described(viewer, is_secure(request)), recovery=code)


@router.get("")
async def account(use: Use, viewer: Asker) -> AccountInfo:
    """Say who you are, and what you may do by what you came by."""
    demand(viewer, KNOW)
    user = described(viewer, True).user
    assert user is not None
    return AccountInfo(user=user, scopes=None if viewer.scopes is None else list(viewer.scopes))


@router.post("/recovery")
async def recover(asked: Recover, request: Request, response: Response, use: Use) -> Entered:
    """Set a new password by the recovery code; all sessions and tokens end, and there is a new code."""
    use.limits.try_to_enter(f"recovery of {name_key(asked.name)}", address_of(request))
    viewer, secret, code = await use.accounts.recover(asked.name, asked.code, asked.password, device(request))
    set_cookie(response, secret, is_secure(request))
    return Entered(session=described(viewer, is_secure(request)), recovery=code)


@router.post("/recovery-code")
async def new_code(asked: Proof, request: Request, use: Use, viewer: Asker) -> RecoveryCode:
    """Get a new recovery code in the place of the one before."""
    demand(viewer, SECURE)
    use.limits.try_to_enter(f"proof of {viewer.user}", address_of(request))
    return RecoveryCode(recovery=await use.accounts.new_code(viewer, asked.password or ""))


@router.post("/password")
async def change_password(
    asked: ChangePassword, request: Request, response: Response, use: Use, viewer: Asker
) -> Session:
    """Set a new password; all your other sessions end."""
    demand(viewer, SECURE)
    use.limits.try_to_enter(f"proof of {viewer.user}", address_of(request))
    secret = await use.accounts.change_password(viewer, asked.old, asked.new, device(request))
    set_cookie(response, secret, is_secure(request))
    return described(viewer, is_secure(request))


@router.post("/bot")
async def become_bot(request: Request, use: Use, viewer: Asker) -> Session:
    """Make this account, which has never played, a bot's for good; then make a token with the scope `bot` for it."""
    demand(viewer, SECURE)
    return described(await use.accounts.become_bot(viewer), is_secure(request))


def token_info(row: dict[str, Any]) -> TokenInfo:
    """Say what is known about a token."""
    return TokenInfo(**{name: row[name] for name in TokenInfo.model_fields})


@router.get("/tokens")
async def list_tokens(use: Use, viewer: Asker) -> list[TokenInfo]:
    """List your tokens, the newest first."""
    demand(viewer, MANAGE)
    return [token_info(row) for row in await use.tokens.of(viewer)]


@router.post("/tokens", status_code=201)
async def make_token(asked: NewToken, use: Use, viewer: Asker) -> MadeToken:
    """Make a token for a program: `Authorization: Bearer …`. Its secret is said this once."""
    demand(viewer, SECURE)
    row, secret = await use.tokens.make(viewer, asked.label, asked.scopes, asked.days)
    return MadeToken(token=secret, info=token_info(row))


@router.delete("/tokens/{prefix}", status_code=204)
async def revoke_token(prefix: str, use: Use, viewer: Asker) -> None:
    """Revoke a token, named by its prefix."""
    demand(viewer, MANAGE)
    await use.tokens.revoke(viewer, prefix)


@router.get("/export")
async def export(use: Use, viewer: Asker, response: Response) -> Kept:
    """Take along all that is kept about you. Whole games are at `/api/game/{id}`."""
    demand(viewer, MANAGE)
    use.limits.spend(EXPORTS, viewer.user or "")
    response.headers["Content-Disposition"] = 'attachment; filename="antipater.json"'
    return Kept(**await use.people.everything(viewer.user or ""))


@router.post("/close", status_code=204)
async def close(asked: Proof, request: Request, response: Response, use: Use, viewer: Asker) -> None:
    """Leave for good. Your games stay for those you played with; nobody finds your name in them."""
    demand(viewer, MANAGE)
    use.limits.try_to_enter(f"proof of {viewer.user}", address_of(request))
    if viewer.user is None:
        raise Problem(401, "no-session", "say first who you are")
    await use.accounts.close(viewer, asked.password)
    use.games.forget(viewer.user, ANONYMOUS)
    drop_cookie(response, is_secure(request))
