from antipater.rules.classic.city cimport Cities

cdef int[192] COINS
cdef int[192] COINS_FOR
cdef int[192] COINS_EACH
cdef int[192] COINS_SCOPE

cpdef int income(Cities cities, int seat, int item) noexcept nogil
