"""Buildings and wonders enter a city (D5.9, D5.13, D6.1 to D6.3)."""

from antipater.data.duel import MOST_WONDERS
from antipater.data.words import WONDERS
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.moments import BUILDING, RECEIVE
from antipater.rules.duel.table import Table


def build(table: Table, me: City, opp: City, card: int) -> None:
    """Pay for a building and construct it; a chain pays Urbanism's coins (D8.10)."""
    if table.pay(me, opp, card):
        me.gain(me.chain_coins)
    build_for_nothing(table, me, opp, card)


def build_for_nothing(table: Table, me: City, opp: City, card: int) -> None:
    """Construct a building without paying, with all that it brings to *me*; never a chain or a trade (D5.13, M4).

    A card that is no building is received by the expansion that it belongs to.
    """
    if table.asked & RECEIVE and table.at_receive.receive(table, me, opp, card):
        return
    me.add_card(card)
    if table.asked & BUILDING:
        table.at_building.on_building_built(table, me, opp, card)
    table.gain_item(me, opp, card)


def build_wonder(table: Table, me: City, opp: City, wonder: int, card: int) -> None:
    """Put up a wonder with a card; with the seventh the last one goes back to the box (D6.2, D6.3).

    Whether it plays again is settled before its effects: a token that it brings does not serve it (D6.9).
    """
    item = printed.WONDER_ITEM[wonder]
    if printed.PLAYS_AGAIN[item] or me.wonders_play_again:
        table.replay = 1
    me.wonders ^= 1 << wonder
    me.built |= 1 << wonder
    me.settle(item, 1)
    if me.count[WONDERS] + opp.count[WONDERS] == MOST_WONDERS:
        me.wonders = 0
        opp.wonders = 0
    if table.expanded:
        table.parts.on_wonder_built(table, me, opp, wonder, card)
    table.gain_item(me, opp, item)
