cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CAPITAL, MOST_WONDERS, PAIR, MOST_SLOTS, DECKS, SYMBOLS, WONDERS, AGENDA, EMPTY, NOBODY
cdef int NEGATIVE, TWICE, LOST, TOO_FEW, OFF_TRACK, EIGHTH_WONDER, TRIPLE, MISCOUNTED, OVERFLOW, UNFINISHED

cdef int invariant_violation(Table table) noexcept nogil
@cython.locals(placed='int[8]', waiting='int[8]')
cdef int misplaced_cards(Table table) noexcept nogil
cdef int miscounted(City city) noexcept nogil
