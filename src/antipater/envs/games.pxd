cimport cython

from antipater.envs.encoder cimport Encoder
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, CHANCE_ACTS, ANYBODY, ANY_SEAT

@cython.locals(place=int)
cdef void read_row(int[:, ::1] positions, int game, int* block) noexcept nogil
@cython.locals(place=int)
cdef void write_row(int[:, ::1] positions, int game, int* block) noexcept nogil
@cython.locals(place=int)
cdef void mark(unsigned char[:, ::1] masks, int game, int[:, ::1] offered, unsigned char legal) noexcept nogil
cdef int lowest_seat(int acting) noexcept nogil

cdef class Games(Worker):
    cdef State state
    cdef Encoder encoder
    cdef Dice dice, rival
    cdef int first, last, seat, asks
    cdef int[2048] origin
    cdef int[2048] block
    cdef int[512] out
    cdef int[512] weights
    cdef int[:, ::1] positions
    cdef unsigned long long[:, ::1] streams
    cdef long long[::1] actions
    cdef unsigned char[:, ::1] rows, finals
    cdef unsigned char[:, ::1] masks
    cdef int[:, ::1] offered
    cdef double[::1] rewards
    cdef double[:, ::1] returns
    cdef unsigned char[::1] ended
    cdef int[::1] movers, learners
    cdef object worth
    cdef void load_game(self, int game) noexcept nogil
    cdef void keep_game(self, int game) noexcept nogil
    cdef void keep_dice(self, int game) noexcept nogil
    cpdef plant(self, int game, Dice dice, Dice rival)
    cdef void advance(self, int game) noexcept nogil
    cdef void begin(self, int game) noexcept nogil
    cdef void run_to_choice(self, int game) noexcept nogil
    cdef int settled(self) noexcept nogil
    cdef void show(self, int game) noexcept nogil
    cdef void look(self, int game, int seat, unsigned char[:, ::1] rows) noexcept nogil
    @cython.locals(other=int)
    cdef void keep_returns(self, int game, int seat) noexcept with gil
