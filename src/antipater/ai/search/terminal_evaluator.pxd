cimport cython

from antipater.ai.search.evaluator cimport Evaluator
from antipater.game.contract cimport State

cdef class TerminalEvaluator(Evaluator):
    cdef State state
    cdef int prize
    cdef double result(self, int seat) noexcept nogil
    cdef double share(self, int seat) noexcept with gil
    @cython.locals(n=int, place=int)
    cdef int judge_options(self, int* block, int seat) noexcept nogil
    cdef double judge_position(self, int* block, int seat) noexcept nogil
