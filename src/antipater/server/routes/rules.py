"""The rules as data, for pages and bots: rulesets with their options, items in words, action tables, opponents."""

import gzip
from functools import cache
from typing import TypeAlias

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter

from antipater.ai.agents import all_opponents, opponents_of
from antipater.catalog import names
from antipater.server.messages import Language, OpponentInfo
from antipater.server.problems import Problem
from antipater.server.routes.refusals import REFUSALS
from antipater.server.views.items import Rules
from antipater.server.views.registry import rules
from antipater.server.views.rulesets import RulesetInfo, rulesets
from antipater.text.catalogue import LANGUAGES
from antipater.text.opponents import about, title_of

router = APIRouter(prefix="/api", tags=["rules"], responses=REFUSALS)


@router.get("/rules")
async def ruleset_names() -> list[str]:
    """List the names of the rulesets."""
    return list(names())


@router.get("/rulesets", response_model=list[RulesetInfo])
async def ruleset_list(request: Request, lang: Language = "en") -> Response:
    """List the rulesets as a page offers them: titles, options in words, seats, opponents, what can be started."""
    return sent(both(TypeAdapter(list[RulesetInfo]).dump_json(list(rulesets(lang)))), request)


@router.get("/rules/{ruleset}", response_model=Rules)
async def one_ruleset(ruleset: str, request: Request, lang: Language = "en") -> Response:
    """Return everything that a page or a bot needs to know about a ruleset."""
    if ruleset not in names():
        raise Problem(404, "no-such-ruleset", f"there is no ruleset {ruleset!r}; there are: {', '.join(names())}")
    return sent(written(ruleset, lang), request)


# JSON, plain and compressed.
Written: TypeAlias = tuple[bytes, bytes]


def both(whole: bytes) -> Written:
    """Return JSON plain and compressed."""
    return whole, gzip.compress(whole, mtime=0)


@cache
def written(ruleset: str, language: str) -> Written:
    """Return a ruleset as it is sent: long, and the same for everybody."""
    return both(TypeAdapter(Rules).dump_json(rules(ruleset, language)))


def sent(text: Written, request: Request) -> Response:
    """Return the response that a client can read."""
    whole, small = text
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(whole, media_type="application/json", headers=headers)


def prepare() -> None:
    """Read all catalogues and write all rules before the first request."""
    for language in LANGUAGES:
        rulesets(language)
        for ruleset in names():
            written(ruleset, language)


@router.get("/opponents", response_model=list[OpponentInfo])
async def opponents(request: Request, lang: Language = "en") -> Response:
    """List the opponents that can have a seat: from beginner to strongest, then characters."""
    return sent(both(TypeAdapter(list[OpponentInfo]).dump_json(opponent_infos(lang))), request)


def opponent_infos(language: Language) -> list[OpponentInfo]:
    """Return every opponent with its words and the rulesets it plays."""
    return [
        OpponentInfo(
            name=name,
            rulesets=[ruleset for ruleset in names() if name in opponents_of(ruleset)],
            title=title_of(name, language),
            about=about(name, language),
        )
        for name in all_opponents()
    ]
