cimport cython

from antipater.game.contract cimport State

cdef class Evaluator:
    cdef int[512] options
    cdef double[512] values
    cdef int running
    cdef public int chains
    cpdef check_fits(self, State start)
    cpdef claim(self)
    cpdef release(self)
    cdef int judge_options(self, int* block, int seat) noexcept nogil
    cdef double judge_position(self, int* block, int seat) noexcept nogil
    cdef int is_near_end(self, int* block) noexcept nogil

cdef class TerminalEvaluator(Evaluator):
    cdef State state
    cdef int prize
    cdef double result(self, int seat) noexcept nogil
    cdef double share(self, int seat) noexcept with gil
    @cython.locals(n=int, place=int)
    cdef int judge_options(self, int* block, int seat) noexcept nogil
    cdef double judge_position(self, int* block, int seat) noexcept nogil
