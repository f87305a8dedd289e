from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CAPITAL, MILITARY
cdef int[10] LOOT_AT
cdef int[10] TRACK_POINTS

cdef void advance(Table table, City me, City opp, int shields) noexcept nogil
cdef int march(Table table, City me, City opp, int driven) noexcept nogil
cdef void reach_token(Table table, City me, City opp, int coins) noexcept nogil
cpdef int track_points(Table table, City me) noexcept nogil
