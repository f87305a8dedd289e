cimport cython

from antipater.game cimport bits
from antipater.rules.classic.city cimport Cities

cdef int AGES, COINS_PER_POINT, DEFEAT_POINTS, SET_POINTS, DECK_SIZE, DECKS, NONE, COLUMNS, DEFEATS, OWN, STAGES, SYMBOLS
cdef int BLUE, PURPLE, YELLOW, GUILD_DECK, FIRST_GUILD, LINES, CARDS, MOST_FREE, MORE_THAN_COINS
cdef int[192] ANY_SYMBOL
cdef int[192] POINTS_FOR
cdef int[192] POINTS_EACH
cdef int[192] POINTS_SCOPE
cdef int[3] VICTORY_POINTS

cdef int military_points(Cities cities, int seat) noexcept nogil
cpdef int symbol_points(int compasses, int gears, int tablets) noexcept nogil
cpdef int science_points(Cities cities, int seat, int extra) noexcept nogil
cdef int card_points(Cities cities, int seat, int card, int extra_guilds) noexcept nogil
cdef int counting_points(Cities cities, int seat, int deck, int extra_guilds) noexcept nogil
cdef int guild_points(Cities cities, int seat, int copied) noexcept nogil
cpdef int copied_guild(Cities cities, int seat) noexcept nogil
cdef int score(Cities cities, int seat, int* lines) noexcept nogil
@cython.locals(lines='int[7]')
cpdef int standing(Cities cities, int seat) noexcept nogil
@cython.locals(mine=int, theirs=int, other=int, equal=int)
cpdef int winners_with(Cities cities, int seat, int players) noexcept nogil
@cython.locals(lines='int[7]')
cpdef list score_sheet(Cities cities, int seat)
