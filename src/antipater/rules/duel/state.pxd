cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport build, cost, effects, invariants, numbers, printed, science
from antipater.rules.duel.city cimport City
from antipater.rules.duel.flow cimport TurnFlow
from antipater.rules.duel.table cimport Part

cdef int AGENDA, AGES, FIRST, REVISED, ITEMS, MOST_SLOTS, AGE_CARDS, CARDS, AGE_DECKS, DECKS, NEAR_SLOTS, TOKENS_ON_BOARD, CHANCE
cdef int AUTOMATIC_BIT, NOBODY, SHARED, ALL_TOKENS, WAYS_TO_SHARE, CARD_IDENTITIES, WIDE_IDENTITIES
cdef int DO_BUILD, DO_DISCARD, DO_WONDER, DO_DRAFT, DO_TOKEN, DO_KEEP, DO_REVIVE, DO_DESTROY, DO_BEGIN, DO_ROW, DO_SHARE
cdef int DO_BUILD_FAR, DO_DISCARD_FAR, DO_WONDER_FAR, DO_DRAFT_FAR, DO_TOKEN_FAR, DO_KEEP_FAR
cdef int DO_REVIVE_FAR, DO_DESTROY_FAR, DO_ROW_FAR
cdef int OWE_TURN, OWE_DRAFT, OWE_TOKEN, OWE_DRAWN, OWE_REVIVE, OWE_DESTROY, OWE_FIRST, OWE_ROW, OWE_TURNING
cdef int OWE_TOKENS, OWE_END_TURN, OWE_AGE, OWE_ASIDE, DISCARD, NO_BUILDINGS, PRICE
cdef int[8] DECK_CARDS
cdef int[8] DRAFT_ORDER
cdef int[6] SHARE_MINE
cdef int[6] SHARE_THEIRS

@cython.final
cdef class DuelState(TurnFlow):
    cdef readonly tuple part_types
    cpdef set_up(self, int edition, int wonders, int first, int second)
    cdef int owed_options(self, City me, City opp, int kind, int what, int* out) noexcept nogil
    @cython.locals(terms='int[16]')
    cdef int turn_options(self, City me, City opp, int* out) noexcept nogil
    @cython.locals(found=int)
    cdef int affordable(self, City me, City opp, int* items, int places, int* terms, int purse) noexcept nogil
    cdef int destroy_options(self, City opp, int color, int* out) noexcept nogil
    cdef void resolve(self, City me, City opp, int kind, int what, int action) noexcept nogil
    @cython.locals(cards='int[3]')
    cdef void share(self, City me, City opp, int way) noexcept nogil
    cdef void play_turn(self, City me, City opp, int action) noexcept nogil
    cdef void draft(self, City me, City opp, int wonder, int picked) noexcept nogil
    cpdef City city(self, int seat)
    @cython.locals(terms='int[16]')
    cpdef list terms(self, int seat)
    @cython.locals(terms='int[16]')
    cpdef int price(self, int seat, int item)
