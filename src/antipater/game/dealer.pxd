cimport cython

from antipater.game.contract cimport State
from antipater.game.dice cimport Dice

cdef int CHANCE, CHANCE_ACTS
cdef int[512] OUTCOMES
cdef int[512] WEIGHTS

cdef class Dealer:
    cpdef int outcome(self, State state) except? -1
    @cython.locals(outcome=int, n=int, place=int)
    cpdef tuple settle(self, State state)

cdef class DiceDealer(Dealer):
    cdef readonly Dice dice

cdef class ScriptDealer(Dealer):
    cdef readonly list outcomes
    cdef readonly int given
