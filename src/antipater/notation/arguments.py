"""What a verb of Duel is done with, as text: a card of the structure, a wonder and a card, a divinity and a space.

An argument is a number counted from the first action of its verb. Some need the position they are said in.
"""

from itertools import permutations

from antipater.data.duel import CAPITAL, SLOTS
from antipater.data.items import DECK_SIZE, MOST_KINDS
from antipater.data.pantheon import MYTHOLOGIES, SPACES
from antipater.game.bits import members_of
from antipater.notation.verbs import HIDDEN
from antipater.notation.vocabulary import CARD, DIVINITY, OFFERING, SLOT, WONDER, Number, Place
from antipater.rules.duel.table import Table
from antipater.rules.pantheon.actions import SUBSETS, TURNING_STRUCK
from antipater.rules.pantheon.table import PantheonTable

WAYS_TO_SHARE = list(permutations(range(3), 2))  # which card is mine, which the opponent's; the third is discarded (M3)
SPACE = Number("a space of the Pantheon", 0, SPACES - 1)
TRACK = Number("a space of the conflict track", -CAPITAL, CAPITAL)


class CardOfStructure:
    """A slot, written as the card that lies there face up."""

    def write(self, table: Table, number: int) -> str:
        """Return the card of a slot."""
        return CARD.write(table.slots[number])

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the slot of a card."""
        card = CARD.read(text, place)
        slots = list(table.slots)
        if card in slots:
            return slots.index(card)
        open_cards = [CARD.write(slots[slot]) for slot in range(SLOTS) if table.open & ~table.hidden & 1 << slot]
        raise place.error(f"{text} does not lie face up in the structure; accessible: {', '.join(open_cards)}")


class WonderAndCard:
    """A wonder and the card used for it: `sphinx/press` (D6.1)."""

    card = CardOfStructure()

    def write(self, table: Table, number: int) -> str:
        """Return both names."""
        wonder, slot = divmod(number, SLOTS)
        return f"{WONDER.write(wonder)}/{self.card.write(table, slot)}"

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the number of a wonder and a slot."""
        wonder, slash, card = text.partition("/")
        number = WONDER.read(wonder, place)
        if not slash:
            raise place.right(len(wonder)).error("expected / and the card used for it")
        return number * SLOTS + self.card.read(table, card, place.right(len(wonder) + 1))


def slot_turned(table: Table) -> int:
    """Return the slot that chance turns up next (D3.7), or whose card was struck (P5.19)."""
    what = table.subjects[table.depth - 1]
    return what - 1 if table.kinds[table.depth - 1] == TURNING_STRUCK else members_of(what)[0]


class CardTurnedUp:
    """The card that the slot turned up next shows: `7=press` (D3.7)."""

    def write(self, table: Table, number: int) -> str:
        """Return the slot and its card."""
        return f"{slot_turned(table)}={CARD.write(number)}"

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the card; the slot must be the one whose turn it is."""
        slot, equals, card = text.partition("=")
        due = slot_turned(table)
        if SLOT.read(slot, place) != due:
            raise place.error(f"the card of slot {due} is turned up now, not that of slot {slot}")
        if not equals:
            raise place.right(len(slot)).error("expected = and the card it shows")
        return CARD.read(card, place.right(len(slot) + 1))


class CardsShared:
    """The card that the builder constructs and that of the opponent: `press/baths`; the third is discarded (M3)."""

    def cards(self, table: Table) -> list[int]:
        """Return the three cards, ascending."""
        return [(table.age - 1) * DECK_SIZE + place for place in members_of(table.aside)]

    def write(self, table: Table, number: int) -> str:
        """Return both names."""
        return "/".join(CARD.write(self.cards(table)[place]) for place in WAYS_TO_SHARE[number])

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the number of the way to share."""
        mine, slash, theirs = text.partition("/")
        if not slash:
            raise place.right(len(mine)).error("expected / and the card of the opponent")
        cards = self.cards(table)
        chosen = CARD.read(mine, place), CARD.read(theirs, place.right(len(mine) + 1))
        if chosen[0] == chosen[1] or not set(chosen) <= set(cards):
            raise place.error(f"expected two of the cards shown: {', '.join(map(CARD.write, cards))}")
        return WAYS_TO_SHARE.index((cards.index(chosen[0]), cards.index(chosen[1])))


def spaces_of(table: Table) -> list[int]:
    """Return what lies on the spaces of the Pantheon; Duel alone has none."""
    return list(table.spaces) if isinstance(table, PantheonTable) else []


class CardOfPantheon:
    """A space, written as the card that lies there, and the offerings used: `mars`, `mars+3+4` (P3.3)."""

    def write(self, table: Table, number: int) -> str:
        """Return the card and the values of the offerings."""
        space, used = divmod(number, SUBSETS)
        card = DIVINITY.write(spaces_of(table)[space])
        return "+".join([card, *map(OFFERING.write, members_of(used))])

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the number of a space and a set of offerings."""
        name, *values = text.split("+")
        card = DIVINITY.read(name, place)
        spaces = spaces_of(table)
        if card not in spaces:
            there = [DIVINITY.write(card) for card in spaces if card >= 0]
            raise place.error(f"{name} does not lie in the Pantheon; there: {', '.join(there) or 'nothing'}")
        used = 0
        at = place.right(len(name) + 1)
        for value in values:
            token = OFFERING.read(value, at)
            if used >> token & 1:
                raise at.error(f"offering token {value} stands here twice")
            used |= 1 << token
            at = at.right(len(value) + 1)
        return spaces.index(card) * SUBSETS + used


class Placing:
    """A divinity and the space it is put on: `mars@4` (P2.2)."""

    def write(self, table: Table, number: int) -> str:
        """Return both."""
        divinity, space = divmod(number, SPACES)
        return f"{DIVINITY.write(divinity)}@{space}"

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the number of a divinity and a space."""
        name, at, space = text.partition("@")
        divinity = DIVINITY.read(name, place)
        if not at:
            raise place.right(len(name)).error("expected @ and a space of the Pantheon")
        return divinity * SPACES + SPACE.read(space, place.right(len(name) + 1))


class UnseenPlacing:
    """The space on which the opponent has put a divinity, whichever: `?@4` (P2.4)."""

    def write(self, table: Table, number: int) -> str:
        """Return the space."""
        return f"{HIDDEN}@{number}"

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the space."""
        return SPACE.read(text.removeprefix(f"{HIDDEN}@"), place)


class LookedAt:
    """The divinity that a player looks at; who looks is known from what is owed (P2.2)."""

    def write(self, table: Table, number: int) -> str:
        """Return the divinity."""
        return DIVINITY.write(number % MOST_KINDS)

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the number of the seat that looks, and of the divinity."""
        seat = table.subjects[table.depth - 1] // MYTHOLOGIES
        return seat * MOST_KINDS + DIVINITY.read(text, place)


class SpaceOfTrack:
    """A space of the conflict track: `-3` (D1.2)."""

    def write(self, table: Table, number: int) -> str:
        """Return the space."""
        return TRACK.write(number - CAPITAL)

    def read(self, table: Table, text: str, place: Place) -> int:
        """Return the number of a space, counted from the capital of seat 0."""
        return TRACK.read(text, place) + CAPITAL
