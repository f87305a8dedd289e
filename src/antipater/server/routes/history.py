"""Past games: exports, and the view after any revealed entry, from the viewpoint that a viewer has in the live game."""

import asyncio
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Request, Response
from pydantic_core import to_json

from antipater.server.games.channels import Channel
from antipater.server.games.export import Export
from antipater.server.games.room import Room
from antipater.server.games.visibility import Viewpoint
from antipater.server.messages import Language, Position
from antipater.server.people.permissions import WATCH
from antipater.server.routes.access import AppServices, CurrentViewer, fold_limit, game_info, room_for, viewpoint_of
from antipater.server.routes.refusals import REFUSALS
from antipater.server.store.database import shielded

RECORD, JSON, NDJSON = "text/plain", "application/json", "application/x-ndjson"
FORMATS = {"record": RECORD, "json": JSON, "ndjson": NDJSON}

router = APIRouter(prefix="/api/game", tags=["game"], responses=REFUSALS)


@router.get(
    "/{game}/export",
    response_class=Response,
    responses={200: {"content": {RECORD: {}, JSON: {}, NDJSON: {}}}, 406: {"description": "There is no such format."}},
)
async def export(
    game: str,
    request: Request,
    services: AppServices,
    viewer: CurrentViewer,
    accept: Annotated[str, Header()] = RECORD,
    format: Literal["record", "json", "ndjson"] | None = None,
    seat: int | None = None,
) -> Response:
    """Export a game: as a record (text/plain), as JSON, or as JSON lines; of a running game what you may know."""
    room = await room_for(services, viewer, WATCH, game)
    viewpoint = viewpoint_of(room.metadata, viewer, seat)
    kind = FORMATS[format] if format else wanted(accept)
    written = partial(write_export, room, viewpoint, kind)
    body = await shielded(
        services.past_events.export(room, viewpoint, kind, written, fold_limit(services, viewer, request))
    )
    if kind == RECORD:
        return Response(body, media_type=f"{RECORD}; charset=utf-8")
    about = to_json({"game": game_info(room.metadata, viewer).model_dump(), "complete": room.projection.ended})
    if kind == JSON:
        return Response(about[:-1] + b',"entries":' + body + b"}", media_type=JSON)
    return Response(about + b"\n" + body, media_type=NDJSON)


async def write_export(room: Room, viewpoint: Viewpoint, kind: str) -> bytes:
    """Return the log of a game in one format, without what differs between viewers who know the same."""
    projection, metadata = room.projection, room.metadata
    entries = [entry for entry in await room.archive.entries(metadata.id) if entry.seq <= projection.seq]
    taken = Export(metadata, projection, entries)
    await taken.tell(Channel(projection.game, viewpoint, metadata.names, "en"))
    if kind == RECORD:
        return (await asyncio.to_thread(taken.record)).encode()
    lines = await taken.lines()
    return to_json(lines) if kind == JSON else b"".join(to_json(line) + b"\n" for line in lines)


def wanted(accept: str) -> str:
    """Return the first supported media type of an Accept header; a record if there is none."""
    liked = [part.partition(";")[0].strip() for part in accept.split(",")]
    return next((kind for kind in liked if kind in (RECORD, JSON, NDJSON)), RECORD)


@router.get("/{game}/at/{seq}", response_model=Position)
async def position(
    game: str,
    seq: int,
    request: Request,
    services: AppServices,
    viewer: CurrentViewer,
    lang: Language = "en",
    seat: int | None = None,
) -> Response:
    """Return a game as it was after an entry, as you could know it then; choices are those of that time."""
    room = await room_for(services, viewer, WATCH, game)
    viewpoint = viewpoint_of(room.metadata, viewer, seat)
    projection = await services.history.at(room, seq, fold_limit(services, viewer, request))
    clocks = None if projection.clocks is None else projection.clocks.snapshot(projection.time)
    view = Channel(projection.game, viewpoint, room.metadata.names_in(lang), lang).draw(projection)
    return Response(
        to_json({"seq": projection.public_seq, "last": room.projection.public_seq, "view": view, "clocks": clocks}),
        media_type="application/json",
    )
