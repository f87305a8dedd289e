"""What a construction costs: coins, missing resources, chains (D5.1 to D5.8)."""

from antipater.data import columns
from antipater.data.duel import DISCARD_COINS, FIXED_PRICE, NO_LIMIT, TRADE_PRICE
from antipater.data.words import BLUE, GOODS, RAW_GOODS, WONDERS, YELLOW
from antipater.rules.duel.city import City

NEEDS = columns.NEEDS
COIN_COST = columns.COIN_COST
COLUMN = columns.COLUMN
FREE_WITH = columns.FREE_WITH

CHAIN_LIMIT = GOODS  # the place behind the goods in a list of prices


def unit_price(me: City, opp: City, good: int) -> int:
    """Return what one missing unit costs *me*: two plus the opponent's production, or one if fixed (D5.3, D5.4)."""
    return FIXED_PRICE if me.fixed >> good & 1 else TRADE_PRICE + opp.makes[good]


def set_prices(me: City, opp: City, prices: list[int]) -> None:
    """Write what one missing unit of each good costs *me*; nothing limits what a card with a chain condition costs."""
    for good in range(GOODS):
        prices[good] = unit_price(me, opp, good)
    prices[CHAIN_LIMIT] = NO_LIMIT


def take_dearest(missing: list[int], prices: list[int], first: int, end: int) -> int:
    """Supply the dearest missing unit among the goods *first* … *end* - 1; return the coins it saves."""
    best = -1
    saved = 0
    for good in range(first, end):
        worth = prices[good] if missing[good] > 0 else 0
        if worth > saved:
            best = good
            saved = worth
    if best >= 0:
        missing[best] -= 1
    return saved


def rebate(me: City, item: int) -> int:
    """Return how many resources less an item needs (D8.2, D8.5)."""
    if COLUMN[item] == BLUE:
        return me.blue_rebate
    return me.wonder_rebate if COLUMN[item] == WONDERS else 0


def list_missing(me: City, item: int, prices: list[int], missing: list[int]) -> int:
    """Write the units of an item's needs that *me* does not make; return what they would cost."""
    total = 0
    for good in range(GOODS):
        short = NEEDS[item * GOODS + good] - me.makes[good]
        missing[good] = short if short > 0 else 0
        total += missing[good] * prices[good]
    return total


def supply_by_choice(me: City, prices: list[int], missing: list[int]) -> int:
    """Supply missing units by choice production; return the coins it saves (D5.5, D5.6)."""
    saved = 0
    for _ in range(me.any_raw):
        saved += take_dearest(missing, prices, 0, RAW_GOODS)
    for _ in range(me.any_made):
        saved += take_dearest(missing, prices, RAW_GOODS, GOODS)
    return saved


def trade(me: City, item: int, prices: list[int], missing: list[int]) -> int:
    """Return the fewest coins that supply what *me* cannot make of an item's needs (D5.3 to D5.6).

    The units to buy are left in *missing*. Dearest first is exact: every helper supplies one unit, and units differ
    only in price.
    """
    total = list_missing(me, item, prices, missing)
    if total == 0:
        return 0
    if me.any_raw or me.any_made:
        total -= supply_by_choice(me, prices, missing)
    if me.blue_rebate or me.wonder_rebate:
        for _ in range(rebate(me, item)):
            total -= take_dearest(missing, prices, 0, GOODS)
    return total


def trade_cost(me: City, opp: City, item: int) -> int:
    """Return what *me* pays for the resources that it cannot make."""
    prices = [0, 0, 0, 0, 0, 0]
    missing = [0, 0, 0, 0, 0]
    set_prices(me, opp, prices)
    return trade(me, item, prices, missing)


def shopping_list(me: City, opp: City, item: int) -> list[int]:
    """Return how many units of each good *me* would buy for an item, the cheapest way."""
    prices = [0, 0, 0, 0, 0, 0]
    missing = [0, 0, 0, 0, 0]
    set_prices(me, opp, prices)
    trade(me, item, prices, missing)
    return [missing[good] for good in range(GOODS)]


def missing_before_rebate(me: City, opp: City, item: int) -> list[int]:
    """Return how many units of each good neither production nor choice production supplies."""
    prices = [0, 0, 0, 0, 0, 0]
    missing = [0, 0, 0, 0, 0]
    set_prices(me, opp, prices)
    list_missing(me, item, prices, missing)
    supply_by_choice(me, prices, missing)
    return [missing[good] for good in range(GOODS)]


def chained(me: City, card: int) -> int:
    """Tell whether a chain makes a building free for *me* (D5.8)."""
    return 1 if FREE_WITH[card] & me.links else 0


def cost_at(me: City, item: int, prices: list[int]) -> int:
    """Return what *me* pays in all for a building or a wonder, at these prices of the goods."""
    missing = [0, 0, 0, 0, 0]
    if FREE_WITH[item] & me.links:
        return 0
    total = COIN_COST[item] + trade(me, item, prices, missing)
    if total > prices[CHAIN_LIMIT] and FREE_WITH[item]:
        return prices[CHAIN_LIMIT]
    return total


def total_cost(me: City, opp: City, item: int) -> int:
    """Return what *me* pays in all for a building or a wonder."""
    prices = [0, 0, 0, 0, 0, 0]
    set_prices(me, opp, prices)
    return cost_at(me, item, prices)


def pays_instead(me: City, opp: City, item: int, limit: int) -> int:
    """Tell whether *me* pays *limit* instead of the cost of a card with a chain condition (P6.3).

    That is so where it is cheaper, or as cheap and the opponent would profit from the trade.
    """
    if FREE_WITH[item] == 0 or chained(me, item):
        return 0
    traded = trade_cost(me, opp, item)
    total = COIN_COST[item] + traded
    if total > limit:
        return 1
    return 1 if total == limit and traded and opp.trade_income else 0


def discard_income(me: City) -> int:
    """Return the coins for discarding a card (D4.2)."""
    return DISCARD_COINS + me.count[YELLOW]
