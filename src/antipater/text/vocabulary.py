"""Single words of one language: names of items, goods, colours, symbols and players, from which sentences are made."""

from collections.abc import Sequence

from antipater.data.columns import BY_NUMBER
from antipater.data.duel import COINS_PER_POINT
from antipater.data.items import MORE_ITEMS, WONDER_ITEMS, Item
from antipater.data.pantheon import DECK, GATE, GRAND_TEMPLES, MYTHOLOGY_KEYS
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, PURPLE, SYMBOL_KEYS
from antipater.rules.duel.actions import EMPTY
from antipater.text import catalogue

YOU = "You"  # a player of this name is addressed: "You build", "Vous construisez"
COLUMN_KEYS = (
    *COLOR_KEYS,
    "wonders",
    "tokens",
    "coin-sets",
    "divinities",
)  # everything that is counted, or has a column


class Vocabulary:
    """The words of one language, spoken to the players of one game."""

    def __init__(self, language: str, players: Sequence[str] = ()) -> None:
        catalogue.bundle(language)
        self.language = language
        self.players = tuple(players)

    def say(self, message: str, **facts: str | int) -> str:
        """Put facts into a message of the catalogue."""
        return catalogue.say(self.language, message, facts)

    def sentence(self, message: str, **facts: str | int) -> str:
        """Say a message and begin it with a capital letter."""
        text = self.say(message, **facts)
        return text[:1].upper() + text[1:]

    # Printed things.

    def item(self, number: int) -> Item:
        """Return the row of a card, wonder, token or divinity."""
        if number not in BY_NUMBER:
            raise KeyError(f"there is no item number {number}")
        return BY_NUMBER[number]

    def name(self, item: int) -> str:
        """Return the printed name of a card, wonder, token or divinity."""
        row = self.item(item)
        return row.french if self.language == "fr" else row.name

    def mention(self, item: int) -> str:
        """Return a name as it stands inside a sentence; EMPTY is a card that nobody has seen."""
        if item == EMPTY:
            return self.say("face-down-card")
        name = self.name(item)
        article, _, rest = name.partition(" ")
        if rest and article == self.say("article-in-lower-case"):
            name = f"{article.lower()} {rest}"
        return self.say("mention", name=name)

    def mentions(self, items: Sequence[int]) -> str:
        """Return several names as they stand inside a sentence."""
        return self.all_of([self.mention(item) for item in items])

    def good(self, good: int, units: int = 1) -> str:
        """Return a good, with the number of its units if they are several: `clay`, `2 stone`."""
        return self.say(f"good-{GOOD_KEYS[good]}") if units == 1 else self.units(good, units)

    def units(self, good: int, units: int) -> str:
        """Return a number of units of a good, also if it is one: `1 glass`."""
        return self.say(f"units-{GOOD_KEYS[good]}", units=units)

    def coins(self, coins: int) -> str:
        """Return an amount of coins."""
        return self.say("coins", coins=coins)

    def color(self, column: int) -> str:
        """Return the colour of a card, short: `brown`."""
        return self.say(f"color-{COLUMN_KEYS[column]}")

    def color_kind(self, column: int) -> str:
        """Return the colour of a card with what it stands for: `brown (raw materials)`."""
        return self.say("color-kind", color=self.color(column), kind=self.say(f"kind-{COLUMN_KEYS[column]}"))

    def kind(self, item: int) -> str:
        """Return which kind of thing an item is: `blue (civilian building)`, `wonder`, `Roman divinity`."""
        row = self.item(item)
        if row in GRAND_TEMPLES:
            return self.say("color-kind", color=self.color(PURPLE), kind=self.say("kind-temple"))
        if item == MORE_ITEMS + GATE:
            return self.say("kind-gate")
        if item >= MORE_ITEMS:
            return self.say("kind-divinity", mythology=self.mythology((item - MORE_ITEMS) // DECK))
        return self.color_kind(row.column) if item < WONDER_ITEMS else self.color(row.column)

    def counted(self, columns: Sequence[int]) -> str:
        """Name one of what a city counts: `yellow card`, `built wonder`."""
        return self.say("counted-" + "-".join(COLUMN_KEYS[column] for column in columns), set=COINS_PER_POINT)

    def symbol(self, symbol: int) -> str:
        """Return the name of a science symbol."""
        return self.say(f"symbol-{SYMBOL_KEYS[symbol]}")

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

    def age(self, age: int) -> str:
        """Return the name of an Age."""
        return self.say("age", age=age)

    # People.

    def addressed(self, seat: int) -> bool:
        """Tell whether the words speak to this player."""
        return seat < len(self.players) and self.players[seat] == YOU

    def player(self, seat: int) -> str:
        """Return the name of a player."""
        if self.addressed(seat):
            return self.say("you")
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def who(self, seat: int) -> dict[str, str | int]:
        """Return the facts about a player that a sentence needs: the name, and whether it says `you`."""
        return {"player": self.player(seat), "person": "you" if self.addressed(seat) else "other"}

    # Lists.

    def all_of(self, parts: Sequence[str]) -> str:
        """Join parts: `wood, clay and stone`."""
        return self.joined(parts, "list-and")

    def one_of(self, parts: Sequence[str]) -> str:
        """Join alternatives: `wood, clay or stone`."""
        return self.joined(parts, "list-or")

    def joined(self, parts: Sequence[str], last: str) -> str:
        """Join parts by commas, the last two as the message *last* says."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(last, rest=", ".join(parts[:-1]), last=parts[-1])
