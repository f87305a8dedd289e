cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport build, cost, effects, military, science, scoring, soundness
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int BUILD_FROM_DISCARD, COINS, COINS_PER, COINS_PER_MOST, DESTROY_CARD, FIRST_OWED, KEEP_TOKEN_FROM_BOX
cdef int OPPONENT_LOSES, SHIELDS, SYMBOL
cdef int DISCARD_COINS, GUILDS_IN_PLAY, SLOTS, WONDERS_PER_ROUND, WONDER_ITEMS, YELLOW, CHANCE
cdef int AUTOMATIC, BEGIN, BUILD, CHOOSE_DRAWN, CHOOSE_FIRST, CHOOSE_TOKEN, DESTROY, DESTROYING, DISCARD, DRAFT
cdef int DRAFTING, DRAW_TOKEN, DRAWING_TOKENS, EMPTY, END_TURN, FIRST, GUILD_AT, KEEP_TOKEN, MORE_EFFECTS, NOBODY
cdef int PLACING_GUILDS, PLAY_TURN, REVIVE, REVIVING, SHARED, SHOW_TOKEN, SHOW_WONDER, SHOWING_TOKENS
cdef int SHOWING_WONDERS, START_AGE, START_DRAFT, TAKE_TOKEN, TURN_UP, TURNING, WONDER
cdef int ALL_SLOTS, ALL_TOKENS, LAST_AGE, TOKENS_ON_BOARD
cdef int[3] FACE_UP
cdef int[3] OPEN_AT_START
cdef int[177] EFFECT_START
cdef int[128] EFFECT_KIND
cdef int[128] EFFECT_A
cdef int[128] EFFECT_B
cdef int[4] DECK_CARDS
cdef int[8] DRAFT_ORDER

cdef class DuelState(Table):
    cpdef set_up(self, int edition, int wonders, int first, int second)
    cdef int more_options(self, int kind, int seat, int what, int* out) noexcept nogil
    @cython.locals(prices='int[5]')
    cdef int turn_options(self, City me, City opp, int* out) noexcept nogil
    cdef int pile_options(self, int* out) noexcept nogil
    cdef int destroy_options(self, City opp, int color, int* out) noexcept nogil
    cdef void resolve(self, City me, City opp, int action) noexcept nogil
    cdef void resolve_more(self, City me, City opp, int kind, int what, int action) noexcept nogil
    cdef void play_turn(self, City me, City opp, int action) noexcept nogil
    cdef void tuck(self, int card, int wonder) noexcept nogil
    cdef void draft(self, City me, int wonder, int picked) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cdef void happen_more(self, int kind, int outcome) noexcept nogil
    cdef void turn_up(self, int slot, int card) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void end_turn(self, int seat) noexcept nogil
    cdef void end_age(self) noexcept nogil
    cdef void start_age(self, int age) noexcept nogil
    cdef void settle_who_begins(self) noexcept nogil
    cdef void lay_out(self, int age) noexcept nogil
    cdef void carry_out_from(self, City me, City opp, int item, int first) noexcept nogil
    cdef void carry_out(self, City me, City opp, int kind, int a, int b) noexcept nogil
    cdef void carry_out_more(self, City me, City opp, int kind, int a, int b) noexcept nogil
