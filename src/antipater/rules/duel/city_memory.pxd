# Header only: every compiled caller inlines these functions; interpreted, those of city_memory.py are used.
from libc.string cimport memcpy

from antipater.rules.duel.city cimport City

cdef inline int write(City city, int* block, int n) noexcept nogil:
    cdef int count = <int>(&city.chain_coins - &city.seat) + 1
    memcpy(block + n, &city.seat, count * sizeof(int))
    return n + count

cdef inline int read(City city, int* block, int n) noexcept nogil:
    cdef int count = <int>(&city.chain_coins - &city.seat) + 1
    memcpy(&city.seat, block + n, count * sizeof(int))
    return n + count
