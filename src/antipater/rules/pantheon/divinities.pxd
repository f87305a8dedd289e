from antipater.game cimport bits
from antipater.rules.duel cimport effects, military
from antipater.rules.duel.city cimport City
from antipater.rules.pantheon.table cimport PantheonTable

cdef int CAPITAL, WONDER_ITEMS, BROWN, GREEN, GREY, EMPTY, REVISED, APPLYING_LOOT, CHOOSING_TOKEN, NO_TOKEN, PLACING_MINERVA
cdef int RAISING, REMOVING_LOOT, SNAKING, STEALING, STRIKING, TAKING_WONDER, UNBUILDING
cdef int[176] SHIELDS_OF

cdef void owe_token(PantheonTable table, City me) noexcept nogil
cdef void owe_symbol(PantheonTable table, City me, City opp) noexcept nogil
cdef void owe_theft(PantheonTable table, City me, City opp) noexcept nogil
cdef void owe_strike(PantheonTable table, City me) noexcept nogil
cdef void owe_unbuilding(PantheonTable table, City me, City opp) noexcept nogil
cdef void owe_raising(PantheonTable table, City me) noexcept nogil
cdef void owe_wonder(PantheonTable table, City me, City opp) noexcept nogil
cdef void owe_minerva(PantheonTable table, City me) noexcept nogil
cdef void owe_removal(PantheonTable table, City me) noexcept nogil
cdef void owe_application(PantheonTable table, City me) noexcept nogil
cdef int theft_options(City opp, int base, int* out) noexcept nogil
cdef int green_options(City opp, int base, int* out) noexcept nogil
cdef int minerva_options(PantheonTable table, int base, int* out) noexcept nogil
cdef void lose_slot_token(PantheonTable table, int slot) noexcept nogil
cdef void unbuild(PantheonTable table, City owner, City rival, int wonder) noexcept nogil
