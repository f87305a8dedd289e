"""The numbers that Pantheon appends to those of Duel: actions, outcomes, and kinds of agenda entries."""

from antipater.data.duel import CAPITAL, SLOTS
from antipater.data.items import CARDS, MOST_KINDS
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS, SPACES
from antipater.rules.duel import actions as duel

SUBSETS = 1 << len(OFFERINGS)  # of offering tokens

# Actions of a seat.
ACTIVATE = duel.ACTIONS  # + space * SUBSETS + set of offering tokens
CLAIM = ACTIVATE + SPACES * SUBSETS  # + slot whose token is taken first
PLACE = CLAIM + SLOTS  # + divinity * SPACES + space
PLACE_UNSEEN = PLACE + MOST_KINDS * SPACES  # + space: how the opponent sees it
CHOOSE_DIVINITY = PLACE_UNSEEN + SPACES  # + divinity shown
NAME_DECK = CHOOSE_DIVINITY + MOST_KINDS  # + mythology
PUT_ON_TOP = NAME_DECK + MYTHOLOGIES  # + divinity
SNAKE = PUT_ON_TOP + MOST_KINDS  # + green card of the opponent
STEAL = SNAKE + CARDS  # + brown or grey card of the opponent
STRIKE = STEAL + CARDS  # + slot
UNBUILD = STRIKE + SLOTS  # + wonder
RAISE = UNBUILD + MOST_KINDS  # + own wonder, built for nothing …
BURY = RAISE + MOST_KINDS  # + … with this card of the discard pile
TAKE_WONDER = BURY + CARDS  # + wonder of the opponent
MINERVA = TAKE_WONDER + MOST_KINDS  # + space of the track, counted from the capital of player 0
REMOVE_LOOT = MINERVA + 2 * CAPITAL + 1  # + military token
APPLY_LOOT = REMOVE_LOOT + 4  # + military token
ACTIONS = APPLY_LOOT + 4
IDENTITIES = duel.IDENTITIES + ACTIONS - duel.ACTIONS

# Outcomes of chance.
LOOK = duel.OUTCOMES  # + seat that looks * MOST_KINDS + divinity: nobody else sees it
SHOW_DIVINITY = LOOK + 2 * MOST_KINDS  # + divinity shown to both
MYTHOLOGY_AT = SHOW_DIVINITY + MOST_KINDS  # + mythology of the token on the next slot
OFFERING_AT = MYTHOLOGY_AT + MYTHOLOGIES  # + offering token on the next slot
OUTCOMES = OFFERING_AT + len(OFFERINGS)

# Kinds of agenda entries: what a seat owes …
CLAIMING, PLACING, CHOOSING_DIVINITY, NAMING, ORDERING, CHOOSING_TOKEN, SNAKING, STEALING = range(10, 18)
STRIKING, UNBUILDING, RAISING, BURYING, TAKING_WONDER, PLACING_MINERVA, REMOVING_LOOT, APPLYING_LOOT = range(18, 26)
# … what chance owes …
PLACING_MYTHOLOGY, PLACING_OFFERINGS, LOOKING, TURNING_PANTHEON, SHOWING_TOPS, SHOWING_DECK = range(38, 44)
DRAWING_FOR_CARD, TURNING_STRUCK = range(44, 46)
# … and what goes on by itself.
GAIN_TOKEN, ORDER_REST = range(69, 71)

KINDS = (*range(CLAIMING, APPLYING_LOOT + 1), *range(PLACING_MYTHOLOGY, TURNING_STRUCK + 1), GAIN_TOKEN, ORDER_REST)

NO_TOKEN = -1  # on a slot
FIRST_OFFERING = MYTHOLOGIES  # tokens on slots: five mythologies, then the offerings
VACANT = -3  # a space of the Pantheon
UNDRAWN = -2  # a place in a deck that nobody has looked at
OFF_TRACK = 99  # where the pawn Minerva is not
