cimport cython

from antipater.game cimport bits
from antipater.game.dice cimport Dice
from antipater.rules.duel.deal cimport DuelDeal
from antipater.rules.duel.table cimport Table

cdef int DRAWING_TOKENS, TEMPLE_CARDS, DRAWING_FOR_CARD, PLACING_MYTHOLOGY, PLACING_OFFERINGS, TURNING_STRUCK, LOOKING, MOST_KINDS
cdef int MYTHOLOGIES, DECK, DRAWS, WONDERS, SLOTS, MYTHOLOGY_AT, OFFERING_AT, TURN_UP, DRAW_TOKEN, LOOK, SHOW_DIVINITY

cdef class PantheonDeal(DuelDeal):
    cdef readonly int[10] mythology
    cdef readonly int[3] offerings
    cdef readonly int[15] decks
    cdef readonly int[256] draws
    @cython.locals(order='int[16]')
    cdef void lay_pantheon(self, Dice dice) noexcept nogil
    cdef int token_drawn(self, Table table) noexcept nogil
    @cython.locals(place=int)
    cdef int dealt_divinity(self, int base, list possible) except? -1
