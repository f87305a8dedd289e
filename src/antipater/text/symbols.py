"""Help for every symbol that a screen shows: its name, what it means, and the rule."""

from dataclasses import dataclass

from antipater.data.columns import ALL
from antipater.data.duel import COINS_PER_POINT, DISCARD_COINS, MOST_WONDERS, SYMBOLS_TO_WIN, TRACK_POINTS, TRADE_PRICE
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, RAW_GOODS, SYMBOL_KEYS, Symbol
from antipater.text.prices import freed_by, granting
from antipater.text.vocabulary import Vocabulary

# Marks that stand alone, with their rules; goods, colours and symbols have families of their own.
MARKS = {
    "coin": "D5.1",
    "points": "D10.2",
    "shield": "D7.1",
    "pawn": "D7.4",
    "capital": "D7.2",
    "military-token": "D7.3",
    "progress-token": "D8.1",
    "wonder": "D6.3",
    "play-again": "D6.8",
    "chain": "D5.8",
    "face-down": "D3.3",
    "guild-back": "D3.4",
    "accessible": "D3.2",
    "discard-pile": "D4.2",
}
COLOR_RULES = dict(zip(COLOR_KEYS, ("D5.2", "D5.2", "D10.2", "D8.1", "D5.4", "D7.1", "D5.11"), strict=True))
HELP_KEYS = (
    *(f"good-{key}" for key in GOOD_KEYS),
    *(f"color-{key}" for key in COLOR_KEYS),
    *(f"symbol-{key}" for key in SYMBOL_KEYS),
    *(f"link-{key}" for key in LINK_KEYS),
    *MARKS,
)


@dataclass(frozen=True)
class Help:
    """A symbol explained."""

    key: str
    name: str
    meaning: str
    rule: str
    line: str  # all of it in one sentence

    def __str__(self) -> str:
        return self.line


def help_for(words: Vocabulary, key: str) -> Help:
    """Explain a symbol by its key: `good-wood`, `color-brown`, `symbol-wheel`, `link-moon`, `shield`."""
    if key not in HELP_KEYS:
        raise KeyError(f"no help for {key!r}; there is help for: {', '.join(HELP_KEYS)}")
    if key in MARKS:
        name, meaning, rule = words.say(f"mark-{key}"), words.say(f"help-{key}", **figures(words)), MARKS[key]
    else:
        family, _, thing = key.partition("-")
        name = words.say(key)
        meaning, rule = FAMILIES[family](words, thing)
    return Help(key, name, meaning, rule, words.sentence("help-line", name=name, meaning=meaning, rule=rule))


def figures(words: Vocabulary) -> dict[str, str | int]:
    """Return the figures that the help for single marks speaks of."""
    worth = words.one_of([str(points) for points in sorted(set(TRACK_POINTS)) if points])
    return {"discard": DISCARD_COINS, "set": COINS_PER_POINT, "most": MOST_WONDERS, "points": worth}


def about_good(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a good, raw or manufactured, and its price (D5.3)."""
    kind = "raw" if GOOD_KEYS.index(key) < RAW_GOODS else "made"
    return words.say(f"help-good-{kind}", price=TRADE_PRICE), "D5.3"


def about_color(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a colour of cards."""
    return words.say(f"help-color-{key}"), COLOR_RULES[key]


def about_symbol(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a science symbol, and where it stands (D8.11, D8.12)."""
    symbol = SYMBOL_KEYS.index(key)
    bearers = [item.number for item in ALL if Symbol(symbol) in item.effects]
    facts = {"cards": len(bearers), "most": SYMBOLS_TO_WIN}
    return words.say("help-symbol", items=words.mentions(bearers), **facts), "D8.11"


def about_link(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a chain symbol: what grants it, what it makes free (D5.8)."""
    link = LINK_KEYS.index(key)
    return words.say("help-link", givers=words.mentions(granting(link)), items=words.mentions(freed_by(link))), "D5.8"


FAMILIES = {"good": about_good, "color": about_color, "symbol": about_symbol, "link": about_link}
