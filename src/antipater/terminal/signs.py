"""Short signs for what is printed on items of any game: goods, coins, shields, symbols; never a colour alone."""

from collections.abc import Iterable
from typing import Any

from rich.style import Style

from antipater.terminal.canvas import Run
from antipater.terminal.palette import FAINT, GOLD, PAPER, PAYABLE, UNPAYABLE, style

COIN = "●"
POINT = "★"
SHIELD = "▼"
FACE_DOWN = "▒"
# Brown, grey, blue, green, yellow, red, purple; wonders or their stages.
SHAPES = ("■", "□", "▲", "◑", "◆", "▼", "✦", "⌂")

COIN_STYLE = style(GOLD)
POINT_STYLE = style(PAPER, bold=True)
SYMBOL_STYLE = style("#74dcb5", bold=True)
SHIELD_STYLE = style("#ff8f7e", bold=True)
QUIET = style(FAINT)


class Signs:
    """The signs of one family of rulesets."""

    good_keys: tuple[str, ...]
    good_colors: tuple[str, ...]
    color_keys: tuple[str, ...]
    symbol_keys: tuple[str, ...]
    shapes: tuple[str, ...]  # by column: the colours of cards, then what else a city counts
    colors: tuple[str, ...]
    symbols: tuple[str, ...]
    marks: dict[str, str]  # signs of the help that stand alone, by their keys

    def good(self, words: Any, good: int, units: int = 1) -> Run:
        """Return a letter for every unit of a good."""
        return words.say(f"terminal-letter-{self.good_keys[good]}") * units, self.good_style(good)

    def good_style(self, good: int) -> Style:
        """Return the style of a good's letter."""
        return style(self.good_colors[good], bold=True)

    def one_of(self, words: Any, goods: Iterable[int], between: str = "/") -> list[Run]:
        """Return the letters of several goods."""
        runs: list[Run] = []
        for good in goods:
            runs += [(between, QUIET)] if runs and between else []
            runs.append(self.good(words, good))
        return runs

    def cost(self, words: Any, item: Any) -> list[Run]:
        """Return a printed cost; nothing for what is free."""
        coins: list[Run] = [(f"{item.coins}{COIN}", COIN_STYLE)] if item.coins else []
        return coins + [self.good(words, good, units) for good, units in enumerate(item.needs) if units]

    def counted(self, columns: Iterable[int]) -> list[Run]:
        """Return the shapes of what a city counts."""
        return [(self.shapes[column], style(self.colors[column])) for column in columns]

    def of_help(self, words: Any, key: str) -> Run:
        """Return the sign that a key of the help stands for: `coin`, `good-wood`, `color-brown`, `symbol-wheel`."""
        family, _, thing = key.partition("-")
        if key in self.marks:
            return self.marks[key], style(GOLD)
        if family == "good":
            return self.good(words, self.good_keys.index(thing))
        if family == "color":
            column = self.color_keys.index(thing)
            return self.shapes[column], style(self.colors[column], bold=True)
        if family == "symbol":
            return self.symbols[self.symbol_keys.index(thing)], SYMBOL_STYLE
        return "→", QUIET


def price(coins: int, payable: bool, mark: str = "") -> Run:
    """Return a price in a colour that says whether it can be paid; a mark says it too."""
    return f"{'' if payable else '!'}{coins}{COIN}{mark}", price_style(payable)


def price_style(payable: bool, bold: bool | None = None) -> Style:
    """Return the style of a price."""
    return style(PAYABLE if payable else UNPAYABLE, bold=payable if bold is None else bold)
