from antipater.game cimport bits
from antipater.rules.agora cimport plots, senate, treason
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel cimport printed
from antipater.rules.duel.table cimport Table

cdef int AGE_CARDS, CHANCE_DECREE, CHANCE_PEEK, CHANCE_PLOT, CHANCE_SENATOR, OWE_DECREES, OWE_PLOTTING, OWE_SENATORS
cdef int CONSPIRACIES, DECREES

cdef int options(Table table, AgoraBoard agora, int kind, int what, int* out) noexcept nogil
cdef void apply(Table table, AgoraBoard agora, int kind, int what, int outcome) noexcept nogil
