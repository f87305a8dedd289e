"""What an item of classic 7 Wonders does, in words: one line for each effect, with its rule."""

from antipater.data import classic_words as effect_words
from antipater.data.classic import BUILDINGS, REDUCED_PRICE
from antipater.data.classic_words import ALL_THREE, BOTH, LEFT, NEIGHBOURS, OWN, RIGHT
from antipater.data.words import BuildFromDiscard, Coins, Effect, Points
from antipater.rules.classic.payment import chains_to
from antipater.text.classic.vocabulary import ClassicVocabulary, Facts

Said = tuple[str, str, Facts]  # a message, the rule it cites, and its figures
SCOPES = {OWN: "own", NEIGHBOURS: "neighbours", ALL_THREE: "all"}
SIDES = {LEFT: "left", RIGHT: "right", BOTH: "both"}
# Effects without figures: message and rule.
PLAIN: dict[type[Effect], tuple[str, str]] = {
    effect_words.AnySymbol: ("any-symbol", "C6.5"),
    effect_words.FreeBuilding: ("free-building", "C6.1"),
    effect_words.SeventhCard: ("seventh-card", "C6.3"),
    effect_words.CopyGuild: ("copy-guild", "C6.4"),
    BuildFromDiscard: ("revive", "C6.2"),
}


def freed_by(item: int) -> list[int]:
    """Return the buildings that an item makes free (C3.3)."""
    return [row.number for row in BUILDINGS if item in chains_to(row.number)]


def effect_lines(words: ClassicVocabulary, item: int) -> list[str]:
    """Say what an item does, and which buildings it makes free (C3.3)."""
    lines = [effect_line(words, effect) for effect in words.item(item).effects]
    if freed_by(item):
        lines.append(words.sentence("effect-chain", items=words.mentions(freed_by(item)), rule="C3.3"))
    return lines


def effect_line(words: ClassicVocabulary, effect: Effect) -> str:
    """Say what one effect does."""
    message, rule, figures = effect_facts(words, effect)
    return words.sentence(f"effect-{message}", rule=rule, **figures)


def effect_facts(words: ClassicVocabulary, effect: Effect) -> Said:
    """Return the message of an effect, its rule and its figures; every effect word has its arm."""
    if type(effect) in PLAIN:
        message, rule = PLAIN[type(effect)]
        return message, rule, {}
    match effect:
        case effect_words.Produce(good, units):
            return "produce-for-sale", "C3.4", {"goods": words.units(good, units)}
        case effect_words.ProduceOneOf(goods, for_sale):
            message = "produce-one-of-for-sale" if for_sale else "produce-one-of"
            return message, "C3.1", {"goods": words.one_of([words.good(good) for good in goods])}
        case effect_words.Discount(goods, sides):
            names = words.all_of([words.good(good) for good in goods])
            return "discount", "C3.4", {"goods": names, "side": SIDES[sides], "coins": REDUCED_PRICE}
        case effect_words.Shields(shields):
            return "standing-shields", "C5.2", {"shields": shields}
        case effect_words.Symbol(symbol):
            return "symbol", "C7.1", {"symbol": words.symbol(symbol)}
        case effect_words.CoinsPer(columns, coins, scope):
            return "coins-per-scope", "C4.1", {"coins": coins} | counted_in(words, columns, scope)
        case effect_words.PointsPer(columns, points, scope):
            rule = "C4.1" if scope == OWN else "C4.3"
            return "points-per-scope", rule, {"points": points} | counted_in(words, columns, scope)
        case Coins(coins):
            return "coins", "C2.2", {"coins": coins}
        case Points(points):
            return "points", "C7.1", {"points": points}
    raise TypeError(f"no sentence says {effect}")


def counted_in(words: ClassicVocabulary, columns: tuple[int, ...], scope: int) -> Facts:
    """Return what is counted, and in which cities."""
    return {"counted": words.counted(columns), "scope": SCOPES[scope]}
