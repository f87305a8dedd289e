"""What players can agree on: a draw, taking back a choice, chat, another game.

Each is asked for and accepted in the same way, by saying yes; it comes about when every person at the table has. A no
ends it. Opponents of the house accept takebacks and rematches, and never a draw.

A choice can be taken back as long as nothing was revealed since: no chance has had its say, nobody's secret choice has
come to light, and no field of the position that was hidden from a seat has become known to it.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from antipater.game.contract import State
from antipater.server.deals import Deal
from antipater.server.games.ending import check_goes_on
from antipater.server.games.log import AGREE, REMATCH, TAKEBACK, UNCOUNTED
from antipater.server.games.metadata import AI, PERSON, Seat, Standing
from antipater.server.games.outcomes import DRAWN, has_ties
from antipater.server.games.pending_change import Draft
from antipater.server.games.projection import Fold
from antipater.server.games.room import Room
from antipater.server.games.service import House
from antipater.server.problems import Problem
from antipater.server.store.database import shielded

DRAW, BACK, CHAT, AGAIN = AGREEMENTS = "draw", "takeback", "chat", "rematch"


def agree(standing: Standing, draft: Draft, deal: Deal, seat: int, what: str, yes: bool) -> Standing:
    """Let a user say yes or no to something; do it if that was the last yes."""
    fold = draft.fold
    if seat in fold.left and what in (DRAW, BACK):
        raise Problem(409, "left", "you have left this game")
    if what in (DRAW, BACK):
        check_goes_on(fold)
    if not yes and not fold.agreed.get(what):
        return standing
    payload: dict[str, Any] = {"what": what, "yes": yes}
    if yes:
        payload |= check(standing, fold, seat, what)
    for own in standing.seats_of(standing.seats[seat].user):
        if own not in fold.agreed.get(what, ()) or not yes:
            draft.add(AGREE, own, **payload)
    if complete(standing, fold, what) and yes:
        if what == DRAW:
            draft.end(deal, DRAWN)
        elif what == BACK:
            draft.add(TAKEBACK, seat, **{name: payload[name] for name in ("to", UNCOUNTED) if name in payload})
    return draft.standing(standing)


def complete(standing: Standing, fold: Fold, what: str) -> bool:
    """Tell whether every person has said yes; those who have left a running game are not asked."""
    asked = {seat for seat in standing.people() if fold.ended or seat not in fold.left}
    return asked <= fold.agreed.get(what, frozenset())


def check(standing: Standing, fold: Fold, seat: int, what: str) -> dict[str, int]:
    """Refuse what cannot be agreed on; say which entry a takeback goes back to."""
    if what == DRAW and not has_ties(fold.game):
        raise Problem(409, "no-ties", f"{fold.game.name} has no ties, so none can be agreed on")
    if what == DRAW and any(place.kind == AI for place in standing.seats):
        raise Problem(409, "no-draw", "opponents of the house play on")
    if what == CHAT and len({standing.seats[place].user for place in standing.people()}) < 2:
        raise Problem(409, "no-chat", "there is nobody else to chat with")
    if what != BACK:
        return {}
    uncounted = {UNCOUNTED: fold.replaced} if fold.replaced else {}
    return {"to": target(fold, seat), **uncounted}


def target(fold: Fold, seat: int) -> int:
    """Return the choice that a takeback is about: the one that was asked for, else the seat's last one."""
    own = [past.seq for past in fold.past if past.seat == seat]
    if fold.back is None and not own:
        raise Problem(409, "no-takeback", "you have chosen nothing since something was last revealed")
    meant = own[-1] if fold.back is None else fold.back
    positions = [*(past.state for past in fold.past if past.seq >= meant), fold.state]
    if any(reveals(before, after, fold.game.seats) for before, after in pairwise(positions)):
        raise Problem(409, "no-takeback", "something was revealed since: what is known cannot be taken back")
    return meant


def reveals(before: State, after: State, seats: int) -> bool:
    """Tell whether some seat knows something after a choice that was hidden from it before."""
    return any(hidden(before, seat) - hidden(after, seat) for seat in range(seats))


def hidden(state: State, seat: int) -> set[int]:
    """Return the fields of a position that a seat does not know."""
    known = state.observe(seat).fields()
    return {place for place, field in enumerate(state.fields()) if known[place] != field}


async def rematch(house: House, room: Room, seat: int, yes: bool) -> str | None:
    """Say yes or no to another game; return it as soon as all have said yes."""
    await room.amend(lambda draft: agree(room.standing, draft, room.deal, seat, AGAIN, yes))
    if not complete(room.standing, room.fold, AGAIN):
        return None
    return await shielded(begin(house, room))


async def begin(house: House, room: Room) -> str | None:
    """Make the next game, once."""
    async with room.lock:
        if room.fold.rematch is None:
            old = room.standing
            kept = {"clock": old.clock, "rated": old.rated, "seeds": old.seeds, "listed": old.listed}
            made, _ = await house.found(old.game(), moved_on(old.seats), old.creator, **kept, rematch_of=old.id)
            draft = Draft(room.fold)
            draft.add(REMATCH, game=made.id)
            await room.commit(draft)
        return room.fold.rematch


def moved_on(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who sits where next; people play again for themselves."""
    again = [replace(seat, agent=None) if seat.kind == PERSON else seat for seat in seats]
    return (*again[1:], again[0])
