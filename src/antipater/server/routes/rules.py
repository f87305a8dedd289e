"""The rules as data, for pages and bots: rulesets with their options, items in words, action tables, opponents."""

from fastapi import APIRouter

from antipater.ai.agents import OPPONENTS, opponents_of
from antipater.catalog import CATALOG
from antipater.server.messages import Language, OpponentInfo
from antipater.server.problems import Problem
from antipater.server.views.drawings import rules
from antipater.server.views.items import Rules
from antipater.text.opponents import about, title_of

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/rules")
async def rulesets() -> list[str]:
    """List the rulesets."""
    return list(CATALOG)


@router.get("/rules/{ruleset}")
async def one_ruleset(ruleset: str, lang: Language = "en") -> Rules:
    """Give everything that a page or a bot needs to know about a ruleset."""
    if ruleset not in CATALOG:
        raise Problem(404, "no-such-ruleset", f"there is no ruleset {ruleset!r}; there are: {', '.join(CATALOG)}")
    return rules(ruleset, lang)


@router.get("/opponents")
async def opponents(lang: Language = "en") -> list[OpponentInfo]:
    """List the opponents that a seat can be given to: from beginner to strongest, then characters."""
    return [
        OpponentInfo(
            name=name,
            rulesets=[ruleset for ruleset in CATALOG if name in opponents_of(ruleset)],
            title=title_of(name, lang),
            about=about(name, lang),
        )
        for name in OPPONENTS
    ]
