"""Finding each other: seeks, challenges, lists of games, and the stream of what concerns you."""

from collections.abc import AsyncIterator
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from antipater.server.games.metadata import GameMetadata
from antipater.server.lobby.messages import Challenges, GameList, Seek, UserEvent
from antipater.server.lobby.notices import Notice
from antipater.server.messages import Created, GameInfo
from antipater.server.people.names import name_key
from antipater.server.people.permissions import ABORT, CREATE, DARE, DECLINE, FOLLOW, JOIN, demand
from antipater.server.problems import Problem
from antipater.server.routes.access import Asker, Use, address_of, described, room_for
from antipater.server.routes.streams import NDJSON, while_recognised
from antipater.server.store.people import Viewer

router = APIRouter(prefix="/api", tags=["lobby"])
Status = Literal["open", "running", "over", "aborted"]
LATEST = 2**53  # milliseconds; programs that count with floating point go no further
Time = Annotated[int | None, Query(ge=0, le=LATEST)]
Ruleset = Annotated[str | None, Query(pattern=r"^[a-z0-9+-]{1,64}$")]
Limit = Annotated[int, Query(ge=1, le=100)]
NONE = Seek()


@router.get("/seeks")
async def seeks(use: Use, viewer: Asker) -> list[GameInfo]:
    """List the games for which others are sought, the newest first."""
    return [described(metadata, viewer) for metadata in await use.listings.seeks()]


@router.post("/seek", status_code=201)
async def seek(use: Use, viewer: Asker, asked: Seek = NONE) -> Created:
    """Seek others for a game; it begins when every seat is taken."""
    demand(viewer, CREATE)
    return Created(game=described(await use.lobby.seek(asked, viewer), viewer))


@router.post("/seek/{game}/accept")
async def accept_seek(game: str, use: Use, viewer: Asker) -> GameInfo:
    """Take a seat of a game for which others are sought."""
    room = await room_for(use, viewer, JOIN, game)
    await use.lobby.accept(room, viewer)
    return described(room.metadata, viewer)


@router.post("/seek/{game}/withdraw")
async def withdraw_seek(game: str, use: Use, viewer: Asker) -> GameInfo:
    """Seek others no longer."""
    return await withdrawn(game, use, viewer)


@router.get("/challenges")
async def challenges(use: Use, viewer: Asker) -> Challenges:
    """List the challenges that wait for an answer."""
    demand(viewer, DARE)
    received, sent = await use.listings.challenges(viewer.user or "")
    return Challenges(
        received=[described(metadata, viewer) for metadata in received],
        sent=[described(metadata, viewer) for metadata in sent],
    )


@router.post("/challenge/{name}", status_code=201)
async def challenge(name: str, use: Use, viewer: Asker, asked: Seek = NONE) -> Created:
    """Challenge somebody by name to a game of two."""
    demand(viewer, DARE)
    return Created(game=described(await use.lobby.challenge(asked, viewer, name), viewer))


@router.post("/challenge/{game}/accept")
async def accept_challenge(game: str, use: Use, viewer: Asker) -> GameInfo:
    """Take the seat that a challenge keeps for you."""
    room = await room_for(use, viewer, DECLINE, game)  # whoever may decline may accept
    await use.lobby.accept(room, viewer)
    return described(room.metadata, viewer)


@router.post("/challenge/{game}/decline")
async def decline_challenge(game: str, use: Use, viewer: Asker) -> GameInfo:
    """Decline a challenge."""
    room = await room_for(use, viewer, DECLINE, game)
    await use.lobby.decline(room)
    return described(room.metadata, viewer)


@router.post("/challenge/{game}/withdraw")
async def withdraw_challenge(game: str, use: Use, viewer: Asker) -> GameInfo:
    """Withdraw a challenge."""
    return await withdrawn(game, use, viewer)


async def withdrawn(game: str, use: Use, viewer: Viewer) -> GameInfo:
    """Withdraw a game that waits for others."""
    room = await room_for(use, viewer, ABORT, game)
    if room.metadata.status != "open" or room.metadata.creator != viewer.user:
        raise Problem(409, "not-open", "only who made a game can withdraw it, and only while it waits for others")
    await use.lobby.withdraw(room)
    return described(room.metadata, viewer)


@router.get("/games/user/{name}")
async def games_of_user(
    name: str, use: Use, viewer: Asker, status: Status | None = None, before: Time = None, limit: Limit = 20
) -> GameList:
    """List the games of somebody, the newest first; of others, those that anybody may find."""
    user = await use.profiles.user(name)
    own = viewer.user == user["id"]
    return page(await use.listings.of_user(user["id"], own, before, status, limit), viewer, limit)


@router.get("/games/search")
async def search(
    use: Use,
    viewer: Asker,
    ruleset: Ruleset = None,
    status: Status | None = None,
    player: str | None = None,
    rated: bool | None = None,
    before: Time = None,
    limit: Limit = 20,
) -> GameList:
    """Find games that came from the lobby or are rated: to watch, or to play through."""
    user = None
    if player is not None:
        found = await use.listings.user(player, name_key(player))
        if found is None:
            return GameList(games=[])
        user = found["id"]
    return page(await use.listings.search(ruleset, status, user, rated, before, limit), viewer, limit)


def page(found: list[GameMetadata], viewer: Viewer, limit: int) -> GameList:
    """Return a page of games, and how to ask for the next one."""
    before = found[-1].created if len(found) == limit else None
    return GameList(games=[described(metadata, viewer) for metadata in found], before=before)


@router.get("/stream/event", response_class=StreamingResponse)
async def events(request: Request, use: Use, viewer: Asker, after: Time = None) -> StreamingResponse:
    """Follow what concerns you, a line of JSON each: all that goes on first, or what is new after a time."""
    demand(viewer, FOLLOW)
    use.authentication.admit(viewer, address_of(request))
    notices = use.notices.follow(viewer.user or "", after, use.settings.keep_alive_seconds)
    lines = while_recognised(use, viewer, address_of(request), told(notices, viewer))
    return StreamingResponse(lines, media_type=NDJSON)


async def told(notices: AsyncIterator[Notice | None], viewer: Viewer) -> AsyncIterator[bytes]:
    """Yield notices as lines; an empty one where nothing happens for a while."""
    async for notice in notices:
        if notice is None:
            yield b""
        else:
            kind, time, metadata, seats = notice
            event = UserEvent.model_validate(
                {"type": kind, "time": time, "game": described(metadata, viewer), "seats": seats}
            )
            yield event.model_dump_json().encode()
