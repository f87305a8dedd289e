from antipater.game cimport bits
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CAPITAL, MOST_WONDERS, PAIR, SLOTS, SYMBOLS, WONDERS, AGENDA, EMPTY, NOBODY
cdef int NEGATIVE, TWICE, LOST, TOO_FEW, OFF_TRACK, EIGHTH_WONDER, TRIPLE, MISCOUNTED, OVERFLOW, UNFINISHED
cdef int[4] DECK_CARDS

cdef int flaw(Table table) noexcept nogil
cdef int flaw_of_deck(Table table, int deck) noexcept nogil
cdef int miscounted(City city) noexcept nogil
