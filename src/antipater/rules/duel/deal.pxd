cimport cython

from antipater.game cimport bits
from antipater.game.contract cimport State
from antipater.game.dealer cimport Dealer
from antipater.game.dice cimport Dice
from antipater.rules.duel.table cimport Table

cdef int DRAW_TOKEN, DRAWING_TOKENS, GUILD_AT, PLACING_GUILDS, SHOW_TOKEN, SHOW_WONDER, SHOWING_TOKENS
cdef int SHOWING_WONDERS, TURN_UP, TURNING, SLOTS, GUILDS_IN_PLAY, DECK_SIZE, MOST_KINDS, REMOVED_PER_AGE, SHOW_REMOVED, SHOWING_REMOVED
cdef int[4] DECK_CARDS

cdef class DuelDeal(Dealer):
    cdef readonly int[60] cards
    cdef readonly int[3] guilds
    cdef readonly int[9] removed
    cdef readonly int[16] wonders
    cdef readonly int[16] tokens
    @cython.locals(deck='int[32]')
    cdef void lay(self, Dice dice) noexcept nogil
    cdef int guild_deck(self) noexcept nogil
    @cython.locals(slots='int[20]', guilds='int[32]')
    cdef void lay_guilds(self, Dice dice) noexcept nogil
    @cython.locals(kind=int, what=int)
    cpdef int answer(self, Table table) except? -1
    cdef int answer_more(self, Table table, int kind, int what) except? -1

cdef int first_of(int* order, int there) noexcept nogil
