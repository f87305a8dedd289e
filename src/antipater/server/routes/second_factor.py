"""The second factor of an account: set up, confirm, backup codes, remove."""

from fastapi import APIRouter, Request

from antipater.server.people.messages import (
    Proof,
    SecondCode,
    SecondFactorInfo,
    SecondProof,
    SecondSecret,
    SpareCodes,
)
from antipater.server.people.permissions import SECURE_ACCOUNT, require
from antipater.server.routes.access import AppServices, CurrentViewer, address_of
from antipater.server.routes.refusals import REFUSALS
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api/account/second-factor", tags=["account"], responses=REFUSALS)


def count_attempt(services: AppServices, viewer: Viewer, request: Request) -> None:
    """Count an attempt to confirm who one is; refuse it above the limits."""
    require(viewer, SECURE_ACCOUNT)
    services.limits.count_login(f"proof of {viewer.user}", address_of(request))


@router.get("")
async def state(services: AppServices, viewer: CurrentViewer) -> SecondFactorInfo:
    """Return whether your account has a second factor, and how many backup codes are left."""
    require(viewer, SECURE_ACCOUNT)
    since, left = await services.second_factor.state(viewer.user or "")
    return SecondFactorInfo(since=since, spare_codes=left)


@router.post("")
async def prepare(body: Proof, request: Request, services: AppServices, viewer: CurrentViewer) -> SecondSecret:
    """Get a secret for an authenticator (TOTP); it counts when you have confirmed it with a code."""
    count_attempt(services, viewer, request)
    made = await services.second_factor.prepare(viewer, body.password or "")
    return SecondSecret(**made._asdict())


@router.post("/confirm")
async def confirm(body: SecondCode, request: Request, services: AppServices, viewer: CurrentViewer) -> SpareCodes:
    """Require the second factor from now on: logins need a code, other sessions end. Keep the backup codes."""
    count_attempt(services, viewer, request)
    return SpareCodes(codes=await services.second_factor.confirm(viewer, body.second))


@router.post("/codes")
async def renew_codes(body: SecondProof, request: Request, services: AppServices, viewer: CurrentViewer) -> SpareCodes:
    """Get new backup codes; the old ones become invalid."""
    count_attempt(services, viewer, request)
    return SpareCodes(codes=await services.second_factor.renew_codes(viewer, body.password, body.second))


@router.post("/remove", status_code=204)
async def remove(body: SecondProof, request: Request, services: AppServices, viewer: CurrentViewer) -> None:
    """Remove the second factor of your account."""
    count_attempt(services, viewer, request)
    await services.second_factor.remove(viewer, body.password, body.second)
