"""Past positions of games: projections of a log after each revealed entry, cached for viewers who step through it.

The position after an entry is the one that the live game had when the entry was revealed. So a viewer learns from it
what the viewer's own stream has shown, and no more.
"""

import asyncio
from collections import OrderedDict

from antipater.server.games.past_events import Admit
from antipater.server.games.projection import GameProjection
from antipater.server.games.room import Room
from antipater.server.games.slices import in_slices
from antipater.server.problems import Problem

MAX_GAMES = 24  # whose projections are cached; others are computed again


class History:
    """The projections of games that are stepped through, by public number."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # one log at a time
        self.games: OrderedDict[str, list[GameProjection]] = OrderedDict()

    async def at(self, room: Room, number: int, admit: Admit = lambda: None) -> GameProjection:
        """Return a game as it was when entry *number* was revealed; 0 is before the first one."""
        if not 0 <= number <= room.projection.public_seq:
            message = f"entry {number} does not exist; the last one is {room.projection.public_seq}"
            raise Problem(404, "no-such-entry", message, last=room.projection.public_seq)
        async with self.lock:
            return await self.projection(room, number, admit)

    async def projection(self, room: Room, number: int, admit: Admit) -> GameProjection:
        """Return a past state when earlier requests are done."""
        if room.metadata.id not in self.games:
            admit()
        projections = self.games.setdefault(
            room.metadata.id, [GameProjection(room.projection.game, room.metadata.clock_settings())]
        )
        self.games.move_to_end(room.metadata.id)
        if len(projections) <= number:
            await self.extend(room, projections)
        while len(self.games) > MAX_GAMES:
            self.games.popitem(last=False)
        return projections[number]

    async def extend(self, room: Room, projections: list[GameProjection]) -> None:
        """Apply the entries that were added to a log since; entries that are revealed together share a position."""
        entries = await room.archive.entries(room.metadata.id, projections[-1].seq)
        projection = projections[-1].copy()
        async for entry in in_slices(entries):
            projection.apply(entry)
            if projection.public_seq >= len(projections):
                projections.extend([projection.copy()] * (projection.public_seq + 1 - len(projections)))
