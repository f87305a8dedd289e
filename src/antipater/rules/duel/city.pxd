cimport cython

from antipater.game cimport block as blocks
from antipater.rules.duel cimport printed

cdef int GOODS, AGE_DECKS, COINS_PER_POINT

@cython.final
cdef class City:
    cdef readonly int seat, coins, any_raw, any_made, fixed, links, wonders, built, tokens
    cdef readonly int blue_rebate, wonder_rebate, trade_income, extra_shields, wonders_play_again, chain_coins
    cdef readonly int[5] makes
    cdef readonly int[9] count
    cdef readonly int[9] points
    cdef readonly int[7] symbols
    cdef readonly int[8] cards
    cdef void gain(self, int coins) noexcept nogil
    cdef void lose(self, int coins) noexcept nogil
    cdef void own_symbol(self, int symbol) noexcept nogil
    cdef void settle(self, int item, int sign) noexcept nogil
    cdef void add_card(self, int card) noexcept nogil
    cdef void remove_card(self, int card) noexcept nogil
    cpdef int counted(self, int columns) noexcept nogil
    cdef int save(self, int* block, int n) noexcept nogil
    cdef int load(self, int* block, int n) noexcept nogil

from antipater.rules.duel cimport city_memory
