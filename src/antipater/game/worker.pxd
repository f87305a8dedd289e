cimport cython

cdef class Worker:
    cdef int running
    cdef long work(self, int rounds) noexcept nogil
    @cython.locals(done='long')
    cpdef long run(self, int rounds)
    cpdef check_idle(self)
