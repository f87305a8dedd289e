cimport cython

from antipater.rules.classic cimport seating
from antipater.rules.classic.table cimport Table

cdef int AGES, FREE_CITY, TURNS, CARDS, UNKNOWN, BUILT_FREE, HAND_ROOM, MEMORY, MOST_LOOKS, NOBODY, NOT_YET, SMALL_TURN, UNDEALT
cdef int[7] MEMORY_AT

cdef void hide_from(Table table, int viewer) noexcept nogil
cdef void clear_memory(Table table) noexcept nogil
@cython.locals(counts='int[128]')
cdef void remember_hand(Table table, int viewer, int age, int turn) noexcept nogil
cdef void count_card(int card, int sign, int* counts) noexcept nogil
@cython.locals(counts='int[128]')
cdef void remember_pile(Table table, int look) noexcept nogil
cdef void hide_cards(Table table, int viewer) noexcept nogil
cdef int played_by(Table table, int city, int age, int turn, int viewer) noexcept nogil
cdef void hide_hands(Table table, int viewer) noexcept nogil
@cython.locals(place=int, kind=int)
cpdef fill_hidden(Table table, list cards, list hands, list draws, list undealt, int guilds_left)
