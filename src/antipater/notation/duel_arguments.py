"""Special forms of what an action of Duel is about: a card of the structure by name, a wonder and a card, a share."""

from collections.abc import Mapping
from typing import Any

from antipater.data.items import DECK_SIZE
from antipater.data.structures import MOST_SLOTS
from antipater.game.bits import members_of
from antipater.game.rows import Rows
from antipater.notation.codecs import Codec, Place
from antipater.notation.contract import Argument
from antipater.notation.duel_names import CARD, WONDER
from antipater.rules.duel.decisions import SHARES


class CardOfStructure:
    """A slot, written as the card that lies there face up."""

    def write(self, state: Any, about: tuple[int, ...]) -> str:
        """Return the card of a slot."""
        return CARD.write(state.slots[about[0]])

    def read(self, state: Any, text: str, place: Place) -> tuple[int, ...]:
        """Return the slot of a card."""
        card = CARD.read(text, place)
        slots = list(state.slots)
        if card in slots:
            return (slots.index(card),)
        open_cards = [CARD.write(slots[slot]) for slot in range(MOST_SLOTS) if state.open & ~state.hidden & 1 << slot]
        raise place.error(
            "{item} does not lie face up in the structure; accessible: {items}",
            "not-in-structure",
            item=text,
            items=tuple(open_cards),
        )


class WonderAndCard:
    """A wonder and the card used for it: `sphinx/press` (D6.1)."""

    card = CardOfStructure()

    def write(self, state: Any, about: tuple[int, ...]) -> str:
        """Return both names."""
        return f"{WONDER.write(about[0])}/{self.card.write(state, about[1:])}"

    def read(self, state: Any, text: str, place: Place) -> tuple[int, ...]:
        """Return the wonder and the slot."""
        wonder, slash, card = text.partition("/")
        number = WONDER.read(wonder, place)
        if not slash:
            raise place.right(len(wonder)).error("expected / and the card used for it", "card-used-expected")
        return number, *self.card.read(state, card, place.right(len(wonder) + 1))


class CardsShared:
    """The card that the builder constructs and that of the opponent: `press/baths`; the third is discarded (M3)."""

    def cards(self, state: Any) -> list[int]:
        """Return the three cards, ascending."""
        return [(state.age - 1) * DECK_SIZE + place for place in members_of(state.aside)]

    def write(self, state: Any, about: tuple[int, ...]) -> str:
        """Return both names."""
        return "/".join(CARD.write(self.cards(state)[place]) for place in SHARES[about[0]])

    def read(self, state: Any, text: str, place: Place) -> tuple[int, ...]:
        """Return the number of the way to share."""
        mine, slash, theirs = text.partition("/")
        if not slash:
            raise place.right(len(mine)).error("expected / and the card of the opponent", "card-of-opponent-expected")
        cards = self.cards(state)
        chosen = CARD.read(mine, place), CARD.read(theirs, place.right(len(mine) + 1))
        if chosen[0] == chosen[1] or not set(chosen) <= set(cards):
            shown = tuple(map(CARD.write, cards))
            raise place.error("expected two of the cards shown: {items}", "cards-shown-expected", items=shown)
        return (SHARES.index((cards.index(chosen[0]), cards.index(chosen[1]))),)


class CardTurnedUp:
    """The card that the slot turned up next shows: `7=press` (D3.7)."""

    def __init__(self, rows: Rows, kinds: Mapping[str, Codec[int]]) -> None:
        self.rows = rows
        self.kinds = kinds

    def due(self, state: Any) -> str:
        """Return the slot that is turned up next: the first one that the decision is about."""
        decision = self.rows.decision(state.kinds[state.depth - 1])
        return self.kinds[decision.of].write(state.subjects[state.depth - 1]).partition(".")[0]

    def write(self, state: Any, about: tuple[int, ...]) -> str:
        """Return the slot and its card."""
        return f"{self.due(state)}={CARD.write(about[0])}"

    def read(self, state: Any, text: str, place: Place) -> tuple[int, ...]:
        """Return the card; the slot must be the one whose turn it is."""
        slot, equals, card = text.partition("=")
        due = self.due(state)
        if str(self.kinds["slot"].read(slot, place)) != due:
            raise place.error(
                "the card of slot {due} is turned up now, not that of slot {slot}",
                "another-slot-due",
                due=int(due),
                slot=int(slot),
            )
        if not equals:
            raise place.right(len(slot)).error("expected = and the card it shows", "card-turned-expected")
        return (CARD.read(card, place.right(len(slot) + 1)),)


def duel_arguments(rows: Rows, kinds: Mapping[str, Codec[int]]) -> dict[str, Argument]:
    """Return the special forms, by the keys of verbs; all other verbs name things by their kinds."""
    card = CardOfStructure()
    return {
        "build": card,
        "discard": card,
        "row": card,
        "wonder": WonderAndCard(),
        "share": CardsShared(),
        "turn": CardTurnedUp(rows, kinds),
    }
