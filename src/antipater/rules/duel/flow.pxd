from antipater.game cimport bits
from antipater.game cimport block as blocks
from antipater.rules.duel cimport build, effects, military, numbers, printed, science, scoring
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int COINS, COINS_PER, COINS_PER_MOST, SHIELDS, OPPONENT_LOSES, SYMBOL, DESTROY_CARD, BUILD_FROM_DISCARD
cdef int KEEP_TOKEN_FROM_BOX, BUILD_TOP_ROW, SHARE_REMOVED_CARDS, FIRST_OWED
cdef int GUILDS_IN_PLAY, WONDERS_PER_ROUND, CHANCE, LAST_AGE, MOST_SLOTS, AUTOMATIC_BIT, EMPTY, FIRST, NOBODY
cdef int OWE_TURN, OWE_DRAFT, OWE_FIRST, OWE_TURNING, OWE_GUILDS, OWE_WONDERS, OWE_EFFECTS, OWE_END_TURN, OWE_AGE
cdef int OWE_ROUND, OWE_ASIDE
cdef int CHANCE_TURN, CHANCE_GUILD, CHANCE_SHOW, CHANCE_BOARD, CHANCE_DRAW, CHANCE_REMOVED, OWE_TOKENS, OWE_DRAWING
cdef int CHANCE_TURN_FAR, CHANCE_GUILD_FAR, CHANCE_SHOW_FAR, CHANCE_BOARD_FAR, CHANCE_DRAW_FAR
cdef int AGENDA, NEAR_SLOTS, AGE_DECKS, FIRST_FREE_DECK, FREE_DECKS
cdef int NO_BUILDINGS, TURN_BEGINS, UNCOVER, WITHHELD
cdef int[8] DRAFT_ORDER

cdef class TurnFlow(Table):
    cdef void run_automatic(self) noexcept nogil
    cdef void run_entry(self, City me, City opp, int kind, int what) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void end_turn(self, City me) noexcept nogil
    cdef void end_age(self) noexcept nogil
    cdef void start_age(self, int age) noexcept nogil
    cdef void settle_who_begins(self) noexcept nogil
    cdef void owe_draft(self) noexcept nogil
    cdef void lay_out(self, int age) noexcept nogil
    cdef void carry_out_from(self, City me, City opp, int item, int first) noexcept nogil
    cdef void carry_out_run(self, City me, City opp, int first, int end) noexcept nogil
    cdef void carry_out(self, City me, City opp, int word, int a, int b) noexcept nogil
    cdef int chance_options(self, int kind, int what, int* out) noexcept nogil
    cdef void apply_chance(self, int outcome) noexcept nogil
    cdef int save_wide(self, int* block, int n) noexcept nogil
    cdef int load_wide(self, int* block, int n) noexcept nogil

from antipater.rules.duel cimport table_memory
