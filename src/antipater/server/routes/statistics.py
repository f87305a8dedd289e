"""What wins: statistics over many games."""

from typing import Annotated

from fastapi import APIRouter, Query

from antipater.server.knowledge.statistics import StatisticsInfo, StatisticsSet, sets, statistics_of
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(prefix="/api", tags=["knowledge"], responses=REFUSALS)
Word = Annotated[str, Query(max_length=64)]


@router.get("/statistics")
async def statistics() -> list[StatisticsSet]:
    """List for which rulesets games were counted, how many, and whose."""
    return sets()


@router.get("/statistics/{ruleset}")
async def statistics_for(ruleset: str, agent: Word = "", edition: Word = "", promos: Word = "") -> StatisticsInfo:
    """Return what wins under a ruleset: rates with 95 % intervals, of an agent, an edition, with or without promos."""
    asked = {name: value for name, value in {"edition": edition, "promos": promos}.items() if value}
    return statistics_of(ruleset, agent, asked)
