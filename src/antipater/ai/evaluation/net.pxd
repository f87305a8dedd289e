cimport cython
from libc cimport math

from antipater.ai.evaluation cimport sums
from antipater.game cimport bits

cdef int MOST_INPUTS, MOST_HIDDEN, MOST_SECOND, MOST_WEIGHTS, MOST_SEEN, WORD

@cython.final
cdef class Net:
    cdef readonly int inputs, hidden, second, size
    cdef float[900000] weights
    cdef public int exact
    cdef int now, count, words, marked
    cdef unsigned int[129] marks
    cdef int[1024] last
    cdef int[4096] stamp
    cdef float[4096] amount
    cdef float[256] sums
    cdef int[8192] rows
    cdef float[8192] changes
    cdef float[256] lower
    cdef float[64] upper
    @cython.locals(place=int)
    cpdef fill(self, list weights)
    @cython.locals(place=int)
    cpdef list all_weights(self)
    @cython.locals(place=int)
    cpdef become(self, Net other)
    cdef void begin(self) noexcept nogil
    @cython.locals(place=int, word=int)
    cdef void refresh(self) noexcept nogil
    @cython.locals(place=int, number=int, changed=int)
    cdef double value(self, int* inputs, float* amounts, int n) noexcept nogil
    @cython.locals(changed=int, word=int, differ='unsigned int', mark=int)
    cdef void take_marks(self, unsigned int* marks) noexcept nogil
    @cython.locals(place='Py_ssize_t', active=int, biases='Py_ssize_t', first=int, last='Py_ssize_t', total=double)
    cdef double conclude(self) noexcept nogil
    @cython.locals(place=int)
    cpdef list second_layer(self)
    cpdef check(self, list seen)
    @cython.locals(inputs='int[1024]', amounts='float[1024]', count=int, place=int)
    cpdef double value_of(self, list seen)
