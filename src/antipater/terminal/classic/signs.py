"""Short signs for what is printed on cards and boards of classic 7 Wonders."""

from collections.abc import Iterable

from antipater.data import classic_words as c
from antipater.data import words as w
from antipater.data.classic_items import Item
from antipater.data.words import Effect
from antipater.terminal.canvas import Run
from antipater.terminal.palette import CARD_COLORS, PAPER, UNPAYABLE, style
from antipater.terminal.signs import (
    COIN,
    COIN_STYLE,
    POINT,
    POINT_STYLE,
    QUIET,
    SHAPES,
    SHIELD,
    SHIELD_STYLE,
    SYMBOL_STYLE,
    Signs,
)
from antipater.text.language import Language

LEFT, RIGHT, HERE = "◀", "▶", "•"
DEFEAT = "✗"
SCOPES = {c.OWN: "", c.NEIGHBOURS: LEFT + RIGHT, c.ALL_THREE: LEFT + HERE + RIGHT}
SIDES = {c.LEFT: LEFT, c.RIGHT: RIGHT, c.BOTH: LEFT + RIGHT}


class ClassicSigns(Signs):
    """The signs of classic 7 Wonders."""

    good_keys = c.GOOD_KEYS
    good_colors = ("#c08a52", "#b7bec9", "#dd7f5a", "#9aa7d8", "#7fcfe8", "#e3a3d0", "#e6d9a2")
    color_keys = w.COLOR_KEYS
    symbol_keys = c.SYMBOL_KEYS
    shapes = (*SHAPES, DEFEAT)  # colours of cards, stages; defeats
    colors = (*CARD_COLORS[: len(SHAPES)], UNPAYABLE)
    symbols = ("∧", "✱", "▤")  # compass, gear, tablet
    marks = {  # noqa: RUF012
        "coin": COIN,
        "points": POINT,
        "shield": SHIELD,
        "victory-token": "+3",
        "defeat-token": "-1",
        "stage": SHAPES[c.STAGES],
        "chain": "→ ←",
        "discount": f"{LEFT}1{COIN}",
        "any-symbol": "?",
        "neighbours": f"{LEFT} {RIGHT}",
        "hand": "5/6",
        "discard-pile": "×",
        "free-building": f"0{COIN}!",
        "seventh-card": "+7",
        "revive": "↑×",
        "copy-guild": f"={SHAPES[w.PURPLE]}",
        "free-city": "",
    }

    def effects(self, words: Language, item: Item, spaced: bool = True) -> list[Run]:
        """Return what an item does, in signs."""
        pays = [effect for effect in item.effects if isinstance(effect, c.CoinsPer)]
        runs: list[Run] = []
        for effect in item.effects:
            if pays and isinstance(effect, c.PointsPer):
                runs = self.for_each(f"{pays[0].coins}{COIN}{effect.points}{POINT}", effect.columns, effect.scope)
            else:
                runs += [(" ", QUIET)] if spaced and runs else []
                runs += self.effect(words, effect)
        return runs

    def for_each(self, gain: str, columns: Iterable[int], scope: int) -> list[Run]:
        """Return coins or points for each thing that some cities count."""
        return [(f"{gain}/", POINT_STYLE), *self.counted(columns), (SCOPES[scope], QUIET)]

    def effect(self, words: Language, effect: Effect) -> list[Run]:
        """Return one effect in signs."""
        match effect:
            case c.Produce(good, units):
                return [("+", QUIET), self.good(words, good, units)]
            case c.ProduceOneOf(goods, _):
                return [("+", QUIET), *self.one_of(words, goods)]
            case c.Discount(goods, sides):
                return [*self.one_of(words, goods, ""), (f"{SIDES[sides]}1{COIN}", COIN_STYLE)]
            case c.Shields(shields):
                return [(SHIELD * shields, SHIELD_STYLE)]
            case c.Symbol(symbol):
                return [(self.symbols[symbol], SYMBOL_STYLE)]
            case c.AnySymbol():
                return [("/".join(self.symbols), SYMBOL_STYLE)]
            case c.FreeBuilding():
                return [(f"0{COIN}!", COIN_STYLE)]
            case c.SeventhCard():
                return [("+7", style(PAPER, bold=True))]
            case c.CopyGuild():
                return [("=", QUIET), *self.counted((w.PURPLE,)), (LEFT + RIGHT, QUIET)]
            case w.BuildFromDiscard():
                return [("↑×", SYMBOL_STYLE)]
            case w.Coins(coins):
                return [(f"+{coins}{COIN}", COIN_STYLE)]
            case w.Points(points):
                return [(f"{points}{POINT}", POINT_STYLE)]
            case c.CoinsPer(columns, coins, scope):
                return self.for_each(f"{coins}{COIN}", columns, scope)
            case c.PointsPer(columns, points, scope):
                return self.for_each(f"{points}{POINT}", columns, scope)
        return []


SIGNS = ClassicSigns()
