"""Past games: exports, and the view after any revealed entry, from the viewpoint that a viewer has in the live game."""

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Response
from pydantic_core import to_json

from antipater.server.games.channels import Channel
from antipater.server.games.export import Export
from antipater.server.messages import Language, Position
from antipater.server.people.permissions import WATCH
from antipater.server.routes.access import AppServices, CurrentViewer, game_info, room_for, viewpoint_of

RECORD, JSON, NDJSON = "text/plain", "application/json", "application/x-ndjson"
FORMATS = {"record": RECORD, "json": JSON, "ndjson": NDJSON}

router = APIRouter(prefix="/api/game", tags=["game"])


@router.get(
    "/{game}/export",
    response_class=Response,
    responses={200: {"content": {RECORD: {}, JSON: {}, NDJSON: {}}}, 406: {"description": "There is no such format."}},
)
async def export(
    game: str,
    services: AppServices,
    viewer: CurrentViewer,
    accept: Annotated[str, Header()] = RECORD,
    format: Literal["record", "json", "ndjson"] | None = None,
    seat: int | None = None,
) -> Response:
    """Export a game: as a record (text/plain), as JSON, or as JSON lines; of a running game what you may know."""
    room = await room_for(services, viewer, WATCH, game)
    projection, metadata = room.projection, room.metadata
    viewpoint = viewpoint_of(metadata, viewer, seat)
    entries = [entry for entry in await room.archive.entries(metadata.id) if entry.seq <= projection.seq]
    taken = Export(metadata, projection, entries, Channel(projection.game, viewpoint, metadata.names, "en"))
    kind = FORMATS[format] if format else wanted(accept)
    if kind == RECORD:
        return Response(taken.record(), media_type=f"{RECORD}; charset=utf-8")
    about = {"game": game_info(metadata, viewer).model_dump(), "complete": taken.complete}
    if kind == JSON:
        return Response(to_json({**about, "entries": taken.lines()}), media_type=JSON)
    return Response(b"".join(to_json(line) + b"\n" for line in (about, *taken.lines())), media_type=NDJSON)


def wanted(accept: str) -> str:
    """Return the first supported media type of an Accept header; a record if there is none."""
    liked = [part.partition(";")[0].strip() for part in accept.split(",")]
    return next((kind for kind in liked if kind in (RECORD, JSON, NDJSON)), RECORD)


@router.get("/{game}/at/{seq}", response_model=Position)
async def position(
    game: str, seq: int, services: AppServices, viewer: CurrentViewer, lang: Language = "en", seat: int | None = None
) -> Response:
    """Return a game as it was after an entry, as you could know it then; choices are those of that time."""
    room = await room_for(services, viewer, WATCH, game)
    viewpoint = viewpoint_of(room.metadata, viewer, seat)
    projection = await services.history.at(room, seq)
    clocks = None if projection.clocks is None else projection.clocks.snapshot(projection.time)
    view = Channel(projection.game, viewpoint, room.metadata.names_in(lang), lang).draw(projection)
    return Response(
        to_json({"seq": projection.public_seq, "last": room.projection.public_seq, "view": view, "clocks": clocks}),
        media_type="application/json",
    )
