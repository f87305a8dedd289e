cimport cython
from libc cimport math

from antipater.ai.evaluation.net cimport Net

cdef double MEAN_DECAY, SQUARE_DECAY, EPSILON

@cython.final
cdef class Adam:
    cdef readonly Net net
    cdef readonly int steps, examples
    cdef float[640000] gradient
    cdef float[640000] mean
    cdef float[640000] square
    cdef float[256] lower
    cdef float[64] upper
    @cython.locals(predicted=double, error=float, slope=float, place='Py_ssize_t', unit='Py_ssize_t', first='Py_ssize_t',
                   hidden='Py_ssize_t', second='Py_ssize_t', biases='Py_ssize_t', rows='Py_ssize_t',
                   upper_biases='Py_ssize_t', last='Py_ssize_t')
    cdef double add_gradient(self, int* inputs, float* amounts, int n, double target) noexcept nogil
    @cython.locals(share=double, step_size=double)
    cdef void step(self, double rate) noexcept nogil
    @cython.locals(place=int, size=int)
    cpdef tuple moments(self)
    @cython.locals(place=int)
    cpdef restore(self, int steps, list mean, list square)
    @cython.locals(inputs='int[1024]', amounts='float[1024]', count=int, place=int)
    cpdef double add_example(self, list seen, double target)
    cpdef take_step(self, double rate)
    @cython.locals(place=int)
    cpdef list gradients(self)

@cython.locals(place='Py_ssize_t')
cdef void add_row(float* rows, Py_ssize_t first, float* row, float amount, Py_ssize_t n) noexcept nogil
@cython.locals(slope=float, place='Py_ssize_t')
cdef void update_weights(float* weights, float* gradient, float* mean, float* square, Py_ssize_t n, float share, float step_size) noexcept nogil
