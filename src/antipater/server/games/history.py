"""Games as they stood after any entry that was told: folds of a log, kept for whoever steps through it.

The position after an entry is the one that the live game had when the entry was told, so a viewer learns from it what
the viewer's own stream has told before, and no more.
"""

from collections import OrderedDict

from antipater.server.games.projection import Fold
from antipater.server.games.room import Room
from antipater.server.problems import Problem

MOST_GAMES = 24  # whose folds are kept; others are folded again


class Past:
    """The folds of games that are stepped through, by the number of what was told last."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, list[Fold]] = OrderedDict()

    async def after(self, room: Room, number: int) -> Fold:
        """Return a game as it stood when entry *number* was told; 0 is before the first one."""
        if not 0 <= number <= room.fold.told:
            message = f"entry {number} has not been told; the last one is {room.fold.told}"
            raise Problem(404, "no-such-entry", message, last=room.fold.told)
        folds = self.games.setdefault(room.standing.id, [Fold(room.fold.game, room.standing.timed())])
        self.games.move_to_end(room.standing.id)
        if len(folds) <= number:
            await self.lengthen(room, folds)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return folds[number]

    async def lengthen(self, room: Room, folds: list[Fold]) -> None:
        """Fold what a log has got since; what is told together stands at one position."""
        known = folds[-1].seq
        entries = await room.archive.entries(room.standing.id, known)
        if folds[-1].seq != known:
            return  # another request has done it meanwhile
        fold = folds[-1].copy()
        for entry in entries:
            fold.take(entry)
            if fold.told >= len(folds):
                folds.extend([fold.copy()] * (fold.told + 1 - len(folds)))
