cimport cython

from antipater.ai.evaluation cimport classic_outlook
from antipater.game cimport bits
from antipater.rules.classic cimport build, scoring, seating
from antipater.rules.classic.city cimport Cities
from antipater.rules.classic.turn cimport ClassicState

cdef int AHEAD, ANY_SYMBOL_IN, BOARD_IN, CARD_IN, CITY_SIZE, COINS, COLOR, COMES_LATER, COMES_NEXT, CONTROLLER, COPIES
cdef int DISCOUNTS, ELSEWHERE, FREE_CITY_AT, FREE_LEFT, FREE_POWER, LEAD, LEFT_CITY, LINE, MADE_ALL, MAKES, MY, OTHERS
cdef int OWED, PASSED, PLAYERS, POINTS_IN, PURSE, READY, RIGHT_CITY, SCORE_LINES, SEVENTH_IN, SHIELD_LEAD, SHIELD_LEADS
cdef int SHIELDS_IN, STAGE_IN, SYMBOL, SYMBOL_STEPS, TURN, TURNS_IN_AGE, FREE_CITY, TURNS, RAW_SETS, SETS, CARDS
cdef int DECK_SIZE, DECKS, MOST_STAGES, SIDES, COLUMNS, GOODS, RAW_GOODS, STAGES, SYMBOLS, HAND_ROOM, MEMORY, NOT_YET
cdef int LATER_PAYABLE, LOWEST, NEXT_PAYABLE
cdef int[8] COIN_STEPS
cdef int[10] LEAD_STEPS
cdef int[7] MEMORY_AT

@cython.final
cdef class ClassicFeatures:
    cdef readonly ClassicState table
    cdef int count, around, far_points, pooling, points, expected
    cdef int[64] coming
    cdef int[64] coming_at
    cdef float[320] pool
    cdef int[1024] inputs
    cdef float[1024] amounts
    cdef void look_around(self, int seat) noexcept nogil
    @cython.locals(left=int, right=int, best=int)
    cdef int look(self, int seat) noexcept nogil
    cdef void owe(self, int what) noexcept nogil
    cdef void note(self, int number, float amount) noexcept nogil
    cdef void see_table(self, int seat) noexcept nogil
    @cython.locals(others=int, place=int, city=int)
    cdef void see_others(self, int seat) noexcept nogil
    @cython.locals(lines='int[8]', lefts='int[16]', rights='int[16]', deck=int, side=int, stage=int, coins=int, step=int,
                   place=int, symbol=int, column=int, line=int)
    cdef void see_city(self, Cities cities, int city, int first) noexcept nogil
    @cython.locals(good=int, some=int)
    cdef void see_goods(self, Cities cities, int city, int first) noexcept nogil
    cdef void note_all(self, int members, int first) noexcept nogil
    cdef void note_some(self, int number, int units, float amount) noexcept nogil
    @cython.locals(step=int)
    cdef void see_lead(self, int lead) noexcept nogil
    @cython.locals(lead=int)
    cdef void see_shields(self, int seat, int other, int first) noexcept nogil
    @cython.locals(place=int, end=int, card=int, copies=int)
    cdef void see_passed(self, int seat) noexcept nogil
    @cython.locals(nearest=int, turn=int, back=int, first=int)
    cdef void see_hands(self, int seat) noexcept nogil
    @cython.locals(counts='int[128]', age=int, start=int, place=int, packet=int, later=int, holder=int, card=int)
    cdef void see_hand(self, int seat, int turn, int first) noexcept nogil
    @cython.locals(place=int)
    cdef void expect(self, int card, int first) noexcept nogil
    @cython.locals(card=int)
    cdef void leave(self, int place, int* counts) noexcept nogil
    @cython.locals(place=int)
    cdef void gather(self, int number, float amount) noexcept nogil
    @cython.locals(count=int)
    cpdef list seen(self, int seat)
