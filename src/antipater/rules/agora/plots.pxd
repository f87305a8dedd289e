from antipater.game cimport bits
from antipater.rules.agora cimport trail
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int LOOKED_AT, CHANCE, CHANCE_PLOT, DO_RETAIN, KEPT_BOTH, NOTHING, OWE_KEEP_BOTH, OWE_PLOTTING, OWE_RETAIN, PREPARED
cdef int TO_BOTTOM, TO_TOP, TOP, TRIGGERED, TRIGGERED_UNPREPARED, UNDRAWN, COUNT, ALL

cdef void conspire(Table table, AgoraBoard agora, City me) noexcept nogil
cdef int next_look(AgoraBoard agora, int seat) noexcept nogil
cdef int look_options(AgoraBoard agora, int seat, int* out) noexcept nogil
cdef int undrawn(AgoraBoard agora) noexcept nogil
cdef void looked(Table table, AgoraBoard agora, int seat, int conspiracy) noexcept nogil
cdef int retain_options(AgoraBoard agora, int* out) noexcept nogil
cdef void note(AgoraBoard agora, int entry) noexcept nogil
cdef void retain(AgoraBoard agora, int seat, int conspiracy, int end) noexcept nogil
cdef void keep_both(AgoraBoard agora, int seat) noexcept nogil
cdef void draw(AgoraBoard agora) noexcept nogil
cdef void keep(AgoraBoard agora, int seat, int conspiracy) noexcept nogil
cdef void prepare(AgoraBoard agora, int seat, int conspiracy, int card) noexcept nogil
cdef void turn_up(AgoraBoard agora, int seat, int conspiracy) noexcept nogil
