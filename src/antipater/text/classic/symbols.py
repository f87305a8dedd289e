"""Help for every symbol that a screen of classic 7 Wonders shows: its name, what it means, and the rule."""

from antipater.data.classic import (
    BUILDINGS,
    COINS_PER_POINT,
    DEFEAT_POINTS,
    PRICE,
    REDUCED_PRICE,
    SALE,
    SET_POINTS,
    VICTORY_POINTS,
)
from antipater.data.classic_words import GOOD_KEYS, RAW_GOODS, SYMBOL_KEYS, Symbol
from antipater.data.words import COLOR_KEYS
from antipater.text.classic.vocabulary import ClassicVocabulary, Facts
from antipater.text.language import Help

# Marks that stand alone, with their rules; goods, colours and symbols have families of their own.
MARKS = {
    "coin": "C7.1",
    "points": "C7.1",
    "shield": "C5.2",
    "victory-token": "C5.1",
    "defeat-token": "C5.1",
    "stage": "C3.7",
    "chain": "C3.3",
    "discount": "C3.4",
    "any-symbol": "C6.5",
    "neighbours": "C1.1",
    "hand": "C2.3",
    "discard-pile": "C8.2",
    "free-building": "C6.1",
    "seventh-card": "C6.3",
    "revive": "C6.2",
    "copy-guild": "C6.4",
    "free-city": "C9.1",
}
COLOR_RULES = dict(zip(COLOR_KEYS, ("C3.4", "C3.4", "C7.1", "C7.1", "C4.1", "C5.2", "C4.3"), strict=True))
HELP_KEYS = (
    *(f"good-{key}" for key in GOOD_KEYS),
    *(f"color-{key}" for key in COLOR_KEYS),
    *(f"symbol-{key}" for key in SYMBOL_KEYS),
    *MARKS,
)


def help_for(words: ClassicVocabulary, key: str) -> Help:
    """Explain a symbol by its key: `good-ore`, `color-brown`, `symbol-gear`, `shield`."""
    if key not in HELP_KEYS:
        raise KeyError(f"no help for {key!r}; there is help for: {', '.join(HELP_KEYS)}")
    if key in MARKS:
        name, rule = words.say(f"classic-mark-{key}"), MARKS[key]
        meaning = words.say(f"classic-help-{key}", **figures(words))
    else:
        family, _, thing = key.partition("-")
        name = words.say(key)
        meaning, rule = FAMILIES[family](words, thing)
    return Help(key, name, meaning, rule, words.sentence("help-line", name=name, meaning=meaning, rule=rule))


def figures(words: ClassicVocabulary) -> Facts:
    """Return the figures that the help for single marks speaks of."""
    worth = words.all_of([str(points) for points in VICTORY_POINTS])
    return {"set": COINS_PER_POINT, "sale": SALE, "worth": worth, "lost": -DEFEAT_POINTS, "reduced": REDUCED_PRICE}


def about_good(words: ClassicVocabulary, key: str) -> tuple[str, str]:
    """Explain a good, raw or manufactured, and its price (C3.4)."""
    kind = "raw" if GOOD_KEYS.index(key) < RAW_GOODS else "made"
    return words.say(f"classic-help-good-{kind}", price=PRICE), "C3.4"


def about_color(words: ClassicVocabulary, key: str) -> tuple[str, str]:
    """Explain a colour of cards."""
    return words.say(f"classic-help-color-{key}"), COLOR_RULES[key]


def about_symbol(words: ClassicVocabulary, key: str) -> tuple[str, str]:
    """Explain a science symbol, and where it stands (C7.1)."""
    effect = Symbol(SYMBOL_KEYS.index(key))
    bearers = [row.number for row in BUILDINGS if effect in row.effects]
    return words.say("classic-help-symbol", items=words.mentions(bearers), points=SET_POINTS), "C7.1"


FAMILIES = {"good": about_good, "color": about_color, "symbol": about_symbol}
