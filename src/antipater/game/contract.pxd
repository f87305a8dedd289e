cimport cython

cdef int CHANCE, CHANCE_ACTS, MOST_SEATS
cdef tuple SEATS_IN
cdef int[512] OPTIONS
cdef int[512] WEIGHTS
cdef int[2048] FIELDS

cdef class State:
    cdef int to_act_set(self) noexcept nogil
    cdef int options(self, int seat, int* out) noexcept nogil
    cdef int chance_weights(self, int* out) noexcept nogil
    cdef int identity(self, int action) noexcept nogil
    cdef void step(self, int action, int seat) noexcept nogil
    cdef int save(self, int* block) noexcept nogil
    cdef void load(self, int* block) noexcept nogil
    cdef void hide_from(self, int seat) noexcept nogil
    cdef int invariant_violation(self) noexcept nogil
    cpdef tuple to_act(self)
    cpdef list legal(self, int seat)
    cpdef list weights(self)
    cpdef apply(self, int action, int seat)
    cpdef int must_choose(self, int seat) noexcept
    @cython.locals(twin=State)
    cpdef State copy(self)
    cpdef become(self, State other)
    cpdef list fields(self)
    @cython.locals(size=int)
    cpdef load_unchecked(self, list fields)
    cpdef check_same_game(self, State other)
