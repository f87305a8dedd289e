from antipater.game.contract cimport State

cdef int CHANCE, CHANCE_ACTS

cdef class AgendaState(State):
    cdef readonly int depth
    cdef readonly int[16] kinds
    cdef readonly int[16] seats
    cdef readonly int[16] subjects
    cdef void push(self, int kind, int seat, int what) noexcept nogil
    cdef void pop(self) noexcept nogil
    cdef void leave(self, int what) noexcept nogil
