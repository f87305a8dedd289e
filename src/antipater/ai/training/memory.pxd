cimport cython

from antipater.ai.training.adam cimport Adam
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int MOST_HEADS, STEP_EXAMPLES

cdef class Memory(Worker):
    cdef readonly Adam adam
    cdef public Dice dice
    cdef public double rate
    cdef readonly int examples
    cdef int most_examples, most_inputs
    cdef int[::1] starts, inputs
    cdef float[::1] amounts, endings
    cdef double[::1] targets
    cdef int[1024] row_inputs
    cdef float[1024] row_amounts
    @cython.locals(first=int, place=int, head=int)
    cdef void keep(self, int* inputs, float* amounts, int n, double target, float* endings) noexcept nogil
    @cython.locals(first=int, n=int, place=int, head=int)
    cdef void learn_example(self, int example) noexcept nogil
