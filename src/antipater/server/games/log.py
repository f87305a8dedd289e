"""One entry of a game's log, and the kinds there are.

A game is its log: numbered from 1 without gaps, append-only. Entries that move the position are what seats chose and
what chance brought; all others are remarks that leave it alone. Numbers, kinds, seats, times and remarks are public;
what a seat chose or chance brought goes through `knowledge` before anybody sees it.
"""

from typing import Any, NamedTuple

SEED = "seed"  # a player adds a seed to the deal
BEGIN = "begin"  # every seat is taken
ACTION = "action"
CHANCE = "chance"
END = "end"
PUBLISH = "publish"  # the deal, for everybody to check
AGREE = "agree"  # a seat agrees to something, or does not
TAKEBACK = "takeback"  # the position goes back to before an entry
LEAVE = "leave"  # a seat leaves the game to the others
RESUME = "resume"  # the server is back; what it slept through is charged to nobody
REMATCH = "rematch"  # the same players have begun another game
INSTEAD = "instead"  # in an action: the entry whose secret choice it takes the place of
UNCOUNTED = "uncounted"  # in a remark about an entry: how many entries before it nobody may know of
NUMBER = "number"  # in an action: what its entry is called, where that is not its number in the log


class Entry(NamedTuple):
    """Something that happened in a game."""

    seq: int
    kind: str
    seat: int | None  # who did it
    payload: dict[str, Any]
    time: int  # milliseconds since 1970
    client: str | None = None  # the id that whoever asked for it gave it

    @property
    def counted_seq(self) -> int:
        """What whoever asked for it is told that it became."""
        return int(self.payload.get(NUMBER, self.seq))

    def row(self, game: str) -> dict[str, Any]:
        """Return it as a row of the store."""
        return {"game": game, **self._asdict()}
