"""The lobby: seeks, challenges, lists of games, and the stream of your events."""

from collections.abc import AsyncIterator
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from antipater.server.games.metadata import GameMetadata
from antipater.server.lobby.messages import Challenges, GameList, Seek, UserEvent
from antipater.server.lobby.notices import Notice
from antipater.server.messages import Created, GameInfo
from antipater.server.people.names import name_key
from antipater.server.people.permissions import (
    ABORT,
    CHALLENGE_USER,
    CREATE_GAMES,
    DECLINE,
    FOLLOW_EVENTS,
    JOIN,
    require,
)
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices, CurrentViewer, address_of, count_new_game, game_info, room_for
from antipater.server.routes.refusals import REFUSALS
from antipater.server.routes.streams import NDJSON, until_session_ends
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api", tags=["lobby"], responses=REFUSALS)
Status = Literal["open", "running", "over", "aborted"]
LATEST = 2**53  # milliseconds; programs with floating point numbers go no further
Time = Annotated[int | None, Query(ge=0, le=LATEST)]
Ruleset = Annotated[str | None, Query(pattern=r"^[a-z0-9+-]{1,64}$")]
Limit = Annotated[int, Query(ge=1, le=100)]
NONE = Seek()


@router.get("/seeks")
async def seeks(services: AppServices, viewer: CurrentViewer) -> list[GameInfo]:
    """List the open games that anybody may join, the newest first."""
    found = await services.lobby.without_blocked(viewer.user, await services.browsing.seeks())
    return [game_info(metadata, viewer) for metadata in found]


@router.post("/seek", status_code=201)
async def seek(request: Request, services: AppServices, viewer: CurrentViewer, body: Seek = NONE) -> Created:
    """Open a game that anybody may join; it starts when every seat is taken."""
    require(viewer, CREATE_GAMES)
    count_new_game(services, viewer, request)
    return Created(game=game_info(await services.lobby.seek(body, viewer, address_of(request)), viewer))


@router.post("/seek/{game}/accept")
async def accept_seek(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Take a seat of an open game."""
    room = await room_for(services, viewer, JOIN, game)
    await services.lobby.accept(room, viewer)
    return game_info(room.metadata, viewer)


@router.post("/seek/{game}/withdraw")
async def withdraw_seek(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Withdraw an open game."""
    return await withdraw_open_game(game, services, viewer)


@router.get("/challenges")
async def challenges(services: AppServices, viewer: CurrentViewer) -> Challenges:
    """List the challenges without an answer."""
    require(viewer, CHALLENGE_USER)
    received, sent = await services.listings.challenges(viewer.user or "")
    return Challenges(
        received=[game_info(metadata, viewer) for metadata in received],
        sent=[game_info(metadata, viewer) for metadata in sent],
    )


@router.post("/challenge/{name}", status_code=201)
async def challenge(
    name: str, request: Request, services: AppServices, viewer: CurrentViewer, body: Seek = NONE
) -> Created:
    """Challenge a user by name to a game of two."""
    require(viewer, CHALLENGE_USER)
    count_new_game(services, viewer, request)
    return Created(game=game_info(await services.lobby.challenge(body, viewer, name, address_of(request)), viewer))


@router.post("/challenge/{game}/accept")
async def accept_challenge(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Accept a challenge."""
    room = await room_for(services, viewer, DECLINE, game)  # a user who may decline may accept
    await services.lobby.accept(room, viewer)
    return game_info(room.metadata, viewer)


@router.post("/challenge/{game}/decline")
async def decline_challenge(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Decline a challenge."""
    room = await room_for(services, viewer, DECLINE, game)
    await services.lobby.decline(room)
    return game_info(room.metadata, viewer)


@router.post("/challenge/{game}/withdraw")
async def withdraw_challenge(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Withdraw a challenge."""
    return await withdraw_open_game(game, services, viewer)


async def withdraw_open_game(game: str, services: AppServices, viewer: Viewer) -> GameInfo:
    """Withdraw a game that waits for players."""
    room = await room_for(services, viewer, ABORT, game)
    if room.metadata.status != "open" or room.metadata.creator != viewer.user:
        raise Problem(409, "not-open", "only the creator can withdraw a game, and only while it waits for players")
    await services.lobby.withdraw(room)
    return game_info(room.metadata, viewer)


@router.get("/games/user/{name}")
async def games_of_user(
    name: str,
    services: AppServices,
    viewer: CurrentViewer,
    status: Status | None = None,
    before: Time = None,
    limit: Limit = 20,
) -> GameList:
    """List the games of a user, the newest first; of others, only public ones."""
    user = await services.profiles.user(name)
    own = viewer.user == user["id"]
    return game_page(await services.browsing.games_of(user["id"], own, before, status, limit), viewer, limit)


@router.get("/games/search")
async def search(
    services: AppServices,
    viewer: CurrentViewer,
    ruleset: Ruleset = None,
    status: Status | None = None,
    player: str | None = None,
    rated: bool | None = None,
    before: Time = None,
    limit: Limit = 20,
) -> GameList:
    """Find public games: those from the lobby, and rated ones."""
    user = None
    if player is not None:
        found = await services.browsing.user(player, name_key(player))
        if found is None:
            return GameList(games=[])
        user = found["id"]
    return game_page(await services.browsing.search(ruleset, status, user, rated, before, limit), viewer, limit)


def game_page(found: list[GameMetadata], viewer: Viewer, limit: int) -> GameList:
    """Return a page of games, and where the next one begins."""
    before = found[-1].created if len(found) == limit else None
    return GameList(games=[game_info(metadata, viewer) for metadata in found], before=before)


@router.get("/stream/event", response_class=StreamingResponse)
async def events(
    request: Request, services: AppServices, viewer: CurrentViewer, after: Time = None, missed: Time = None
) -> StreamingResponse:
    """Follow your events, one JSON line each: those of all current games first, or those after a time.

    With `missed`, the events of current games are followed by what else happened since that time.
    """
    require(viewer, FOLLOW_EVENTS)
    services.authentication.check_connection_limit(viewer, address_of(request))
    notices = services.notices.follow(viewer.user or "", after, services.settings.keep_alive_seconds, missed)
    lines = until_session_ends(services, viewer, address_of(request), event_lines(notices, viewer))
    return StreamingResponse(lines, media_type=NDJSON)


async def event_lines(notices: AsyncIterator[Notice | None], viewer: Viewer) -> AsyncIterator[bytes]:
    """Yield notices as lines; an empty line when nothing happens for a while."""
    async for notice in notices:
        if notice is None:
            yield b""
        else:
            kind, time, metadata, seats, line = notice
            event = UserEvent.model_validate(
                {"type": kind, "time": time, "game": game_info(metadata, viewer), "seats": seats, "line": line}
            )
            yield event.model_dump_json().encode()
