cimport cython

from antipater.game.contract cimport State

cdef int BITS, NUMBER, ALWAYS
cdef int[31] POWERS

@cython.final
cdef class Encoder:
    cdef int[:, :, ::1] steps
    cdef int[::1] columns
    cdef readonly int size
    cdef int[2048] block
    @cython.locals(column=int, step=int, place=int, by=int, value=int, what=int, width=int, first=int, bit=int)
    cdef void write(self, State seen, int seat, unsigned char[:, ::1] rows, int row) noexcept nogil
    cpdef row(self, State seen, int seat, unsigned char[:, ::1] rows)
