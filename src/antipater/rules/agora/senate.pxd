from antipater.game cimport bits
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel cimport military
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CHAMBERS, SHIELD, CHANCE, DO_INFLUENCE, DO_OUST, DO_SHIFT, FACE_DOWN, NOTHING, OWE_CONTROL, OWE_DECREES
cdef int OWE_INFLUENCE, OWE_LOOT, OWE_OUST, OWE_SHIELD, OWE_SHIFT, POLITICAL, ALL_CHAMBERS, NEAR, FAR, FAR_MOVE
cdef int[6] SECTION_OF

cdef void owe_place(Table table, AgoraBoard agora, int seat) noexcept nogil
cdef void owe_move(Table table, AgoraBoard agora, int seat) noexcept nogil
cdef void owe_remove(Table table, AgoraBoard agora, int seat) noexcept nogil
cdef int place_options(AgoraBoard agora, int seat, int chambers, int* out, int n) noexcept nogil
cdef int move_options(AgoraBoard agora, int seat, int* out, int n) noexcept nogil
cdef int remove_options(AgoraBoard agora, int seat, int* out) noexcept nogil
cdef int section_chambers(int section) noexcept nogil
cdef void place(Table table, AgoraBoard agora, int seat, int chamber) noexcept nogil
cdef void move(Table table, AgoraBoard agora, int seat, int way) noexcept nogil
cdef void remove(Table table, AgoraBoard agora, int seat, int chamber) noexcept nogil
cdef void follow(Table table, AgoraBoard agora, int chambers) noexcept nogil
cdef void turn_decree(Table table, AgoraBoard agora, int chamber, int decree) noexcept nogil
cdef int shield_holder(AgoraBoard agora) noexcept nogil
cdef void see_control(Table table, AgoraBoard agora) noexcept nogil
cdef void lose_shield(Table table, City loser, City other) noexcept nogil
cdef void gain_shield(Table table, City me, City opp) noexcept nogil
cdef void owe_token(Table table, int seat, int part) noexcept nogil
cdef void apply_token(Table table, AgoraBoard agora, int seat, int part) noexcept nogil
