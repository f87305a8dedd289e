cimport cython

from antipater.ai.evaluation.classic_features cimport ClassicFeatures
from antipater.ai.evaluation.net cimport Net
from antipater.ai.search.evaluator cimport Evaluator
from antipater.rules.classic cimport scoring
from antipater.rules.classic.turn cimport ClassicState

cdef int FREE_CITY, NONE, CHOOSING, NOBODY, REVIVING, DISCARD_PILE, THE_FREE_CITY

@cython.final
cdef class ClassicEvaluator(Evaluator):
    cdef readonly ClassicFeatures features
    cdef readonly Net net
    cdef int[2048] block
    cdef int prepare(self, int seat) noexcept nogil
    @cython.locals(n=int, place=int, count=int)
    cdef int consider(self, int seat) noexcept nogil
    @cython.locals(top=int, kind=int, reviving=int, more=int)
    cdef int look_after(self, int action, int seat) noexcept nogil
    @cython.locals(place=int, best=double)
    cdef double best_value(self, int n) noexcept nogil
    @cython.locals(n=int, place=int)
    cpdef list considered(self, int seat)
    @cython.locals(table=ClassicState, count=int, place=int)
    cpdef list seen_after(self, int action, int seat)
    @cython.locals(n=int, place=int, count=int, seen=int, amount=double)
    cpdef list amounts_after(self, int number, int seat)
    cpdef double win_probability(self, int seat)

@cython.locals(winners=int)
cdef double share_of(ClassicState table, int seat) noexcept nogil
