from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int MOST_WONDERS, WONDERS, BUILDING, RECEIVE

cdef void build(Table table, City me, City opp, int card) noexcept nogil
cdef void build_for_nothing(Table table, City me, City opp, int card) noexcept nogil
cdef void build_wonder(Table table, City me, City opp, int wonder, int card) noexcept nogil
