cdef int UNKNOWN, TO_TOP, TO_BOTTOM, KEPT_BOTH, PREPARED, TRIGGERED, TRIGGERED_UNPREPARED, GIVEN, KINDS, DEEDS, COUNT
cdef int SHOWN, NAMES, KEPT, LONGEST, END

cpdef int entry(int seat, int what, int shown, int first, int second, int kept) noexcept nogil
cpdef int hidden_from(int entry, int viewer) noexcept nogil
