"""Single words of Duel and Pantheon: names of items, what a city counts, chain symbols, mythologies."""

from collections.abc import Sequence

from antipater.data.columns import BY_NUMBER
from antipater.data.duel import COINS_PER_POINT
from antipater.data.items import DIVINITY_ITEMS, WONDER_ITEMS, Item
from antipater.data.pantheon import DECK, GATE, GRAND_TEMPLES, MYTHOLOGY_KEYS
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, PURPLE, SYMBOL_KEYS
from antipater.text.language import YOU, Language

__all__ = ["COLUMN_KEYS", "YOU", "Vocabulary"]

COLUMN_KEYS = (*COLOR_KEYS, "wonders", "tokens", "coin-sets", "divinities")


class Vocabulary(Language):
    """The words of one language, spoken to the two players of Duel."""

    good_keys = GOOD_KEYS
    symbol_keys = SYMBOL_KEYS
    column_keys = COLUMN_KEYS

    def item(self, number: int) -> Item:
        """Return the row of a card, wonder, token or divinity."""
        if number not in BY_NUMBER:
            raise KeyError(f"there is no item number {number}")
        return BY_NUMBER[number]

    def name(self, item: int) -> str:
        """Return the printed name of a card, wonder, token or divinity."""
        row = self.item(item)
        return row.french if self.language == "fr" else row.name

    def kind(self, item: int) -> str:
        """Return which kind of thing an item is: `blue (civilian building)`, `wonder`, `Roman divinity`."""
        row = self.item(item)
        if row in GRAND_TEMPLES:
            return self.say("color-kind", color=self.color(PURPLE), kind=self.say("kind-temple"))
        if item == DIVINITY_ITEMS + GATE:
            return self.say("kind-gate")
        if item >= DIVINITY_ITEMS:
            return self.say("kind-divinity", mythology=self.mythology((item - DIVINITY_ITEMS) // DECK))
        return self.color_kind(row.column) if item < WONDER_ITEMS else self.color(row.column)

    def counted(self, columns: Sequence[int]) -> str:
        """Name one of what a city counts: `yellow card`, `built wonder`."""
        return self.say("counted-" + "-".join(COLUMN_KEYS[column] for column in columns), set=COINS_PER_POINT)

    def link(self, link: int) -> str:
        """Return the name of a chain symbol."""
        return self.say(f"link-{LINK_KEYS[link]}")

    def mythology(self, mythology: int) -> str:
        """Return the adjective of a mythology: `Roman`."""
        return self.say(f"mythology-{MYTHOLOGY_KEYS[mythology]}")

    def mythology_token(self, mythology: int) -> str:
        """Name the tokens of a mythology: `Roman mythology token`."""
        return self.say("mythology-token", mythology=self.mythology(mythology))

    def some_divinity(self, mythology: int) -> str:
        """Name a divinity of which only the mythology may be told: `a Roman divinity`."""
        return self.say(f"some-divinity-{MYTHOLOGY_KEYS[mythology]}")
