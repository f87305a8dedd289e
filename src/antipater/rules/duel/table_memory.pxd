# Header only: every compiled caller inlines these functions; interpreted, those of table_memory.py are used.
from libc.string cimport memcpy

from antipater.rules.duel.table cimport Table

cdef inline int write(Table table, int* block, int n) noexcept nogil:
    cdef int count = <int>(&table.victory - &table.edition) + 1
    memcpy(block + n, &table.edition, count * sizeof(int))
    return n + count

cdef inline int read(Table table, int* block, int n) noexcept nogil:
    cdef int count = <int>(&table.victory - &table.edition) + 1
    memcpy(&table.edition, block + n, count * sizeof(int))
    return n + count
