"""How each field that Pantheon adds to a position is written: decks, spaces, tokens on slots, and who knows what.

A divinity face down is written with who knows it: `mars@0`, or `mars@each` where each player has looked at it alone.
In an observation what only the other player knows is `?@1` in a deck and `roman?@1` on a space (P2.4); what nobody has
looked at is `?`.
"""

from typing import Any, NamedTuple

from antipater.data.pantheon import DECK, MYTHOLOGIES, SPACES
from antipater.game.seats import UNKNOWN
from antipater.notation.codecs import HIDDEN, NOTHING, Codec, Many, Number, OneOrNone, Pair, Place, Wordlist
from antipater.notation.duel_names import CARD, TOKEN, WONDER
from antipater.notation.duel_positions import GONE, MOST_COINS
from antipater.notation.pantheon_arguments import DIVINITY, MYTHOLOGY, OFFERING, TRACK
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.pantheon.decisions import BOTH, EACH_ALONE, FIRST_OFFERING, OFF_TRACK, UNDRAWN

KNOWN = Wordlist("group of seats", {"none": 0b00, "0": 0b01, "1": 0b10, "both": BOTH, "each": BOTH | EACH_ALONE})
OFFERINGS_LAID = {name: FIRST_OFFERING + token for name, token in OFFERING.numbers.items()}
LAID = Wordlist("mythology or offering", {**MYTHOLOGY.numbers, **OFFERINGS_LAID})


class Lying(NamedTuple):
    """A card of the Pantheon or of a deck: which, or UNKNOWN or UNDRAWN; of which mythology; who knows it."""

    divinity: int
    mythology: int
    known: int


class LyingCard:
    """A divinity with who knows it: `mars`, `mars@0`, `roman?@1`."""

    def write(self, value: Lying) -> str:
        """Return the card; nothing is added where both have seen it together."""
        hidden = value.divinity == UNKNOWN
        name = f"{MYTHOLOGY.write(value.mythology)}{HIDDEN}" if hidden else DIVINITY.write(value.divinity)
        return name if value.known == BOTH else f"{name}@{KNOWN.write(value.known)}"

    def read(self, text: str, place: Place) -> Lying:
        """Return the card."""
        name, at, who = text.partition("@")
        known = KNOWN.read(who, place.right(len(name) + 1)) if at else BOTH
        if name.endswith(HIDDEN):
            if known == BOTH:
                raise place.right(len(name)).error("expected @ and the seat that knows it", "knowing-seat-expected")
            return Lying(UNKNOWN, MYTHOLOGY.read(name.removesuffix(HIDDEN), place), known)
        divinity = DIVINITY.read(name, place)
        return Lying(divinity, divinity // DECK, known)


class Spaces:
    """The six spaces of the Pantheon, each with a card or nothing (`-`)."""

    card = LyingCard()

    def write(self, value: list[Lying | None]) -> str:
        """Return all spaces in their order."""
        return ",".join(GONE if lying is None else self.card.write(lying) for lying in value)

    def read(self, text: str, place: Place) -> list[Lying | None]:
        """Return what lies on each space."""
        words = text.split(",")
        if len(words) != SPACES:
            raise place.error(
                "the Pantheon has {expected} spaces, not {found}", "spaces-expected", expected=SPACES, found=len(words)
            )
        spaces: list[Lying | None] = []
        for word in words:
            spaces.append(None if word == GONE else self.card.read(word, place))
            place = place.right(len(word) + 1)
        return spaces


class Decks:
    """The five decks, the top of each first: `enki@0.?.?,none,…`; `?` is a card that nobody has looked at."""

    card = LyingCard()

    def write(self, value: list[list[Lying]]) -> str:
        """Return all decks in the order of the mythologies."""
        return ",".join(".".join(map(self.write_card, deck)) or NOTHING for deck in value)

    def write_card(self, lying: Lying) -> str:
        """Return a card; its deck says the mythology."""
        if lying.divinity == UNDRAWN:
            return HIDDEN
        return self.card.write(lying).removeprefix("" if lying.divinity >= 0 else MYTHOLOGY.write(lying.mythology))

    def read(self, text: str, place: Place) -> list[list[Lying]]:
        """Return all decks."""
        words = text.split(",")
        if len(words) != MYTHOLOGIES:
            raise place.error(
                "there are {expected} decks, not {found}", "decks-expected", expected=MYTHOLOGIES, found=len(words)
            )
        decks = []
        for mythology, word in enumerate(words):
            decks.append([] if word == NOTHING else self.read_deck(mythology, word, place))
            place = place.right(len(word) + 1)
        return decks

    def read_deck(self, mythology: int, text: str, place: Place) -> list[Lying]:
        """Return the cards of one deck."""
        deck = []
        for word in text.split("."):
            if word == HIDDEN:
                deck.append(Lying(UNDRAWN, mythology, 0))
            else:
                whole = MYTHOLOGY.write(mythology) + word if word.startswith(HIDDEN) else word
                deck.append(self.card.read(whole, place))
                if deck[-1].mythology != mythology:
                    raise place.error(
                        "{word} does not belong to the {mythology} deck",
                        "another-deck",
                        word=word,
                        mythology=MYTHOLOGY.write(mythology),
                    )
            place = place.right(len(word) + 1)
        return deck


class CardUnder:
    """A card under a wonder, `sphinx/press`, or out of the game for another reason, `press`."""

    pair = Pair(WONDER, "/", CARD)

    def write(self, value: tuple[int, int]) -> str:
        """Return the wonder, if there is one, and the card."""
        return CARD.write(value[1]) if value[0] == EMPTY else self.pair.write(value)

    def read(self, text: str, place: Place) -> tuple[int, int]:
        """Return the wonder, EMPTY if there is none, and the card."""
        return self.pair.read(text, place) if "/" in text else (EMPTY, CARD.read(text, place))


def seat_fields(seat: int) -> dict[str, Codec[Any]]:
    """Return the added fields of one player."""
    return {
        f"mythology{seat}": Many(MYTHOLOGY, repeats=True),
        f"offerings{seat}": Many(OFFERING),
        f"divinities{seat}": Many(DIVINITY),
        f"safe{seat}": Number("coins outside the treasury", 0, MOST_COINS),
    }


def pantheon_fields(slot: Codec[int]) -> dict[str, Codec[Any]]:
    """Return the added fields; cards under wonders are written with their wonder."""
    return {
        "under": Many(CardUnder()),
        "decks": Decks(),
        "spaces": Spaces(),
        "laid": Many(Pair(LAID, "@", slot)),
        "offered": Many(DIVINITY),
        "carried": Many(TOKEN),
        "snake": OneOrNone(CARD, EMPTY),
        "minerva": OneOrNone(TRACK, OFF_TRACK),
        **seat_fields(0),
        **seat_fields(1),
    }
