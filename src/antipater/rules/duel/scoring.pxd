from antipater.game cimport bits
from antipater.rules.duel cimport military
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int COINS_PER_POINT, TOKEN_ITEMS, BLUE, GREEN, PURPLE, TOKENS, WONDERS, YELLOW, CIVILIAN, SHARED
cdef int GUILDS, CATEGORIES, ALL_LINES
cdef int[176] PER_COLUMNS
cdef int[176] PER_POINTS
cdef int[176] PER_MOST

cdef int points_per(City me, City opp, int item) noexcept nogil
cdef int points_per_all(City me, City opp, int members, int first) noexcept nogil
cpdef int category(Table table, City me, City opp, int line) noexcept nogil
cpdef int total(Table table, City me, City opp) noexcept nogil
cdef void settle_by_points(Table table) noexcept nogil
