from antipater.game cimport bits
from antipater.rules.duel cimport military, printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int COINS_PER_POINT, BLUE, GREEN, PURPLE, TOKENS, WONDERS, YELLOW, CIVILIAN, SHARED
cdef int FIRST_GUILD, GUILD, CATEGORIES, ALL_LINES

cdef int points_per(City me, City opp, int item) noexcept nogil
cdef int points_of_guilds(City me, City opp) noexcept nogil
cdef int points_of_tokens(City me, City opp) noexcept nogil
cpdef int category(Table table, City me, City opp, int line) noexcept nogil
cpdef int total(Table table, City me, City opp) noexcept nogil
cdef void settle_by_points(Table table) noexcept nogil
