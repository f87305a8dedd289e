"""Help for every symbol that a screen shows: its name, what it means, and the rule."""

from antipater.data.columns import ADDED, BASE
from antipater.data.duel import COINS_PER_POINT, DISCARD_COINS, MOST_WONDERS, SYMBOLS_TO_WIN, TRACK_POINTS, TRADE_PRICE
from antipater.data.pantheon import LOOKED_AT, MYTHOLOGY_LINKS, OFFERINGS, PRICES
from antipater.data.words import COLOR_KEYS, GOOD_KEYS, LINK_KEYS, RAW_GOODS, SYMBOL_KEYS, Symbol
from antipater.text.language import Help
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
    "mythology-token": "P2.2",
    "offering-token": "P2.3",
    "divinity": "P3.4",
    "face-down-divinity": "P2.4",
    "divinity-deck": "P1.3",
    "pantheon-price": "P3.2",
    "gate": "P4.1",
    "temple-back": "P1.5",
    "snake": "P5.3",
    "minerva": "P5.16",
    "safe-coins": "P5.4",
}
COLOR_RULES = dict(zip(COLOR_KEYS, ("D5.2", "D5.2", "D10.2", "D8.1", "D5.4", "D7.1", "D5.11"), strict=True))
HELP_KEYS = (
    *(f"good-{key}" for key in GOOD_KEYS),
    *(f"color-{key}" for key in COLOR_KEYS),
    *(f"symbol-{key}" for key in SYMBOL_KEYS),
    *(f"link-{key}" for key in LINK_KEYS),
    *MARKS,
)


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
    values = words.one_of([str(value) for value in OFFERINGS])
    prices: dict[str, str | int] = {"values": values, "least": min(PRICES[0]), "dearest": max(PRICES[0])}
    return prices | {
        "discard": DISCARD_COINS,
        "set": COINS_PER_POINT,
        "most": MOST_WONDERS,
        "points": worth,
        "looked": LOOKED_AT,
    }


def about_good(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a good, raw or manufactured, and its price (D5.3)."""
    kind = "raw" if GOOD_KEYS.index(key) < RAW_GOODS else "made"
    return words.say(f"help-good-{kind}", price=TRADE_PRICE), "D5.3"


def about_color(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a colour of cards."""
    return words.say(f"help-color-{key}"), COLOR_RULES[key]


def about_symbol(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a science symbol, and where it stands (D8.11, D8.12)."""
    effect = Symbol(SYMBOL_KEYS.index(key))
    bearers = [item.number for item in BASE if effect in item.effects]
    added = [item.number for item in ADDED if effect in item.effects]
    facts: dict[str, str | int] = {"cards": len(bearers), "most": SYMBOLS_TO_WIN}
    meaning = words.say("help-symbol", items=words.mentions(bearers), **facts)
    if added:
        meaning = words.say("help-symbol-added", meaning=meaning, items=words.mentions(added))
    return meaning, "D8.11"


def about_link(words: Vocabulary, key: str) -> tuple[str, str]:
    """Explain a chain symbol: what grants it, what it makes free (D5.8, P3.5)."""
    link = LINK_KEYS.index(key)
    if link in MYTHOLOGY_LINKS:
        token = words.mythology_token(MYTHOLOGY_LINKS.index(link))
        return words.say("help-link-token", token=token, items=words.mentions(freed_by(link))), "P3.5"
    return words.say("help-link", givers=words.mentions(granting(link)), items=words.mentions(freed_by(link))), "D5.8"


FAMILIES = {"good": about_good, "color": about_color, "symbol": about_symbol, "link": about_link}
