cimport cython

from antipater.game cimport bits
from antipater.game cimport block as blocks
from antipater.rules.duel cimport numbers, printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table
from antipater.rules.pantheon cimport divinities, mythology
from antipater.rules.pantheon.chance cimport PantheonChance

cdef int DECK, GATE, MYTHOLOGIES, SPACES, CHANCE, DIVINITY_ITEMS, TEMPLE_CARDS, OWN_TOKENS, GUILD, MOST_DECISIONS
cdef int NO_TOKEN, VACANT, BOTH, SUBSETS, FIRST_ACTION, END_ACTION, FIRST_WORD, END_WORD
cdef int OWE_CLAIM, OWE_PLACE, OWE_DIVINITY, OWE_DECK, OWE_ORDER, OWE_MYTHOLOGY, OWE_OFFERINGS
cdef int OWE_PANTHEON, OWE_GAIN, OWE_REST, PRICE, PURSE, UNCOVER
cdef int DO_ACTIVATE, DO_CLAIM, DO_CLAIM_FAR, DO_PLACE, DO_CHOOSE, DO_DECK, DO_TOP
cdef int[512] OWN_KINDS
cdef int[8] OFFERING_VALUE
cdef int[8] LEAST_OFFERING
cdef int[4] MARKED_MYTHOLOGY
cdef int[4] MARKED_OFFERING

cdef class Pantheon(PantheonChance):
    @cython.locals(prices='int[6]')
    cdef int turn_options(self, Table table, City me, City opp, int* out, int n) noexcept nogil
    cdef int offering_options(self, int space, int price, int purse, int owned, int* out, int n) noexcept nogil
    cdef int seat_options(self, Table table, City me, City opp, int kind, int what, int* out) noexcept nogil
    cdef int deck_options(self, int* out) noexcept nogil
    cdef int order_options(self, int first, int* out) noexcept nogil
    cdef void open_pantheon(self, Table table) noexcept nogil
    cdef void choose_divinity(self, Table table, City me, City opp, int deck, int divinity) noexcept nogil
    cdef void activate(self, Table table, City me, City opp, int divinity) noexcept nogil
