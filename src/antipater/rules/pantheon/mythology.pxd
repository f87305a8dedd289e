from antipater.game cimport bits
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table
from antipater.rules.pantheon.board cimport PantheonBoard

cdef int DECK, ENKI_TOKENS, LOOKED_AT, MYTHOLOGIES, SPACES, WINGED_BULL, CHANCE, OWE_DIVINITY, OWE_CARRYING
cdef int FIRST_OFFERING, OWE_LOOKING, OWE_DECK, NO_TOKEN, OWE_ORDER, OWE_PLACE, OWE_SHOWING, OWE_TOPS, VACANT
cdef int TOKEN_CARRIER, BOTH, EACH_ALONE

cdef void gain_token(Table table, PantheonBoard pantheon, City me, int slot) noexcept nogil
cdef void look(Table table, PantheonBoard pantheon, City me, int mythology) noexcept nogil
cdef int looked_at(PantheonBoard pantheon, int mythology) noexcept nogil
cdef int unknown_place(PantheonBoard pantheon, int seat, int mythology) noexcept nogil
cdef void looked(Table table, PantheonBoard pantheon, int seat, int divinity) noexcept nogil
cdef int place_outcomes(PantheonBoard pantheon, int place, int base, int* out) noexcept nogil
cdef int place_options(PantheonBoard pantheon, int mythology, int base, int* out) noexcept nogil
cdef void place_divinity(PantheonBoard pantheon, int seat, int divinity, int space) noexcept nogil
cdef void show_tops(Table table, PantheonBoard pantheon, City me) noexcept nogil
cdef void name_deck(Table table, PantheonBoard pantheon, City me) noexcept nogil
cdef void show_deck(Table table, PantheonBoard pantheon, City me, int mythology) noexcept nogil
cdef void show(Table table, PantheonBoard pantheon, int place, int divinity) noexcept nogil
cdef void draw_for_card(Table table, PantheonBoard pantheon) noexcept nogil
cdef void put_back(Table table, PantheonBoard pantheon, int chosen) noexcept nogil
cdef void order_rest(Table table, PantheonBoard pantheon, int seat, int mythology) noexcept nogil
cdef void put_on_top(PantheonBoard pantheon, int seat, int divinity) noexcept nogil
