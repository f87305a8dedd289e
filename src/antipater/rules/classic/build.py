"""What a city may build with a card: the building itself, or the next stage; and what stands in the way (C3)."""

from antipater.data import classic_columns as columns
from antipater.data.classic_items import DECKS, NONE
from antipater.rules.classic import trade
from antipater.rules.classic.actions import BUILD, FREE, RANKS, STAGE
from antipater.rules.classic.city import Cities

COIN_COST = columns.COIN_COST
CHAINED_BY = columns.CHAINED_BY
SAME_AS = columns.SAME_AS


def has_any(cities: Cities, seat: int, sets: list[int], card: int) -> int:
    """Return whether a city has a card of the sets that a column gives for *card*, one per deck."""
    found = 0
    for deck in range(DECKS):
        found |= cities.cards[seat * DECKS + deck] & sets[card * DECKS + deck]
    return 1 if found else 0


def has_building(cities: Cities, seat: int, card: int) -> int:
    """Return whether the same building stands in the city already (C3.2)."""
    return has_any(cities, seat, SAME_AS, card) if cities.has(seat, card) else 0


def chained(cities: Cities, seat: int, card: int) -> int:
    """Return whether a building of the city makes the card free (C3.3); no chain leads to a stage."""
    return has_any(cities, seat, CHAINED_BY, card) if cities.has(seat, card) else 0


def card_offers(cities: Cities, seat: int, card: int, lefts: list[int], rights: list[int]) -> int:
    """Write the payments for constructing a card; return how many there are, none if it cannot be built."""
    if has_any(cities, seat, SAME_AS, card):
        return 0
    if has_any(cities, seat, CHAINED_BY, card):
        lefts[0] = 0
        rights[0] = 0
        return 1
    return trade.offers(cities, seat, card, lefts, rights)


def stage_offers(cities: Cities, seat: int, lefts: list[int], rights: list[int]) -> int:
    """Write the payments for the next stage, which is the same with any card (C3.7, C3.10)."""
    stage = cities.next_stage(seat)
    return trade.offers(cities, seat, stage, lefts, rights) if stage != NONE else 0


def bank_price(cities: Cities, seat: int, card: int) -> int:
    """Return the coins that constructing a card pays to the bank (C3.1, C3.3)."""
    if not cities.has(seat, card):
        return 0
    return 0 if chained(cities, seat, card) else COIN_COST[card]


def free_building_helps(cities: Cities, seat: int, card: int) -> int:
    """Return whether the city may build this card for nothing and would have to pay for it otherwise (C6.1)."""
    lefts = [0] * 16
    rights = [0] * 16
    if cities.free_left[seat] == 0 or has_any(cities, seat, SAME_AS, card):
        return 0
    n = card_offers(cities, seat, card, lefts, rights)
    return 1 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0


def write_uses(cities: Cities, seat: int, hand: list[int], size: int, out: list[int]) -> int:
    """Write every way to build with a card of a sorted hand, ascending; return how many there are."""
    lefts = [0] * 16
    rights = [0] * 16
    n = 0
    for place in range(size):
        card = hand[place]
        if place == 0 or hand[place - 1] != card:
            for rank in range(card_offers(cities, seat, card, lefts, rights)):
                out[n] = BUILD + card * RANKS + rank
                n += 1
    ranks = stage_offers(cities, seat, lefts, rights)
    for place in range(size):
        card = hand[place]
        if place == 0 or hand[place - 1] != card:
            for rank in range(ranks):
                out[n] = STAGE + card * RANKS + rank
                n += 1
    for place in range(size if cities.free_left[seat] else 0):
        card = hand[place]
        if (place == 0 or hand[place - 1] != card) and free_building_helps(cities, seat, card):
            out[n] = FREE + card
            n += 1
    return n
