cimport cython

from antipater.ai.search cimport marks
from antipater.ai.search.evaluator cimport Evaluator
from antipater.game.contract cimport State
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, DEEPEST, MOST_OPTIONS, ROOM, NONE, FADING

cdef class Solver(Worker):
    cdef State state
    cdef Evaluator evaluator
    cdef int size, actions, stuck, choice
    cdef long limit
    cdef readonly long nodes
    cdef double answer
    cdef int[2048] block
    cdef int[2048] root
    cdef int[512] out
    cdef int[512] weights
    cdef int[::1] saved, moves, load_of, cuts, move
    cdef unsigned long long[::1] keys
    cdef double[::1] low, high
    cpdef solve(self, State state, long limit)
    @cython.locals(acting=int, key='unsigned long long', place='long', floor=double, ceiling=double, hint=int, start='long', field='long', result=double)
    cdef double value(self, int level, int first, double alpha, double beta) noexcept nogil
    @cython.locals(place='long')
    cdef void remember(self, unsigned long long key, double floor, double ceiling) noexcept nogil
    @cython.locals(start='long', field='long')
    cdef void back_to(self, int level) noexcept nogil
    @cython.locals(n=int, weighed=int, whole=double, done=double, left=double, place=int, weight=double, least=double, most=double, found=double)
    cdef double expected(self, int level, int first, double alpha, double beta) noexcept nogil
    @cython.locals(n=int, place=int, highest=double, chosen=int, action=int, found=double, gain=double)
    cdef double best(self, int level, int first, int seat, int hint, double alpha, double beta) noexcept nogil
    @cython.locals(best=int, place=int, kept=int)
    cdef void bring_forward(self, int first, int end, int seat, int hint) noexcept nogil
    @cython.locals(place=int, other=int)
    cdef void praise(self, int seat, int action) noexcept nogil
