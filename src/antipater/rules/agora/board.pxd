from antipater.game cimport bits
from antipater.game cimport block as blocks
from antipater.rules.agora cimport trail
from antipater.rules.duel cimport effects
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Part, Table

cdef int CHAMBERS, CORRUPTION, CUBES, ORGANIZED_CRIME, SENATOR_BACK, SPECTATOR, UNKNOWN, NO_TOKEN, NOTHING
cdef int[6] CHAMBER_POINTS

cdef int leader(int first, int second) noexcept nogil

cdef class AgoraBoard(Part):
    cdef readonly int decrees_unseen, senator_slots, has_triggered, deck_size, trail_count, locked, locked_known, suspects
    cdef readonly int removed, removed_known, fresh, due0, due1
    cdef readonly int[12] cubes
    cdef readonly int[6] control
    cdef readonly int[6] decree
    cdef readonly int[6] second
    cdef readonly int[2] decrees
    cdef readonly int[2] senators
    cdef readonly int[2] kept
    cdef readonly int[2] kept_count
    cdef readonly int[28] ready
    cdef readonly int[28] ready_cards
    cdef readonly int[2] ready_count
    cdef readonly int[2] triggered
    cdef readonly int[16] under
    cdef readonly int[16] deck
    cdef readonly int[16] deck_known
    cdef readonly int[48] trail
    cdef readonly int[2] paired
    cdef readonly int[32] wonder_cards
    cdef int supply(self, int seat) noexcept nogil
    cdef int in_senate(self, int seat) noexcept nogil
    cdef int controller(self, int chamber) noexcept nogil
    cdef void settle_control(self) noexcept nogil
    cdef void settle_decrees(self) noexcept nogil
    cdef void exclude(self, int token) noexcept nogil
    cdef int has_decree(self, int seat, int decree) noexcept nogil
    cdef int senate_points(self, int seat) noexcept nogil
    cdef int senator_cost(self, City me) noexcept nogil
    cdef int keeps_both(self, City me) noexcept nogil
    cdef int ready_set(self, int seat) noexcept nogil
    cpdef fill_deck(self, int place, int conspiracy)
    cpdef fill_hand(self, int seat, int kept, list ready)
    cpdef fill_trail(self, int place, int entry)
    cpdef fill_locked(self, Table table, int token)
    cpdef note_senators(self, Table table)
    cpdef int removed_count(self, Table table)
    cpdef fill_removed(self, int cards)
    cpdef refill_board(self, dict given)
    cpdef hold_control(self, list control)
