"""Notices for a user: challenges, and games that start, need a choice or end. They come from the store: none is lost.

A signal wakes the streams of users in whose games something was written; each then queries the store. If several
processes share a store, streams also query it at intervals.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager, suppress

from antipater.server.games.metadata import OPEN, RUNNING, GameMetadata
from antipater.server.store.database import shielded
from antipater.server.store.listings import Listings
from antipater.server.times import now

OVERLAP = 5_000  # milliseconds: how far back a query looks for rows that were written late
Notice = tuple[str, int, GameMetadata, list[int]]  # kind, time, game, seats


class UserSignals:
    """Wakes the streams of users."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}

    def on_written(self, before: GameMetadata, after: GameMetadata) -> None:
        """Wake the users of a game."""
        for seat in after.seats:
            self.notify(user for user in (seat.user, seat.invited) if user is not None)

    def notify(self, users: Iterable[str]) -> None:
        """Wake users."""
        for user in users:
            for event in self.waiting.get(user, ()):
                event.set()

    @contextmanager
    def subscribe(self, user: str) -> Iterator[asyncio.Event]:
        """Return an event that is set when something concerns a user."""
        event = asyncio.Event()
        self.waiting.setdefault(user, set()).add(event)
        try:
            yield event
        finally:
            self.waiting[user].discard(event)
            if not self.waiting[user]:
                del self.waiting[user]

    def close(self) -> None:
        """Wake all users: the server stops."""
        self.notify(list(self.waiting))


class Notices:
    """The notices of every user."""

    def __init__(self, listings: Listings, signals: UserSignals) -> None:
        self.listings = listings
        self.signals = signals
        self.closing = False

    async def since(self, user: str, after: int | None) -> list[Notice]:
        """Return the notices for a user since a time, the oldest first; without a time, those of all current games."""
        found: list[Notice] = []
        for metadata, row in await self.listings.changed_for(user, after):
            own = list(metadata.seats_of(user))
            kept = [place for place, seat in enumerate(metadata.seats) if seat.invited == user]
            choosing = [place for place in own if row["owing"] >> place & 1]
            if metadata.status == OPEN and kept:
                found.append(("challenge", row["created"], metadata, kept))
            if row["started"] is not None:
                found.append(("gameStart", row["started"], metadata, own))
            if metadata.status == RUNNING and choosing:
                found.append(("yourTurn", row["turned"], metadata, choosing))
            if row["ended"] is not None:
                found.append(("gameEnd", row["ended"], metadata, own))
        fresh = [notice for notice in found if after is None or notice[1] >= after]
        return sorted(fresh, key=lambda notice: notice[1])

    async def follow(self, user: str, after: int | None, pause: float) -> AsyncIterator[Notice | None]:
        """Yield the notices for a user, then new ones; None when nothing happens for a while."""
        sent: set[tuple[str, int, str]] = set()
        with self.signals.subscribe(user) as signal:
            while not self.closing:
                signal.clear()
                asked = now()
                for notice in await shielded(self.since(user, after)):
                    kind, time, game, _ = notice
                    if (kind, time, game.id) not in sent:
                        sent.add((kind, time, game.id))
                        yield notice
                after = asked - OVERLAP
                sent = {key for key in sent if key[1] >= after}
                if not signal.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(signal.wait(), pause)
                if not signal.is_set():
                    yield None

    def close(self) -> None:
        """End every stream."""
        self.closing = True
        self.signals.close()
