cimport cython
from libc cimport math

from antipater.ai.evaluation cimport classic_evaluator
from antipater.ai.evaluation.classic_evaluator cimport ClassicEvaluator
from antipater.game.dice cimport Dice
from antipater.rules.classic.turn cimport ClassicState

cdef int CHANCE, CHANCE_ACTS, CHOOSING, FINE

cdef double FINEST

@cython.final
cdef class ClassicPlayouts:
    cdef ClassicState table
    cdef readonly ClassicEvaluator evaluator
    cdef public Dice dice
    cdef public double temperature
    cdef int seat
    cdef int[2048] world
    cdef int[2048] block
    cdef int[512] out
    cdef int[512] weights
    cdef double[512] scores
    cpdef enter(self, ClassicState world, int seat)
    @cython.locals(kind=int, other=int)
    cdef void others_choose(self) noexcept nogil
    cpdef double playout(self, int action, int choices)
    @cython.locals(left=int, acting=int, n=int, weighed=int, place=int, other=int)
    cdef double play_on(self, int choices) noexcept nogil
    @cython.locals(place=int, best=int)
    cdef int best_place(self, int n) noexcept nogil
    @cython.locals(n=int, place=int, highest=double, total=double, left=double)
    cdef void choose_for(self, int other) noexcept nogil
