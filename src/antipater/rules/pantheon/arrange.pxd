cimport cython

from antipater.rules.pantheon.turn cimport PantheonState

@cython.locals(state=PantheonState, place=int, seat=int)
cpdef PantheonState arranged(given)
cpdef arrangement_of(PantheonState state)
