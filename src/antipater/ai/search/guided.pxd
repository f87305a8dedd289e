cimport cython
from libc cimport math

from antipater.ai.search cimport hashing
from antipater.ai.search.evaluator cimport Evaluator
from antipater.ai.search.nodes cimport Nodes
from antipater.ai.search.solver cimport Solver
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice

cdef int FINE, STRATA, CHANCE, CHANCE_ACTS, DEEPEST, NONE, LEAD_OF_PROOF, MOST_UNSOLVED
cdef long SOLVER_LIMIT
cdef double UNKNOWN, GOLDEN, SLOW
cdef double[3] SPREAD

cdef class GuidedTree(Nodes):
    cdef State state
    cdef Evaluator evaluator
    cdef Solver solver
    cdef Dice dice
    cdef public double exploration, exploration_growth, prior_sharpness, leaf_sharpness
    cdef public int focus
    cdef int strata
    cdef readonly int unsolved
    cdef double[3] phases
    cdef double leaf
    cdef int[512] path
    cdef int[512] path_nodes
    cdef int[512] by_chance
    cdef int[2048] root
    cdef int[512] out
    cdef int[512] weights
    @cython.locals(draw=int)
    cdef void begin(self, State start, Dice dice)
    cdef void set_root(self, State start) noexcept nogil
    @cython.locals(edge=int)
    cdef double option_value(self, int place) noexcept nogil
    @cython.locals(node=int, depth=int, edge=int, value=double)
    cdef void simulate(self) noexcept nogil
    cdef double share_of_first(self, int node, double share) noexcept nogil
    cdef int seat_to_act(self) noexcept nogil
    @cython.locals(n=int, place=int, met=int, weighed=int)
    cdef int resolve_chance(self, int edge) noexcept nogil
    @cython.locals(place=int, whole=double, turn=double, left=double)
    cdef int spread_evenly(self, int edge, int draw, int n, int weighed) noexcept nogil
    @cython.locals(node=int, size=int, seat=int, key='unsigned long long', best=double)
    cdef int next_node(self, int edge, int depth) noexcept nogil
    @cython.locals(node=int, edge=int, gain=double)
    cdef void settle(self, int depth, double value) noexcept nogil
    @cython.locals(n=int, size=int, place=int, node=int, hopeful=int, best=double, exact=double, proved=double)
    cdef double expand(self, unsigned long long key, int seat) noexcept nogil
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
