"""What is printed on items and how structures lie, for all compiled rules: the columns of `data`, held once.

`read_columns` takes them over again after an expansion has registered items.
"""

from antipater.data import columns, items, structures
from antipater.data.words import GOODS

ITEMS = items.ITEMS

COLUMN = columns.COLUMN
COIN_COST = columns.COIN_COST
NEEDS = columns.NEEDS
LINK = columns.LINK
FREE_WITH = columns.FREE_WITH
MAKES = columns.MAKES
SYMBOL_OF = columns.SYMBOL_OF
EFFECT_START = columns.EFFECT_START
EFFECT_END = columns.EFFECT_END
EFFECT_KIND = columns.EFFECT_KIND
EFFECT_A = columns.EFFECT_A
EFFECT_B = columns.EFFECT_B
COLOR_CARDS = columns.COLOR_CARDS
ALL_CARDS = columns.ALL_CARDS
ANY_RAW = columns.added_to("any_raw")
ANY_MADE = columns.added_to("any_made")
FIXED = columns.added_to("fixed")
POINTS = columns.added_to("points")
BLUE_REBATE = columns.added_to("blue_rebate")
WONDER_REBATE = columns.added_to("wonder_rebate")
TRADE_INCOME = columns.added_to("trade_income")
EXTRA_SHIELDS = columns.added_to("extra_shields")
WONDERS_PLAY_AGAIN = columns.added_to("wonders_play_again")
CHAIN_COINS = columns.added_to("chain_coins")
PLAYS_AGAIN = columns.added_to("plays_again")
SHIELDS_OF = columns.added_to("shields")
PER_COLUMNS = columns.added_to("per_columns")
PER_POINTS = columns.added_to("per_points")
PER_MOST = columns.added_to("per_most")

WONDER_ITEM = items.WONDER_ITEM
TOKEN_ITEM = items.TOKEN_ITEM

SLOT_COUNT = structures.SLOT_COUNT
FACE_UP = structures.FACE_UP
OPEN_AT_START = structures.OPEN_AT_START
TOP_ROW = structures.TOP_ROW
COVERED_BY = structures.COVERED_BY
COVERS = structures.COVERS


def read_columns() -> None:
    """Take over the columns of `data` as they are now."""
    for item in range(ITEMS):
        COLUMN[item] = columns.COLUMN[item]
        COIN_COST[item] = columns.COIN_COST[item]
        LINK[item] = columns.LINK[item]
        FREE_WITH[item] = columns.FREE_WITH[item]
        SYMBOL_OF[item] = columns.SYMBOL_OF[item]
        EFFECT_START[item] = columns.EFFECT_START[item]
        EFFECT_END[item] = columns.EFFECT_END[item]
        ANY_RAW[item] = columns.ADDED_TO["any_raw"][item]
        ANY_MADE[item] = columns.ADDED_TO["any_made"][item]
        FIXED[item] = columns.ADDED_TO["fixed"][item]
        POINTS[item] = columns.ADDED_TO["points"][item]
        BLUE_REBATE[item] = columns.ADDED_TO["blue_rebate"][item]
        WONDER_REBATE[item] = columns.ADDED_TO["wonder_rebate"][item]
        TRADE_INCOME[item] = columns.ADDED_TO["trade_income"][item]
        EXTRA_SHIELDS[item] = columns.ADDED_TO["extra_shields"][item]
        WONDERS_PLAY_AGAIN[item] = columns.ADDED_TO["wonders_play_again"][item]
        CHAIN_COINS[item] = columns.ADDED_TO["chain_coins"][item]
        PLAYS_AGAIN[item] = columns.ADDED_TO["plays_again"][item]
        SHIELDS_OF[item] = columns.ADDED_TO["shields"][item]
        PER_COLUMNS[item] = columns.ADDED_TO["per_columns"][item]
        PER_POINTS[item] = columns.ADDED_TO["per_points"][item]
        PER_MOST[item] = columns.ADDED_TO["per_most"][item]
    for place in range(ITEMS * GOODS):
        NEEDS[place] = columns.NEEDS[place]
        MAKES[place] = columns.MAKES[place]
    for place in range(len(columns.EFFECT_KIND)):
        EFFECT_KIND[place] = columns.EFFECT_KIND[place]
        EFFECT_A[place] = columns.EFFECT_A[place]
        EFFECT_B[place] = columns.EFFECT_B[place]
    for place in range(len(columns.COLOR_CARDS)):
        COLOR_CARDS[place] = columns.COLOR_CARDS[place]
    for deck in range(len(columns.ALL_CARDS)):
        ALL_CARDS[deck] = columns.ALL_CARDS[deck]
    for structure in range(structures.STRUCTURES):
        SLOT_COUNT[structure] = structures.SLOT_COUNT[structure]
        FACE_UP[structure] = structures.FACE_UP[structure]
        OPEN_AT_START[structure] = structures.OPEN_AT_START[structure]
        TOP_ROW[structure] = structures.TOP_ROW[structure]
    for place in range(structures.STRUCTURES * structures.MOST_SLOTS):
        COVERED_BY[place] = structures.COVERED_BY[place]
        COVERS[place] = structures.COVERS[place]
