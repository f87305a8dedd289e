# Header only: every compiled caller inlines these functions; Python callers use the ones of block.py.
from libc.string cimport memcpy

cdef inline int write(int* values, int count, int* block, int n) noexcept nogil:
    memcpy(block + n, values, count * sizeof(int))
    return n + count

cdef inline int read(int* values, int count, int* block, int n) noexcept nogil:
    memcpy(values, block + n, count * sizeof(int))
    return n + count
