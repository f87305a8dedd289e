"""What the engine knows: reviews of finished games, hints in casual ones."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from antipater.server.games.export import Export
from antipater.server.knowledge.hints import hint
from antipater.server.knowledge.messages import AskHint, HintInfo, ReviewInfo
from antipater.server.knowledge.report import annotated_text, hint_info, review_info
from antipater.server.messages import Language
from antipater.server.operations.limits import HINTS, REVIEWS
from antipater.server.people.permissions import ACT, WATCH
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices, CurrentViewer, address_of, fold_limit, own_seat, room_for
from antipater.server.routes.refusals import REFUSALS
from antipater.server.store.database import shielded

router = APIRouter(prefix="/api/game/{game}", tags=["knowledge"], responses=REFUSALS)
ANY_SEAT = AskHint()
LONGEST_WAIT = 10.0


@router.post("/review", status_code=202)
async def start_review(
    game: str, request: Request, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> ReviewInfo:
    """Start the review of a finished game, or go on with it."""
    room = await room_for(services, viewer, WATCH, game)
    who = viewer.user or address_of(request)
    fold_limit(services, viewer, request)()
    work = await shielded(services.reviews.work(room))
    if not work.complete and not work.running:
        services.limits.count(REVIEWS, who)
        work = await shielded(services.reviews.start(room, [who]))
    return review_info(work, room.projection.game, room.metadata.names_in(lang), lang, work.ready)


@router.get("/review")
async def read_review(
    game: str,
    request: Request,
    services: AppServices,
    viewer: CurrentViewer,
    lang: Language = "en",
    after: Annotated[int, Query(ge=0, le=10_000)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> ReviewInfo:
    """Read the review of a finished game: moments after a number; wait for more if it is being made."""
    room = await room_for(services, viewer, WATCH, game)
    fold_limit(services, viewer, request)()
    work = await shielded(services.reviews.work(room))
    await work.wait_for_more(after, wait)
    return review_info(work, room.projection.game, room.metadata.names_in(lang), lang, after)


@router.delete("/review")
async def cancel_review(
    game: str, request: Request, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> ReviewInfo:
    """Stop a review that you have started; what is judged stays, and it can go on later."""
    room = await room_for(services, viewer, WATCH, game)
    work = await shielded(services.reviews.cancel(room, viewer.user or address_of(request)))
    return review_info(work, room.projection.game, room.metadata.names_in(lang), lang, work.ready)


@router.get("/review/export", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def export_review(game: str, services: AppServices, viewer: CurrentViewer, lang: Language = "en") -> Response:
    """Export a complete review as a record with comments."""
    room = await room_for(services, viewer, WATCH, game)
    work = await shielded(services.reviews.work(room))
    if not work.complete:
        raise Problem(409, "not-complete", "the review is not complete yet")
    entries = await room.archive.entries(room.metadata.id)
    tags = Export(room.metadata, room.projection, entries).tags()
    names = room.metadata.names_in(lang)
    return PlainTextResponse(await asyncio.to_thread(annotated_text, work, room.projection.game, tags, names, lang))


@router.post("/hint")
async def ask_hint(
    game: str,
    services: AppServices,
    viewer: CurrentViewer,
    lang: Language = "en",
    body: AskHint = ANY_SEAT,
) -> HintInfo:
    """Return the best choices in a casual game against opponents of the house; the game is marked as one with hints."""
    room = await room_for(services, viewer, ACT, game)
    seat = own_seat(room.metadata, viewer, body.seat, room.projection.must_choose())
    services.limits.count(HINTS, viewer.user or "")
    seen = room.projection.state.observe(seat)
    found = await hint(room, seat, services.opponents, services.quotas.keys_of(room.metadata))
    return hint_info(room.projection.game, seen, found, room.metadata.names_in(lang), lang)
