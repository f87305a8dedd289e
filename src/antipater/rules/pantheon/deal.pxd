from antipater.game cimport bits
from antipater.rules.duel.deal cimport DuelDeal

cdef int TEMPLE_CARDS, DRAWING_FOR_CARD, PLACING_MYTHOLOGY, PLACING_OFFERINGS, TURNING_STRUCK, LOOKING

cdef class PantheonDeal(DuelDeal):
    cdef readonly list mythology
    cdef readonly list offerings
    cdef readonly list decks
    cdef readonly list draws
