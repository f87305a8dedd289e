cimport cython

from antipater.rules.classic cimport build, effects, hands, knowledge, military, seating, invariants
from antipater.rules.classic.table cimport Table

cdef int AGES, FREE_CITY, SALE, STARTING_COINS, TURNS, CARDS, DECK_SIZE, NONE, SIDES, CHANCE, AUTOMATIC, BUILD, BUILT
cdef int BUILT_FREE, CHOOSING, CONFLICTS, DECLINE, DECLINED, DRAWING_LAST, FREE, GIVE_BOARD, GIVING_BOARD, HAND_ROOM
cdef int LAST_CARDS, NOBODY, PASS_HANDS, PLAYS, RANKS, REVIVE, REVIVING, SELL, SEVENTH, SMALL_TURN, SOLD, STAGE, STAGED
cdef int START_AGE, UNDEALT
cdef int[192] COIN_COST
cdef int[192] COLUMN
cdef int[192] FREE_BUILDING
cdef int[192] FROM_DISCARD

cpdef int card_in(int action) noexcept nogil

cdef class ClassicState(Table):
    @cython.locals(seat=int)
    cpdef set_up(self, int players, list boards, list sides)
    cdef void push_missing_board(self) noexcept nogil
    @cython.locals(hand='int[8]')
    cdef int card_options(self, int seat, int* out) noexcept nogil
    @cython.locals(counts='int[128]')
    cdef int pile_options(self, int city, int* out) noexcept nogil
    @cython.locals(lefts='int[7]', rights='int[7]', placed='int[7]')
    cdef int resolve(self) noexcept nogil
    cdef void take_from_bank(self, int city, int coins) noexcept nogil
    @cython.locals(offers_left='int[16]', offers_right='int[16]')
    cdef void write_payment(self, int city, int action, int* lefts, int* rights) noexcept nogil
    cdef int play_card(self, int city, int action) noexcept nogil
    @cython.locals(lefts='int[16]', rights='int[16]')
    cdef void note_what_free_city_could_build(self) noexcept nogil
    cdef void end_turn(self, int reviving_city) noexcept nogil
    cdef int player_of(self, int city) noexcept nogil
    cdef void revive(self, int city, int action) noexcept nogil
    cdef void run_automatic(self) noexcept nogil
    cdef bint needs_no_choice(self) noexcept nogil
    @cython.locals(counts='int[128]')
    cdef bint begin_look(self) noexcept nogil
