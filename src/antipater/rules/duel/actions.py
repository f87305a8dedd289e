"""The numbers of Duel: what a seat can do, what chance can bring, and the kinds of entries on the agenda.

Numbers are given once; an expansion appends, nothing is ever renumbered.
"""

from antipater.data.duel import SLOTS
from antipater.data.items import CARDS, MOST_KINDS

# Actions of a seat: a base, plus a slot, card, wonder or token.
BUILD = 0  # + slot: construct that card
DISCARD = BUILD + SLOTS  # + slot: discard it for coins
WONDER = DISCARD + SLOTS  # + wonder * SLOTS + slot: construct that wonder with it
DRAFT = WONDER + MOST_KINDS * SLOTS  # + wonder
TAKE_TOKEN = DRAFT + MOST_KINDS  # + token of the board
KEEP_TOKEN = TAKE_TOKEN + MOST_KINDS  # + token drawn from the box
REVIVE = KEEP_TOKEN + MOST_KINDS  # + card of the discard pile
DESTROY = REVIVE + CARDS  # + card of the opponent's city
BEGIN = DESTROY + CARDS  # + seat that begins the next Age
BUILD_ROW = BEGIN + 2  # + slot of the top row
SHARE = BUILD_ROW + SLOTS  # + which of the six ways to share three cards
# Which of the three cards, ascending, is the builder's, and which the opponent's; the third is discarded.
SHARES = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
ACTIONS = SHARE + len(SHARES)
# What they do: a card constructed, discarded, or put under a wonder is the same deed in every slot.
CARD_IDENTITIES = DRAFT // SLOTS * CARDS
IDENTITIES = CARD_IDENTITIES + ACTIONS - DRAFT

# Outcomes of chance.
TURN_UP = 0  # + card that a slot shows
GUILD_AT = TURN_UP + CARDS  # + slot that holds a guild
SHOW_WONDER = GUILD_AT + SLOTS  # + wonder laid out for the draft
SHOW_TOKEN = SHOW_WONDER + MOST_KINDS  # + token laid on the board
DRAW_TOKEN = SHOW_TOKEN + MOST_KINDS  # + token drawn from the box
SHOW_REMOVED = DRAW_TOKEN + MOST_KINDS  # + card of this Age that was removed at setup
OUTCOMES = SHOW_REMOVED + CARDS

# Kinds of agenda entries: (kind, seat, what). First what a seat owes …
PLAY_TURN, DRAFTING, CHOOSE_TOKEN, CHOOSE_DRAWN, REVIVING, DESTROYING, CHOOSE_FIRST = range(1, 8)
CHOOSING_ROW, SHARING = range(8, 10)
# … then what chance owes: slots to turn, guilds, wonders, tokens, removed cards still to come …
TURNING, PLACING_GUILDS, SHOWING_WONDERS, SHOWING_TOKENS, DRAWING_TOKENS, SHOWING_REMOVED = range(32, 38)
# … then what goes on by itself.
AUTOMATIC = 64
MORE_EFFECTS, END_TURN, START_AGE, START_DRAFT, BUILD_ASIDE = range(64, 69)
KINDS = (*range(PLAY_TURN, SHARING + 1), *range(TURNING, SHOWING_REMOVED + 1), *range(AUTOMATIC, BUILD_ASIDE + 1))
AGENDA = 16  # deepest agenda

NOBODY, SHARED = -1, 2  # winners besides the seats
CIVILIAN, MILITARY, SCIENTIFIC = range(1, 4)
REVISED, FIRST = range(2)  # editions
EMPTY = -1  # a slot without a card that anybody has seen
