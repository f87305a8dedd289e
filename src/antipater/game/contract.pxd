cimport cython

cdef int CHANCE, CHANCE_OWES, MOST_SEATS
cdef tuple SEATS_IN
cdef int[512] OPTIONS
cdef int[512] WEIGHTS
cdef int[2048] FIELDS

cdef class State:
    cdef int owing(self) noexcept nogil
    cdef int options(self, int seat, int* out) noexcept nogil
    cdef int weigh(self, int* out) noexcept nogil
    cdef int deed(self, int action) noexcept nogil
    cdef void step(self, int action, int seat) noexcept nogil
    cdef int save(self, int* block) noexcept nogil
    cdef void load(self, int* block) noexcept nogil
    cdef void veil(self, int seat) noexcept nogil
    cdef int flaw(self) noexcept nogil
    cpdef tuple to_act(self)
    cpdef list legal(self, int seat)
    cpdef list weights(self)
    cpdef apply(self, int action, int seat)
    cpdef int owes(self, int seat) noexcept
    @cython.locals(twin=State)
    cpdef State copy(self)
    cpdef become(self, State other)
    cpdef list fields(self)
    @cython.locals(size=int)
    cpdef refill(self, list fields)
