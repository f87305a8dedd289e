"""What players do at a table besides choosing: resign, abort, claim, agree on something, play again, chat."""

from fastapi import APIRouter

from antipater.server.games.agreements import OFFER_CHAT, OFFER_DRAW, OFFER_TAKEBACK, agree, rematch
from antipater.server.games.ending import abort, claim, leave
from antipater.server.games.outcomes import RESIGNED
from antipater.server.lobby.messages import Agreement, ChatInfo, RematchInfo, Say, Seated
from antipater.server.messages import GameInfo
from antipater.server.operations.limits import CHATS
from antipater.server.people.permissions import ABORT, CHAT, CLAIM, DRAW, REMATCH, RESIGN, TAKEBACK
from antipater.server.routes.access import AppServices, CurrentViewer, game_info, own_seat, room_for

router = APIRouter(prefix="/api/game/{game}", tags=["table"])
YES = Agreement()
ANY_SEAT = Seated()


@router.post("/resign")
async def resign(game: str, services: AppServices, viewer: CurrentViewer, body: Seated = ANY_SEAT) -> GameInfo:
    """Give a running game up."""
    room = await room_for(services, viewer, RESIGN, game)
    seat = own_seat(room.metadata, viewer, body.seat)
    await room.amend(lambda pending: leave(room.metadata, pending, room.deal, [seat], RESIGNED))
    return game_info(room.metadata, viewer)


@router.post("/abort")
async def abort_game(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """End a game without a result, as long as at most one seat has chosen something."""
    room = await room_for(services, viewer, ABORT, game)
    await room.amend(lambda pending: abort(room.metadata, pending, room.deal))
    return game_info(room.metadata, viewer)


@router.post("/claim")
async def claim_game(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Go on without whoever owes a choice and has been gone for a while; a game of two is won by that."""
    room = await room_for(services, viewer, CLAIM, game)
    patience = round(1000 * services.settings.claim_seconds)
    await room.amend(lambda pending: claim(room.metadata, pending, room.deal, viewer.user, room.presence, patience))
    return game_info(room.metadata, viewer)


async def agreed(
    game: str, services: AppServices, viewer: CurrentViewer, verb: str, what: str, body: Agreement
) -> GameInfo:
    """Say yes or no to something."""
    room = await room_for(services, viewer, verb, game)
    seat = own_seat(room.metadata, viewer, body.seat, room.metadata.seats_of(viewer.user)[:1])
    await room.amend(lambda pending: agree(room.metadata, pending, room.deal, seat, what, body.yes))
    return game_info(room.metadata, viewer)


@router.post("/draw")
async def draw(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> GameInfo:
    """Offer, accept or decline to share the victory."""
    return await agreed(game, services, viewer, DRAW, OFFER_DRAW, body)


@router.post("/takeback")
async def takeback(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> GameInfo:
    """Ask to take your last choice back, or answer somebody who asks."""
    return await agreed(game, services, viewer, TAKEBACK, OFFER_TAKEBACK, body)


@router.post("/rematch")
async def play_again(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> RematchInfo:
    """Say yes or no to another game, everybody one seat further."""
    room = await room_for(services, viewer, REMATCH, game)
    seat = own_seat(room.metadata, viewer, body.seat, room.metadata.seats_of(viewer.user)[:1])
    return RematchInfo(game=await rematch(services.games, room, seat, body.yes))


@router.post("/chat/switch")
async def switch_chat(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> GameInfo:
    """Switch chat on, which all players must do, or off, which one can."""
    return await agreed(game, services, viewer, CHAT, OFFER_CHAT, body)


@router.post("/chat", status_code=201)
async def say(game: str, services: AppServices, viewer: CurrentViewer, body: Say) -> ChatInfo:
    """Say something to the other players."""
    room = await room_for(services, viewer, CHAT, game)
    services.limits.count(CHATS, f"{game} {viewer.user}")
    seat = own_seat(room.metadata, viewer, body.seat, room.metadata.seats_of(viewer.user)[:1])
    return await services.chats.say(room, seat, body.line)


@router.get("/chat")
async def chat(game: str, services: AppServices, viewer: CurrentViewer) -> list[ChatInfo]:
    """Read what the players of your game have said."""
    room = await room_for(services, viewer, CHAT, game)
    return await services.chats.lines(room.metadata.id)
