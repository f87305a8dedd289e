"""How many games one user may have: waiting for players, running, and with opponents only.

Every way of creating a game passes here. Requests of one user are handled one after the other, so that many at once
cannot pass together. Where a user comes from is kept in memory, so that thinking can be shared fairly by address, too.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from antipater.server.games.metadata import AI, FREE, OPEN, RUNNING, GameMetadata, Seat
from antipater.server.operations.limits import is_loopback, limited_network
from antipater.server.operations.settings import Settings
from antipater.server.problems import Problem
from antipater.server.store.listings import Listings

MAX_USERS = 10_000  # whose address is kept


class Quotas:
    """The limits of games that users may have at a time."""

    def __init__(self, listings: Listings, settings: Settings) -> None:
        self.listings = listings
        self.settings = settings
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.addresses: OrderedDict[str, str] = OrderedDict()
        self.playing_alone: Callable[[], int] = lambda: 0  # games with opponents only on this server

    @asynccontextmanager
    async def creating(self, user: str, places: Sequence[Seat], address: str = "") -> AsyncIterator[None]:
        """Create a game within the limits of a user; refuse one above them."""
        async with self.locks.setdefault(user, asyncio.Lock()):
            self.note_address(user, address)
            if any(seat.kind == FREE for seat in places):
                await self.check(user, OPEN, self.settings.open_games)
            else:
                await self.check(user, RUNNING, self.settings.running_games)
            if is_opponents_only(places):
                await self.check_opponents_only(user)
            yield

    async def check(self, user: str, status: str, most: int) -> None:
        """Refuse another game to a user who has too many with a status."""
        if await self.listings.created(user, status) >= most:
            what = "wait for players" if status == OPEN else "run at a time; finish one first"
            raise Problem(429, f"too-many-{status}", f"at most {most} of your games may {what}", most=most)

    async def check_opponents_only(self, user: str) -> None:
        """Refuse another game with opponents only, which nobody plays, if there are enough."""
        most, everywhere = self.settings.opponents_only, self.settings.opponents_only_everywhere
        if await self.listings.without_players(user) >= most or self.playing_alone() >= everywhere:
            message = f"at most {most} of your games may have opponents only, and {everywhere} on this server"
            raise Problem(429, "too-many-opponents", message, most=most)

    def note_address(self, user: str, address: str) -> None:
        """Note where a user comes from."""
        if address and not is_loopback(address):
            self.addresses[user] = limited_network(address)
            self.addresses.move_to_end(user)
            while len(self.addresses) > MAX_USERS:
                self.addresses.popitem(last=False)

    def keys_of(self, metadata: GameMetadata) -> list[str]:
        """Return to whom the thinking of opponents in a game is charged: its people or its creator, and an address."""
        users = [seat.user for seat in metadata.seats if seat.user] or [metadata.creator or metadata.id]
        known = [self.addresses[user] for user in users if user in self.addresses]
        return list(dict.fromkeys([*users[:1], *known[:1]]))


def is_opponents_only(places: Sequence[Seat]) -> bool:
    """Return whether nobody plays in a game but computer opponents."""
    return all(seat.kind == AI for seat in places)
