cimport cython

from antipater.rules.duel.city cimport City
from antipater.rules.duel.turn cimport DuelState

cdef int ALL_TOKENS
cdef int[60] COVERED_BY
cdef int[4] DECK_CARDS

@cython.locals(card=int)
cdef fill_city(City city, holdings)
@cython.locals(slot=int, deck=int)
cpdef furnish(DuelState state, given, int tokens, int guilds)
@cython.locals(state=DuelState)
cpdef DuelState arranged(given)
cdef holdings_of(City city)
cpdef dict stock_of(DuelState state, int guilds)
cpdef arrangement_of(DuelState state)
