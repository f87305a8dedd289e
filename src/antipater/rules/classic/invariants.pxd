cimport cython

from antipater.rules.classic.city cimport Cities
from antipater.rules.classic.table cimport Table

cdef int AGES, BOARD_ITEMS, CARDS, DECK_SIZE, DECKS, MOST_STAGES, SIDES, COLUMNS, DEFEATS, STAGES, AGENDA, BUILT, BUILT_FREE
cdef int HAND_ROOM, NOT_YET, SMALL_TURN, STAGED, GUILD_CARDS, EXTRA_GUILDS, SETS
cdef int NEGATIVE, UNBALANCED, MISPLACED, UNEVEN, MISCOUNTED, OVERFLOW, UNFAIR
cdef int[1024] COPIES
cdef int[4608] OWN
cdef int[70] NEXT_STAGE

cdef int invariant_violation(Table table) noexcept nogil
@cython.locals(counts='int[128]')
cdef int misplaced(Table table) noexcept nogil
cdef int uneven(Table table) noexcept nogil
@cython.locals(fresh='int[24]')
cdef int miscounted(Table table) noexcept nogil
cdef int standing(Cities cities, int city) noexcept nogil
cdef void add_supply(int item, int* fresh) noexcept nogil
cdef int unfair(Cities cities) noexcept nogil
