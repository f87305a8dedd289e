cdef int KINDS, DEEDS, SHOWN, NAMES, KEPT

cpdef int entry(int seat, int what, int shown, int first, int second, int kept) noexcept nogil
cpdef int hidden_from(int entry, int viewer) noexcept nogil
