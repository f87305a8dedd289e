cimport cython
from libc cimport math

from antipater.ai.search cimport hashing
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, OUTSIDE, HIDDEN_LABELS, PLAYOUT_DRAWS, HASHED_DEPTH, PROBES
cdef double EXPLORATION, PRIOR_VISITS

cdef class Tree(Worker):
    cdef State state
    cdef Dice dice
    cdef int seat, seats, prize, actions, trees, depth, capacity, nodes, size, world_count, steps, done_count, identity_count, hash_size
    cdef public int simultaneous
    cdef int[::1] views, first, next, actor, label, visits, available, worlds, history_visits, place, hash_nodes
    cdef unsigned long long[::1] hashes
    cdef long long[::1] total, history_total
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
    cdef int[4096] done
    @cython.locals(simultaneous=int, before=int, place=int)
    cdef long simulate(self) noexcept nogil
    cdef void start_simulation(self) noexcept nogil
    cdef int choose(self, int seat, int n, int simultaneous) noexcept nogil
    @cython.locals(place=int, identity=int, child=int)
    cdef void find_children(self, int node, int seat, int n) noexcept nogil
    @cython.locals(child=int)
    cdef int child_of(self, int node, int seat, int label) noexcept nogil
    @cython.locals(highest=double, visits=double, gained=double, offered=double, score=double, exploration=double, seen=int)
    cdef int select(self, int seat, int n, int simultaneous) noexcept nogil
    @cython.locals(what='long')
    cdef double prior_value(self, int seat, int identity) noexcept nogil
    @cython.locals(goal='unsigned long long', place='unsigned long long')
    cdef void remember_position(self, int node) noexcept nogil
    @cython.locals(chosen=int, place=int, one='long', two='long')
    cdef int playout_choice(self, int seat, int n) noexcept nogil
    cdef void record_action(self, int seat, int identity) noexcept nogil
    cdef void follow(self, int seat, int action, int identity, int simultaneous) noexcept nogil
    cdef void descend(self, int tree, int seat, int label) noexcept nogil
    @cython.locals(shares=list)
    cdef void read_result(self) noexcept with gil
    cdef void back_up(self) noexcept nogil
    @cython.locals(node=int, tree=int, place=int)
    cpdef int move_to(self, State start)
    cdef void decay_history(self) noexcept nogil
    @cython.locals(goal='unsigned long long', place='unsigned long long')
    cdef int node_of_position(self) noexcept nogil
    @cython.locals(node=int, child=int, kept=int)
    cdef void prune(self, int top) noexcept nogil
    cdef void move(self, int node, int to) noexcept nogil
    @cython.locals(place=int, identity=int, child=int)
    cpdef list root_actions(self)
