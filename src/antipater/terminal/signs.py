"""Short signs for what is printed on an item: goods, coins, shields, symbols, points; never a colour alone."""

from collections.abc import Iterable

from rich.style import Style

from antipater.data import words as w
from antipater.data.items import Item
from antipater.data.pantheon import TEMPLE_POINTS
from antipater.data.words import GOOD_KEYS, Effect
from antipater.terminal.canvas import Run
from antipater.terminal.palette import CARD_COLORS, FAINT, GOLD, GOOD_COLORS, PAPER, style
from antipater.text.words import Words

COIN = "●"
POINT = "★"
SHIELD = "▼"
AGAIN = "↻"
DIVINITY = "◈"
FACE_DOWN = "▒"
MYTHOLOGY = "▣"  # a mythology token
OFFERING = "◇"
SNAKE = "§"
MINERVA = "╫"
# Brown, grey, blue, green, yellow, red, purple; wonders, progress tokens, sets of coins, divinities.
SHAPES = ("■", "□", "▲", "◑", "◆", "▼", "✦", "⌂", "○", "●", DIVINITY)
# Wheel, pendulum, quill, mortar, sundial, armillary sphere, balance.
SYMBOLS = ("⊕", "⊸", "✎", "∪", "☼", "◎", "╥")

COIN_STYLE = style(GOLD)
POINT_STYLE = style(PAPER, bold=True)
SYMBOL_STYLE = style("#74dcb5", bold=True)
SHIELD_STYLE = style("#ff8f7e", bold=True)
QUIET = style(FAINT)


def good_letter(words: Words, good: int) -> str:
    """Return the letter of a good."""
    return words.say(f"terminal-letter-{GOOD_KEYS[good]}")


def good_style(good: int) -> Style:
    """Return the style of a good's letter."""
    return style(GOOD_COLORS[good], bold=True)


def goods(words: Words, units: Iterable[int]) -> list[Run]:
    """Return a letter for every unit of each good."""
    return [(good_letter(words, good) * n, good_style(good)) for good, n in enumerate(units) if n]


def cost(words: Words, item: Item) -> list[Run]:
    """Return a printed cost; nothing for what is free."""
    coins: list[Run] = [(f"{item.coins}{COIN}", COIN_STYLE)] if item.coins else []
    return coins + goods(words, item.needs)


def shapes(columns: Iterable[int]) -> list[Run]:
    """Return the shapes of what a city counts."""
    return [(SHAPES[column], style(CARD_COLORS[column])) for column in columns]


def effects(words: Words, item: Item, spaced: bool = True) -> list[Run]:
    """Return what an item does, in signs; words for it are in `Words.effects`."""
    coins_too = any(isinstance(effect, w.CoinsPerMost) for effect in item.effects)
    told = [effect for effect in item.effects if not isinstance(effect, w.CoinsPerMost)]  # the points count the same
    runs: list[Run] = []
    for effect in told:
        sign = effect_signs(words, effect, coins_too)
        runs += [(" ", QUIET), *sign] if spaced and runs and sign else sign
    return runs


def effect_signs(words: Words, effect: Effect, coins_too: bool) -> list[Run]:
    """Return one effect in signs."""
    match effect:
        case w.Produce(good, units):
            return [("+", QUIET), (good_letter(words, good) * units, good_style(good))]
        case w.ProduceAny(goods):
            letters = [(good_letter(words, good), good_style(good)) for good in goods]
            return [("+", QUIET), *[run for letter in letters for run in (letter, ("/", QUIET))][:-1]]
        case w.FixPrice(goods):
            return [*((good_letter(words, good), good_style(good)) for good in goods), (f"=1{COIN}", COIN_STYLE)]
        case w.Coins(gained):
            return [(f"+{gained}{COIN}", COIN_STYLE)]
        case w.PointsPerMost(columns, points):
            coins: list[Run] = [(f"{points}{COIN}", COIN_STYLE)] if coins_too else []
            return [*coins, (f"{points}{POINT}", POINT_STYLE), ("/", QUIET), *shapes(columns)]
        case w.CoinsPer(columns, each):
            return [(f"{each}{COIN}", COIN_STYLE), ("/", QUIET), *shapes(columns)]
        case w.OpponentLoses(lost):
            return [(f"-{lost}{COIN}", SHIELD_STYLE)]
        case w.Shields(shields):
            return [(SHIELD * shields, SHIELD_STYLE)]
        case w.Symbol(symbol):
            return [(SYMBOLS[symbol], SYMBOL_STYLE)]
        case w.Points(points):
            return [(f"{points}{POINT}", POINT_STYLE)]
        case w.PlayAgain():
            return [(AGAIN, SYMBOL_STYLE)]
        case w.DestroyCard(color):
            return [("×", SHIELD_STYLE), *shapes((color,))]
        case w.BuildFromDiscard():
            return [("↑?", SYMBOL_STYLE)]
        case w.KeepTokenFromBox():
            return [(f"{SHAPES[w.TOKENS]}?", SYMBOL_STYLE)]
    return added_signs(effect)


def added_signs(effect: Effect) -> list[Run]:
    """Return one effect of Pantheon or of a promo wonder in signs."""
    match effect:
        case w.BuildTopRow():
            return [("↑≡", SYMBOL_STYLE)]
        case w.ShareRemovedCards():
            return [("↑3?", SYMBOL_STYLE)]
        case w.TemplePoints():
            return [("/".join(map(str, TEMPLE_POINTS[1:])), POINT_STYLE), (POINT, POINT_STYLE)]
        case w.ActivationRebate(coins):
            return [(f"{DIVINITY}-{coins}{COIN}", COIN_STYLE)]
        case w.ActivateFromDeck() | w.ActivateFromTops():
            return [(f"{DIVINITY}?", SYMBOL_STYLE)]
        case w.SafeCoins(coins):
            return [(f"+{coins}{COIN}", COIN_STYLE)]
        case w.TakeTokenFromCard():
            return [(f"{SHAPES[w.TOKENS]}?", SYMBOL_STYLE)]
        case w.CopySymbol():
            return [(SNAKE, SYMBOL_STYLE), *shapes((w.GREEN,))]
        case w.StealCard():
            return [("←", SHIELD_STYLE), *shapes((w.BROWN, w.GREY))]
        case w.DiscardFromStructure():
            return [("×?", SHIELD_STYLE)]
        case w.UnbuildWonder():
            return [("×", SHIELD_STYLE), *shapes((w.WONDERS,))]
        case w.BuildWonderFromDiscard():
            return [("↑", SYMBOL_STYLE), *shapes((w.WONDERS,))]
        case w.StealWonder():
            return [("←", SHIELD_STYLE), *shapes((w.WONDERS,))]
        case w.PlaceMinerva():
            return [(MINERVA, SYMBOL_STYLE)]
        case w.RemoveMilitaryToken():
            return [(f"×-{COIN}", SHIELD_STYLE)]
        case w.ApplyMilitaryToken():
            return [(f"-{COIN}", SHIELD_STYLE)]
    return []
