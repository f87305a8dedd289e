cdef class Evaluator:
    cdef int[512] options
    cdef double[512] values
    cdef int judge_options(self, int* block, int seat) noexcept nogil
    cdef double judge_position(self, int* block, int seat) noexcept nogil
