cimport cython
from libc cimport math

from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_OWES, UNKNOWN, OUTSIDE, PHASE, PHASES
cdef double CURIOSITY

cdef class Tree(Worker):
    cdef State state
    cdef Dice dice
    cdef int seat, seats, prize, actions, trees, depth, room, nodes, size, number, steps, length, kinds
    cdef public int together
    cdef int[::1] views, first, next, actor, label, visits, available, worlds, played
    cdef long long[::1] total, gained
    cdef int[2048] block
    cdef int[512] out
    cdef int[512] weights
    cdef int[512] child
    cdef int[8] cursor
    cdef int[8] level
    cdef int[8] shares
    cdef int[4096] path
    cdef int[4096] line
    @cython.locals(together=int, before=int, place=int)
    cdef long simulate(self) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef int choose(self, int seat, int n, int together) noexcept nogil
    cdef int find(self, int node, int seat, int n) noexcept nogil
    cdef int untried(self, int count) noexcept nogil
    @cython.locals(highest=double, visits=double, promise=double, curiosity=double)
    cdef int best(self, int n, int together) noexcept nogil
    @cython.locals(place=int, other=int, habits=int, one='long', two='long')
    cdef int habit(self, int seat, int n) noexcept nogil
    cdef int habits_of(self, int seat) noexcept nogil
    cdef void note(self, int seat, int action) noexcept nogil
    cdef void follow(self, int seat, int action, int together) noexcept nogil
    cdef void descend(self, int tree, int seat, int label) noexcept nogil
    @cython.locals(shares=list)
    cdef void settle(self) noexcept with gil
    cdef void back_up(self) noexcept nogil
    @cython.locals(child=int)
    cpdef list tried(self)
