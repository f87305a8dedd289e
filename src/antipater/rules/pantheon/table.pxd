from antipater.rules.duel.city cimport City
from antipater.rules.duel.turn cimport DuelState

cdef int DECK, GATE, MYTHOLOGIES, SPACES, UNKNOWN, EMPTY, OFF_TRACK, UNDRAWN, VACANT, DUEL_FIELDS, SPECTATOR, BOTH
cdef int[12] PRICES

cdef int knows(int viewer, int known) noexcept nogil

cdef class PantheonTable(DuelState):
    cdef readonly int on_card, offered, snake, minerva
    cdef readonly int[15] deck
    cdef readonly int[15] deck_known
    cdef readonly int[5] deck_size
    cdef readonly int[6] spaces
    cdef readonly int[6] spaces_known
    cdef readonly int[6] mythology_of
    cdef readonly int[20] slot_tokens
    cdef readonly int[10] mythology
    cdef readonly int[2] offerings
    cdef readonly int[2] divinities
    cdef readonly int[2] safe
    cdef readonly int[16] under
    cdef int undrawn(self, int mythology) noexcept nogil
    cdef void leave_deck(self, int divinity) noexcept nogil
    cdef void vacate(self, int space) noexcept nogil
    cdef void settle_on(self, int space, int divinity, int known) noexcept nogil
    cdef int activation_price(self, City me, int space) noexcept nogil
    cdef int activation_rebate(self, City me) noexcept nogil
    cpdef fill(self, list seen)
