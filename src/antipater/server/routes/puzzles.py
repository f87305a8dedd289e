"""Puzzles: which there are, the one of a day, the next one, and tries."""

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Query

from antipater.server.knowledge.puzzle_messages import PuzzleInfo, PuzzleSet, TriedInfo, TryPuzzle
from antipater.server.messages import Language
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices, CurrentViewer
from antipater.server.routes.refusals import REFUSALS

router = APIRouter(prefix="/api", tags=["knowledge"], responses=REFUSALS)
Word = Annotated[str, Query(max_length=64)]


@router.get("/puzzles")
async def puzzles(services: AppServices) -> list[PuzzleSet]:
    """List which puzzles there are, by ruleset and theme."""
    return services.puzzles.sets()


@router.get("/puzzle/daily")
async def daily(
    services: AppServices, viewer: CurrentViewer, lang: Language = "en", day: Annotated[str, Query()] = ""
) -> PuzzleInfo:
    """Return the puzzle of a day, the same for everybody: today's, or that of `?day=2026-11-17`."""
    try:
        wanted = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError as error:
        raise Problem(422, "bad-message", f"a day is written 2026-11-17, not {day[:20]!r}") from error
    return await services.puzzles.info(services.puzzles.daily(wanted), viewer, lang)


@router.get("/puzzle/next")
async def next_puzzle(
    services: AppServices,
    viewer: CurrentViewer,
    lang: Language = "en",
    ruleset: Word = "duel",
    theme: Word = "",
    rating: Annotated[int, Query(ge=0, le=4000)] = 1500,
    last: Word = "",
) -> PuzzleInfo:
    """Return a puzzle of a ruleset and a theme, of about the viewer's rating; guests say theirs."""
    found = await services.puzzles.next(viewer, ruleset, theme, rating, last)
    return await services.puzzles.info(found, viewer, lang)


@router.get("/puzzle/{name}")
async def puzzle(name: str, services: AppServices, viewer: CurrentViewer, lang: Language = "en") -> PuzzleInfo:
    """Return a puzzle."""
    return await services.puzzles.info(services.puzzles.named(name), viewer, lang)


@router.post("/puzzle/{name}/try")
async def try_puzzle(
    name: str, body: TryPuzzle, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> TriedInfo:
    """Try a puzzle; the first try of an account is rated, for guests by what they send."""
    return await services.puzzles.attempt(services.puzzles.named(name), viewer, body, lang)
