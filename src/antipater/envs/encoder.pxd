cimport cython

from antipater.envs cimport spread
from antipater.game.contract cimport State

cdef int BITS, NUMBER, ALWAYS, SPILL, MOST_COLUMNS

@cython.locals(column=int)
cdef void clear(unsigned char* draft, int width) noexcept nogil
@cython.locals(column=int)
cdef void copy(unsigned char* draft, int width, unsigned char[:, ::1] rows, int row) noexcept nogil
@cython.locals(
    column=int, step=int, place=int, by=int, value=int, what=int, width=int, first=int, end=int, apart=int, sign=int,
    add=int, start=int, inside=int,
)
cdef void fill(int[:, :, ::1] steps, int seat, int[::1] columns, int* block, unsigned char* draft) noexcept nogil

@cython.final
cdef class Encoder:
    cdef int[:, :, ::1] steps
    cdef int[::1] columns
    cdef int[2048] block
    cdef unsigned char[16384] draft
    cdef int width
    cdef void write(self, State seen, int seat, unsigned char[:, ::1] rows, int row) noexcept nogil
    cpdef row(self, State seen, int seat, unsigned char[:, ::1] rows)
