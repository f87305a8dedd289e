cimport cython

from antipater.game cimport bits
from antipater.game.contract cimport State
from antipater.game.dealer cimport Dealer
from antipater.game.dice cimport Dice
from antipater.rules.classic cimport hands
from antipater.rules.classic.table cimport Table

cdef int AGES, EXTRA_GUILDS, HAND, BOARDS_IN_BOX, CARDS, DECK_SIZE, SIDES, CHANCE, DEAL, GIVE_BOARD, GIVING_BOARD, MOST_CITIES
cdef int GUILD_CARDS, MOST_CARDS
cdef int[1024] COPIES

cdef class ClassicDeal(Dealer):
    cdef readonly int players
    cdef readonly int[7] boards
    cdef readonly int[7] sides
    cdef readonly int[147] cards
    @cython.locals(deck='int[64]', guilds='int[32]')
    cdef void lay(self, Dice dice) noexcept nogil
    cpdef int answer(self, Table table) except? -1
    @cython.locals(board=int, side=int)
    cdef int board_for(self, Table table, int seat) except? -1
