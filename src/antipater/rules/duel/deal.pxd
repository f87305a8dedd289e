cimport cython

from antipater.game.contract cimport State
from antipater.game.dealer cimport Dealer
from antipater.rules.duel.table cimport Table

cdef int DRAW_TOKEN, DRAWING_TOKENS, GUILD_AT, PLACING_GUILDS, SHOW_TOKEN, SHOW_WONDER, SHOWING_TOKENS
cdef int SHOWING_WONDERS, TURN_UP, TURNING, SLOTS, GUILDS_IN_PLAY

cdef class DuelDeal(Dealer):
    cdef readonly int[60] cards
    cdef readonly int[3] guilds
    cdef readonly int[16] wonders
    cdef readonly int[16] tokens
    @cython.locals(kind=int, what=int, slot=int)
    cpdef int answer(self, Table table) except? -1

cdef int first_of(int* order, int there) noexcept nogil
