cimport cython

from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.state cimport DuelState

cdef int MOST_SLOTS, DECKS

@cython.locals(card=int, wonder=int, token=int)
cdef fill_city(City city, holdings)
@cython.locals(slot=int, deck=int, kind=int, seat=int, what=int, card=int)
cpdef furnish(DuelState state, given)
@cython.locals(state=DuelState)
cpdef DuelState arranged(given, tuple parts=*)
cdef holdings_of(City city)
cpdef arrangement_of(DuelState state)
@cython.locals(fresh=DuelState)
cdef list decks_of(DuelState state)
