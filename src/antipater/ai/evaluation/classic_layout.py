"""What the net of classic 7 Wonders is told: one table of inputs, from which every place is computed and documented.

Everything is seen from one seat, called me, after its own choice and before the others' are revealed. Cities have
roles: mine, the left and the right neighbour's, and all others together, as a mean, so that one net serves 2 to 7
players.
"""

from antipater.ai.evaluation.layout import COIN_STEPS, LEAD_STEPS, Group, spelled, starts
from antipater.data.classic import AGES, BUILDINGS, MOST_PLAYERS
from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, DECK_SIZE, GUILD, MOST_STAGES, SIDES
from antipater.data.classic_words import COLUMNS, GOODS, SYMBOLS

SYMBOL_STEPS = 5  # so many symbols of one kind are told apart
SHIELD_LEADS = 13  # from six shields behind to six ahead
TURNS_IN_AGE = 7
SCORE_LINES = 7
FIRST_GUILD = CARDS - DECK_SIZE
GUILDS = sum(1 for item in BUILDINGS if item.deck == GUILD)

# For each role: me, the left neighbour, the right one, the mean of all others.
CITY_GROUPS = (
    Group("card", CARDS, "this building stands there"),
    Group("stage", BOARDS_IN_BOX * SIDES * MOST_STAGES, "this stage of this side of this board is built"),
    Group("board", BOARDS_IN_BOX * SIDES, "this side of this board"),
    Group("ready", 1, "the next stage can be paid"),
    Group("purse", 1, "coins, eighths"),
    Group("coins", len(COIN_STEPS), f"coins, at least {', '.join(map(str, COIN_STEPS))}"),
    Group("makes", GOODS, "units that the city can use of this good, halves"),
    Group("made", 2, "units of all raw goods together, quarters; of all manufactured ones"),
    Group("discount", 4, "buys raw goods on the left for one coin, on the right, manufactured ones likewise"),
    Group("shields", 1, "shields, quarters"),
    Group("symbol", SYMBOLS * SYMBOL_STEPS, "at least so many of this science symbol"),
    Group("any-symbol", 1, "symbols to be chosen at the end"),
    Group("free", 1, "builds a card for nothing in every Age …"),
    Group("free-left", 1, "… and has not done so in this one"),
    Group("seventh", 1, "plays the seventh card"),
    Group("copies-guild", 1, "copies a guild"),
    Group("color", COLUMNS, "cards of this colour, stages, defeats, quarters"),
    Group("line", SCORE_LINES, "points of this line of the score sheet, eighths"),
    Group("points", 1, "all points on the score sheet, sixteenths"),
)

# For each card: what I know of hands.
CARD_GROUPS = (
    Group("passed", CARDS, "is in the hand that I pass on"),
    Group("next", CARDS, "was in the hand that comes to me next, and nobody has built it since"),
    Group("later", CARDS, "… that comes to me later in this Age"),
    Group("elsewhere", CARDS, "… that does not come to me again"),
)

TABLE_GROUPS = (
    Group("players", MOST_PLAYERS - 1, "so many players, from two on"),
    Group("turn", AGES * TURNS_IN_AGE, "the Age and its turn, the seventh card last"),
    Group("owed", 3, "I shall look at the discard pile; choose for the Free City; I have the seventh card to play"),
    Group("free-city", 2, "the Free City is my left neighbour; my right one"),
    Group("controller", 1, "I play for the Free City in this turn"),
    Group("shield-lead", 2 * SHIELD_LEADS, "shields more than the left neighbour, from -6 to 6; than the right one"),
    Group("ahead", 1, "points that I am ahead of the best rival, eighths"),
    Group("lead", len(LEAD_STEPS), f"… at least {', '.join(map(str, LEAD_STEPS))}"),
)

# What comes next. All of it follows from other inputs, but it takes many of them together.
OUTLOOK_GROUPS = (
    Group("passed-payable", CARDS, "is in the hand that I pass on, and who gets it can build it"),
    Group("next-payable", CARDS, "is in the hand that comes to me next, as far as I know, and I can build it"),
    Group("later-payable", CARDS, "… in one that comes to me later in this Age"),
    Group("guild-passed", GUILDS, "this guild is in the hand that I pass on: points for who gets it, eighths"),
    Group("guild-coming", GUILDS, "this guild is in a hand that comes to me: points it would be worth, eighths"),
)

ROLES = ("my", "left", "right", "others'")
(CARD_IN, STAGE_IN, BOARD_IN, READY, PURSE, COINS, MAKES, MADE_ALL, DISCOUNTS) = starts(CITY_GROUPS)[:9]
(SHIELDS_IN, SYMBOL, ANY_SYMBOL_IN, FREE_POWER, FREE_LEFT, SEVENTH_IN, COPIES, COLOR, LINE, POINTS_IN, CITY_SIZE) = (
    starts(CITY_GROUPS)[9:]
)
MY, LEFT_CITY, RIGHT_CITY, OTHERS = (role * CITY_SIZE for role in range(len(ROLES)))
HANDS = len(ROLES) * CITY_SIZE
(PASSED, COMES_NEXT, COMES_LATER, ELSEWHERE, TABLE) = (HANDS + start for start in starts(CARD_GROUPS))
(PLAYERS, TURN, OWED, FREE_CITY_AT, CONTROLLER, SHIELD_LEAD, AHEAD, LEAD, OUTLOOK) = (
    TABLE + start for start in starts(TABLE_GROUPS)
)
(PASSED_PAYABLE, NEXT_PAYABLE, LATER_PAYABLE, GUILD_PASSED, GUILD_COMING, CLASSIC_INPUTS) = (
    OUTLOOK + start for start in starts(OUTLOOK_GROUPS)
)


def named_inputs() -> list[str]:
    """Return the name of every input, in order."""
    names = [f"{role} {name}" for role in ROLES for name in spelled(CITY_GROUPS)]
    return names + spelled(CARD_GROUPS) + spelled(TABLE_GROUPS) + spelled(OUTLOOK_GROUPS)
