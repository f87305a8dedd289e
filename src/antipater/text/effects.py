"""What an item does, in words: one line for each effect, with its rule."""

from antipater.data import words as effect_words
from antipater.data.duel import FIXED_PRICE
from antipater.data.items import DIVINITY_ITEMS, NONE, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import ENKI_TOKENS, TEMPLE_POINTS
from antipater.data.words import Effect
from antipater.text.prices import freed_by
from antipater.text.vocabulary import COLUMN_KEYS, Vocabulary

Said = tuple[str, str, dict[str, str | int]]  # a message, the rule it cites, and its figures
# Words of Duel that a divinity carries, with the rule about that divinity.
DIVINITY_RULES: dict[type[Effect], str] = {
    effect_words.Symbol: "P5.2",
    effect_words.Coins: "P5.6",
    effect_words.Points: "P5.7",
    effect_words.BuildFromDiscard: "P5.8",
    effect_words.Shields: "P5.15",
}
# Effects without figures: message and rule.
PLAIN: dict[type[Effect], tuple[str, str]] = {
    effect_words.TradeIncome: ("trade-income", "D8.3"),
    effect_words.WondersPlayAgain: ("wonders-play-again", "D8.9"),
    effect_words.PlayAgain: ("play-again", "D6.8"),
    effect_words.BuildFromDiscard: ("build-from-discard", "D6.5"),
    effect_words.BuildTopRow: ("build-top-row", "M2"),
    effect_words.ShareRemovedCards: ("share-removed-cards", "M3"),
    effect_words.ActivateFromTops: ("activate-from-tops", "P4.1"),
    effect_words.ActivateFromDeck: ("activate-from-deck", "P4.3"),
    effect_words.CopySymbol: ("copy-symbol", "P5.3"),
    effect_words.StealCard: ("steal-card", "P5.5"),
    effect_words.DiscardFromStructure: ("discard-from-structure", "P5.9"),
    effect_words.UnbuildWonder: ("unbuild-wonder", "P5.11"),
    effect_words.BuildWonderFromDiscard: ("build-wonder-from-discard", "P5.13"),
    effect_words.StealWonder: ("steal-wonder", "P5.14"),
    effect_words.PlaceMinerva: ("place-minerva", "P5.16"),
    effect_words.RemoveMilitaryToken: ("remove-military-token", "P5.17"),
    effect_words.ApplyMilitaryToken: ("apply-military-token", "P5.17"),
}


def effect_lines(words: Vocabulary, item: int) -> list[str]:
    """Say what an item does, and which chain symbol it grants (D5.8)."""
    row = words.item(item)
    lines = [effect_line(words, effect, item) for effect in row.effects]
    if row.gives != NONE:
        freed = words.mentions(freed_by(row.gives))
        lines.append(words.sentence("effect-link", symbol=words.link(row.gives), items=freed, rule="D5.8"))
    return lines


def effect_line(words: Vocabulary, effect: Effect, item: int) -> str:
    """Say what one effect of an item does."""
    message, rule, figures = effect_facts(words, effect, item)
    if item >= DIVINITY_ITEMS:
        rule = DIVINITY_RULES.get(type(effect), rule)
    return words.sentence(f"effect-{message}", rule=rule, **figures)


def effect_facts(words: Vocabulary, effect: Effect, item: int) -> Said:
    """Return the message of an effect, its rule and its figures; every effect word has its arm."""
    if type(effect) in PLAIN:
        message, rule = PLAIN[type(effect)]
        return message, rule, {}
    match effect:
        case effect_words.Produce(good, units):
            return "produce", "D5.2", {"goods": words.units(good, units)}
        case effect_words.ProduceAny(goods):
            return "produce-any", "D5.5", {"goods": words.one_of([words.good(good) for good in goods])}
        case effect_words.FixPrice(goods):
            names = words.all_of([words.good(good) for good in goods])
            return "fix-price", "D5.4", {"goods": names, "coins": FIXED_PRICE}
        case effect_words.Rebate(column, units):
            rule = "D8.2" if column == effect_words.WONDERS else "D8.5"
            return f"rebate-{COLUMN_KEYS[column]}", rule, {"units": units}
        case effect_words.ExtraShields(shields):
            return "extra-shields", "D8.8", {"shields": shields}
        case effect_words.CoinsPerChain(coins):
            return "coins-per-chain", "D8.10", {"coins": coins}
        case effect_words.Coins(coins):
            return "coins", arrival_rule(item), {"coins": coins}
        case effect_words.CoinsPerMost(columns, coins):
            return "coins-per-most", "D5.11", {"coins": coins, "counted": words.counted(columns)}
        case effect_words.CoinsPer(columns, coins):
            rule = "D5.10" if columns == (effect_words.WONDERS,) else "D5.9"
            return "coins-per", rule, {"coins": coins, "counted": words.counted(columns)}
        case effect_words.Shields(shields):
            return "shields", "D7.1", {"shields": shields}
        case effect_words.OpponentLoses(coins):
            return "opponent-loses", "D6.7", {"coins": coins}
        case effect_words.Symbol(symbol):
            return "symbol", "D8.1", {"symbol": words.symbol(symbol)}
        case effect_words.DestroyCard(color):
            return "destroy-card", "D6.4", {"counted": words.counted((color,))}
        case effect_words.KeepTokenFromBox(drawn):
            return "keep-token-from-box", "D6.6", {"tokens": drawn}
        case effect_words.Points(points):
            return "points", "D10.2", {"points": points}
        case effect_words.PointsPerMost(columns, points):
            rule = "D5.11" if columns[0] < effect_words.COLORS else "D5.12"
            return "points-per-most", rule, {"points": points, "counted": words.counted(columns)}
        case effect_words.PointsPer(columns, points):
            return "points-per", "D8.6", {"points": points, "counted": words.counted(columns)}
        case effect_words.ActivationRebate(coins):
            return "activation-rebate", "P4.2", {"coins": coins}
        case effect_words.OpponentLosesPerSpace(coins):
            return "opponent-loses-per-space", "P6.2", {"coins": coins}
        case effect_words.ChainFor(coins):
            return "chain-for", "P6.3", {"coins": coins}
        case effect_words.SafeCoins(coins):
            return "safe-coins", "P5.4", {"coins": coins}
        case effect_words.TakeTokenFromCard():
            return "take-token-from-card", "P5.1", {"tokens": ENKI_TOKENS}
        case effect_words.TemplePoints():
            return "temple-points", "P3.5", {"points": words.all_of([str(points) for points in TEMPLE_POINTS[1:]])}
        case effect_words.PointsPerPantheonToken(points):
            return "points-per-pantheon-token", "P6.1", {"points": points}
    raise TypeError(f"no sentence says {effect}")


def arrival_rule(item: int) -> str:
    """Return the rule by which an item's coins come at once: building, wonder or token."""
    if item >= TOKEN_ITEMS:
        return "D8.13"
    return "D6.2" if item >= WONDER_ITEMS else "D5.9"
