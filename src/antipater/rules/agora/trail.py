"""How conspiracies moved, an integer for each time: who did what, what everybody saw, and what only that seat saw.

An entry has three parts: the seat and what it did; the conspiracy that was turned up, and its place among the prepared
ones; then, unless it is hidden, the upper card looked at, or the one prepared, the lower card, and which was kept.
There are at most 48: each of the 16 conspiracies leaves the deck, is prepared and is triggered once at most.
"""

from antipater.data.agora import CONSPIRACIES
from antipater.game.seats import UNKNOWN

TO_TOP, TO_BOTTOM, KEPT_BOTH, PREPARED, TRIGGERED, TRIGGERED_UNPREPARED, GIVEN = range(7)
KINDS = 8  # room for what a seat did
DEEDS = 16  # … of both seats
COUNT = len(CONSPIRACIES)
SHOWN = 256  # room for what everybody saw: its place times 16 plus the conspiracy, plus one
NAMES = COUNT + 1  # a conspiracy or none
KEPT = 3  # neither, the first or the second
LONGEST = 3 * COUNT
END = DEEDS * SHOWN * (1 + NAMES * NAMES * KEPT)  # every entry is smaller


def entry(seat: int, what: int, shown: int, first: int, second: int, kept: int) -> int:
    """Return an entry; -1 stands for none. Without a first card there is nothing that others do not see."""
    private = 0 if first < 0 else 1 + ((first + 1) * NAMES + second + 1) * KEPT + kept + 1
    return seat * KINDS + what + (shown + 1) * DEEDS + private * DEEDS * SHOWN


def hidden_from(entry: int, viewer: int) -> int:
    """Return an entry as a viewer knows it (A11.2)."""
    return entry if entry % DEEDS // KINDS == viewer else entry % (DEEDS * SHOWN)


def is_hidden(entry: int) -> bool:
    """Return whether an entry does not tell what its seat saw."""
    turned_up = entry % KINDS in (TRIGGERED, TRIGGERED_UNPREPARED)
    return entry < DEEDS * SHOWN and not turned_up


def parts_of(entry: int) -> tuple[int, int, int, int, int, int]:
    """Return seat, deed, what was shown, both cards and which was kept; the last three are UNKNOWN if hidden."""
    seat, what = divmod(entry % DEEDS, KINDS)
    shown = entry // DEEDS % SHOWN - 1
    private = entry // (DEEDS * SHOWN)
    if private == 0:
        return seat, what, shown, UNKNOWN, UNKNOWN, UNKNOWN
    cards, kept = divmod(private - 1, KEPT)
    first, second = divmod(cards, NAMES)
    return seat, what, shown, first - 1, second - 1, kept - 1
