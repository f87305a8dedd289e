"""Short signs for what is printed on items of Duel and its expansions."""

from antipater.data import words as w
from antipater.data.items import Item
from antipater.data.words import Effect
from antipater.terminal.canvas import Run
from antipater.terminal.duel.part import OTHER_EFFECT, part_of_item
from antipater.terminal.palette import CARD_COLORS
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

AGAIN = "↻"
DIVINITY = "◈"
SENATOR = "♙"


class DuelSigns(Signs):
    """The signs of Duel."""

    good_keys = w.GOOD_KEYS
    good_colors = ("#c08a52", "#dd7f5a", "#b7bec9", "#7fcfe8", "#e6d9a2")
    color_keys = w.COLOR_KEYS
    symbol_keys = w.SYMBOL_KEYS
    # Colours of cards, wonders; progress tokens, sets of coins, divinities, senators.
    shapes = (*SHAPES, "○", "●", DIVINITY, SENATOR)
    colors = CARD_COLORS
    # Wheel, pendulum, quill, mortar, sundial, armillary sphere, balance.
    symbols = ("⊕", "⊸", "✎", "∪", "☼", "◎", "╥")
    marks = {  # noqa: RUF012
        "coin": COIN,
        "points": POINT,
        "shield": SHIELD,
        "pawn": "◀◆▶",
        "capital": "⌂",
        "military-token": f"-2{COIN}",
        "progress-token": shapes[w.TOKENS],
        "wonder": shapes[w.WONDERS],
        "play-again": AGAIN,
        "chain": "→ ←",
        "face-down": "░?░",
        "guild-back": f"░{shapes[w.PURPLE]}░",
        "accessible": "▸",
        "discard-pile": "×",
    }

    def effects(self, words: Language, item: Item, spaced: bool = True) -> list[Run]:
        """Return what an item does, in signs."""
        coins_too = any(isinstance(effect, w.CoinsPerMost) for effect in item.effects)
        runs: list[Run] = []
        for effect in item.effects:
            if isinstance(effect, w.CoinsPerMost):
                continue  # the points count the same
            sign = self.effect(words, item, effect, coins_too)
            runs += [(" ", QUIET), *sign] if spaced and runs and sign else sign
        return runs

    def effect(self, words: Language, item: Item, effect: Effect, coins_too: bool) -> list[Run]:
        """Return one effect in signs."""
        match effect:
            case w.Produce(good, units):
                return [("+", QUIET), self.good(words, good, units)]
            case w.ProduceAny(goods):
                return [("+", QUIET), *self.one_of(words, goods)]
            case w.FixPrice(goods):
                return [*self.one_of(words, goods, ""), (f"=1{COIN}", COIN_STYLE)]
            case w.Coins(gained):
                return [(f"+{gained}{COIN}", COIN_STYLE)]
            case w.PointsPerMost(columns, points):
                coins: list[Run] = [(f"{points}{COIN}", COIN_STYLE)] if coins_too else []
                return [*coins, (f"{points}{POINT}", POINT_STYLE), ("/", QUIET), *self.counted(columns)]
            case w.CoinsPer(columns, each):
                return [(f"{each}{COIN}", COIN_STYLE), ("/", QUIET), *self.counted(columns)]
            case w.OpponentLoses(lost):
                return [(f"-{lost}{COIN}", SHIELD_STYLE)]
            case w.Shields(shields):
                return [(SHIELD * shields, SHIELD_STYLE)]
            case w.Symbol(symbol):
                return [(self.symbols[symbol], SYMBOL_STYLE)]
            case w.Points(points):
                return [(f"{points}{POINT}", POINT_STYLE)]
            case w.PlayAgain():
                return [(AGAIN, SYMBOL_STYLE)]
            case w.DestroyCard(color):
                return [("×", SHIELD_STYLE), *self.counted((color,))]
            case w.BuildFromDiscard():
                return [("↑?", SYMBOL_STYLE)]
            case w.KeepTokenFromBox():
                return [(f"{self.shapes[w.TOKENS]}?", SYMBOL_STYLE)]
            case w.BuildTopRow():
                return [("↑≡", SYMBOL_STYLE)]
            case w.ShareRemovedCards():
                return [("↑3?", SYMBOL_STYLE)]
        part = part_of_item(item.part)
        if part is not None:
            return part.effect_signs(effect)
        return [] if item.column == w.TOKENS else [(OTHER_EFFECT, SYMBOL_STYLE)]


SIGNS = DuelSigns()
