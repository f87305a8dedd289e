"""Rules of thumb for classic 7 Wonders: what an action is worth to a seat, in points at the end of the game, roughly.

They are read off what a seat sees and off the printed rows; no card is named. A choice takes effect only when all have
chosen, so actions are judged by what they add, not tried out.
"""

from antipater.data import classic_columns as columns
from antipater.data.classic import AGES, FREE_CITY, SALE, VICTORY_POINTS
from antipater.data.classic_items import BOARD_ITEMS, CARDS, DECK_SIZE, DECKS, NONE
from antipater.data.classic_words import GOODS, OWN, RAW_GOODS, SYMBOLS
from antipater.rules.classic import build, effects, scoring, trade
from antipater.rules.classic.actions import DECLINE, FREE, NOBODY, RANKS, REVIVE, REVIVING, SELL, STAGE
from antipater.rules.classic.turn import ClassicState, card_in

FUTURE = (0.0, 3.2, 1.6, 0.0)  # the factor of lasting advantages, by Age: later there is less left to gain
UNIT = (1.0, 0.6, 0.25, 0.1, 0.05)  # what the first, second … unit of a good is worth, before that factor
OTHER_GOOD = 0.35  # of the worth of a good that a choice production could give instead of the best one
NOT_SOLD = 1.1  # a source that no neighbour can buy from
COIN = 0.4  # of the first coins; those beyond RICH are worth their points only
RICH = 8
PAID_TO_RIVAL = 0.15  # what a coin costs besides, if a neighbour gets it
DISCOUNT = 0.6
CHAIN = 0.5  # of a building that will be free
FREE_BUILDING, SEVENTH_CARD, REVIVAL, COPIED_GUILD = 4.0, 3.0, 3.5, 4.0
SYMBOL_PROMISE = (0.0, 2.2, 1.2, 0.0)  # what a symbol is worth beyond its points, by Age
GROWTH = (0.0, 1.6, 1.3, 1.1)  # how much more there will be to count at the end, by Age
LATER_CONFLICTS = 0.6  # shields count in later Ages too, where others will have more
VICTORY = 10.0  # what winning is worth besides the points
DENIED = 0.12  # of what a card is worth to the neighbour who would like it most: the hand goes on
SINGLE_GOODS = [1 << good if good < RAW_GOODS else columns.RAW_SETS + (1 << good - RAW_GOODS) for good in range(GOODS)]
SUPPLIES = [[columns.OWN[item * columns.SETS + some] for some in SINGLE_GOODS] for item in range(BOARD_ITEMS)]
FOR_SALE = [any(columns.SOLD[item * columns.SETS + some] for some in SINGLE_GOODS) for item in range(BOARD_ITEMS)]


def chain_heads() -> list[int]:
    """Return how many buildings each card makes free (C3.3)."""
    heads = [0] * CARDS
    for card in range(CARDS):
        for other in range(CARDS):
            heads[other] += columns.CHAINED_BY[card * DECKS + other // DECK_SIZE] >> other % DECK_SIZE & 1
    return heads


MAKES_FREE = chain_heads()


class Outlook:
    """A position as one city sees it; everything is read once."""

    def __init__(self, state: ClassicState, city: int) -> None:
        cities = state.cities
        self.cities, self.city, self.age = cities, city, state.age
        self.coins = cities.coins[city]
        own = cities.own[city * columns.SETS : (city + 1) * columns.SETS]
        self.own = [own[some] for some in SINGLE_GOODS]
        shields = cities.shields
        self.leads = [shields[city] - shields[other] for other in (cities.left_of(city), cities.right_of(city))]
        self.symbols = cities.symbols[city * SYMBOLS : (city + 1) * SYMBOLS]
        self.science = scoring.science_points(cities, city, 0)
        self.free_symbols = cities.any_symbol[city]
        self.discounts = cities.discounts[city]

    def item(self, item: int) -> float:
        """Return what a building or a stage is worth, its price aside."""
        worth = columns.POINTS[item] + self.counted(item) + self.production(item) + self.symbols_of(item)
        worth += self.conflicts(columns.SHIELDS[item])
        worth += self.treasury(effects.income(self.cities, self.city, item))
        if columns.DISCOUNT[item]:
            worth += FUTURE[self.age] * DISCOUNT * (columns.DISCOUNT[item] & ~self.discounts).bit_count()
        if item < CARDS:
            return worth + CHAIN * FUTURE[self.age] * MAKES_FREE[item]
        ages = AGES - self.age
        worth += FREE_BUILDING * columns.FREE_BUILDING[item] * (ages + 0.5)
        worth += SEVENTH_CARD * columns.SEVENTH_CARD[item] * (ages + 1)
        return worth + REVIVAL * columns.FROM_DISCARD[item] + COPIED_GUILD * columns.COPY_GUILD[item]

    def counted(self, item: int) -> float:
        """Return the points of a card for what it counts, itself included, and what will still be built (C4.2)."""
        each = columns.POINTS_EACH[item]
        if not each:
            return 0.0
        there = self.cities.counted_in(self.city, columns.POINTS_FOR[item], columns.POINTS_SCOPE[item])
        itself = columns.POINTS_SCOPE[item] & OWN and columns.POINTS_FOR[item] >> columns.COLUMN[item] & 1
        return each * (there * GROWTH[self.age] + (1 if itself else 0))

    def production(self, item: int) -> float:
        """Return what the goods of an item are worth to a city that makes so many of each already."""
        gains = sorted(self.units(good, units) for good, units in enumerate(SUPPLIES[item]) if units)
        if not gains:
            return 0.0
        worth = gains[-1] + OTHER_GOOD * sum(gains[:-1])
        return FUTURE[self.age] * worth * (1.0 if FOR_SALE[item] else NOT_SOLD)

    def units(self, good: int, units: int) -> float:
        """Return what further units of a good are worth."""
        return sum(UNIT[min(self.own[good] + more, len(UNIT) - 1)] for more in range(units))

    def symbols_of(self, item: int) -> float:
        """Return what an item adds to science: points, and the promise of more."""
        symbol = columns.SYMBOL_OF[item]
        if symbol == NONE:
            extra = columns.ANY_SYMBOL[item]
            return scoring.science_points(self.cities, self.city, extra) - self.science if extra else 0.0
        counts = list(self.symbols)
        counts[symbol] += 1
        points = scoring.symbol_points(*counts) - scoring.symbol_points(*self.symbols)
        return points + SYMBOL_PROMISE[self.age] + self.free_symbols

    def conflicts(self, shields: int) -> float:
        """Return what shields add: the tokens of this Age, and something for those of later ones (C5.1)."""
        if not shields:
            return 0.0
        stakes = sum(
            (VICTORY_POINTS[age - 1] + 1) * LATER_CONFLICTS ** (age - self.age) for age in range(self.age, AGES + 1)
        )
        return stakes * sum(standing(lead + shields) - standing(lead) for lead in self.leads)

    def treasury(self, coins: int) -> float:
        """Return what it is worth to have so many coins more, or fewer."""
        return purse(self.coins + coins) - purse(self.coins)


def standing(lead: int) -> float:
    """Return how much of a conflict a lead in shields promises, from -0.5 to 0.5; a close one may still turn."""
    return lead / (2 * (1 + abs(lead)))


def purse(coins: int) -> float:
    """Return what coins are worth."""
    return COIN * min(coins, RICH) + max(coins - RICH, 0) / 3


def action_values(state: ClassicState, seat: int) -> dict[int, float]:
    """Return what each legal action of a seat is worth to it."""
    options = state.legal(seat)
    if state.kinds[state.depth - 1] == REVIVING:
        outlook = Outlook(state, state.subjects[state.depth - 1])
        return {action: 0.0 if action == DECLINE else outlook.item(action - REVIVE) for action in options}
    if state.chosen[seat] != NOBODY:
        return for_free_city(state, seat, options)
    outlook = Outlook(state, seat)
    others = [Outlook(state, city) for city in {state.cities.left_of(seat), state.cities.right_of(seat)}]
    denied = {card: DENIED * max(other.item(card) for other in others) for card in set(map(card_in, options))}
    return {action: use(outlook, action) + denied[card_in(action)] for action in options}


def use(outlook: Outlook, action: int) -> float:
    """Return what a use of a card is worth, its price included."""
    if action >= SELL:
        return outlook.treasury(SALE)
    if action >= FREE:
        return outlook.item(action - FREE)
    cities, city, card = outlook.cities, outlook.city, card_in(action)
    item = card if action < STAGE else cities.next_stage(city)
    if action < STAGE and build.chained(cities, city, card):
        return outlook.item(item)
    left, right = trade.offers_for(cities, city, item)[action % RANKS]
    price = columns.COIN_COST[item] + left + right
    return outlook.item(item) + outlook.treasury(-price) - PAID_TO_RIVAL * (left + right)


def for_free_city(state: ClassicState, seat: int, options: list[int]) -> dict[int, float]:
    """Return what the choices for the Free City are worth: cards the rival would like, coins paid to oneself (C9)."""
    rival = Outlook(state, 1 - seat)
    worth = {}
    for action in options:
        card = card_in(action)
        kept = rival.item(card)
        if action < STAGE:
            kept += rival.conflicts(-columns.SHIELDS[card]) / 2
        if action < FREE and not (action < STAGE and build.chained(state.cities, FREE_CITY, card)):
            item = card if action < STAGE else state.cities.next_stage(FREE_CITY)
            paid = trade.offers_for(state.cities, FREE_CITY, item)[action % RANKS]
            kept += COIN * (paid[seat] - paid[1 - seat])  # its left neighbour is seat 0, its right one seat 1 (C9.3)
        worth[action] = kept
    return worth


def margin(state: ClassicState, seat: int) -> float:
    """Return the points of *seat* beyond those of its best rival in a finished game, and something for a victory."""
    shares = state.returns()
    points = [sum(state.score_sheet(other)) for other in range(len(shares))]
    return VICTORY * shares[seat] / max(shares) + points[seat] - max(points[:seat] + points[seat + 1 :])
