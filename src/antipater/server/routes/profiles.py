"""Profiles, histories of ratings, leader boards."""

from fastapi import APIRouter

from antipater.catalog import names
from antipater.server.people.messages import Profile, Ranked, RatedGame
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


def checked_ruleset(ruleset: str) -> str:
    """Return the name of a ruleset; refuse an unknown one."""
    if ruleset not in names():
        raise Problem(404, "no-such-ruleset", f"there is no ruleset {ruleset!r}; there are: {', '.join(names())}")
    return ruleset


@router.get("/user/{name}")
async def profile(name: str, services: AppServices) -> Profile:
    """Return the public profile of a user: ratings, and statistics of games."""
    return await services.profiles.profile(name)


@router.get("/user/{name}/ratings/{ruleset}")
async def history(name: str, ruleset: str, services: AppServices) -> list[RatedGame]:
    """List a user's rated games under a ruleset, the newest first."""
    return await services.profiles.history(name, checked_ruleset(ruleset))


@router.get("/leaders/{ruleset}")
async def leaders(ruleset: str, services: AppServices) -> list[Ranked]:
    """Return the leader board of a ruleset."""
    return await services.profiles.leaders(checked_ruleset(ruleset))
