cimport cython
from libc cimport math

from antipater.ai.search cimport hashing
from antipater.ai.search.evaluator cimport Evaluator
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, DEEPEST, NONE
cdef long long MIX, KEY

cdef class GuidedTree(Worker):
    cdef State state
    cdef Evaluator evaluator
    cdef Dice dice
    cdef public double exploration, prior_sharpness, leaf_sharpness
    cdef public int focus
    cdef int capacity, edge_capacity
    cdef readonly int nodes, edges
    cdef int[::1] owner, place, next, first, end, action, child, visits
    cdef long long[::1] key
    cdef unsigned long long[::1] hashes
    cdef double[::1] prior, total
    cdef int[512] path
    cdef int[512] actors
    cdef int[2048] root
    cdef int[2048] block
    cdef int[512] out
    cdef int[512] weights
    cdef void set_root(self, State start) noexcept nogil
    @cython.locals(edge=int)
    cdef double option_value(self, int place) noexcept nogil
    @cython.locals(node=int, depth=int, edge=int, value=double, key='long long')
    cdef void simulate(self) noexcept nogil
    cdef int seat_to_act(self) noexcept nogil
    @cython.locals(n=int, place=int, key='long long')
    cdef long long resolve_chance(self) noexcept nogil
    @cython.locals(node=int)
    cdef int find_child(self, int edge, long long key) noexcept nogil
    @cython.locals(seat=int, node=int, best=double)
    cdef double add_child(self, int edge, long long key) noexcept nogil
    @cython.locals(n=int, size=int, place=int, node=int, best=double)
    cdef double expand(self, long long key, int seat) noexcept nogil
    @cython.locals(place=int, whole=double, mean=double, weight=double)
    cdef double leaf_value(self, int n, double best) noexcept nogil
    @cython.locals(whole=double, edge=int, first=int)
    cdef void set_priors(self, int node, double best) noexcept nogil
    @cython.locals(count=int, edge=int, best=int, visits=int, bonus=double, highest=double, score=double)
    cdef int select(self, int node) noexcept nogil
    @cython.locals(place=int, edge=int)
    cdef void back_up(self, int depth, double value) noexcept nogil
    @cython.locals(edge=int)
    cpdef list root_actions(self)
    @cython.locals(most=int, second=int, edge=int)
    cpdef int visit_lead(self)
    @cython.locals(goal='unsigned long long', node=int)
    cpdef int move_to(self, State start)
    @cython.locals(node=int, kept=int, edges=int, first=int, size=int, edge=int)
    cdef void prune(self, int top) noexcept nogil
    @cython.locals(size=int)
    cdef void move_node(self, int node, int to, int edges) noexcept nogil
    @cython.locals(node=int)
    cdef void move_edge(self, int edge, int to) noexcept nogil
