"""Notices for a user: challenges, games that start, need a choice or end, and what others say at the tables.

They come from the store: none is lost.

A signal wakes the streams of users in whose games something was written; each then queries the store. If several
processes share a store, streams also query it at intervals.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from antipater.server.games.metadata import OPEN, RUNNING, GameMetadata
from antipater.server.lobby.table_talk import TableTalk
from antipater.server.store.database import shielded
from antipater.server.store.listings import Listings
from antipater.server.times import now

OVERLAP = 5_000  # milliseconds: how far back a query looks for rows that were written late
MISSED = ("gameEnd", "chat", "rematch")  # what the list of current games does not show


class Notice(NamedTuple):
    """Something that concerns a user."""

    kind: str
    time: int
    game: GameMetadata
    seats: list[int]  # of the user; for what somebody said, of who said it
    line: str = ""


class Signal(asyncio.Event):
    """Wakes a stream; *talk* is set if somebody may have said something."""

    talk = False


class UserSignals:
    """Wakes the streams of users."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[Signal]] = {}

    def on_written(self, before: GameMetadata, after: GameMetadata) -> None:
        """Wake the users of a game."""
        for seat in after.seats:
            self.notify(user for user in (seat.user, seat.invited) if user is not None)

    def notify(self, users: Iterable[str]) -> None:
        """Wake users."""
        for user in users:
            for event in self.waiting.get(user, ()):
                event.set()

    def talk(self, users: Iterable[str]) -> None:
        """Wake users to whom somebody may have said something."""
        for user in users:
            for event in self.waiting.get(user, ()):
                event.talk = True
                event.set()

    @contextmanager
    def subscribe(self, user: str) -> Iterator[Signal]:
        """Return an event that is set when something concerns a user."""
        event = Signal()
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

    def __init__(self, listings: Listings, signals: UserSignals, said: TableTalk) -> None:
        self.listings = listings
        self.signals = signals
        self.said = said
        self.closing = False

    async def since(self, user: str, after: int | None) -> list[Notice]:
        """Return the notices for a user since a time, the oldest first; without a time, those of all current games."""
        found: list[Notice] = []
        for metadata, row in await self.listings.changed_for(user, after):
            own = list(metadata.seats_of(user))
            kept = [place for place, seat in enumerate(metadata.seats) if seat.invited == user]
            choosing = [place for place in own if row["owing"] >> place & 1]
            if metadata.status == OPEN and kept:
                found.append(Notice("challenge", row["created"], metadata, kept))
            if row["started"] is not None:
                found.append(Notice("gameStart", row["started"], metadata, own))
            if metadata.status == RUNNING and choosing:
                found.append(Notice("yourTurn", row["turned"], metadata, choosing))
            if row["ended"] is not None:
                found.append(Notice("gameEnd", row["ended"], metadata, own))
        fresh = [notice for notice in found if after is None or notice.time >= after]
        return sorted(fresh, key=lambda notice: notice.time)

    async def talk_since(self, user: str, after: int) -> list[Notice]:
        """Return what others said to a user since a time, the oldest first."""
        found = await self.said.since(user, after)
        return [Notice(said.kind, said.time, said.game, [said.seat], said.line) for said in found]

    async def missed_since(self, user: str, time: int) -> list[Notice]:
        """Return what happened since a time and cannot be seen from the current games, the oldest first."""
        ended = [notice for notice in await self.since(user, time) if notice.kind in MISSED]
        return sorted([*ended, *await self.talk_since(user, time)], key=lambda notice: notice.time)

    async def follow(
        self, user: str, after: int | None, pause: float, missed: int | None = None
    ) -> AsyncIterator[Notice | None]:
        """Yield the notices for a user, then new ones; None when nothing happens for a while.

        Without *after*, those of all current games come first, then what else happened since *missed*.
        """
        sent: set[tuple[str, int, str]] = set()
        heard = now() if after is None else after  # what was said before is not read again
        talk = after is not None  # what was said during a break is read at once
        with self.signals.subscribe(user) as signal:
            while not self.closing:
                talk, signal.talk = talk or signal.talk, False
                signal.clear()
                asked = now()
                found = await shielded(self.since(user, after))
                if missed is not None:
                    found += await shielded(self.missed_since(user, missed))
                    missed = None
                elif talk:
                    found += await shielded(self.talk_since(user, heard))
                heard, talk = (asked - OVERLAP if talk or after is None else heard), False
                for notice in found:
                    key = (notice.kind, notice.time, notice.game.id)
                    if key not in sent:
                        sent.add(key)
                        yield notice
                after = asked - OVERLAP
                sent = {key for key in sent if key[1] >= min(after, heard)}
                if not signal.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(signal.wait(), pause)
                if not signal.is_set():
                    yield None

    def close(self) -> None:
        """End every stream."""
        self.closing = True
        self.signals.close()
