"""What comes next in Duel, as inputs of the net: what each card uncovers, and what each city could build at once.

All of it follows from other inputs, but it takes several of them together: that a card can be taken and paid, and is
enough to win. Two layers learn such conjunctions late and only roughly.
"""

from typing import TYPE_CHECKING

from antipater.ai.evaluation import layout
from antipater.ai.evaluation.layout import (
    ACCESSIBLE,
    AGAIN,
    AGAIN_READY,
    CARD,
    CARD_SIZE,
    CITY,
    CITY_SIZE,
    FIRST_WONDERS,
    FREES,
    GUILD_WORTH,
    MOST_AGAIN,
    MOST_SHIELDS,
    PAIR_NEXT,
    SCIENCE_NEXT,
    SHIELDS_NEXT,
    SLOT_SIZE,
    SOON,
    TURNS_UP,
    WAR_NEXT,
)
from antipater.data.duel import CAPITAL, SYMBOLS_TO_WIN
from antipater.data.items import AGE_CARDS, NONE
from antipater.data.structures import MOST_SLOTS
from antipater.game import bits
from antipater.rules.duel import military, printed, science, scoring
from antipater.rules.duel.city import City
from antipater.rules.duel.state import DuelState

if TYPE_CHECKING:
    from antipater.ai.evaluation.features import DuelFeatures

CARD_PLACE = list(layout.CARD_PLACE)
FIRST_GUILD, LAST_GUILD = min(layout.GUILD_NUMBERS), max(layout.GUILD_NUMBERS)


def see(features: "DuelFeatures", table: DuelState, me: City, opp: City) -> None:
    """See what comes next; there is nothing of it before the first Age."""
    if table.age:
        see_uncovering(features, table)
        see_next(features, table, me, opp, CITY)
        see_next(features, table, opp, me, CITY + CITY_SIZE)


def see_uncovering(features: "DuelFeatures", table: DuelState) -> None:
    """See which cards can be taken, and what that makes accessible."""
    covers = table.structure() * MOST_SLOTS
    first = features.slot_first + (table.age - 1) * features.age_slots * SLOT_SIZE
    left = table.open & table.present
    while left:
        slot = bits.lowest(left)
        left &= left - 1
        features.mark(first + slot * SLOT_SIZE + ACCESSIBLE)
        turned_up = 0
        freed = 0
        below = printed.COVERS[covers + slot] & table.present
        while below:
            under = bits.lowest(below)
            below &= below - 1
            if printed.COVERED_BY[covers + under] & table.present == 1 << slot:
                card = table.slots[under]
                if table.hidden >> under & 1:
                    turned_up += 1
                elif 0 <= card < AGE_CARDS:
                    freed += 1
                    features.mark(CARD + CARD_PLACE[card] * CARD_SIZE + SOON)
        card = table.slots[slot]
        if 0 <= card < AGE_CARDS:
            place = CARD + CARD_PLACE[card] * CARD_SIZE
            if turned_up:
                features.mark(place + TURNS_UP + turned_up - 1)
            if freed:
                features.mark(place + FREES + freed - 1)


def see_next(features: "DuelFeatures", table: DuelState, me: City, opp: City, first: int) -> None:
    """See what *me* could build at once, and what the guilds that lie face up would be worth to it."""
    shields = max(
        shields_of_cards(features, table, me, opp, first), shields_of_wonders(features, table, me, opp, first)
    )
    features.mark_all((1 << min(MOST_SHIELDS, shields)) - 1, first + SHIELDS_NEXT)
    ahead = table.pawn if me.seat == 0 else -table.pawn
    if shields and ahead + shields >= CAPITAL:
        features.mark(first + WAR_NEXT)


def shields_of_cards(features: "DuelFeatures", table: DuelState, me: City, opp: City, first: int) -> int:
    """See what the accessible cards would bring to *me*; return the most shields of one that it can pay."""
    purse = table.purse(me)
    different = science.different_symbols(me)
    shields = 0
    left = table.present & ~table.hidden
    while left:
        slot = bits.lowest(left)
        left &= left - 1
        card = table.slots[slot]
        if FIRST_GUILD <= card <= LAST_GUILD and scoring.points_per(me, opp, card):
            features.note(first + GUILD_WORTH + card - FIRST_GUILD, scoring.points_per(me, opp, card) * 0.125)
        if 0 <= card < AGE_CARDS and table.open >> slot & 1 and features.price_of(me, opp, card) <= purse:
            shields = max(shields, military.shields_of(me, card))
            symbol = printed.SYMBOL_OF[card]
            if symbol != NONE and me.symbols[symbol] == 1:
                features.mark(first + PAIR_NEXT)
            elif symbol != NONE and me.symbols[symbol] == 0 and different + 1 >= SYMBOLS_TO_WIN:
                features.mark(first + SCIENCE_NEXT)
    return shields


def shields_of_wonders(features: "DuelFeatures", table: DuelState, me: City, opp: City, first: int) -> int:
    """See how many wonders of *me* play again; return the most shields of one that it can pay."""
    purse = table.purse(me)
    shields = 0
    again = 0
    ready = 0
    left = me.wonders & FIRST_WONDERS
    while left:
        wonder = bits.lowest(left)
        left &= left - 1
        item = printed.WONDER_ITEM[wonder]
        affordable = features.price_of(me, opp, item) <= purse
        if affordable:
            shields = max(shields, military.shields_of(me, item))
        if printed.PLAYS_AGAIN[item] or me.wonders_play_again:
            again += 1
            ready += affordable
    features.mark_all((1 << min(MOST_AGAIN, again)) - 1, first + AGAIN)
    features.mark_all((1 << min(MOST_AGAIN, ready)) - 1, first + AGAIN_READY)
    return shields
