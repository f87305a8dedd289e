"""What a construction costs: coins, missing resources, chains (D5.1 to D5.8).

The terms on which a player buys are a few integers: what one missing unit of each good costs, which chain symbols
count, and how many resources less a column of items needs. An expansion may change them (`Part.change_terms`).
"""

from antipater.data import duel
from antipater.data.duel import DISCARD_COINS, FIXED_PRICE, REBATES, TERMS, TRADE_PRICE, WAIVERS
from antipater.data.words import BLUE, GOODS, RAW_GOODS, WONDERS, YELLOW
from antipater.game import bits
from antipater.rules.duel import printed
from antipater.rules.duel.city import City

LINKS = duel.LINKS  # the place of the chain symbols that count


def unit_price(me: City, opp: City, good: int) -> int:
    """Return what one missing unit costs *me*: two plus the opponent's production, or one if fixed (D5.3, D5.4)."""
    if not 0 <= good < GOODS:
        return 0
    return FIXED_PRICE if me.fixed >> good & 1 else TRADE_PRICE + opp.makes[good]


def set_terms(me: City, opp: City, terms: list[int]) -> None:
    """Write the terms on which *me* buys; all are 0 before (D5.3, D5.4, D8.2, D8.5)."""
    for good in range(GOODS):
        terms[good] = unit_price(me, opp, good)
    terms[LINKS] = me.links
    terms[REBATES + BLUE] = me.blue_rebate
    terms[REBATES + WONDERS] = me.wonder_rebate


def take_most_expensive(missing: list[int], terms: list[int], first: int, end: int) -> int:
    """Supply the most expensive missing unit of the goods *first* … *end* - 1; return the coins that it saves."""
    best = -1
    saved = 0
    for good in range(first, end):
        if missing[good] > 0 and terms[good] > saved:
            best = good
            saved = terms[good]
    if best >= 0:
        missing[best] -= 1
    return saved


def list_missing(me: City, item: int, terms: list[int], missing: list[int]) -> int:
    """Write the units of an item's needs that *me* does not make; return what they would cost."""
    total = 0
    for good in range(GOODS):
        short = printed.NEEDS[item * GOODS + good] - me.makes[good]
        missing[good] = short if short > 0 else 0
        total += missing[good] * terms[good]
    return total


def supply_by_choice(me: City, terms: list[int], missing: list[int]) -> int:
    """Supply missing units by choice production; return the coins it saves (D5.5, D5.6)."""
    saved = 0
    for _ in range(me.any_raw):
        saved += take_most_expensive(missing, terms, 0, RAW_GOODS)
    for _ in range(me.any_made):
        saved += take_most_expensive(missing, terms, RAW_GOODS, GOODS)
    return saved


def supply_missing(me: City, item: int, terms: list[int], missing: list[int]) -> int:
    """Supply missing units by choice production and rebates; return the coins that it saves (D5.5, D5.6, D8.2, D8.5).

    Most expensive first is exact: every helper supplies one unit, and units differ only in price.
    """
    saved = supply_by_choice(me, terms, missing)
    rebates = terms[REBATES + printed.COLUMN[item]]
    if terms[WAIVERS] and waives_coins(me, item, terms):
        rebates -= 1
    for _ in range(rebates):
        saved += take_most_expensive(missing, terms, 0, GOODS)
    return saved


def waives_coins(me: City, item: int, terms: list[int]) -> int:
    """Return whether the coin part of a cost is left out instead of one resource, because that is cheaper.

    As cheap, the resource is left out: so the opponent's Economy gets less.
    """
    coins = printed.COIN_COST[item]
    if coins == 0 or not terms[WAIVERS] >> printed.COLUMN[item] & 1:
        return 0
    missing = [0, 0, 0, 0, 0]
    list_missing(me, item, terms, missing)
    supply_by_choice(me, terms, missing)
    for _ in range(terms[REBATES + printed.COLUMN[item]] - 1):
        take_most_expensive(missing, terms, 0, GOODS)
    return 1 if coins > take_most_expensive(missing, terms, 0, GOODS) else 0


def trade(me: City, item: int, terms: list[int], missing: list[int]) -> int:
    """Return the fewest coins that supply what *me* cannot make of an item's needs (D5.3 to D5.6).

    The units to buy are left in *missing*.
    """
    total = list_missing(me, item, terms, missing)
    return total - supply_missing(me, item, terms, missing) if total else 0


def trade_at(me: City, item: int, terms: list[int]) -> int:
    """Return what *me* pays on these terms for the resources that it cannot make."""
    missing = [0, 0, 0, 0, 0]
    return trade(me, item, terms, missing)


def cost_at(me: City, item: int, terms: list[int]) -> int:
    """Return what *me* pays in all for a building or a wonder on these terms."""
    missing = [0, 0, 0, 0, 0]
    if printed.FREE_WITH[item] & terms[LINKS]:
        return 0
    if terms[WAIVERS] and waives_coins(me, item, terms):
        return trade(me, item, terms, missing)
    return printed.COIN_COST[item] + trade(me, item, terms, missing)


def affordable(me: City, items: list[int], places: int, terms: list[int], purse: int) -> int:
    """Return the places, of a set of places in *items*, whose items cost *me* no more than *purse* on these terms."""
    missing = [0, 0, 0, 0, 0]
    found = 0
    while places:
        item = items[bits.lowest(places)]
        left = purse - printed.COIN_COST[item]
        if terms[WAIVERS] and waives_coins(me, item, terms):
            left = purse
        if printed.FREE_WITH[item] & terms[LINKS]:
            found |= places & -places
        elif left >= 0:
            left -= list_missing(me, item, terms, missing)
            # What can be paid without helpers need not be asked of them.
            if left >= 0 or left + supply_missing(me, item, terms, missing) >= 0:
                found |= places & -places
        places &= places - 1
    return found


# For Python callers.


def coins_waived(me: City, item: int, terms: list[int]) -> int:
    """Return whether the coin part of a cost is left out instead of one resource."""
    own = [0] * 16
    for place in range(TERMS):
        own[place] = terms[place]
    return waives_coins(me, item, own)


def discard_income(me: City) -> int:
    """Return the coins for discarding a card (D4.2)."""
    return DISCARD_COINS + me.count[YELLOW]


# For Python callers.


def check_purchase(item: int, terms: list[int]) -> None:
    """Raise an error unless there is such an item, and these are terms."""
    if not 0 <= item < printed.ITEMS:
        raise ValueError(f"there is no item {item}: the items are 0 to {printed.ITEMS - 1}")
    if len(terms) < TERMS or not all(0 <= term < 1 << 31 for term in terms):
        raise ValueError(f"terms are {TERMS} numbers from 0 on, as `DuelState.terms` gives them")


def shopping_list(me: City, item: int, terms: list[int]) -> list[int]:
    """Return how many units of each good *me* would buy for an item, the cheapest way."""
    own = [0] * 16
    missing = [0, 0, 0, 0, 0]
    check_purchase(item, terms)
    for place in range(TERMS):
        own[place] = terms[place]
    trade(me, item, own, missing)
    return [missing[good] for good in range(GOODS)]


def missing_before_rebate(me: City, item: int, terms: list[int]) -> list[int]:
    """Return how many units of each good neither production nor choice production supplies."""
    own = [0] * 16
    missing = [0, 0, 0, 0, 0]
    check_purchase(item, terms)
    for place in range(TERMS):
        own[place] = terms[place]
    list_missing(me, item, own, missing)
    supply_by_choice(me, own, missing)
    return [missing[good] for good in range(GOODS)]
