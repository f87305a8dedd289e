cimport cython
from libc cimport math

from antipater.ai.evaluation.net cimport Net

cdef double MEAN_DECAY, SQUARE_DECAY, EPSILON

@cython.final
cdef class Adam:
    cdef readonly Net net
    cdef readonly int steps, examples, heads
    cdef public int warm_up
    cdef public double head_weight, follow
    cdef float[16] head_targets
    cdef float[1040] head_rows
    cdef float[1040] head_gradient
    cdef float[1040] head_mean
    cdef float[1040] head_square
    cdef float[900000] average
    cdef float[900000] gradient
    cdef float[900000] mean
    cdef float[900000] square
    cdef float[256] lower
    cdef float[64] upper
    @cython.locals(predicted=double, error=float, slope=float, place='Py_ssize_t', unit='Py_ssize_t', first='Py_ssize_t', head=int,
                   hidden='Py_ssize_t', second='Py_ssize_t', biases='Py_ssize_t', rows='Py_ssize_t',
                   upper_biases='Py_ssize_t', last='Py_ssize_t')
    cdef double add_gradient(self, int* inputs, float* amounts, int n, double target) noexcept nogil
    @cython.locals(second='Py_ssize_t', first='Py_ssize_t', place='Py_ssize_t', total=double, error=float)
    cdef void add_head(self, int head) noexcept nogil
    @cython.locals(share=double, step_size=double, size='Py_ssize_t')
    cdef void step(self, double rate) noexcept nogil
    @cython.locals(place=int, net=Net)
    cpdef Net average_net(self)
    @cython.locals(place=int, size=int, heads=int)
    cpdef dict moments(self)
    @cython.locals(place=int, size=int, heads=int)
    cpdef restore(self, int steps, dict moments)
    @cython.locals(inputs='int[1024]', amounts='float[1024]', count=int, place=int, head=int)
    cpdef double add_example(self, list seen, double target, tuple more=*)
    cpdef take_step(self, double rate)
    @cython.locals(place=int)
    cpdef list gradients(self)

@cython.locals(place='Py_ssize_t')
cdef void add_row(float* rows, Py_ssize_t first, float* row, float amount, Py_ssize_t n) noexcept nogil
@cython.locals(slope=float, place='Py_ssize_t')
cdef void update_weights(float* weights, float* gradient, float* mean, float* square, Py_ssize_t n, float share, float step_size) noexcept nogil
@cython.locals(place='Py_ssize_t')
cdef void toward(float* mean, float* weights, Py_ssize_t n, float part) noexcept nogil
