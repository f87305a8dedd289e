"""What wins: statistics over many games."""

from fastapi import APIRouter

from antipater.server.knowledge.statistics import StatisticsInfo, StatisticsSet, sets, statistics_of
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(prefix="/api", tags=["knowledge"], responses=REFUSALS)


@router.get("/statistics")
async def statistics() -> list[StatisticsSet]:
    """List for which rulesets games were counted, how many, and whose."""
    return sets()


@router.get("/statistics/{ruleset}")
async def statistics_for(ruleset: str) -> StatisticsInfo:
    """Return what wins under a ruleset: rates with 95 % intervals."""
    return statistics_of(ruleset)
