from antipater.game cimport bits
from antipater.rules.duel cimport build, effects, military, numbers, printed, science
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table
from antipater.rules.pantheon cimport mythology
from antipater.rules.pantheon.board cimport PantheonBoard

cdef int CAPITAL, BROWN, GREEN, GREY, EMPTY, REVISED, NO_TOKEN, CHANCE, DECKS, DO_KEEP, DO_KEEP_FAR
cdef int SAFE_COINS, ACTIVATE_FROM_TOPS, ACTIVATE_FROM_DECK, TAKE_TOKEN_FROM_CARD, COPY_SYMBOL, STEAL_CARD
cdef int DISCARD_FROM_STRUCTURE, UNBUILD_WONDER, BUILD_WONDER_FROM_DISCARD, STEAL_WONDER, PLACE_MINERVA
cdef int REMOVE_MILITARY_TOKEN, APPLY_MILITARY_TOKEN
cdef int OWE_CARRIED, OWE_SNAKE, OWE_STEAL, OWE_STRIKE, OWE_UNBUILD, OWE_RAISE, OWE_BURY, OWE_TAKE, OWE_MINERVA
cdef int OWE_REMOVE, OWE_APPLY, OWE_GAIN, OWE_STRUCK
cdef int DO_SNAKE, DO_STEAL, DO_STRIKE, DO_UNBUILD, DO_RAISE, DO_BURY, DO_TAKE, DO_MINERVA, DO_REMOVE, DO_APPLY
cdef int DO_SNAKE_FAR, DO_STEAL_FAR, DO_STRIKE_FAR, DO_UNBUILD_FAR, DO_RAISE_FAR, DO_BURY_FAR, DO_TAKE_FAR
cdef int[4] LOOT_WORTH

cdef void carry_out(Table table, PantheonBoard pantheon, City me, City opp, int word, int figure) noexcept nogil
cdef int options(Table table, PantheonBoard pantheon, City me, City opp, int kind, int* out) noexcept nogil
cdef void resolve(Table table, PantheonBoard pantheon, City me, City opp, int kind, int what, int action) noexcept nogil
cdef void resolve_wonders_and_war(Table table, PantheonBoard pantheon, City me, City opp, int kind, int what, int action) noexcept nogil
cdef int green_options(City opp, int* out) noexcept nogil
cdef int steal_options(City opp, int* out) noexcept nogil
cdef int minerva_options(Table table, int* out) noexcept nogil
cdef void keep_carried(Table table, PantheonBoard pantheon, City me, City opp, int token) noexcept nogil
cdef void strike(Table table, PantheonBoard pantheon, City me, int slot) noexcept nogil
cdef void unbuild(Table table, PantheonBoard pantheon, City owner, City rival, int wonder) noexcept nogil
cdef void bury(Table table, City me, City opp, int wonder, int card) noexcept nogil
