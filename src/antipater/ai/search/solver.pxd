cimport cython

from antipater.ai.search cimport hashing
from antipater.ai.search.evaluator cimport Evaluator
from antipater.game.contract cimport State
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, DEEPEST, MOST_OPTIONS, ROOM, NONE, MOST_CUTOFFS

cdef class Solver(Worker):
    cdef State state
    cdef Evaluator evaluator
    cdef int size, actions, gave_up, choice
    cdef long limit
    cdef readonly long nodes
    cdef double answer
    cdef int[2048] block
    cdef int[2048] root
    cdef int[512] out
    cdef int[512] weights
    cdef int[::1] saved, moves, loads, cutoffs, move
    cdef unsigned long long[::1] keys
    cdef double[::1] low, high
    @cython.locals(answer=double)
    cdef double block_value(self, int* block, long limit) noexcept nogil
    cpdef solve(self, State state, long limit)
    @cython.locals(acting=int, key='unsigned long long', place='long', floor=double, ceiling=double, stored_move=int, start='long', field='long', result=double)
    cdef double value(self, int level, int first, double alpha, double beta) noexcept nogil
    @cython.locals(place='long')
    cdef void store(self, unsigned long long key, double floor, double ceiling) noexcept nogil
    @cython.locals(start='long', field='long')
    cdef void restore(self, int level) noexcept nogil
    @cython.locals(n=int, weighed=int, whole=double, done=double, left=double, place=int, weight=double, least=double, most=double, found=double, low=double, high=double)
    cdef double chance_value(self, int level, int first, double alpha, double beta) noexcept nogil
    @cython.locals(n=int, place=int, best=double, chosen=int, action=int, found=double)
    cdef double seat_value(self, int level, int first, int seat, int stored_move, double alpha, double beta) noexcept nogil
    @cython.locals(best=int, place=int, kept=int)
    cdef void move_to_front(self, int first, int end, int seat, int stored_move) noexcept nogil
    @cython.locals(place=int, other=int)
    cdef void count_cutoff(self, int seat, int action) noexcept nogil
