cdef int AGES, SMALL_TURN
cdef int[3] PASSES
cdef int[3] FIRST_CONTROLLERS

cpdef int holder(int players, int packet, int age, int turn) noexcept nogil
cpdef int controller(int age, int turn) noexcept nogil
