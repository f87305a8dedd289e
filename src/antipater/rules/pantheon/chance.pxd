cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport numbers
from antipater.rules.duel.table cimport Table
from antipater.rules.pantheon cimport mythology
from antipater.rules.pantheon.board cimport PantheonBoard

cdef int DECK, MYTHOLOGIES, MYTHOLOGY_TOKENS_EACH, SPACES, MOST_SLOTS, BOTH, FIRST_OFFERING, NO_TOKEN, VACANT
cdef int CHANCE_LOOK, CHANCE_REVEAL, CHANCE_MYTHOLOGY, CHANCE_OFFERING, CHANCE_DRAW, CHANCE_DRAW_FAR, CHANCE_TURN, CHANCE_TURN_FAR
cdef int OWE_MYTHOLOGY, OWE_LOOKING, OWE_PANTHEON, OWE_TOPS, OWE_SHOWING, OWE_CARRYING, OWE_STRUCK
cdef int[4] MARKED_MYTHOLOGY
cdef int[4] MARKED_OFFERING

cdef class PantheonChance(PantheonBoard):
    cdef int chance_options(self, Table table, int kind, int what, int* out) noexcept nogil
    cdef int turning_options(self, int space, int* out) noexcept nogil
    cdef int face_down_space(self) noexcept nogil
    cdef int next_slot(self, unsigned int slots) noexcept nogil
    cdef int place_shown(self, int what) noexcept nogil
    @cython.locals(token=int, slots='unsigned int')
    cdef void count_left(self, Table table, int* left) noexcept nogil
    @cython.locals(left='int[5]', kinds=int)
    cdef int kinds_left(self, Table table) noexcept nogil
    @cython.locals(left='int[5]')
    cdef int chance_weights(self, Table table, int kind, int what, int* out) noexcept nogil
    cdef int offerings_left(self) noexcept nogil
    cdef void turn_divinity(self, Table table, int space) noexcept nogil
