from antipater.game cimport bits
from antipater.rules.duel.city cimport City
from antipater.rules.pantheon.table cimport PantheonTable

cdef int DECK, ENKI_TOKENS, LOOKED_AT, MYTHOLOGIES, SPACES, WINGED_BULL, CHANCE, CHOOSING_DIVINITY, DRAWING_FOR_CARD
cdef int FIRST_OFFERING, LOOKING, NAMING, NO_TOKEN, ORDERING, PLACING, SHOWING_DECK, SHOWING_TOPS, UNDRAWN, VACANT
cdef int TOKEN_CARRIER, BOTH

cdef void gain_token(PantheonTable table, City me, int slot) noexcept nogil
cdef void look(PantheonTable table, City me, int mythology) noexcept nogil
cdef int looked_at(PantheonTable table, int mythology) noexcept nogil
cdef int unknown_place(PantheonTable table, int seat, int mythology) noexcept nogil
cdef void looked(PantheonTable table, int seat, int divinity) noexcept nogil
cdef int place_outcomes(PantheonTable table, int place, int base, int* out) noexcept nogil
cdef int place_options(PantheonTable table, int mythology, int base, int* out) noexcept nogil
cdef void place_divinity(PantheonTable table, int seat, int divinity, int space) noexcept nogil
cdef void show_tops(PantheonTable table, City me) noexcept nogil
cdef void name_deck(PantheonTable table, City me) noexcept nogil
cdef void show_deck(PantheonTable table, City me, int mythology) noexcept nogil
cdef void show(PantheonTable table, int place, int divinity) noexcept nogil
cdef void draw_for_card(PantheonTable table) noexcept nogil
cdef void put_back(PantheonTable table, int chosen) noexcept nogil
cdef void order_rest(PantheonTable table, int seat, int mythology) noexcept nogil
cdef void put_on_top(PantheonTable table, int seat, int divinity) noexcept nogil
