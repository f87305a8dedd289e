"""What routes share: the viewer, the room, the viewpoint, and the description of a game."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from antipater.server.games.metadata import GameMetadata, Seat
from antipater.server.games.room import Room
from antipater.server.games.visibility import PUBLIC, Viewpoint
from antipater.server.messages import Bank, Days, GameInfo, SeatInfo
from antipater.server.operations.limits import ACCOUNT, CREATED, CREATED_THERE, FOLDS, GAME
from antipater.server.operations.metrics import USER
from antipater.server.people.permissions import WATCH, require
from antipater.server.problems import Problem, not_allowed
from antipater.server.services import Services, services_of
from antipater.server.store.database import shielded
from antipater.server.store.people import Viewer


async def app_services(connection: HTTPConnection) -> Services:
    """Return the services of the application; a plain function would wait for a thread at every request."""
    return services_of(connection)


AppServices = Annotated[Services, Depends(app_services)]


async def current_viewer(connection: HTTPConnection, services: AppServices) -> Viewer:
    """Return the viewer of a request; refuse one above the limit."""
    viewer = await services.authentication.viewer(connection)
    if viewer.user is not None:
        connection.scope[USER] = viewer.user
        services.limits.count(ACCOUNT, viewer.user)
    return viewer


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a client."""
    return connection.client.host if connection.client else ""


def fold_limit(services: Services, viewer: Viewer, connection: HTTPConnection) -> Callable[[], None]:
    """Return what counts a log that is read from its beginning for a viewer; it refuses one above the limit."""
    who = viewer.user or address_of(connection)
    return lambda: services.limits.count(FOLDS, who)


def count_new_game(services: Services, viewer: Viewer, connection: HTTPConnection) -> None:
    """Count a game that a viewer creates; refuse it above the limits."""
    services.limits.count(CREATED, viewer.user or "")
    services.limits.count(CREATED_THERE, address_of(connection))


CurrentViewer = Annotated[Viewer, Depends(current_viewer)]


async def room_for(services: Services, viewer: Viewer, verb: str, game: str) -> Room:
    """Return the room of a game in which a viewer may do something."""
    room = await services.games.room(game)
    require(viewer, verb, room.metadata)
    if verb != WATCH:
        services.limits.count(GAME, game)
    return room


def own_seat(metadata: GameMetadata, viewer: Viewer, seat: int | None, choosing: tuple[int, ...] = ()) -> int:
    """Return the seat that a request is about: the one that it names, else the only possible one."""
    own = metadata.seats_of(viewer.user)
    if seat is not None:
        if seat not in own:
            raise not_allowed(f"act for seat {seat}")
        return seat
    if not own:
        raise not_allowed("act")
    meant = [place for place in own if place in choosing] or list(own)
    if len(meant) > 1 and len(choosing) != 1:
        raise Problem(422, "which-seat", f"you have the seats {list(own)}; name the one that acts", seats=list(own))
    return meant[0]


async def acting_seat(room: Room, viewer: Viewer, seat: int | None, request: str) -> int:
    """Return the seat that makes a choice; for a repeated request, the seat of the first one."""
    own = room.metadata.seats_of(viewer.user)
    if seat is None and len(own) > 1:
        made = await shielded(room.archive.entry_by_client(room.metadata.id, request))
        if made is not None and made.seat in own:
            return made.seat
    return own_seat(room.metadata, viewer, seat, room.projection.must_choose())


def viewpoint_of(metadata: GameMetadata, viewer: Viewer, seat: int | None) -> Viewpoint:
    """Return the viewpoint of a viewer: the requested own seat, else the first own one, else the public."""
    own = metadata.seats_of(viewer.user)
    if seat is not None and seat not in own:
        raise not_allowed(f"see the game as seat {seat} does")
    return seat if seat is not None else own[0] if own else PUBLIC


def clock_info(kept: dict[str, int] | None) -> Bank | Days | None:
    """Return a clock for the API."""
    return None if kept is None else Days(**kept) if "days" in kept else Bank(**kept)


def seat_info(seat: Seat) -> SeatInfo:
    """Return the description of a seat."""
    return SeatInfo(kind=seat.kind, name=seat.name, user=seat.user, agent=seat.agent, bot=seat.bot)


def game_info(metadata: GameMetadata, viewer: Viewer) -> GameInfo:
    """Return the description of a game, without its table."""
    return GameInfo(
        id=metadata.id,
        ruleset=metadata.ruleset,
        version=metadata.version,
        options=metadata.options,
        status=metadata.status,
        seats=[seat_info(seat) for seat in metadata.seats],
        yours=list(metadata.seats_of(viewer.user)),
        commitment=metadata.commitment,
        seeds=metadata.seeds,
        created=metadata.created,
        clock=clock_info(metadata.clock),
        rated=metadata.rated,
        bots=metadata.bots,
        listed=metadata.listed,
        rematch_of=metadata.rematch_of,
        result=metadata.result,
    )
