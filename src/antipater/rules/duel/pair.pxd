from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Part, Table

cdef class Pair(Part):
    cdef readonly Part first
    cdef readonly Part second
