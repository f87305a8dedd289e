from antipater.game cimport bits
from antipater.rules.duel cimport cost
from antipater.rules.duel.city cimport City
from antipater.rules.duel.turn cimport DuelState
from antipater.rules.pantheon.table cimport PantheonTable

cdef int DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS, MYTHOLOGIES, OFF_TRACK, NO_LIMIT
cdef int PURPLE_LINE, PROGRESS_LINE, DIVINITIES_LINE, ALL_LINES
cdef int[176] POINTS
cdef int[176] ACTIVATION_REBATE
cdef int[176] LOSS_PER_SPACE
cdef int[176] CHAIN_PRICE
cdef int[176] POINTS_PER_PANTHEON_TOKEN
cdef int[4] TEMPLE_POINTS

cdef int token_total(int* column, int tokens) noexcept nogil

cdef class Holdings(PantheonTable):
    pass
