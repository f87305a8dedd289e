cimport cython
from libc cimport math

from antipater.ai.search cimport hashing
from antipater.game.worker cimport Worker

cdef int NONE
cdef unsigned long long MIX

cdef class Nodes(Worker):
    cdef int most, table_size
    cdef readonly int capacity, edge_capacity, nodes, edges
    cdef int[::1] owner, before, place, next, first, end, table, action, child, visits
    cdef unsigned long long[::1] key, hashes
    cdef double[::1] worth, prior, total, exact
    cdef int[2048] block
    @cython.locals(node=int, place=int)
    cdef int find_child(self, int edge, unsigned long long key) noexcept nogil
    cdef int slot(self, int edge, unsigned long long key) noexcept nogil
    @cython.locals(place=int)
    cdef void enter(self, int edge, int node) noexcept nogil
    @cython.locals(node=int, place=int, edge=int)
    cdef void fill_table(self) noexcept nogil
    @cython.locals(node=int)
    cdef void add_node(self, unsigned long long key, int seat, int size, int n, double worth) noexcept nogil
    @cython.locals(edge=int)
    cpdef list searched_values(self, double power)
    @cython.locals(back=int, node=int, edge=int, count=int, whole=double, mean=double, best=double, value=double, weight=double)
    cdef void value_nodes(self, double[::1] values, int[::1] tries, double power) noexcept nogil
    @cython.locals(count=int, child=int, total=double, value=double)
    cdef double value_of_option(self, int node, int edge, double[::1] values, int[::1] tries) noexcept nogil
    @cython.locals(node=int, kept=int, edges=int, first=int, size=int, edge=int)
    cdef void prune(self, int top) noexcept nogil
    @cython.locals(size=int)
    cdef void move_node(self, int node, int to, int edges) noexcept nogil
    @cython.locals(node=int)
    cdef void move_edge(self, int edge, int to) noexcept nogil
