cimport cython

from antipater.ai.evaluation.features cimport DuelFeatures
from antipater.rules.duel.city cimport City
from antipater.rules.pantheon.board cimport PantheonBoard

cdef int ACTIVATED, ACTIVATION, DECK_LEFT, DIVINITY, MINERVA_AT, MYTHOLOGY, MYTHOLOGY_OF, OFFERED, OFFERING, ON_CARD, SAFE
cdef int SLOT_TOKEN, SNAKE_ON, CAPITAL, SLOTS, MOST_KINDS, MYTHOLOGIES, SPACES, FIRST_OFFERING, OFF_TRACK, TOKEN_KINDS

cdef class PantheonFeatures(DuelFeatures):
    cdef PantheonBoard pantheon
    @cython.locals(space=int, price=int)
    cdef void see_spaces(self, City me, City opp) noexcept nogil
    cdef void see_holdings(self, int seat, int other) noexcept nogil
    @cython.locals(ahead=int, mine=int)
    cdef void see_pieces(self, City me, City opp) noexcept nogil
