"""Actions of players besides choices: resign, abort, claim, offers, rematch, chat."""

from fastapi import APIRouter

from antipater.server.games.agreements import OFFER_CHAT, OFFER_DRAW, OFFER_TAKEBACK, agree, rematch
from antipater.server.games.ending import abort, claim, leave
from antipater.server.games.metadata import GameMetadata
from antipater.server.games.outcomes import RESIGNED
from antipater.server.lobby.messages import Agreement, ChatInfo, RematchInfo, Say, Seated
from antipater.server.messages import GameInfo
from antipater.server.operations.limits import CHATS
from antipater.server.people.permissions import ABORT, CHAT, CLAIM, DRAW, REMATCH, RESIGN, TAKEBACK
from antipater.server.problems import Problem
from antipater.server.routes.access import AppServices, CurrentViewer, game_info, own_seat, room_for
from antipater.server.routes.refusals import REFUSALS
from antipater.server.services import Services
from antipater.server.store.people import Viewer
from antipater.server.times import now

router = APIRouter(prefix="/api/game/{game}", tags=["table"], responses=REFUSALS)
YES = Agreement()
ANY_SEAT = Seated()


@router.post("/resign")
async def resign(game: str, services: AppServices, viewer: CurrentViewer, body: Seated = ANY_SEAT) -> GameInfo:
    """Resign a running game."""
    room = await room_for(services, viewer, RESIGN, game)
    seat = own_seat(room.metadata, viewer, body.seat)
    await room.amend(lambda pending: leave(room.metadata, pending, room.deal, [seat], RESIGNED))
    return game_info(room.metadata, viewer)


@router.post("/abort")
async def abort_game(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """End a game without a result, as long as at most one seat has made a choice."""
    room = await room_for(services, viewer, ABORT, game)
    own = room.metadata.seats_of(viewer.user)
    await room.amend(lambda pending: abort(room.metadata, pending, room.deal, seats=own))
    return game_info(room.metadata, viewer)


@router.post("/claim")
async def claim_game(game: str, services: AppServices, viewer: CurrentViewer) -> GameInfo:
    """Remove players who must choose and have been absent for a while; a game of two is won by that."""
    room = await room_for(services, viewer, CLAIM, game)
    patience = round(1000 * services.settings.claim_seconds)
    await room.amend(lambda pending: claim(room.metadata, pending, room.deal, viewer.user, room.presence, patience))
    return game_info(room.metadata, viewer)


async def agreed(
    game: str, services: AppServices, viewer: CurrentViewer, verb: str, what: str, body: Agreement
) -> GameInfo:
    """Agree to an offer or refuse it."""
    room = await room_for(services, viewer, verb, game)
    seat = own_seat(room.metadata, viewer, body.seat, room.metadata.seats_of(viewer.user)[:1])
    await room.amend(lambda pending: agree(room.metadata, pending, room.deal, seat, what, body.yes))
    return game_info(room.metadata, viewer)


@router.post("/draw")
async def draw(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> GameInfo:
    """Offer, accept or decline a draw."""
    return await agreed(game, services, viewer, DRAW, OFFER_DRAW, body)


@router.post("/takeback")
async def takeback(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> GameInfo:
    """Offer to take back your last choice, or answer such an offer."""
    return await agreed(game, services, viewer, TAKEBACK, OFFER_TAKEBACK, body)


@router.post("/rematch")
async def play_again(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> RematchInfo:
    """Agree to a rematch or refuse it; everybody moves one seat on."""
    room = await room_for(services, viewer, REMATCH, game)
    seat = own_seat(room.metadata, viewer, body.seat, room.metadata.seats_of(viewer.user)[:1])
    found = await rematch(services.games, room, seat, body.yes)
    tell_others(services, room.metadata, viewer)
    return RematchInfo(game=found)


@router.post("/chat/switch")
async def switch_chat(game: str, services: AppServices, viewer: CurrentViewer, body: Agreement = YES) -> GameInfo:
    """Switch chat on, which takes all players, or off, which takes one."""
    return await agreed(game, services, viewer, CHAT, OFFER_CHAT, body)


@router.post("/chat", status_code=201)
async def say(game: str, services: AppServices, viewer: CurrentViewer, body: Say) -> ChatInfo:
    """Send a line of chat to the other players."""
    room = await room_for(services, viewer, CHAT, game)
    services.limits.count(CHATS, f"{game} {viewer.user}")
    if viewer.muted > now():
        raise Problem(403, "muted", "an administrator has muted this account", until=viewer.muted)
    seat = own_seat(room.metadata, viewer, body.seat, room.metadata.seats_of(viewer.user)[:1])
    said = await services.chats.say(room, seat, body.line)
    tell_others(services, room.metadata, viewer)
    return said


@router.get("/chat")
async def chat(game: str, services: AppServices, viewer: CurrentViewer) -> list[ChatInfo]:
    """Read the chat of your game."""
    room = await room_for(services, viewer, CHAT, game)
    return await services.chats.lines(room.metadata.id)


def tell_others(services: Services, metadata: GameMetadata, viewer: Viewer) -> None:
    """Wake the streams of the other players: somebody said something."""
    services.signals.talk(seat.user for seat in metadata.seats if seat.user is not None and seat.user != viewer.user)
    services.broadcast.on_written(metadata, metadata)
