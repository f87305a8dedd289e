"""What an expansion adds to the view of Duel.

`PartView` shows any expansion: a panel with its title and its facts, in words. One that the page has drawings for has a
subclass, which its kit names as its piece `view`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from antipater.catalog import PARTS, Kit
from antipater.data.items import BY_NUMBER
from antipater.game.bits import members_of
from antipater.game.seats import UNKNOWN
from antipater.rules.duel.state import DuelState
from antipater.server.views.duel_table import CityView, DuelTable, Slot, WonderView
from antipater.server.views.frame import PartLine, PartPanel, Price, Why, title_of, worded
from antipater.text.duel.words import DuelWords

WhyNot = Callable[[DuelState, int, int], Why | None]
HIDDEN = "?"  # a fact that the viewer may not know


class PartView:
    """The view of a part; every method may stay as it is.

    What is added to the table is the same for all viewers who know the same, so it holds no words; panels do.
    """

    guild_back = ""  # the back of the cards that it puts in the place of guilds
    backs: ClassVar[Mapping[int, str]] = {}  # the backs of decks of its own, by their numbers

    def __init__(self, name: str, words: DuelWords, why: WhyNot) -> None:
        self.name = name
        self.words = words
        self.why = why

    @classmethod
    def rules_words(cls, words: DuelWords) -> dict[str, str]:
        """Return names that a page needs besides those of items and help, by their messages."""
        return {}

    def add_to_table(self, state: DuelState, table: DuelTable) -> None:
        """Add what lies on the table."""

    def add_to_slot(self, state: DuelState, slot: int, drawn: Slot) -> None:
        """Add what lies on a card of the structure."""

    def add_to_city(self, state: DuelState, seat: int, city: CityView) -> None:
        """Add what a city holds of the part."""

    def add_to_wonder(self, state: DuelState, wonder: int, drawn: WonderView) -> None:
        """Add what belongs to a wonder."""

    def add_prices(self, state: DuelState, seat: int, prices: dict[str, Price]) -> None:
        """Add what a seat would pay for things of the part."""

    def panel(self, state: DuelState) -> PartPanel | None:
        """Return a panel with the facts about the table and about each city; None if the page draws the part."""
        return {
            "title": title_of(PARTS[self.name], self.words.language),
            "lines": self.facts(state, None),
            "cities": {str(seat): lines for seat in (0, 1) if (lines := self.facts(state, seat))},
        }

    def facts(self, state: DuelState, seat: int | None) -> list[PartLine]:
        """Return the facts about a seat, or about the whole table, as far as the viewer may know them."""
        part = state.part(self.name)
        rows = getattr(part, "facts", ())
        values: Sequence[int] = part.fact_values(state) if rows else ()
        return [
            {"label": self.fact_label(row.name), "value": HIDDEN if value == UNKNOWN else str(value)}
            for row, value in zip(rows, values, strict=True)
            if row.seat == seat
        ]

    def fact_label(self, fact: str) -> str:
        """Return the name of a fact."""
        return self.words.attempt([f"fact-{self.name}-{fact}", f"fact-{fact}"], {}) or worded(fact)


def part_views(kit: Kit) -> dict[str, type[PartView]]:
    """Return the views of the parts of a ruleset by their names; one without a view of its own has `PartView`."""
    return {name: piece or PartView for name, piece in kit.part_pieces("view").items()}


def key(item: int) -> str:
    """Return the name of an item in notation."""
    return BY_NUMBER[item].key


def keys(items: Sequence[int], members: int) -> list[str]:
    """Return the names of a set of things, of which *items* are the items."""
    return [key(items[member]) for member in members_of(members)]


def card_keys(cards: Iterable[int]) -> list[str]:
    """Return the names of cards."""
    return [key(card) for card in cards]
