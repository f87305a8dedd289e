"""The entries of a game's log, and their kinds.

A game is its log: numbered from 1 without gaps, append-only. Choices of seats and outcomes of chance are the moves;
all other entries leave the position alone, except takebacks and undos. Numbers, kinds, seats, times and the payloads
of other entries are public; moves pass through `visibility` before anybody sees them.

Three numbers count entries: `seq` is the number in the log, `counted_seq` omits sealed choices that were replaced, and
the public number counts what was revealed. `docs/server.md` explains them with an example ("Sealed choices").
"""

from typing import Any, NamedTuple

SEED = "seed"  # a player adds a seed to the deal
BEGIN = "begin"  # every seat is taken
ACTION = "action"
CHANCE = "chance"
END = "end"
PUBLISH = "publish"  # the secret of the deal, for everybody to check
AGREE = "agree"  # a seat agrees to an offer, or refuses it
TAKEBACK = "takeback"  # the position returns to the one before an entry
LEAVE = "leave"  # a seat leaves the game
RESUME = "resume"  # the server is back; the pause is not deducted from any clock
HINT = "hint"  # a player asked what the engine would do
REMATCH = "rematch"  # the same players have started another game
ADJOURN = "adjourn"  # an administrator stops the game for a while: nobody may choose, no clock runs
CONTINUE = "continue"  # … and lets it go on
UNDO = "undo"  # an administrator takes choices back, with everything that followed from them
UNDO_TO = "undo_to"  # in an undo: the `seq` of the first of them; not public, because it counts replaced choices
INSTEAD = "instead"  # in an action: the `seq` of the sealed choice that it replaces
UNCOUNTED = "uncounted"  # in an offer or a takeback: how many replaced choices to subtract from the entry it names
NUMBER = "number"  # in an action: its counted number, if that differs from `seq`


class Entry(NamedTuple):
    """An entry of a log."""

    seq: int
    kind: str
    seat: int | None  # None: chance, or the server
    payload: dict[str, Any]
    time: int  # milliseconds since 1970
    client: str | None = None  # the id of the request, from the client

    @property
    def counted_seq(self) -> int:
        """The number of this entry without replaced choices; the answer to the request that made it."""
        return int(self.payload.get(NUMBER, self.seq))

    def row(self, game: str) -> dict[str, Any]:
        """Return the entry as a row of the store."""
        return {"game": game, **self._asdict()}
