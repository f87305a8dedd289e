"""The same players again, everybody one seat further: who began does not begin again."""

from dataclasses import replace

from antipater.server.games.agreements import AGAIN, agree, complete
from antipater.server.games.draft import Draft
from antipater.server.games.house import House
from antipater.server.games.log import REMATCH
from antipater.server.games.room import Room
from antipater.server.games.standing import PERSON, Seat
from antipater.server.undisturbed import undisturbed


async def rematch(house: House, room: Room, seat: int, yes: bool) -> str | None:
    """Say yes or no to another game; return it as soon as all have said yes."""
    await room.amend(lambda draft: agree(room.standing, draft, room.deal, seat, AGAIN, yes))
    if not complete(room.standing, room.fold, AGAIN):
        return None
    return await undisturbed(begin(house, room))


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
