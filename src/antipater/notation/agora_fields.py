"""How the things and fields of Agora are written: chambers, decrees, conspiracies and who knows them.

What a viewer may not know is `?` (A11.2): conspiracies of another seat, cards of the deck, a locked token.
"""

from typing import Any

from antipater.data.agora import CHAMBERS, CONSPIRACIES, CUBES, DECREES, SECTION_KEYS, SENATORS
from antipater.data.items import DECK_SIZE, SENATOR_DECK
from antipater.data.words import GOOD_KEYS
from antipater.game.seats import UNKNOWN
from antipater.notation.codecs import HIDDEN, NOTHING, Codec, Many, Number, OneOrNone, Pair, Place, Shifted, Wordlist
from antipater.notation.duel_arguments import CardOfStructure
from antipater.notation.duel_names import CARD, SEAT, SYMBOL, TOKEN, WONDER, ItemNames
from antipater.rules.agora.arrange import MOST_READY
from antipater.rules.agora.decisions import ACTIONS_ROOM, FACE_DOWN, NO_DECREE, NO_TOKEN, PARTS_ROOM, UNDRAWN
from antipater.rules.agora.decisions import NOTHING as NONE
from antipater.rules.agora.trail import (
    KEPT_BOTH,
    TO_BOTTOM,
    TO_TOP,
    TRIGGERED,
    TRIGGERED_UNPREPARED,
    entry,
    parts_of,
)
from antipater.rules.duel.state import DuelState

CHAMBER = Shifted(Number("a chamber", 1, CHAMBERS), -1)
CONSPIRACY = Wordlist("conspiracy", {row.key: number for number, row in enumerate(CONSPIRACIES)})
DECREE = Wordlist("decree", {row.key: number for number, row in enumerate(DECREES)})
LYING_DECREE = Wordlist("decree", {**DECREE.numbers, HIDDEN: FACE_DOWN, "-": NO_DECREE})
END = Wordlist("end of the deck", {"top": 0, "bottom": 1})
SECTION = Wordlist("section", {key: number for number, key in enumerate(SECTION_KEYS)})
SENATOR = ItemNames("senator", {n: (SENATOR_DECK - 1) * DECK_SIZE + n for n in range(len(SENATORS))})
GOOD = Wordlist("good", {key: number for number, key in enumerate(GOOD_KEYS)})
KNOWN = Wordlist("group of seats", {"none": 0b00, "0": 0b01, "1": 0b10, "both": 0b11})
HELD = OneOrNone(CONSPIRACY, UNKNOWN, HIDDEN)
NO_CARD = OneOrNone(CARD, -1, "-")


class Joined:
    """A number that stands for two things, the second below *room*: `left/2`, `extortion/1`."""

    def __init__(self, first: Codec[int], second: Codec[int], room: int) -> None:
        self.pair = Pair(first, "/", second)
        self.room = room

    def write(self, value: int) -> str:
        """Return both."""
        return self.pair.write(divmod(value, self.room))

    def read(self, text: str, place: Place) -> int:
        """Return the number of both."""
        first, second = self.pair.read(text, place)
        return first * self.room + second


SENATE_LEFT = Joined(SECTION, Number("senate actions left", 1, ACTIONS_ROOM - 1), ACTIONS_ROOM)
PLOT_PART = Joined(CONSPIRACY, Number("the next part", 0, PARTS_ROOM - 1), PARTS_ROOM)


class ConspiracyAndCard:
    """A conspiracy and the card that prepares it: `coup/press` (A4.3)."""

    card = CardOfStructure()

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return both names."""
        return f"{CONSPIRACY.write(about[0])}/{self.card.write(state, about[1:])}"

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return the conspiracy and the slot."""
        name, slash, card = text.partition("/")
        number = CONSPIRACY.read(name, place)
        if not slash:
            raise place.right(len(name)).error("expected / and the card that prepares it", "card-preparing-expected")
        return number, *self.card.read(state, card, place.right(len(name) + 1))


class UnseenAndCard:
    """The card that prepares a conspiracy which the viewer does not know: `?/press` (A11.2)."""

    card = CardOfStructure()

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return the card."""
        return f"{HIDDEN}/{self.card.write(state, about)}"

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return the slot."""
        return self.card.read(state, text.removeprefix(f"{HIDDEN}/"), place)


class UnseenAndEnd:
    """The end of the deck to which an unknown conspiracy goes: `?/top` (A11.2)."""

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return the end."""
        return f"{HIDDEN}/{END.write(about[0])}"

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return the end."""
        return (END.read(text.removeprefix(f"{HIDDEN}/"), place),)


class Unseen:
    """What the viewer may not know at all: `?`."""

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return that it is hidden."""
        return HIDDEN

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return nothing."""
        return ()


class Row:
    """Values in a fixed order: `0.2.0.0.1.0`."""

    def __init__(self, one: Codec[int], count: int) -> None:
        self.one = one
        self.count = count

    def write(self, value: list[int]) -> str:
        """Return all of them."""
        return ".".join(map(self.one.write, value))

    def read(self, text: str, place: Place) -> list[int]:
        """Return all of them."""
        words = text.split(".")
        if len(words) != self.count:
            raise place.error(
                "expected {expected} values with points between them, not {found}",
                "values-expected",
                expected=self.count,
                found=len(words),
            )
        values = []
        for word in words:
            values.append(self.one.read(word, place))
            place = place.right(len(word) + 1)
        return values


class Kept:
    """The conspiracies in hand: their names, or how many a viewer does not know, `?2`."""

    names = Many(CONSPIRACY)

    def write(self, value: list[int]) -> str:
        """Return the names, or the number of those that are hidden."""
        return f"{HIDDEN}{len(value)}" if UNKNOWN in value else self.names.write(value)

    def read(self, text: str, place: Place) -> list[int]:
        """Return the conspiracies, UNKNOWN for each that is hidden."""
        if text.startswith(HIDDEN):
            return [UNKNOWN] * Number("hidden conspiracies", 1, len(CONSPIRACIES)).read(text[1:], place.right(1))
        return self.names.read(text, place)


DECK_CARD = Pair(Wordlist("conspiracy", {**CONSPIRACY.numbers, HIDDEN: UNKNOWN, "-": UNDRAWN}), "@", KNOWN)
DEEDS = ("top", "bottom", "both", "prepare", "trigger", "unprepared", "given")  # in the order of `rules.agora.trail`
DEED = Wordlist("move of conspiracies", {key: number for number, key in enumerate(DEEDS)})
LOOKED = Wordlist("card looked at", {"first": 0, "second": 1})
READY_PLACE = Number("a place among the prepared", 0, MOST_READY - 1)


class MoveOfConspiracies:
    """How conspiracies moved: `0.top.coup.treason.first` keeps Coup, `1.prepare.?`, `0.trigger.0.coup` (A4, A11)."""

    def codecs(self, what: int) -> tuple[Codec[int], ...]:
        """Return how the parts of an entry are written, after the seat and what it did."""
        if what in (TO_TOP, TO_BOTTOM):
            return HELD, HELD, LOOKED
        if what == KEPT_BOTH:
            return HELD, HELD
        if what == TRIGGERED:
            return READY_PLACE, CONSPIRACY
        return (CONSPIRACY,) if what == TRIGGERED_UNPREPARED else (HELD,)

    def write(self, value: int) -> str:
        """Return seat, deed and what it was about; one `?` for all that is hidden."""
        seat, what, shown, first, second, kept = parts_of(value)
        about = {TRIGGERED: divmod(shown, len(CONSPIRACIES)), TRIGGERED_UNPREPARED: (shown,)}.get(
            what, (first, second, kept)
        )
        told = [SEAT.write(seat), DEED.write(what)]
        if what not in (TRIGGERED, TRIGGERED_UNPREPARED) and first == UNKNOWN:
            return ".".join([*told, HIDDEN])
        pairs = zip(self.codecs(what), about, strict=False)
        return ".".join([*told, *(codec.write(thing) for codec, thing in pairs)])

    def read(self, text: str, place: Place) -> int:
        """Return the entry."""
        words = text.split(".")
        if len(words) < len(("seat", "deed", "what")):
            raise place.error(
                "expected a seat, a move of conspiracies and what it was about, with points between them",
                "trail-entry-expected",
            )
        seat = SEAT.read(words[0], place)
        what = DEED.read(words[1], place.right(len(words[0]) + 1))
        codecs, about = self.codecs(what), words[2:]
        at = place.right(len(words[0]) + len(words[1]) + 2)
        if about == [HIDDEN] and what not in (TRIGGERED, TRIGGERED_UNPREPARED):
            return entry(seat, what, NONE, NONE, NONE, NONE)
        if len(about) != len(codecs):
            raise at.error(
                "expected {expected} values after {word}, not {found}",
                "values-expected-after",
                expected=len(codecs),
                word=words[1],
                found=len(about),
            )
        things = []
        for codec, word in zip(codecs, about, strict=True):
            things.append(codec.read(word, at))
            at = at.right(len(word) + 1)
        if what == TRIGGERED:
            return entry(seat, what, things[0] * len(CONSPIRACIES) + things[1], NONE, NONE, NONE)
        if what == TRIGGERED_UNPREPARED:
            return entry(seat, what, things[0], NONE, NONE, NONE)
        first, second, kept = [*things, NONE, NONE][:3]
        return entry(seat, what, NONE, first, second, kept)


def seat_fields(seat: int) -> dict[str, Codec[Any]]:
    """Return the added fields of one player."""
    return {
        f"cubes{seat}": Row(Number("cubes in a chamber", 0, CUBES), CHAMBERS),
        f"senators{seat}": Many(SENATOR),
        f"kept{seat}": Kept(),
        f"prepared{seat}": Many(Pair(HELD, "/", NO_CARD), repeats=True),
        f"triggered{seat}": Many(Pair(CONSPIRACY, "/", NO_CARD)),
        f"paired{seat}": Many(SYMBOL),
    }


def agora_fields(slot: Codec[int]) -> dict[str, Codec[Any]]:
    """Return the added fields."""
    return {
        "decrees": Row(LYING_DECREE, CHAMBERS),
        "seconds": Row(LYING_DECREE, CHAMBERS),
        "senators": Many(slot),
        "plots": Many(DECK_CARD, repeats=True),
        "control": Row(OneOrNone(SEAT, NONE, "-"), CHAMBERS),
        "trail": Many(MoveOfConspiracies(), repeats=True),
        "used": Number("whether a conspiracy was triggered in this turn", 0, 1),
        "locked": OneOrNone(OneOrNone(TOKEN, UNKNOWN, HIDDEN), NO_TOKEN, NOTHING),
        "locker": KNOWN,
        "suspects": Many(TOKEN),
        "peeked": Many(OneOrNone(CARD, UNKNOWN, HIDDEN)),
        "peeker": OneOrNone(Number("a seat", 0, 1), -1),
        "fresh": Many(GOOD),
        "below": Many(Pair(WONDER, "/", CARD)),
        **seat_fields(0),
        **seat_fields(1),
    }
