cimport cython

from antipater.game cimport bits
from antipater.game cimport block as blocks
from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Part, Table

cdef int DECK, GATE, MYTHOLOGIES, SPACES, UNKNOWN, UNDRAWN, VACANT, SPECTATOR, BOTH, NEAR_SLOTS, NEAR_WONDERS, MOST_SLOTS
cdef int MOST_KINDS, OFF_TRACK, EMPTY, PRICELESS
cdef int DIVINITY_ITEMS, GUILD, ALL_LINES, PURPLE_LINE, PROGRESS_LINE, DIVINITIES_LINE
cdef unsigned int CHAIN_TOKENS, LOSS_TOKENS, REBATE_WONDERS  # which depend on the registered items: no constants
cdef int[12] PRICES
cdef int[4] TEMPLE_POINTS
cdef int[288] CHAIN_PRICE
cdef int[288] LOSS_PER_SPACE
cdef int[288] POINTS_PER_PANTHEON_TOKEN
cdef int[288] ACTIVATION_REBATE

cdef int knows(int viewer, int known) noexcept nogil

cdef int token_total(int* column, unsigned int tokens) noexcept nogil

cdef class PantheonBoard(Part):
    cdef readonly int on_card, offered, snake, minerva, wide_table
    cdef readonly int[15] deck
    cdef readonly int[15] deck_known
    cdef readonly int[5] deck_size
    cdef readonly int[6] spaces
    cdef readonly int[6] spaces_known
    cdef readonly int[6] mythology_of
    cdef readonly int[32] slot_tokens
    cdef readonly int[10] mythology
    cdef readonly int[2] offerings
    cdef readonly int[2] divinities
    cdef readonly int[2] safe
    cdef readonly int[32] under
    cdef int undrawn(self, int mythology) noexcept nogil
    cdef void leave_deck(self, int divinity) noexcept nogil
    cdef void vacate(self, int space) noexcept nogil
    cdef void settle_on(self, int space, int divinity, int known) noexcept nogil
    @cython.locals(prices='int[6]')
    cdef int activation_price(self, City me, int space) noexcept nogil
    @cython.locals(rebate=int, price=int, first=int)
    cdef void list_prices(self, City me, int* prices) noexcept nogil
    cdef int activation_rebate(self, City me) noexcept nogil
    cpdef fill(self, list seen)
