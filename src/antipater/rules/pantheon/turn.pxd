from antipater.game cimport bits
from antipater.rules.duel cimport build, science, scoring
from antipater.rules.duel.city cimport City
from antipater.rules.pantheon cimport divinities, mythology
from antipater.rules.pantheon.course cimport PantheonCourse

cdef int CAPITAL, DECK, SPACES, CHANCE, KEEP_TOKEN, ACTIVATE, APPLY_LOOT, APPLYING_LOOT, BURY, BURYING, CHOOSE_DIVINITY
cdef int CHOOSING_DIVINITY, CHOOSING_TOKEN, CLAIM, CLAIMING, GAIN_TOKEN, MINERVA, NAME_DECK, NAMING, NO_TOKEN, ORDER_REST
cdef int ORDERING, PLACE, PLACING, PLACING_MINERVA, PUT_ON_TOP, RAISE, RAISING, REMOVE_LOOT, REMOVING_LOOT, SNAKE, SNAKING
cdef int STEAL, STEALING, STRIKE, STRIKING, SUBSETS, TAKE_WONDER, TAKING_WONDER, TURNING_STRUCK, UNBUILD, UNBUILDING
cdef int VACANT
cdef int[176] SYMBOL_OF
cdef int[8] OFFERING_VALUE
cdef int[8] LEAST_OFFERING
cdef int[4] LOOT_WORTH

cdef class PantheonState(PantheonCourse):
    cdef int seat_options(self, City me, City opp, int kind, int what, int* out) noexcept nogil
    cdef int deck_options(self, int* out) noexcept nogil
    cdef int order_options(self, int first, int* out) noexcept nogil
    cdef void resolve_wonders_and_war(self, City me, City opp, int kind, int what, int action) noexcept nogil
    cdef void choose_divinity(self, City me, City opp, int deck, int divinity) noexcept nogil
    cdef void strike(self, City me, int slot) noexcept nogil
