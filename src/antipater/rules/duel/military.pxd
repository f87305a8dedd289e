cimport cython

from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CAPITAL, MILITARY, SHIELDS
cdef int[10] LOOT_AT
cdef int[10] TRACK_POINTS

cdef void advance(Table table, City me, City opp, int shields) noexcept nogil
cdef int strength(City me, int shields, int bonus) noexcept nogil
@cython.locals(shields=int, entry=int)
cdef int shields_of(City me, int item) noexcept nogil
cdef int march(Table table, City me, City opp, int driven) noexcept nogil
cdef void reach_token(Table table, City me, City opp, int coins) noexcept nogil
cpdef int track_points(Table table, City me) noexcept nogil
