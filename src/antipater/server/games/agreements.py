"""What players can agree on: a draw, taking back a choice, chat, another game.

Each is asked for and accepted in the same way, by saying yes; it comes about when every person at the table has. A no
ends it. Opponents of the service accept takebacks and rematches, and never a draw.

A choice can be taken back as long as nothing was revealed since: no chance has had its say, nobody's secret choice has
come to light, and no field of the position that was hidden from a seat has become known to it.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from antipater.game.contract import State
from antipater.server.deals import Deal
from antipater.server.games.ending import check_not_over
from antipater.server.games.log import AGREE, REMATCH, TAKEBACK, UNCOUNTED
from antipater.server.games.metadata import AI, PERSON, GameMetadata, Seat
from antipater.server.games.outcomes import DRAWN, has_ties
from antipater.server.games.pending_change import PendingChange
from antipater.server.games.projection import GameProjection
from antipater.server.games.room import Room
from antipater.server.games.service import GameService
from antipater.server.problems import Problem
from antipater.server.store.database import shielded

OFFER_DRAW, OFFER_TAKEBACK, OFFER_CHAT, OFFER_REMATCH = OFFERS = "draw", "takeback", "chat", "rematch"


def agree(metadata: GameMetadata, pending: PendingChange, deal: Deal, seat: int, what: str, yes: bool) -> GameMetadata:
    """Let a user say yes or no to something; do it if that was the last yes."""
    projection = pending.projection
    if seat in projection.left and what in (OFFER_DRAW, OFFER_TAKEBACK):
        raise Problem(409, "left", "you have left this game")
    if what in (OFFER_DRAW, OFFER_TAKEBACK):
        check_not_over(projection)
    if not yes and not projection.agreed.get(what):
        return metadata
    payload: dict[str, Any] = {"what": what, "yes": yes}
    if yes:
        payload |= check(metadata, projection, seat, what)
    for own in metadata.seats_of(metadata.seats[seat].user):
        if own not in projection.agreed.get(what, ()) or not yes:
            pending.add(AGREE, own, **payload)
    if complete(metadata, projection, what) and yes:
        if what == OFFER_DRAW:
            pending.end(deal, DRAWN)
        elif what == OFFER_TAKEBACK:
            pending.add(TAKEBACK, seat, **{name: payload[name] for name in ("to", UNCOUNTED) if name in payload})
    return pending.updated(metadata)


def complete(metadata: GameMetadata, projection: GameProjection, what: str) -> bool:
    """Tell whether every person has said yes; those who have left a running game are not asked."""
    asked = {seat for seat in metadata.person_seats() if projection.ended or seat not in projection.left}
    return asked <= projection.agreed.get(what, frozenset())


def check(metadata: GameMetadata, projection: GameProjection, seat: int, what: str) -> dict[str, int]:
    """Refuse what cannot be agreed on; say which entry a takeback goes back to."""
    if what == OFFER_DRAW and not has_ties(projection.game):
        raise Problem(409, "no-ties", f"{projection.game.name} has no ties, so none can be agreed on")
    if what == OFFER_DRAW and any(place.kind == AI for place in metadata.seats):
        raise Problem(409, "no-draw", "opponents of the service play on")
    if what == OFFER_CHAT and len({metadata.seats[place].user for place in metadata.person_seats()}) < 2:
        raise Problem(409, "no-chat", "there is nobody else to chat with")
    if what != OFFER_TAKEBACK:
        return {}
    uncounted = {UNCOUNTED: projection.replaced} if projection.replaced else {}
    return {"to": takeback_target(projection, seat), **uncounted}


def takeback_target(projection: GameProjection, seat: int) -> int:
    """Return the choice that a takeback is about: the one that was asked for, else the seat's last one."""
    own = [past.seq for past in projection.takeback_points if past.seat == seat]
    if projection.takeback_to is None and not own:
        raise Problem(409, "no-takeback", "you have chosen nothing since something was last revealed")
    meant = own[-1] if projection.takeback_to is None else projection.takeback_to
    positions = [*(past.state for past in projection.takeback_points if past.seq >= meant), projection.state]
    if any(reveals(before, after, projection.game.seats) for before, after in pairwise(positions)):
        raise Problem(409, "no-takeback", "something was revealed since: what is known cannot be taken back")
    return meant


def reveals(before: State, after: State, seats: int) -> bool:
    """Tell whether some seat knows something after a choice that was hidden from it before."""
    return any(hidden(before, seat) - hidden(after, seat) for seat in range(seats))


def hidden(state: State, seat: int) -> set[int]:
    """Return the fields of a position that a seat does not know."""
    known = state.observe(seat).fields()
    return {place for place, field in enumerate(state.fields()) if known[place] != field}


async def rematch(service: GameService, room: Room, seat: int, yes: bool) -> str | None:
    """Say yes or no to another game; return it as soon as all have said yes."""
    await room.amend(lambda pending: agree(room.metadata, pending, room.deal, seat, OFFER_REMATCH, yes))
    if not complete(room.metadata, room.projection, OFFER_REMATCH):
        return None
    return await shielded(begin(service, room))


async def begin(service: GameService, room: Room) -> str | None:
    """Make the next game, once."""
    async with room.lock:
        if room.projection.rematch is None:
            old = room.metadata
            kept = {"clock": old.clock, "rated": old.rated, "seeds": old.seeds, "listed": old.listed}
            made, _ = await service.create_with_seats(
                old.game(), rotated(old.seats), old.creator, **kept, rematch_of=old.id
            )
            pending = PendingChange(room.projection)
            pending.add(REMATCH, game=made.id)
            await room.commit(pending)
        return room.projection.rematch


def rotated(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who sits where next; people play again for themselves."""
    again = [replace(seat, agent=None) if seat.kind == PERSON else seat for seat in seats]
    return (*again[1:], again[0])
