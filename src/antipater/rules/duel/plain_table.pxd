from antipater.rules.duel cimport build, military, science
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef class PlainTable:
    cdef readonly Table table
    cpdef City city(self, int seat)
