cimport cython

cdef class Worker:
    cdef long work(self, int rounds) noexcept nogil
    @cython.locals(done='long')
    cpdef long run(self, int rounds)
