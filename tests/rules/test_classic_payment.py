"""Bills of classic 7 Wonders over random games: every offer is explained by goods that are really there."""

from collections import Counter
from itertools import combinations

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import PRICE, REDUCED_PRICE
from antipater.data.classic_columns import BY_KEY, BY_NUMBER
from antipater.data.classic_items import NONE
from antipater.data.classic_words import GOODS, LEFT, RIGHT, Discount, Produce, ProduceOneOf
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.classic import build, trade
from antipater.rules.classic.actions import FREE
from antipater.rules.classic.city import Cities
from antipater.rules.classic.payment import Bill, Way, bill, cards_in, chains_to, items_in, neighbour, offers_of
from antipater.rules.classic.turn import ClassicState
from tests.rulebook.classic.table import city, number, table

GAMES = 4  # for each number of players


def units_for(items: list[int], wanted: set[int], buyer: bool) -> int:
    """Return how many units of some goods the sources of a city can give, to its owner or to a neighbour."""
    effects = [effect for item in items for effect in BY_NUMBER[item].effects]
    made = sum(effect.units for effect in effects if isinstance(effect, Produce) and effect.good in wanted)
    choices = [effect for effect in effects if isinstance(effect, ProduceOneOf) and wanted & set(effect.goods)]
    return made + sum(effect.for_sale or not buyer for effect in choices)


def can_supply(items: list[int], units: Counter[int], buyer: bool) -> bool:
    """Return by Hall's theorem whether a city can give all these units at once."""
    goods = [good for good in units if units[good]]
    some = [set(part) for size in range(1, len(goods) + 1) for part in combinations(goods, size)]
    return all(units_for(items, wanted, buyer) >= sum(units[good] for good in wanted) for wanted in some)


def discounted(items: list[int], good: int, side: int) -> bool:
    """Return whether something in the city makes a good cheaper on a side (C3.4)."""
    effects = [effect for item in items for effect in BY_NUMBER[item].effects if isinstance(effect, Discount)]
    return any(good in effect.goods and effect.sides & side for effect in effects)


def check_way(cities: Cities, due: Bill, way: Way) -> None:
    """C3.1, C3.4, C3.8, C3.9: the goods are there, they are what is needed, and they cost what the way says."""
    bought = [Counter({line.good: line.units for line in way.purchases if line.side == side}) for side in (LEFT, RIGHT)]
    own = Counter({good: way.made[good] + way.chosen[good] for good in range(GOODS)})
    covered = tuple(own[good] + bought[0][good] + bought[1][good] for good in range(GOODS))
    assert covered == due.needed
    mine = items_in(cities, due.city)
    assert can_supply(mine, own, buyer=False)
    for side, goods in ((LEFT, bought[0]), (RIGHT, bought[1])):
        assert can_supply(items_in(cities, neighbour(cities, due.city, side)), goods, buyer=True)
    for line in way.purchases:
        assert line.price == (REDUCED_PRICE if discounted(mine, line.good, line.side) else PRICE)
        assert line.seller == neighbour(cities, due.city, line.side)
        needless = own + Counter({line.good: 1})
        assert not can_supply(mine, needless, buyer=False), "a purchase that could be left out"
    assert (way.left, way.right) == tuple(
        sum(line.units * line.price for line in way.purchases if line.side == side) for side in (LEFT, RIGHT)
    )


def check_bill(cities: Cities, place: int, item: int) -> int:
    """Check the bill for an item; return how many ways to pay it offers."""
    due = bill(cities, place, item)
    if due.chain != NONE:
        assert build.chained(cities, place, item)
        assert due.chain in cards_in(cities, place)
        assert (due.total(), len(due.ways)) == (0, 1)
        return 1
    offers = trade.offers_for(cities, place, item)
    assert due.offered == bool(offers)
    assert due.coins == BY_NUMBER[item].coins
    cheapest = trade.cheapest(cities, place, item)
    if offers:
        assert [(way.left, way.right) for way in due.ways] == offers == offers_of(cities, place, item)
    else:
        assert [way.left + way.right for way in due.ways] == ([] if cheapest == NONE else [cheapest])
    for way in due.ways:
        check_way(cities, due, way)
    return len(offers)


@pytest.mark.parametrize("players", ["2", "3", "5", "7"])
def test_bills_agree_with_trade(players: str, seed: int) -> None:
    """C3.3, C3.5: at every turn of random games, for all that every city could build, each pair is reached exactly."""
    game, dice = ruleset("classic", players=players), Dice(seed)
    most = 0
    for _ in range(GAMES):
        state, dealer = game.start(), game.deal(dice)
        assert isinstance(state, ClassicState)
        while state.to_act():
            seat = state.to_act()[0]
            if seat == CHANCE:
                state.apply(dealer.outcome(state), CHANCE)
                continue
            stage = state.cities.next_stage(seat)
            items = [card for card in state.hand(seat) if not build.has_building(state.cities, seat, card)]
            for item in {*items, *([stage] if stage != NONE else [])}:
                most = max(most, check_bill(state.cities, seat, item))
            # Building as often as possible makes the cities rich in choices.
            legal = state.legal(seat)
            state.apply(dice.choose([action for action in legal if action < FREE] or legal), seat)
    assert most > 2


def test_choice_production_on_all_sides() -> None:
    """C3.9: own choices and those of both neighbours are assigned so that exactly the offered pairs come out."""
    mine = city("olympia-a", "tree-farm", "caravansery", "east-trading-post", coins=30)
    left = city("gizah-a", "excavation", "clay-pit", "timber-yard", "brickyard")
    right = city("rhodos-a", "mine", "forest-cave", "quarry", "glassworks-i", "press-i", "loom-i")
    state = table(mine, left, right, age=3)
    ways = {key: check_bill(state.cities, 0, number(key)) for key in ("palace", "pantheon", "fortifications", "senate")}
    assert min(ways.values()) >= 1
    assert max(ways.values()) > 2


def test_everything_in_a_city() -> None:
    """The board, its stages and the cards; nothing else."""
    state = table(city("gizah-b", "altar", "quarry", stages=2))
    keys = [BY_NUMBER[item].key for item in items_in(state.cities, 0)]
    assert keys == ["gizah", "gizah-b-1", "gizah-b-2", "altar", "quarry"]
    assert bill(state.cities, 0, BY_KEY["gizah-b-3"].number).needed == (0, 0, 3, 0, 0, 0, 0)


def test_a_chain_costs_nothing() -> None:
    """C3.3: neither goods nor coins, whatever the treasury holds; chains lead from any Age to the next."""
    cities = table(city("gizah-a", "walls", "altar", coins=0), age=3).cities
    nothing = (0,) * GOODS
    for item, before in (("fortifications", "walls"), ("temple", "altar")):
        due = bill(cities, 0, number(item))
        assert chains_to(number(item)) == [number(before)]
        assert due == Bill(0, number(item), number(before), 0, due.needed, (Way(0, 0, nothing, nothing, ()),), True)
        assert offers_of(cities, 0, number(item)) == [(due.total(), 0)] == [(0, 0)]


def test_a_bill_in_full() -> None:
    """C3.4, C3.5: a stone of the board, one of a choice, ore from the left for 1, glass from the right for 2."""
    mine = city("gizah-a", "timber-yard", "west-trading-post", coins=0)
    left, right = city("rhodos-a", "clay-pool", "loom-i"), city("babylon-a", "sawmill", "glassworks-i")
    due = bill(table(mine, left, right, age=3).cities, 0, number("town-hall"))
    assert (due.chain, due.coins, due.offered) == (NONE, 0, False)
    (way,) = due.ways
    assert (way.left, way.right, due.total()) == (1, 2, 3)
    assert (sum(way.made), sum(way.chosen)) == (way.made[1], way.chosen[1]) == (1, 1)
    sure = bill(table(city("gizah-a", "stone-pit", coins=0), left, right, age=3).cities, 0, number("town-hall")).ways[0]
    assert (sure.made[1], sum(sure.chosen)) == (2, 0)
    bought = [(line.good, line.units, line.side, line.seller, line.price) for line in way.purchases]
    assert bought == [(3, 1, LEFT, 1, 1), (4, 1, RIGHT, 2, 2)]
