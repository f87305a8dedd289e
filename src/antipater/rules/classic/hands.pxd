cimport cython

from antipater.rules.classic cimport seating
from antipater.rules.classic.table cimport Table

cdef int BOARDS_IN_BOX, CARDS, DECK_SIZE, SIDES, CHANCE, CHOOSING, DEAL, DEALING, DRAWING, DRAWING_LAST, EVERYBODY
cdef int GIVE_BOARD, HAND_ROOM, LEFT_OVER, MOST_CITIES, NOBODY, NOBODY_LOOKS, SMALL_TURN, UNDEALT
cdef int GUILD_CARDS, HAND, EXTRA_GUILDS, FREE_CITY, AGES
cdef int[1024] COPIES

cdef void begin_age(Table table) noexcept nogil
cdef int kind_of(int card) noexcept nogil
cdef int card_of(int kind, int age) noexcept nogil
cdef int who_looks(Table table) noexcept nogil
cdef int dealt(Table table) noexcept nogil
cdef int write_cards(Table table, int* out) noexcept nogil
cdef void write_weights(Table table, int* out) noexcept nogil
cdef void deal_card(Table table, int card) noexcept nogil
cdef int boards_taken(Table table) noexcept nogil
cdef int write_boards(Table table, int seat, int* out) noexcept nogil
@cython.locals(kept='int[56]', sizes='int[7]')
cdef void pass_hands(Table table) noexcept nogil
cdef void discard_last_cards(Table table) noexcept nogil
cdef void clear_choices(Table table) noexcept nogil
