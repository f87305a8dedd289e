from antipater.rules.duel cimport build, effects, military, science, scoring
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int BUILD_TOP_ROW, SHARE_REMOVED_CARDS, BUILD_ASIDE
cdef int BUILD_FROM_DISCARD, COINS, COINS_PER, COINS_PER_MOST, DESTROY_CARD, FIRST_OWED, KEEP_TOKEN_FROM_BOX, OPPONENT_LOSES, SHIELDS, SYMBOL
cdef int GUILDS_IN_PLAY, SLOTS, WONDERS_PER_ROUND, CHANCE, ALL_SLOTS, LAST_AGE
cdef int AUTOMATIC, CHOOSE_FIRST, DRAFTING, EMPTY, END_TURN, FIRST, MORE_EFFECTS, NOBODY, PLACING_GUILDS, PLAY_TURN, SHOWING_WONDERS, START_AGE, START_DRAFT, TURNING
cdef int[3] FACE_UP
cdef int[3] OPEN_AT_START
cdef int[177] EFFECT_START
cdef int[128] EFFECT_KIND
cdef int[128] EFFECT_A
cdef int[128] EFFECT_B
cdef int[8] DRAFT_ORDER

cdef class Course(Table):
    cdef void go_on(self) noexcept nogil
    cdef void go_on_more(self, int kind, int seat, int what) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void end_turn(self, int seat) noexcept nogil
    cdef void uncover(self, int seat, int turning) noexcept nogil
    cdef void end_age(self) noexcept nogil
    cdef void start_age(self, int age) noexcept nogil
    cdef void settle_who_begins(self) noexcept nogil
    cdef void lay_out(self, int age) noexcept nogil
    cdef void carry_out_from(self, City me, City opp, int item, int first) noexcept nogil
    cdef void carry_out(self, City me, City opp, int kind, int a, int b) noexcept nogil
    cdef void carry_out_more(self, City me, City opp, int kind, int a, int b) noexcept nogil
