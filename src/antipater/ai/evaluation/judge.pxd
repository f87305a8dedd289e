cimport cython

from antipater.ai.evaluation.eyes cimport DuelEyes
from antipater.ai.evaluation.net cimport Net

cdef int SHARED

@cython.final
cdef class Judge:
    cdef readonly DuelEyes eyes
    cdef readonly Net net
    cdef int[2048] block
    cdef int[512] options
    cdef double[512] values
    @cython.locals(winner=int)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(place=int, n=int)
    cdef int consider(self, int seat) noexcept nogil
    @cython.locals(place=int, n=int)
    cpdef list considered(self, int seat)
    cpdef double win_probability(self, int seat)
