cimport cython

from antipater.rules.classic cimport trade
from antipater.rules.classic.city cimport Cities

cdef int DECKS, NONE, BUILD, FREE, RANKS, STAGE
cdef int[192] COIN_COST
cdef int[768] CHAINED_BY
cdef int[768] SAME_AS

cdef int has_any(Cities cities, int seat, int* sets, int card) noexcept nogil
cpdef int has_building(Cities cities, int seat, int card) noexcept nogil
cpdef int chained(Cities cities, int seat, int card) noexcept nogil
cdef int card_offers(Cities cities, int seat, int card, int* lefts, int* rights) noexcept nogil
cdef int stage_offers(Cities cities, int seat, int* lefts, int* rights) noexcept nogil
cpdef int bank_price(Cities cities, int seat, int card) noexcept nogil
@cython.locals(lefts='int[16]', rights='int[16]')
cdef int free_building_helps(Cities cities, int seat, int card) noexcept nogil
@cython.locals(lefts='int[16]', rights='int[16]')
cdef int write_uses(Cities cities, int seat, int* hand, int size, int* out) noexcept nogil
