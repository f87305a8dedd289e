"""The rules as data, for pages and bots: rulesets with their options, items in words, action tables, opponents."""

import gzip
from functools import cache

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

from antipater.ai.agents import all_opponents, opponents_of
from antipater.catalog import names
from antipater.server.messages import Language, OpponentInfo
from antipater.server.problems import Problem
from antipater.server.views.items import Rules
from antipater.server.views.registry import rules
from antipater.server.views.rulesets import RulesetInfo, rulesets
from antipater.text.catalogue import LANGUAGES
from antipater.text.opponents import about, title_of

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/rules")
async def ruleset_names() -> list[str]:
    """List the names of the rulesets."""
    return list(names())


@router.get("/rulesets")
async def ruleset_list(lang: Language = "en") -> list[RulesetInfo]:
    """List the rulesets as a page offers them: titles, options in words, seats, opponents, what can be started."""
    return list(rulesets(lang))


@router.get("/rules/{ruleset}", response_model=Rules)
async def one_ruleset(ruleset: str, request: Request, lang: Language = "en") -> Response:
    """Return everything that a page or a bot needs to know about a ruleset."""
    if ruleset not in names():
        raise Problem(404, "no-such-ruleset", f"there is no ruleset {ruleset!r}; there are: {', '.join(names())}")
    whole, small = written(ruleset, lang)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(whole, media_type="application/json", headers=headers)


@cache
def written(ruleset: str, language: str) -> tuple[bytes, bytes]:
    """Return a ruleset as JSON, plain and compressed; it is long, and the same for everybody."""
    whole = TypeAdapter(Rules).dump_json(rules(ruleset, language))
    return whole, gzip.compress(whole, mtime=0)


def prepare() -> None:
    """Read all catalogues and write all rules before the first request."""
    for language in LANGUAGES:
        rulesets(language)
        for ruleset in names():
            written(ruleset, language)


@router.get("/opponents")
async def opponents(lang: Language = "en") -> list[OpponentInfo]:
    """List the opponents that can have a seat: from beginner to strongest, then characters."""
    return [
        OpponentInfo(
            name=name,
            rulesets=[ruleset for ruleset in names() if name in opponents_of(ruleset)],
            title=title_of(name, lang),
            about=about(name, lang),
        )
        for name in all_opponents()
    ]
