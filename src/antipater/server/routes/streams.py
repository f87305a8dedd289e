"""Streams of a game: JSON lines over HTTP, or messages over a WebSocket. The whole game first, then what is new."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.requests import HTTPConnection

from antipater.server.games.channels import Channel, Lines, Watcher, shared_fields
from antipater.server.games.past_events import PastEvents
from antipater.server.games.room import Room
from antipater.server.games.visibility import Viewpoint
from antipater.server.messages import Accepted, Answered, Language, Ping, Pong, ProblemInfo, SocketAct
from antipater.server.operations.limits import ACCOUNT, ADDRESS
from antipater.server.people.permissions import ACT, WATCH
from antipater.server.problems import Problem
from antipater.server.routes.access import (
    AppServices,
    CurrentViewer,
    acting_seat,
    address_of,
    current_viewer,
    fold_limit,
    game_info,
    room_for,
    viewpoint_of,
)
from antipater.server.routes.refusals import REFUSALS
from antipater.server.services import Services, services_of
from antipater.server.store.database import database_errors, first_line, shielded
from antipater.server.store.people import Viewer

router = APIRouter(tags=["stream"], responses=REFUSALS)
log = logging.getLogger("antipater.server")
NDJSON = "application/x-ndjson"
POLICY, GOING_AWAY, NO_GAME = 1008, 1012, 4404  # close codes of sockets
MAX_REASON = 123  # bytes
After = Annotated[int, Query(ge=0)]
SOCKET_MESSAGE: TypeAdapter[SocketAct | Ping] = TypeAdapter(Annotated[SocketAct | Ping, Field(discriminator="type")])


class Reading(NamedTuple):
    """Who reads a game, from which viewpoint, in which language, and from which entry on."""

    viewer: Viewer
    viewpoint: Viewpoint
    language: str
    after: int
    told: PastEvents
    position: bool = True


async def reading(
    connection: HTTPConnection,
    room: Room,
    viewer: Viewer,
    viewpoint: Viewpoint,
    language: str,
    after: int,
    position: bool = True,
) -> Reading:
    """Return how a connection reads a game; refuse it above the limit of the viewer, before anything is sent."""
    services = services_of(connection)
    admit = fold_limit(services, viewer, connection)
    told = services.past_events
    await shielded(told.events(room, room.projection, viewpoint, language, after, admit))
    return Reading(viewer, viewpoint, language, after, told, position)


async def full_game(room: Room, read: Reading) -> bytes:
    """Return the whole game as a viewer may know it, with its events after an entry."""
    names = room.metadata.names_in(read.language)
    return await full_message(room, Channel(room.projection.game, read.viewpoint, names, read.language), read)


async def full_message(room: Room, channel: Channel, read: Reading) -> bytes:
    """Return the whole game of a channel, with events from the log up to the current state of the room."""
    projection, metadata = room.projection, room.metadata
    events = await read.told.events(room, projection, read.viewpoint, read.language, read.after)
    message = {
        "type": "gameFull",
        "seq": projection.public_seq,
        "ply": channel.ply(projection),
        "game": game_info(metadata, read.viewer).model_dump(),
        "view": channel.draw(projection),
        "events": events,
        **shared_fields(projection),
        **channel.sealed(projection),
        "here": room.presence.present(),
        "watchers": room.watchers.info(),
    }
    return to_json(message)


async def stream_lines(room: Room, read: Reading, pause: float | None = None) -> AsyncIterator[bytes]:
    """Yield the whole game, then every message; an empty line when nothing happens for a *pause*."""
    watcher = Watcher(read.viewer.user or "", "" if read.viewer.kind == "guest" else read.viewer.name)
    channel, lines = room.follow(read.viewpoint, read.language, watcher, read.position)
    try:
        # The first difference is taken from the channel's last view, so the whole game comes from the channel.
        yield await shielded(full_message(room, channel, read))
        while (line := await (lines.get() if pause is None else next_line(lines, pause))) is not None:
            yield line
    finally:
        room.unfollow(channel, lines, watcher)


async def next_line(lines: Lines, pause: float) -> bytes | None:
    """Return the next message, or an empty line if none comes for a while."""
    try:
        return await asyncio.wait_for(lines.get(), pause)
    except TimeoutError:
        return b""


async def until_session_ends(
    services: Services, viewer: Viewer, address: str, lines: AsyncIterator[bytes]
) -> AsyncIterator[bytes]:
    """Yield the lines of a stream as long as its session lasts."""
    with services.authentication.connection(viewer, address) as ended:
        async for line in lines:
            if ended.is_set():
                return
            yield line + b"\n"


@router.get("/api/game/{game}/stream", response_class=StreamingResponse)
async def stream(
    game: str,
    request: Request,
    services: AppServices,
    viewer: CurrentViewer,
    after: After = 0,
    lang: Language = "en",
    seat: int | None = None,
    position: bool = True,
) -> StreamingResponse:
    """Follow a game: one JSON line per message, and empty lines when nothing happens."""
    services.authentication.check_connection_limit(viewer, address_of(request))
    room = await room_for(services, viewer, WATCH, game)
    viewpoint = viewpoint_of(room.metadata, viewer, seat)
    read = await reading(request, room, viewer, viewpoint, lang, after, position)
    lines = stream_lines(room, read, services.settings.keep_alive_seconds)
    return StreamingResponse(until_session_ends(services, viewer, address_of(request), lines), media_type=NDJSON)


@router.websocket("/ws/game/{game}")
async def socket(
    websocket: WebSocket,
    game: str,
    after: After = 0,
    lang: Language = "en",
    seat: int | None = None,
    position: bool = True,
) -> None:
    """Follow a game and make choices over one socket."""
    services = services_of(websocket)
    address = address_of(websocket)
    await websocket.accept()
    try:
        viewer = await current_viewer(websocket, services)
        services.authentication.check_connection_limit(viewer, address)
        room = await room_for(services, viewer, WATCH, game)
        viewpoint = viewpoint_of(room.metadata, viewer, seat)
        read = await reading(websocket, room, viewer, viewpoint, lang, after, position)
    except Problem as problem:
        await refuse(websocket, NO_GAME if problem.status == 404 else POLICY, close_reason(str(problem)))
        return
    except database_errors() as error:
        log.error("a socket was refused, the database does not answer: %s", first_line(error))
        await refuse(websocket, GOING_AWAY, "no-database")
        return
    with services.authentication.connection(viewer, address) as session_over:
        tasks = [
            asyncio.create_task(send(websocket, room, read)),
            asyncio.create_task(receive(websocket, services, viewer, game)),
            asyncio.create_task(session_over.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                    log.error("the socket of game %s broke", game, exc_info=ended)
            await refuse(websocket, POLICY if session_over.is_set() else GOING_AWAY)


async def refuse(websocket: WebSocket, code: int, reason: str = "") -> None:
    """Close a socket, which its client may have left already."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, reason)


def close_reason(text: str) -> str:
    """Return the reason for closing a socket, within the bytes that the protocol allows."""
    return text.encode()[:MAX_REASON].decode(errors="ignore")


async def send(websocket: WebSocket, room: Room, read: Reading) -> None:
    """Send a game and everything that happens in it; sockets have their own pings, so no empty lines are sent."""
    async for line in stream_lines(room, read):
        await websocket.send_text(line.decode())


async def receive(websocket: WebSocket, services: Services, viewer: Viewer, game: str) -> None:
    """Answer the messages of a socket until it is closed."""
    with suppress(WebSocketDisconnect):
        while (message := await websocket.receive())["type"] == "websocket.receive":
            answer = await answer_message(services, viewer, address_of(websocket), game, message.get("text") or "")
            await websocket.send_text(answer.model_dump_json())


async def answer_message(services: Services, viewer: Viewer, address: str, game: str, text: str) -> Answered | Pong:
    """Return the answer to one message of a socket."""
    body: SocketAct | Ping | None = None
    try:
        services.limits.count(ACCOUNT if viewer.user else ADDRESS, viewer.user or address)
        body = SOCKET_MESSAGE.validate_json(text)
        if isinstance(body, Ping):
            return Pong()
        room = await room_for(services, viewer, ACT, game)
        seat = await acting_seat(room, viewer, body.seat, body.id)
        return Answered(id=body.id, accepted=Accepted(seq=await room.act(seat, body.ply, body.action, body.id)))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        problem = Problem(422, "bad-message", f"{where}: {first['msg']}")
    except Problem as refused:
        problem = refused
    shown = ProblemInfo(code=problem.code, message=str(problem), facts=problem.facts)
    return Answered(id=body.id if isinstance(body, SocketAct) else "", problem=shown)
