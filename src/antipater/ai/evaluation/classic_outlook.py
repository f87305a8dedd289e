"""What comes next in classic 7 Wonders, as inputs of its net: what can be built of hands that are passed on or come.

All of it follows from other inputs, but it takes many of them together: what a city makes, what its neighbours sell and
for how much, its coins and what the card costs. Two layers learn such conjunctions late and only roughly.
"""

from typing import TYPE_CHECKING

from antipater.ai.evaluation.classic_layout import FIRST_GUILD, GUILD_COMING, GUILD_PASSED, GUILDS, PASSED_PAYABLE
from antipater.data.classic import TURNS
from antipater.rules.classic import build, scoring, seating
from antipater.rules.classic.actions import HAND_ROOM
from antipater.rules.classic.city import Cities

if TYPE_CHECKING:
    from antipater.ai.evaluation.classic_features import ClassicFeatures


def see(features: "ClassicFeatures", cities: Cities, seat: int) -> None:
    """See what comes next, as long as hands are passed on in this Age."""
    if features.table.age and features.table.turn + 1 < TURNS:
        see_passed(features, cities, seat)
        see_coming(features, cities, seat)


def see_passed(features: "ClassicFeatures", cities: Cities, seat: int) -> None:
    """See what the neighbour who gets my hand can build of it, and what guilds are worth there."""
    receiver = seating.holder(features.table.players, seat, features.table.age, 1)
    first = seat * HAND_ROOM
    last = -1
    for place in range(first, first + features.table.sizes[seat]):
        card = features.table.hands[place]
        if card >= 0 and card != last:
            see_card(features, cities, receiver, card, PASSED_PAYABLE, GUILD_PASSED)
        last = card


def see_coming(features: "ClassicFeatures", cities: Cities, seat: int) -> None:
    """See what I can build of the hands that come to me, and what guilds are worth in my city."""
    for place in range(features.expected):
        see_card(features, cities, seat, features.coming[place], features.coming_at[place], GUILD_COMING)


def see_card(features: "ClassicFeatures", cities: Cities, city: int, card: int, payable: int, guild: int) -> None:
    """See whether a city can build a card now, and what it is worth there if it is a guild."""
    lefts = [0] * 16
    rights = [0] * 16
    if build.card_offers(cities, city, card, lefts, rights):
        features.note(payable + card, 1.0)
    if FIRST_GUILD <= card < FIRST_GUILD + GUILDS:
        features.note_some(guild + card - FIRST_GUILD, scoring.card_points(cities, city, card, 0), 0.125)
