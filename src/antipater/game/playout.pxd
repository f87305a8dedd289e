cimport cython

from antipater.game cimport bits
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, LONGEST, FLAWS
cdef int UNORDERED, NOTHING_LEGAL, NOT_RESTORED, NOT_DETERMINED, WITHOUT_END
cdef unsigned long long PRIME, BASIS, WORD, HALF

cdef class Playout(Worker):
    cdef State state
    cdef Dice dice
    cdef int[2048] origin
    cdef int[512] out
    cdef int[512] weights
    cdef readonly int stopped
    cdef long play(self) noexcept nogil
    cdef void move(self, int action, int seat, int n) noexcept nogil

cdef class Copies(Playout):
    pass

cdef class Signature(Playout):
    cdef int[2048] block
    cdef unsigned long long hash

cdef class Audit(Playout):
    cdef State twin
    cdef int[2048] before
    cdef int[2048] after
    cdef int steps
    cdef void check_options(self, int n) noexcept nogil
    cdef void check_step(self, int action, int seat) noexcept nogil
