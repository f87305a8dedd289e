cimport cython

from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table
from antipater.rules.pantheon.board cimport PantheonBoard

cdef int DECK, MYTHOLOGIES, WINGED_BULL, BOTH, DIVINITY_ITEMS

@cython.locals(place=int, seat=int, mythology=int, divinity=int, space=int, slot=int, token=int, wonder=int, card=int)
cpdef arrange(Table table, PantheonBoard board, given, own)
@cython.locals(seat=int, kind=int, divinity=int)
cdef furnish_city(PantheonBoard board, City city, own)
cdef bear_snake(Table table, PantheonBoard board, int card)
cpdef arrangement_of(PantheonBoard board)
