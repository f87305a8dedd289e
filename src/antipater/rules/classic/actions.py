"""The numbers of classic 7 Wonders: what a seat can do, what chance can bring, and the kinds of entries on the agenda.

Numbers are given once; nothing is ever renumbered. An action is a card, a use of it, and the rank of the payment among
those that are offered (C3.5).
"""

from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, SIDES

RANKS = 16  # payments offered for one item: at most three raw and three manufactured goods are missing, or four and two

# Actions of a seat: a base, plus a card, or a card * RANKS + rank.
BUILD = 0  # + card * RANKS + rank: construct it
STAGE = BUILD + CARDS * RANKS  # + card * RANKS + rank: construct the next stage with it
FREE = STAGE + CARDS * RANKS  # + card: construct it for nothing (C6.1)
SELL = FREE + CARDS  # + card: discard it for coins
REVIVE = SELL + CARDS  # + card of the discard pile (C6.2)
DECLINE = REVIVE + CARDS  # … or none of them
STAGE_UNSEEN = DECLINE + 1  # + rank: how the others see a stage (C8.3)
SELL_UNSEEN = STAGE_UNSEEN + RANKS  # how they see a card discarded
ACTIONS = SELL_UNSEEN + 1

# Outcomes of chance.
DEAL = 0  # + who looks at it * CARDS + card
NOBODY_LOOKS = 7  # instead of a seat: it goes face down from the deck to the pile (C9.7)
GIVE_BOARD = DEAL + (NOBODY_LOOKS + 1) * CARDS  # + board * SIDES + side
OUTCOMES = GIVE_BOARD + BOARDS_IN_BOX * SIDES

# Kinds of agenda entries: (kind, seat, what). First what seats choose …
CHOOSING, SEVENTH, REVIVING = range(1, 4)
# … then what chance decides …
GIVING_BOARD, DEALING, DRAWING, DRAWING_LAST = range(32, 36)
# … then what runs automatically.
AUTOMATIC = 64
START_AGE, START_TURN, PASS_HANDS, LAST_CARDS, CONFLICTS = range(64, 69)
AGENDA = 8  # deepest agenda
EVERYBODY = -2  # the seat of an entry for which several seats choose

# What became of a card, by seat, Age and turn.
NOT_YET, BUILT, BUILT_FREE, STAGED, SOLD, LEFT_OVER = range(6)
SMALL_TURN = 6  # the turn of the seventh card (C2.4), after turns 0 … 5

NOBODY = -1  # whose view a true position is; no card; no choice given yet
DECLINED = -2  # in place of a card that was built from the pile
MOST_CITIES = 7
HAND_ROOM = 8  # a hand with the card drawn for the Free City (C9.4)
PLAYS = 21  # turns of three Ages, small ones included
MOST_LOOKS = 3  # times that the pile is looked at: stages of Halikarnassos B
UNDEALT = 48  # kinds of cards in one Age's deck, guilds from the 32nd on
# How much a seat remembers of one Age: its hands of 8, 7, 6, 5, 4 and 3 cards at most, turn by turn.
MEMORY_AT = (0, 8, 15, 21, 26, 30, 33)
MEMORY = 99
