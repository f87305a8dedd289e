"""What players can agree on: a draw, a takeback, chat, a rematch.

All work the same way: a player offers, and it happens when every person at the table has agreed. One refusal ends the
offer. Computer opponents accept takebacks and rematches, and never a draw.

A choice can be taken back as long as nothing was revealed since: no chance was resolved, no sealed choice was shown,
and no hidden field of the position became known to a seat.
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
    """Record whether a seat agrees to an offer; carry the offer out if all have agreed."""
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
    """Return whether every person has agreed; those who have left a running game do not count."""
    asked = {seat for seat in metadata.person_seats() if projection.ended or seat not in projection.left}
    return asked <= projection.agreed.get(what, frozenset())


def check(metadata: GameMetadata, projection: GameProjection, seat: int, what: str) -> dict[str, int]:
    """Refuse an offer that is impossible; return the payload of a takeback."""
    if what == OFFER_DRAW and not has_ties(projection.game):
        raise Problem(409, "no-ties", f"{projection.game.name} has no ties, so a draw cannot be agreed on")
    if what == OFFER_DRAW and any(place.kind == AI for place in metadata.seats):
        raise Problem(409, "no-draw", "computer opponents accept no draw")
    if what == OFFER_CHAT and len({metadata.seats[place].user for place in metadata.person_seats()}) < 2:
        raise Problem(409, "no-chat", "there is nobody else to chat with")
    if what != OFFER_TAKEBACK:
        return {}
    uncounted = {UNCOUNTED: projection.replaced} if projection.replaced else {}
    return {"to": takeback_target(projection, seat), **uncounted}


def takeback_target(projection: GameProjection, seat: int) -> int:
    """Return the entry that a takeback goes back to: the one in the current offer, else the seat's last choice."""
    own = [past.seq for past in projection.takeback_points if past.seat == seat]
    if projection.takeback_to is None and not own:
        raise Problem(409, "no-takeback", "you have made no choice since something was last revealed")
    meant = own[-1] if projection.takeback_to is None else projection.takeback_to
    positions = [*(past.state for past in projection.takeback_points if past.seq >= meant), projection.state]
    if any(reveals(before, after, projection.game.seats) for before, after in pairwise(positions)):
        raise Problem(409, "no-takeback", "something was revealed since; what is known cannot be taken back")
    return meant


def reveals(before: State, after: State, seats: int) -> bool:
    """Return whether a seat knows something after a choice that was hidden from it before."""
    return any(hidden(before, seat) - hidden(after, seat) for seat in range(seats))


def hidden(state: State, seat: int) -> set[int]:
    """Return the fields of a position that a seat does not know."""
    known = state.observe(seat).fields()
    return {place for place, field in enumerate(state.fields()) if known[place] != field}


async def rematch(service: GameService, room: Room, seat: int, yes: bool) -> str | None:
    """Agree to a rematch or refuse it; return the id of the new game once all have agreed."""
    await room.amend(lambda pending: agree(room.metadata, pending, room.deal, seat, OFFER_REMATCH, yes))
    if not complete(room.metadata, room.projection, OFFER_REMATCH):
        return None
    return await shielded(begin(service, room))


async def begin(service: GameService, room: Room) -> str | None:
    """Create the next game, once; return its id."""
    async with room.lock:
        if room.projection.rematch is None:
            old = room.metadata
            kept = {"clock": old.clock, "rated": old.rated, "bots": old.bots, "seeds": old.seeds, "listed": old.listed}
            made, _ = await service.create_with_seats(
                old.game(), rotated(old.seats), old.creator, **kept, rematch_of=old.id
            )
            pending = PendingChange(room.projection)
            pending.add(REMATCH, game=made.id)
            await room.commit(pending)
        return room.projection.rematch


def rotated(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats of the next game; people who had left play again for themselves."""
    again = [replace(seat, agent=None) if seat.kind == PERSON else seat for seat in seats]
    return (*again[1:], again[0])
