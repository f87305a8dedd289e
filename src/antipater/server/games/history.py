"""Past positions of games: projections of a log after each revealed entry, cached for viewers who step through it.

The position after an entry is the one that the live game had when the entry was revealed. So a viewer learns from it
what the viewer's own stream has shown, and no more.
"""

from collections import OrderedDict

from antipater.server.games.projection import GameProjection
from antipater.server.games.room import Room
from antipater.server.problems import Problem

MAX_GAMES = 24  # whose projections are cached; others are computed again


class History:
    """The projections of games that are stepped through, by public number."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, list[GameProjection]] = OrderedDict()

    async def at(self, room: Room, number: int) -> GameProjection:
        """Return a game as it was when entry *number* was revealed; 0 is before the first one."""
        if not 0 <= number <= room.projection.public_seq:
            message = f"entry {number} does not exist; the last one is {room.projection.public_seq}"
            raise Problem(404, "no-such-entry", message, last=room.projection.public_seq)
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
        known = projections[-1].seq
        entries = await room.archive.entries(room.metadata.id, known)
        if projections[-1].seq != known:
            return  # another request did it in the meantime
        projection = projections[-1].copy()
        for entry in entries:
            projection.apply(entry)
            if projection.public_seq >= len(projections):
                projections.extend([projection.copy()] * (projection.public_seq + 1 - len(projections)))
