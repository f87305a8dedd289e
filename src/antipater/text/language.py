"""What all games have in common: messages of a catalogue, players, goods, colours, symbols, lists."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from antipater.data.words import COLOR_KEYS
from antipater.game.seats import UNKNOWN
from antipater.text.catalogue import Facts, catalogue_of

MENTIONED: dict[tuple[type, str, int], str] = {}  # names inside sentences, by game, language and item
YOU = "You"  # a player of this name is addressed: "You build", "Vous construisez"


def capitalized(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def readable(key: str) -> str:
    """Return a key as words, for what has no message: `royal-road` is `royal road`."""
    return key.replace("-", " ").replace("_", " ")


class Language(ABC):
    """The words of one language for the players of one game; a game adds its own things."""

    good_keys: tuple[str, ...] = ()
    symbol_keys: tuple[str, ...] = ()
    column_keys: tuple[str, ...] = COLOR_KEYS  # everything that is counted, or has a column

    def __init__(self, language: str, players: Sequence[str] = (), parts: Sequence[str] = ()) -> None:
        self.catalogue = catalogue_of(language, tuple(parts))
        self.language = language
        self.players = tuple(players)
        self.people: dict[tuple[int, str], Facts] = {}
        self.named = False  # whether a player was spoken of, or to, since a caller set it

    def say(self, message: str, **facts: str | int) -> str:
        """Put facts into a message of the catalogue."""
        return self.catalogue.say(message, facts)

    def sentence(self, message: str, **facts: str | int) -> str:
        """Put facts into a message and begin it with a capital letter."""
        return capitalized(self.say(message, **facts))

    def attempt(self, messages: Sequence[str], facts: Facts) -> str | None:
        """Put facts into the first of several messages that can be filled; return None if there is none."""
        for message in messages:
            text = self.catalogue.attempt(message, facts)
            if text is not None:
                return text
        return None

    # Printed things.

    @abstractmethod
    def name(self, item: int) -> str:
        """Return the printed name of an item."""

    def mention(self, item: int) -> str:
        """Return a name as it stands inside a sentence; UNKNOWN is a card that nobody has seen."""
        about = (type(self), self.language, item)
        if about not in MENTIONED:
            MENTIONED[about] = self.say("face-down-card") if item == UNKNOWN else self.quoted(self.name(item))
        return MENTIONED[about]

    def quoted(self, name: str) -> str:
        """Return a printed name as it stands inside a sentence: with a small article, or in quotation marks."""
        article, _, rest = name.partition(" ")
        if rest and article == self.say("article-in-lower-case"):
            name = f"{article.lower()} {rest}"
        return self.say("mention", name=name)

    def mentions(self, items: Sequence[int]) -> str:
        """Return several names as they stand inside a sentence."""
        return self.all_of([self.mention(item) for item in items])

    def good(self, good: int, units: int = 1) -> str:
        """Return a good, with the number of its units if they are several: `clay`, `2 stone`."""
        return self.say(f"good-{self.good_keys[good]}") if units == 1 else self.units(good, units)

    def units(self, good: int, units: int) -> str:
        """Return a number of units of a good, also if it is one: `1 glass`."""
        return self.say(f"units-{self.good_keys[good]}", units=units)

    def coins(self, coins: int) -> str:
        """Return an amount of coins."""
        return self.say("coins", coins=coins)

    def color(self, column: int) -> str:
        """Return the colour of a card, short: `brown`."""
        return self.say(f"color-{self.column_keys[column]}")

    def color_kind(self, column: int) -> str:
        """Return the colour of a card with what it stands for: `brown (raw materials)`."""
        return self.say("color-kind", color=self.color(column), kind=self.say(f"kind-{self.column_keys[column]}"))

    def counted(self, columns: Sequence[int], **facts: str | int) -> str:
        """Return one of what cities count: `yellow card`, `brown and grey card`, `built wonder`."""
        keys = [self.column_keys[column] for column in columns]
        text = self.attempt([f"counted-{'-'.join(keys)}"], facts)
        return self.all_of([self.say(f"counted-{key}", **facts) for key in keys]) if text is None else text

    def symbol(self, symbol: int) -> str:
        """Return the name of a science symbol."""
        return self.say(f"symbol-{self.symbol_keys[symbol]}")

    def age(self, age: int) -> str:
        """Return the name of an Age."""
        return self.say("age", age=age)

    # People.

    def addressed(self, seat: int) -> bool:
        """Return whether the words speak to this player."""
        self.named = True
        return 0 <= seat < len(self.players) and self.players[seat] == YOU

    def player(self, seat: int) -> str:
        """Return the name of a player."""
        if self.addressed(seat):
            return self.say("you")
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def who(self, seat: int, role: str = "player") -> Facts:
        """Return the facts about a player that a sentence needs: the name, and whether it is `you`.

        *role* is what the sentence calls the player.
        """
        self.named = True
        if (seat, role) not in self.people:
            person = "person" if role == "player" else f"{role}_person"
            facts: Facts = {role: self.player(seat), person: "you" if self.addressed(seat) else "other"}
            self.people[seat, role] = facts
        return self.people[seat, role].copy()

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
