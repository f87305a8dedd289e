cimport cython

from antipater.rules.classic.city cimport Cities

cdef int PRICE, REDUCED_PRICE, MADE_LEFT, MADE_RIGHT, RAW_LEFT, RAW_RIGHT, RAW_SETS, SETS, RANKS, ITEMS, NONE, NO_LIMIT
cdef int[192] COIN_COST
cdef int[4608] NEEDS

cdef void purchases(Cities cities, int seat, int item, int first, int end, int* out) noexcept nogil
cdef int offers(Cities cities, int seat, int item, int* lefts, int* rights) noexcept nogil
@cython.locals(raw='int[3]', made='int[3]')
cdef int offers_within(Cities cities, int seat, int item, int purse, int* lefts, int* rights) noexcept nogil
cdef int insert(int* lefts, int* rights, int n, int left, int right) noexcept nogil
cpdef list offers_for(Cities cities, int seat, int item)
cpdef list pairs_for(Cities cities, int seat, int item)
@cython.locals(lefts='int[16]', rights='int[16]', n=int, rank=int)
cdef list pairs_within(Cities cities, int seat, int item, int purse)
