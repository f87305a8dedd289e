"""How the things of Pantheon are named, alone and in special forms: `mars+3+4`, `mars@4`, `roman@0`, `greek/2`."""

from antipater.data.duel import CAPITAL
from antipater.data.items import DIVINITY_ITEMS, MOST_DIVINITIES
from antipater.data.pantheon import DECK, MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS, SPACES
from antipater.game.bits import members_of
from antipater.notation.codecs import HIDDEN, Number, Place, Wordlist
from antipater.notation.duel_names import SEAT, ItemNames
from antipater.rules.duel.state import DuelState

DIVINITY = ItemNames("divinity", {place: DIVINITY_ITEMS + place for place in range(MOST_DIVINITIES)})
MYTHOLOGY = Wordlist("mythology", {key: number for number, key in enumerate(MYTHOLOGY_KEYS)})
OFFERING = Wordlist("offering token", {str(value): number for number, value in enumerate(OFFERINGS)})
SPACE = Number("a space of the Pantheon", 0, SPACES - 1)
TRACK = Number("a space of the conflict track", -CAPITAL, CAPITAL)


class Looking:
    """A deck and who looks at it: `roman@0`."""

    def write(self, value: int) -> str:
        """Return the deck and the seat."""
        seat, mythology = divmod(value, MYTHOLOGIES)
        return f"{MYTHOLOGY.write(mythology)}@{seat}"

    def read(self, text: str, place: Place) -> int:
        """Return the number of both."""
        name, at, seat = text.partition("@")
        mythology = MYTHOLOGY.read(name, place)
        if not at:
            raise place.right(len(name)).error("expected @ and the seat that looks", "looking-seat-expected")
        return SEAT.read(seat, place.right(len(name) + 1)) * MYTHOLOGIES + mythology


class DeckLeft:
    """A deck and how many of its cards are still to be shown: `greek/2` (P4.3)."""

    left = Number("cards to be shown", 1, DECK)

    def write(self, value: int) -> str:
        """Return the deck and the number."""
        mythology, left = divmod(value, DECK + 1)
        return f"{MYTHOLOGY.write(mythology)}/{left}"

    def read(self, text: str, place: Place) -> int:
        """Return the number of both."""
        name, _, left = text.partition("/")
        mythology = MYTHOLOGY.read(name, place)
        return mythology * (DECK + 1) + self.left.read(left, place.right(len(name) + 1))


class CardOfPantheon:
    """A space, written as the card that lies there, and the offerings used: `mars`, `mars+3+4` (P3.3)."""

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return the card and the values of the offerings."""
        space, used = about
        card = DIVINITY.write(state.part("pantheon").spaces[space])
        return "+".join([card, *map(OFFERING.write, members_of(used))])

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return the space and the set of offerings."""
        name, *values = text.split("+")
        card = DIVINITY.read(name, place)
        spaces = list(state.part("pantheon").spaces)
        if card not in spaces:
            there = tuple(DIVINITY.write(card) for card in spaces if card >= 0)
            raise place.error(
                "{item} does not lie in the Pantheon; there: {items}", "not-in-pantheon", item=name, items=there
            )
        used = 0
        at = place.right(len(name) + 1)
        for value in values:
            token = OFFERING.read(value, at)
            if used >> token & 1:
                raise at.error("offering token {word} stands here twice", "offering-twice", word=value)
            used |= 1 << token
            at = at.right(len(value) + 1)
        return spaces.index(card), used


class Placing:
    """A divinity and the space it is put on: `mars@4` (P2.2)."""

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return both."""
        return f"{DIVINITY.write(about[0])}@{about[1]}"

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return both."""
        name, at, space = text.partition("@")
        divinity = DIVINITY.read(name, place)
        if not at:
            raise place.right(len(name)).error("expected @ and a space of the Pantheon", "space-expected")
        return divinity, SPACE.read(space, place.right(len(name) + 1))


class UnseenPlacing:
    """The space on which the opponent has put a divinity, whichever: `?@4` (P2.4)."""

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return the space."""
        return f"{HIDDEN}@{about[0]}"

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return the space."""
        return (SPACE.read(text.removeprefix(f"{HIDDEN}@"), place),)


class LookedAt:
    """The divinity that a player looks at; who looks is known from the agenda (P2.2)."""

    def write(self, state: DuelState, about: tuple[int, ...]) -> str:
        """Return the divinity."""
        return DIVINITY.write(about[1])

    def read(self, state: DuelState, text: str, place: Place) -> tuple[int, ...]:
        """Return the seat that looks, and the divinity."""
        return state.subjects[state.depth - 1] // MYTHOLOGIES, DIVINITY.read(text, place)
