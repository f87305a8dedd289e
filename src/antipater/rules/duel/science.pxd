from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int PAIR, SYMBOLS_TO_WIN, SYMBOLS, OWE_TOKEN, SCIENTIFIC

cpdef int different_symbols(City me) noexcept nogil
cdef void look_at_symbol(Table table, City me, int symbol) noexcept nogil
cdef void take_token(Table table, City me, City opp, int token) noexcept nogil
