"""Games: create, join by link, add a seed, view, make a choice."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from antipater.server.messages import Accepted, Act, AddSeed, Created, GameFull, GameInfo, Join, Language, NewGame
from antipater.server.people.permissions import ACT, CREATE_GAMES, JOIN, SEED, WATCH, require
from antipater.server.routes.access import (
    AppServices,
    CurrentViewer,
    acting_seat,
    address_of,
    count_new_game,
    game_info,
    own_seat,
    room_for,
    viewpoint_of,
)
from antipater.server.routes.refusals import REFUSALS
from antipater.server.routes.streams import full_game, reading

router = APIRouter(prefix="/api/game", tags=["game"], responses=REFUSALS)


@router.post("", status_code=201)
async def create(body: NewGame, request: Request, services: AppServices, viewer: CurrentViewer) -> Created:
    """Create a game: every seat is yours, open to anybody with the link, or an opponent's."""
    require(viewer, CREATE_GAMES)
    count_new_game(services, viewer, request)
    metadata, invitation = await services.games.create(body, viewer, address_of(request))
    return Created(game=game_info(metadata, viewer), invitation=invitation)


@router.post("/{game}/join")
async def join(game: str, body: Join, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Take an open seat by the secret of the link."""
    room = await room_for(services, viewer, JOIN, game)
    await services.games.join(room, viewer, body.invitation, body.seat)
    return game_info(room.metadata, viewer)


@router.post("/{game}/seed")
async def add_seed(game: str, body: AddSeed, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Add a seed of your own to the deal, before the first chance; without a seat, for all of yours."""
    room = await room_for(services, viewer, SEED, game)
    own = room.metadata.seats_of(viewer.user) if body.seat is None else (own_seat(room.metadata, viewer, body.seat),)
    await room.add_seed(own, body.seed)
    return game_info(room.metadata, viewer)


@router.get("/{game}", response_model=GameFull)
async def look(
    game: str,
    request: Request,
    services: AppServices,
    viewer: CurrentViewer,
    after: Annotated[int, Query(ge=0)] = 0,
    lang: Language = "en",
    seat: int | None = None,
) -> Response:
    """Return a game as you may know it, with its events after an entry."""
    room = await room_for(services, viewer, WATCH, game)
    viewpoint = viewpoint_of(room.metadata, viewer, seat)
    if viewpoint is not None:
        room.presence.touch(viewpoint)
    read = await reading(request, room, viewer, viewpoint, lang, after)
    return Response(await full_game(room, read), media_type="application/json")


@router.post("/{game}/action")
async def act(game: str, body: Act, services: AppServices, viewer: CurrentViewer) -> Accepted:
    """Make a choice."""
    room = await room_for(services, viewer, ACT, game)
    seat = await acting_seat(room, viewer, body.seat, body.id)
    return Accepted(seq=await room.act(seat, body.ply, body.action, body.id))
