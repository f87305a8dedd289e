cimport cython

from antipater.game.agenda cimport AgendaState
from antipater.rules.classic cimport seating
from antipater.rules.classic.city cimport Cities

cdef int CARDS, AGENDA, CHOOSING, DECLINED, EVERYBODY, HAND_ROOM, LEFT_OVER, MEMORY, MOST_LOOKS
cdef int SPECTATOR, NOBODY, PLAYS, SMALL_TURN, SOLD, UNDEALT

cdef class Table(AgendaState):
    cdef readonly int viewer, players, age, turn, bank, guilds_left, looks
    cdef readonly int[7] chosen
    cdef readonly int[7] sizes
    cdef readonly int[56] hands
    cdef readonly int[48] undealt
    cdef readonly int[147] cards
    cdef readonly int[147] uses
    cdef readonly int[21] draws
    cdef readonly int[42] open
    cdef readonly int[3] look_when
    cdef readonly int[3] look_seat
    cdef readonly int[3] look_city
    cdef readonly int[3] look_card
    cdef readonly int[297] memory
    cdef readonly int[384] looked
    cdef readonly Cities cities
    cdef int undecided(self) noexcept nogil
    cdef int place(self, int city, int age, int turn) noexcept nogil
    cdef void give(self, int seat, int card) noexcept nogil
    cdef void take(self, int seat, int card) noexcept nogil
    cdef int count_pile(self, int look, int* out) noexcept nogil
    @cython.locals(out='int[128]', looks=int)
    cpdef int pile_size(self)
