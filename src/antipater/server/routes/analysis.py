"""The analysis board: positions, what the engine thinks of them, records that are opened."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse
from pydantic import BaseModel
from pydantic_core import to_json

from antipater.game.errors import AntipaterError, BadOption, BadText
from antipater.notation.records import Record, read_record, verify
from antipater.server.knowledge.analysis import Asker, board_info
from antipater.server.knowledge.draft import AskDraft, DraftInfo, draft_info
from antipater.server.knowledge.examined import Examined, examined
from antipater.server.knowledge.fairness import check_fair
from antipater.server.knowledge.finished import can_be_reviewed
from antipater.server.knowledge.line_reviews import reviewed_line
from antipater.server.knowledge.messages import (
    Examine,
    ExaminedInfo,
    ReadRecord,
    RecordInfo,
    ReviewInfo,
    Think,
    ThoughtInfo,
)
from antipater.server.messages import Language
from antipater.server.operations.limits import ANALYSES, EXAMINED, REVIEWS
from antipater.server.people.permissions import WATCH
from antipater.server.problems import Problem, unreadable
from antipater.server.routes.access import AppServices, CurrentViewer, address_of, fold_limit, room_for
from antipater.server.routes.refusals import REFUSALS
from antipater.server.services import Services
from antipater.server.store.database import shielded
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api/analysis", tags=["knowledge"], responses=REFUSALS)
NDJSON = "application/x-ndjson"


async def position_of(asked: Examine, request: Request, services: Services, viewer: Viewer, language: str) -> Examined:
    """Return the position that a request is about; refuse one of a game that the viewer is playing."""
    count_examined(services, viewer, request)
    past, names = None, []
    if asked.game is not None:
        room = await room_for(services, viewer, WATCH, asked.game)
        if not room.projection.ended:
            raise Problem(409, "not-over", "a game can be analysed when it is over")
        past = await services.history.at(room, asked.at, fold_limit(services, viewer, request))
        names = list(room.metadata.names_in(language))
    found = await asyncio.to_thread(examined, asked, language, past, names)
    states = [*(before for before, _, _ in found.steps), found.state]
    most = services.settings.running_games
    await shielded(check_fair(services.listings, services.games, viewer.user, most, states))
    return found


def count_examined(services: Services, viewer: Viewer, request: Request) -> None:
    """Count a position or a record that is read for a viewer; refuse it above the limit."""
    services.limits.count(EXAMINED, viewer.user or address_of(request))


@router.post("")
async def examine(
    body: Examine, request: Request, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> ExaminedInfo:
    """Return a position with what may follow, after the moves that were tried in it."""
    found = await position_of(body, request, services, viewer, lang)
    return Response(  # type: ignore[return-value]
        to_json(board_info(found, lang, body.labels)), media_type="application/json"
    )


@router.post(
    "/think", response_class=StreamingResponse, responses={200: {"model": ThoughtInfo, "content": {NDJSON: {}}}}
)
async def think(
    body: Think, request: Request, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> StreamingResponse:
    """Stream what the engine says of a position, a `ThoughtInfo` a line; whoever has read enough closes the stream."""
    found, asker = await judged_position(body, request, services, viewer, lang)
    services.limits.count(ANALYSES, asker.keys[0])
    return stream(services.analyses.thoughts(found, body.simulations, asker))


@router.post(
    "/review", response_class=StreamingResponse, responses={200: {"model": ReviewInfo, "content": {NDJSON: {}}}}
)
async def review_line(
    body: Examine, request: Request, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> StreamingResponse:
    """Stream the review of a line, a `ReviewInfo` a line with the moments that are new."""
    if body.position or body.game is not None:
        raise Problem(422, "bad-position", "only whole games can be reviewed, from the start of a ruleset")
    found, asker = await judged_position(body, request, services, viewer, lang)
    services.limits.count(REVIEWS, asker.keys[0])
    return stream(reviewed_line(services.analyses, found, asker))


async def judged_position(
    asked: Examine, request: Request, services: Services, viewer: Viewer, language: Language
) -> tuple[Examined, Asker]:
    """Return a position that the engine can judge, and who asks."""
    found = await position_of(asked, request, services, viewer, language)
    if not can_be_reviewed(found.game.name):
        raise Problem(409, "no-review", f"there is no engine for {found.game.name} yet")
    return found, Asker(language, [viewer.user or address_of(request)])


def stream(parts: AsyncIterator[ThoughtInfo] | AsyncIterator[ReviewInfo]) -> StreamingResponse:
    """Return an answer of one line for each part."""
    return StreamingResponse(lines_of(parts), media_type=NDJSON)


async def lines_of(parts: AsyncIterator[BaseModel]) -> AsyncIterator[bytes]:
    """Yield each part as a line; one that a worker could not answer ends the stream."""
    try:
        async for part in parts:
            yield to_json(part) + b"\n"
    except AntipaterError as error:
        yield to_json({"problem": str(error)}) + b"\n"


@router.post("/draft")
async def draft(body: AskDraft, request: Request, services: AppServices, viewer: CurrentViewer) -> DraftInfo:
    """Return the first pick of a draft from wonders that are named; everything else is drawn by a seed."""
    count_examined(services, viewer, request)
    return await asyncio.to_thread(draft_info, body)


@router.post("/record")
async def open_record(
    body: ReadRecord, request: Request, services: AppServices, viewer: CurrentViewer, lang: Language = "en"
) -> RecordInfo:
    """Read a record in notation, and return it as moves on the analysis board."""
    count_examined(services, viewer, request)
    return await asyncio.to_thread(record_info, body.text, lang)


def record_info(text: str, language: str) -> RecordInfo:
    """Return a record that was pasted or opened; refuse one that is no game."""
    try:
        record: Record = read_record(text if text.endswith("\n") else f"{text}\n")
        game, report = record.game(), verify(record)
    except (BadText, BadOption) as error:
        raise unreadable("bad-record", error, language) from error
    if not report.sound:
        raise unreadable("bad-record", AntipaterError(str(report)), language)
    seats = [record.tags.get(f"Seat{seat}", "?") for seat in range(game.seats)]
    return RecordInfo(
        ruleset=game.name,
        options=dict(game.options),
        moves=[event.action for event in record.events],
        names=[] if "?" in seats else seats,
    )
