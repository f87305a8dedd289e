"""What a log says, as viewers may know it: told once, kept, and continued when the log grows.

To describe a whole log takes tens of milliseconds, and anybody may ask for it. So it is done in slices, between which
the event loop serves other requests; one log at a time; and what was told is kept for the next who asks. Exports of
finished games, which cannot change any more, are kept as they are sent.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from antipater.server.games.channels import Channel
from antipater.server.games.projection import GameProjection
from antipater.server.games.room import Room
from antipater.server.games.slices import in_slices

MAX_TOLD = 128  # logs that are kept, for a viewpoint and a language
MAX_EXPORTS = 128
Item = TypeVar("Item")
Admit = Callable[[], None]  # refuses work above the limit of a viewer


class Told:
    """A log as far as it was told for one viewpoint in one language."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.projection = GameProjection(channel.game)
        self.events: list[dict[str, Any]] = []

    async def extend(self, room: Room, seq: int) -> None:
        """Add the events of a log's entries up to a number."""
        entries = await room.archive.entries(room.metadata.id, self.projection.seq)
        async for entry in in_slices(entry for entry in entries if entry.seq <= seq):
            for reveal in self.projection.apply(entry).reveals:
                self.events += self.channel.describe(reveal)


class PastEvents:
    """The events of games that are read."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.told: OrderedDict[tuple[object, ...], Told] = OrderedDict()
        self.exports: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.folds = 0  # logs that were told from the beginning

    async def events(
        self,
        room: Room,
        projection: GameProjection,
        viewer: int | None,
        language: str,
        after: int,
        admit: Admit = lambda: None,
    ) -> list[dict[str, Any]]:
        """Return the events of a game after a number, up to a state of it, as a viewer may know them."""
        if after >= projection.public_seq:
            return []
        names = room.metadata.names_in(language)
        key = (room.metadata.id, viewer, language, names)  # sentences contain the names of players
        async with self.lock:
            told = self.told.get(key)
            if told is None:
                admit()
                self.folds += 1
                told = Told(Channel(projection.game, viewer, names, language))
            if told.projection.seq < projection.seq:
                self.told.pop(key, None)  # if it fails or is cancelled halfway, it is told again
                await told.extend(room, projection.seq)
            keep(self.told, key, told, MAX_TOLD)
            return [event for event in told.events if after < event["seq"] <= projection.public_seq]

    async def export(self, room: Room, viewer: int | None, kind: str, write: Callable[[], Any], admit: Admit) -> bytes:
        """Return an export of a game in one format; of a finished game, the one that was written before."""
        key = (room.metadata.id, viewer, kind, room.metadata.names, room.projection.seq)
        if key in self.exports:
            self.exports.move_to_end(key)
            return self.exports[key]
        async with self.lock:
            if key not in self.exports:
                admit()
                self.folds += 1
                written: bytes = await write()
                if not room.projection.ended:
                    return written
                keep(self.exports, key, written, MAX_EXPORTS)
            return self.exports[key]

    def forget(self, game: str) -> None:
        """Drop what was told of a game that nobody uses any more."""
        for kept in (self.told, self.exports):
            for key in [key for key in kept if key[0] == game]:
                del kept[key]


def keep(kept: OrderedDict[tuple[object, ...], Item], key: tuple[object, ...], item: Item, most: int) -> None:
    """Keep an item as the newest; drop the oldest ones above a number."""
    kept[key] = item
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
