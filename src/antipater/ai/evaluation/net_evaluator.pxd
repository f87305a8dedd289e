cimport cython

from antipater.ai.evaluation.features cimport DuelFeatures
from antipater.ai.evaluation.net cimport Net
from antipater.ai.search.evaluator cimport Evaluator
from antipater.game cimport bits

cdef int OWE_TURN, SHARED, LAST_AGE, SOLVED_CARDS

@cython.final
cdef class NetEvaluator(Evaluator):
    cdef readonly DuelFeatures features
    cdef readonly Net net
    cdef int[2048] block
    cdef int[512] links
    cdef int[2048] link_block
    @cython.locals(top=int)
    cdef int chain_goes_on(self, int seat) noexcept nogil
    @cython.locals(n=int, place=int, best=int, going=int, highest=double, value=double)
    cdef double end_of_chain(self, int seat) noexcept nogil
    @cython.locals(winner=int, n=int)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(place=int, n=int)
    cdef int judge(self, int* block, int seat) noexcept nogil
    cdef int consider(self, int seat) noexcept nogil
    @cython.locals(place=int, n=int)
    cpdef list considered(self, int seat)
    cpdef double win_probability(self, int seat)
