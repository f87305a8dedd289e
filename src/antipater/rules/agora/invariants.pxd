cimport cython

from antipater.game cimport bits
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel.table cimport Table

cdef int CHAMBERS, CUBES, SENATOR_BACK, OWE_DECREES, LONGEST, CONSPIRACIES
cdef int CUBES_LOST, WRONG_CONTROL, CONSPIRACY_TWICE, CONSPIRACY_LOST, SENATOR_TWICE, LONG_TRAIL

cdef int invariant_violation(Table table, AgoraBoard agora) noexcept nogil
cdef int is_turning(Table table) noexcept nogil
@cython.locals(found=int, known=int, total=int)
cdef int misplaced_conspiracies(AgoraBoard agora) noexcept nogil
