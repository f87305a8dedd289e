from antipater.game cimport bits
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel cimport build, effects
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CHANCE, DO_BETRAY, OWE_PEEKING, OWE_SALVAGE, OWE_REMOVED, STATUE_CARDS

cdef void owe_peeking(Table table, AgoraBoard agora, City me) noexcept nogil
cdef void peeked(Table table, AgoraBoard agora, int card) noexcept nogil
cdef int removed_cards(Table table, AgoraBoard agora) noexcept nogil
cdef int betray_options(Table table, AgoraBoard agora, int* out) noexcept nogil
cdef void betray(Table table, AgoraBoard agora, City me, City opp, int card) noexcept nogil
cdef int share_removed(Table table, AgoraBoard agora, City me) noexcept nogil
cdef void salvage(Table table, City me, City opp, int card) noexcept nogil
