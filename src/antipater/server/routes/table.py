"""What players do at a table besides choosing: resign, abort, claim, agree on something, play again, chat."""

from fastapi import APIRouter

from antipater.server.games.agreements import OFFER_CHAT, OFFER_DRAW, OFFER_TAKEBACK, agree, rematch
from antipater.server.games.ending import abort, claim, leave
from antipater.server.games.outcomes import RESIGNED
from antipater.server.lobby.messages import Agreement, ChatInfo, RematchInfo, Say, Seated
from antipater.server.messages import GameInfo
from antipater.server.operations.limits import CHATS
from antipater.server.people.permissions import ABORT, CHAT, CLAIM, DRAW, REMATCH, RESIGN, TAKEBACK
from antipater.server.routes.access import Asker, Use, described, own_seat, room_for

router = APIRouter(prefix="/api/game/{game}", tags=["table"])
YES = Agreement()
ANY_SEAT = Seated()


@router.post("/resign")
async def resign(game: str, use: Use, viewer: Asker, asked: Seated = ANY_SEAT) -> GameInfo:
    """Give a running game up."""
    room = await room_for(use, viewer, RESIGN, game)
    seat = own_seat(room.metadata, viewer, asked.seat)
    await room.amend(lambda pending: leave(room.metadata, pending, room.deal, [seat], RESIGNED))
    return described(room.metadata, viewer)


@router.post("/abort")
async def abort_game(game: str, use: Use, viewer: Asker) -> GameInfo:
    """End a game without a result, as long as at most one seat has chosen something."""
    room = await room_for(use, viewer, ABORT, game)
    await room.amend(lambda pending: abort(room.metadata, pending, room.deal))
    return described(room.metadata, viewer)


@router.post("/claim")
async def claim_game(game: str, use: Use, viewer: Asker) -> GameInfo:
    """Go on without whoever owes a choice and has been gone for a while; a game of two is won by that."""
    room = await room_for(use, viewer, CLAIM, game)
    patience = round(1000 * use.settings.claim_seconds)
    await room.amend(lambda pending: claim(room.metadata, pending, room.deal, viewer.user, room.presence, patience))
    return described(room.metadata, viewer)


async def agreed(game: str, use: Use, viewer: Asker, verb: str, what: str, asked: Agreement) -> GameInfo:
    """Say yes or no to something."""
    room = await room_for(use, viewer, verb, game)
    seat = own_seat(room.metadata, viewer, asked.seat, room.metadata.seats_of(viewer.user)[:1])
    await room.amend(lambda pending: agree(room.metadata, pending, room.deal, seat, what, asked.yes))
    return described(room.metadata, viewer)


@router.post("/draw")
async def draw(game: str, use: Use, viewer: Asker, asked: Agreement = YES) -> GameInfo:
    """Offer, accept or decline to share the victory."""
    return await agreed(game, use, viewer, DRAW, OFFER_DRAW, asked)


@router.post("/takeback")
async def takeback(game: str, use: Use, viewer: Asker, asked: Agreement = YES) -> GameInfo:
    """Ask to take your last choice back, or answer somebody who asks."""
    return await agreed(game, use, viewer, TAKEBACK, OFFER_TAKEBACK, asked)


@router.post("/rematch")
async def play_again(game: str, use: Use, viewer: Asker, asked: Agreement = YES) -> RematchInfo:
    """Say yes or no to another game, everybody one seat further."""
    room = await room_for(use, viewer, REMATCH, game)
    seat = own_seat(room.metadata, viewer, asked.seat, room.metadata.seats_of(viewer.user)[:1])
    return RematchInfo(game=await rematch(use.games, room, seat, asked.yes))


@router.post("/chat/switch")
async def switch_chat(game: str, use: Use, viewer: Asker, asked: Agreement = YES) -> GameInfo:
    """Switch chat on, which all players must do, or off, which one can."""
    return await agreed(game, use, viewer, CHAT, OFFER_CHAT, asked)


@router.post("/chat", status_code=201)
async def say(game: str, use: Use, viewer: Asker, asked: Say) -> ChatInfo:
    """Say something to the other players."""
    room = await room_for(use, viewer, CHAT, game)
    use.limits.spend(CHATS, f"{game} {viewer.user}")
    seat = own_seat(room.metadata, viewer, asked.seat, room.metadata.seats_of(viewer.user)[:1])
    return await use.chats.say(room, seat, asked.line)


@router.get("/chat")
async def chat(game: str, use: Use, viewer: Asker) -> list[ChatInfo]:
    """Read what the players of your game have said."""
    room = await room_for(use, viewer, CHAT, game)
    return await use.chats.lines(room.metadata.id)
