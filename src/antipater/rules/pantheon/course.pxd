cimport cython

from antipater.game cimport bits
from antipater.rules.duel.city cimport City
from antipater.rules.duel.turn cimport DuelState
from antipater.rules.pantheon cimport divinities, mythology
from antipater.rules.pantheon.holdings cimport Holdings

cdef int ACTIVATE_FROM_DECK, ACTIVATE_FROM_TOPS, APPLY_MILITARY_TOKEN, BUILD_WONDER_FROM_DISCARD, COPY_SYMBOL
cdef int DISCARD_FROM_STRUCTURE, PLACE_MINERVA, REMOVE_MILITARY_TOKEN, SAFE_COINS, STEAL_CARD, STEAL_WONDER
cdef int TAKE_TOKEN_FROM_CARD, TEMPLE_CARDS, UNBUILD_WONDER, DIVINITY_ITEMS
cdef int DECK, GATE, MYTHOLOGIES, SPACES, CHANCE, DRAW_TOKEN, TURN_UP, TURNING
cdef int CLAIMING, DRAWING_FOR_CARD, FIRST_OFFERING, GAIN_TOKEN, LOOK, LOOKING, MYTHOLOGY_AT, NO_TOKEN
cdef int OFFERING_AT, ORDER_REST, PLACING_MYTHOLOGY, PLACING_OFFERINGS, SHOW_DIVINITY, SHOWING_DECK, SHOWING_TOPS
cdef int TURNING_PANTHEON, TURNING_STRUCK, VACANT, ALL_PANTHEON_TOKENS, WINGED_BULL, MYTHOLOGY_SLOTS, OFFERING_SLOTS, BOTH
cdef int[176] SYMBOL_OF

cdef class PantheonCourse(Holdings):
    cdef void open_pantheon(self) noexcept nogil
    cdef int face_down_space(self) noexcept nogil
    cdef int next_slot(self, int slots) noexcept nogil
    cdef int chance_options(self, int kind, int what, int* out) noexcept nogil
    cdef int turning_options(self, int space, int* out) noexcept nogil
    cdef int place_shown(self, int what) noexcept nogil
    cdef int kind_left(self, int kind) noexcept nogil
    cdef int kinds_left(self) noexcept nogil
    cdef int offerings_left(self) noexcept nogil
    cdef void strike_off(self, int top, int left) noexcept nogil
    cdef void turn_divinity(self, int space) noexcept nogil
    cdef void grant_link(self, int seat, int kind) noexcept nogil
    cdef void own_divinities(self, int seat, int owned) noexcept nogil
    cdef void gain_symbol(self, int seat, int symbol) noexcept nogil
    cdef void bear_snake(self, int card) noexcept nogil
    cdef void activate(self, City me, City opp, int divinity) noexcept nogil
