"""Short signs for what is printed on cards and boards of classic 7 Wonders: never a colour alone."""

from collections.abc import Iterable

from rich.style import Style

from antipater.data import classic_words as c
from antipater.data import words as w
from antipater.data.classic_items import Item
from antipater.data.words import Effect
from antipater.terminal.canvas import Run
from antipater.terminal.palette import CARD_COLORS, DEAR, PAPER, style
from antipater.terminal.signs import (
    COIN,
    COIN_STYLE,
    POINT,
    POINT_STYLE,
    QUIET,
    SHIELD,
    SHIELD_STYLE,
    SYMBOL_STYLE,
)
from antipater.terminal.signs import SHAPES as DUEL_SHAPES
from antipater.text.language import Language

__all__ = ["COIN", "COIN_STYLE", "POINT", "SHIELD", "SHIELD_STYLE", "SYMBOL_STYLE"]  # as in every game

LEFT, RIGHT, HERE = "◀", "▶", "•"
DEFEAT = "✗"
# Brown, grey, blue, green, yellow, red, purple; stages, defeats.
SHAPES = (*DUEL_SHAPES[:8], DEFEAT)
COLORS = (*CARD_COLORS[:8], DEAR)
SYMBOLS = ("∧", "✱", "▤")  # compass, gear, tablet
GOOD_COLORS = ("#c08a52", "#b7bec9", "#dd7f5a", "#9aa7d8", "#7fcfe8", "#e3a3d0", "#e6d9a2")
SCOPES = {c.OWN: "", c.NEIGHBOURS: LEFT + RIGHT, c.ALL_THREE: LEFT + HERE + RIGHT}
SIDES = {c.LEFT: LEFT, c.RIGHT: RIGHT, c.BOTH: LEFT + RIGHT}


def good_letter(words: Language, good: int) -> str:
    """Return the letter of a good."""
    return words.say(f"terminal-letter-{c.GOOD_KEYS[good]}")


def good_style(good: int) -> Style:
    """Return the style of a good's letter."""
    return style(GOOD_COLORS[good], bold=True)


def letters(words: Language, goods: Iterable[int], between: str = "/") -> list[Run]:
    """Return the letters of several goods."""
    runs: list[Run] = []
    for good in goods:
        runs += [(between, QUIET)] if runs and between else []
        runs.append((good_letter(words, good), good_style(good)))
    return runs


def cost(words: Language, item: Item) -> list[Run]:
    """Return a printed cost; nothing for what is free."""
    coins: list[Run] = [(f"{item.coins}{COIN}", COIN_STYLE)] if item.coins else []
    return coins + [(good_letter(words, good) * n, good_style(good)) for good, n in enumerate(item.needs) if n]


def shapes(columns: Iterable[int]) -> list[Run]:
    """Return the shapes of what a city counts."""
    return [(SHAPES[column], style(COLORS[column])) for column in columns]


def effects(words: Language, item: Item, spaced: bool = True) -> list[Run]:
    """Return what an item does, in signs; words for it are in `ClassicWords.effects`."""
    pays = [effect for effect in item.effects if isinstance(effect, c.CoinsPer)]
    runs: list[Run] = []
    for effect in item.effects:
        if pays and isinstance(effect, c.PointsPer):
            runs = counted(f"{pays[0].coins}{COIN}{effect.points}{POINT}", effect.columns, effect.scope)
        else:
            runs += [(" ", QUIET)] if spaced and runs else []
            runs += effect_signs(words, effect)
    return runs


def counted(each: str, columns: Iterable[int], scope: int) -> list[Run]:
    """Return coins or points for each thing that some cities count."""
    return [(f"{each}/", POINT_STYLE), *shapes(columns), (SCOPES[scope], QUIET)]


def effect_signs(words: Language, effect: Effect) -> list[Run]:
    """Return one effect in signs."""
    match effect:
        case c.Produce(good, units):
            return [("+", QUIET), (good_letter(words, good) * units, good_style(good))]
        case c.ProduceOneOf(goods, _):
            return [("+", QUIET), *letters(words, goods)]
        case c.Discount(goods, sides):
            return [*letters(words, goods, ""), (f"{SIDES[sides]}1{COIN}", COIN_STYLE)]
        case c.Shields(shields):
            return [(SHIELD * shields, SHIELD_STYLE)]
        case c.Symbol(symbol):
            return [(SYMBOLS[symbol], SYMBOL_STYLE)]
        case c.AnySymbol():
            return [("/".join(SYMBOLS), SYMBOL_STYLE)]
        case c.FreeBuilding():
            return [(f"0{COIN}!", COIN_STYLE)]
        case c.SeventhCard():
            return [("+7", style(PAPER, bold=True))]
        case c.CopyGuild():
            return [("=", QUIET), *shapes((w.PURPLE,)), (LEFT + RIGHT, QUIET)]
        case w.BuildFromDiscard():
            return [("↑×", SYMBOL_STYLE)]
        case w.Coins(coins):
            return [(f"+{coins}{COIN}", COIN_STYLE)]
        case w.Points(points):
            return [(f"{points}{POINT}", POINT_STYLE)]
        case c.CoinsPer(columns, coins, scope):
            return counted(f"{coins}{COIN}", columns, scope)
        case c.PointsPer(columns, points, scope):
            return counted(f"{points}{POINT}", columns, scope)
    return []
