cimport cython

from antipater.ai.evaluation.features cimport DuelFeatures, PartFeatures
from antipater.rules.duel.city cimport City
from antipater.rules.pantheon.board cimport PantheonBoard

cdef int ACTIVATED, ACTIVATION, DECK_LEFT, DIVINITY, MINERVA_AT, MYTHOLOGY, MYTHOLOGY_OF, OFFERED, OFFERING, ON_CARD, SAFE
cdef int SLOT_TOKEN, SNAKE_ON, CAPITAL, SLOTS, MOST_KINDS, MYTHOLOGIES, SPACES, FIRST_OFFERING, OFF_TRACK, TOKEN_KINDS

cdef class PantheonFeatures(PartFeatures):
    cdef PantheonBoard pantheon
    @cython.locals(space=int, price=int)
    cdef void see_spaces(self, DuelFeatures features, City me, City opp) noexcept nogil
    cdef void see_holdings(self, DuelFeatures features, int seat, int other) noexcept nogil
    @cython.locals(ahead=int, mine=int)
    cdef void see_pieces(self, DuelFeatures features, City me, City opp) noexcept nogil
