"""Games: make one, join by link, add a seed, look, choose."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from antipater.server.messages import Accepted, Act, AddSeed, Created, GameFull, GameInfo, Join, Language, NewGame
from antipater.server.people.permissions import ACT, CREATE, JOIN, SEED, WATCH, demand
from antipater.server.routes.access import Asker, Use, acting_seat, described, own_seat, room_for, viewpoint
from antipater.server.routes.streams import whole

router = APIRouter(prefix="/api/game", tags=["game"])


@router.post("", status_code=201)
async def create(asked: NewGame, use: Use, viewer: Asker) -> Created:
    """Make a game: every seat is yours, open to whoever has the link, or an opponent's."""
    demand(viewer, CREATE)
    metadata, invitation = await use.games.create(asked, viewer)
    return Created(game=described(metadata, viewer), invitation=invitation)


@router.post("/{game}/join")
async def join(game: str, asked: Join, use: Use, viewer: Asker) -> GameInfo:
    """Take an open seat by the secret of the link."""
    room = await room_for(use, viewer, JOIN, game)
    await use.games.join(room, viewer, asked.invitation, asked.seat)
    return described(room.metadata, viewer)


@router.post("/{game}/seed")
async def add_seed(game: str, asked: AddSeed, use: Use, viewer: Asker) -> GameInfo:
    """Add a seed of your own to the deal, before the first chance."""
    room = await room_for(use, viewer, SEED, game)
    await room.add_seed(own_seat(room.metadata, viewer, asked.seat), asked.seed)
    return described(room.metadata, viewer)


@router.get("/{game}", response_model=GameFull)
async def look(
    game: str,
    use: Use,
    viewer: Asker,
    after: Annotated[int, Query(ge=0)] = 0,
    lang: Language = "en",
    seat: int | None = None,
) -> Response:
    """Look at a game as you may know it, with its events from after an entry on."""
    room = await room_for(use, viewer, WATCH, game)
    eyes = viewpoint(room.metadata, viewer, seat)
    if eyes is not None:
        room.presence.touch(eyes)
    return Response(await whole(room, viewer, eyes, lang, after), media_type="application/json")


@router.post("/{game}/action")
async def act(game: str, asked: Act, use: Use, viewer: Asker) -> Accepted:
    """Make the choice that you owe."""
    room = await room_for(use, viewer, ACT, game)
    seat = await acting_seat(room, viewer, asked.seat, asked.id)
    return Accepted(seq=await room.act(seat, asked.ply, asked.action, asked.id))
