cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport build, cost, effects, science, invariants
from antipater.rules.duel.city cimport City
from antipater.rules.duel.course cimport Course

cdef int CARDS, CARD_IDENTITIES, SLOTS, TOKENS_ON_BOARD, WONDERS_PER_ROUND, WONDER_ITEMS, CHANCE, ALL_SLOTS, ALL_TOKENS
cdef int BUILD_ASIDE, BUILD_ROW, CHOOSING_ROW, SHARE, SHARING, SHOWING_REMOVED, SHOW_REMOVED, WAYS_TO_SHARE
cdef int ACTIONS, BEGIN, BUILD, CHOOSE_DRAWN, CHOOSE_FIRST, CHOOSE_TOKEN, DESTROY, DESTROYING, DISCARD, DRAFT, DRAFTING, DRAWING_TOKENS, DRAW_TOKEN, END_TURN, GUILD_AT, KEEP_TOKEN, NOBODY, PLACING_GUILDS, PLAY_TURN, REVIVE, REVIVING, SHARED, SHOWING_TOKENS, SHOWING_WONDERS, SHOW_TOKEN, SHOW_WONDER, START_AGE, START_DRAFT, TAKE_TOKEN, TURNING, TURN_UP, WONDER
cdef int[4] DECK_CARDS
cdef int[8] DRAFT_ORDER
cdef int[3] TOP_ROW
cdef int[6] SHARE_MINE
cdef int[6] SHARE_THEIRS

cdef class DuelState(Course):
    cpdef set_up(self, int edition, int wonders, int first, int second)
    cdef void owe_draft(self) noexcept nogil
    cdef int more_options(self, int kind, int seat, int what, int* out) noexcept nogil
    @cython.locals(prices='int[6]')
    cdef int turn_options(self, City me, City opp, int* out) noexcept nogil
    cdef int more_turn_options(self, City me, int* out, int n) noexcept nogil
    cdef int pile_options_from(self, int base, int* out) noexcept nogil
    cdef int destroy_options(self, City opp, int color, int* out) noexcept nogil
    cdef void resolve(self, City me, City opp, int action) noexcept nogil
    @cython.locals(cards='int[3]')
    cdef void share(self, City me, City opp, int way) noexcept nogil
    cdef void resolve_more(self, City me, City opp, int kind, int what, int action) noexcept nogil
    cdef void play_turn(self, City me, City opp, int action) noexcept nogil
    cdef void play_more(self, City me, City opp, int action) noexcept nogil
    cdef void tuck(self, int card, int wonder) noexcept nogil
    cdef void draft(self, City me, int wonder, int picked) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cdef void happen_more(self, int kind, int outcome) noexcept nogil
    cdef void turn_up(self, int slot, int card) noexcept nogil
