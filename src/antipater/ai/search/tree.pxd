cimport cython
from libc cimport math

from antipater.ai.search cimport marks
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, OUTSIDE, HIDDEN, DRAWS, REACH, PROBES
cdef double CURIOSITY, TRUST

cdef class Tree(Worker):
    cdef State state
    cdef Dice dice
    cdef int seat, seats, prize, actions, trees, depth, room, nodes, size, number, steps, length, kinds, known
    cdef public int together
    cdef int[::1] views, first, next, actor, label, visits, available, worlds, played, place, stand
    cdef unsigned long long[::1] mark
    cdef long long[::1] total, gained
    cdef int[2048] root
    cdef int[2048] block
    cdef int[512] out
    cdef int[512] weights
    cdef int[512] child
    cdef int[512] identities
    cdef int[8] cursor
    cdef int[8] level
    cdef int[8] shares
    cdef int[4096] path
    cdef int[4096] line
    @cython.locals(together=int, before=int, place=int)
    cdef long simulate(self) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef int choose(self, int seat, int n, int together) noexcept nogil
    @cython.locals(place=int, identity=int, child=int)
    cdef void find(self, int node, int seat, int n) noexcept nogil
    @cython.locals(child=int)
    cdef int child_of(self, int node, int seat, int label) noexcept nogil
    @cython.locals(highest=double, visits=double, brought=double, offered=double, promise=double, curiosity=double, seen=int)
    cdef int best(self, int seat, int n, int together) noexcept nogil
    @cython.locals(what='long')
    cdef double opinion(self, int seat, int identity) noexcept nogil
    @cython.locals(goal='unsigned long long', place='unsigned long long')
    cdef void remember(self, int node) noexcept nogil
    @cython.locals(chosen=int, place=int, one='long', two='long')
    cdef int habit(self, int seat, int n) noexcept nogil
    cdef void note(self, int seat, int identity) noexcept nogil
    cdef void follow(self, int seat, int action, int identity, int together) noexcept nogil
    cdef void descend(self, int tree, int seat, int label) noexcept nogil
    @cython.locals(shares=list)
    cdef void settle(self) noexcept with gil
    cdef void back_up(self) noexcept nogil
    @cython.locals(node=int, tree=int, place=int)
    cpdef int move_to(self, State start)
    cdef void fade(self) noexcept nogil
    @cython.locals(goal='unsigned long long', place='unsigned long long')
    cdef int standing(self) noexcept nogil
    @cython.locals(node=int, child=int, kept=int)
    cdef void prune(self, int top) noexcept nogil
    cdef void move(self, int node, int to) noexcept nogil
    @cython.locals(place=int, identity=int, child=int)
    cpdef list tried(self)
