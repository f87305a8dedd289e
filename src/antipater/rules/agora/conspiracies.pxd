cimport cython

from antipater.game cimport bits
from antipater.rules.agora cimport senate, treason
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel cimport effects, military, numbers, printed, science
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int BLACKMAIL, CHAMBERS, COERCION, COUP_SHIELDS, EMBEZZLEMENT, ESPIONAGE, EXPROPRIATION, EXTORTION, FORECLOSURE
cdef int MOST_PARTS, OBSCURANTISM, POLITICAL_MANEUVER, PROPERTY_FRAUD, SABOTAGE, SWINDLE, TREASON, TURN_OF_EVENTS
cdef int SYMBOLS_TO_WIN, DECKS, BLUE, BROWN, GREEN, GREY, YELLOW, CHANCE
cdef int DO_BETRAY, DO_EXTORT, DO_LOCK, DO_SABOTAGE, DO_SALVAGE, DO_SEIZE, DO_SEIZE_FAR, DO_SHELVE, DO_SPY, DO_STOP
cdef int DO_SWAP, DO_SWAP_FAR, DO_TOPPLE, DO_TRANSFER, FACE_DOWN, NO_DECREE, PARTS_ROOM
cdef int OWE_BETRAY, OWE_CEDE, OWE_COERCE, OWE_EXTORT, OWE_LOCK, OWE_PAIR, OWE_PARTS, OWE_SABOTAGE, OWE_SEIZE, OWE_SPY
cdef int OWE_TOPPLE, OWE_TOPPLE_AGAIN, OWE_TRANSFER, OWE_UNCOVER, OWE_TURNING, SCIENTIFIC, SHARED, PRINTS_MOVE
cdef int EXTORT, BLACKMAIL_PART, EXPROPRIATE, SWINDLE_PART, LOCK, COUP_PART, FRAUD, PEEK, BETRAY, PLACE
cdef int REMOVE, MOVE, SPY, UNCOVER, TOPPLE, TOPPLE_AGAIN, EMBEZZLE, FORECLOSE, COERCE, INSIDER, SABOTAGE_PART
cdef int[96] PARTS

cdef void run_part(Table table, AgoraBoard agora, City me, City opp, int what) noexcept nogil
cdef void carry_out(Table table, AgoraBoard agora, City me, City opp, int part) noexcept nogil
cdef void carry_out_more(Table table, AgoraBoard agora, City me, City opp, int part) noexcept nogil
cdef int can_coerce(City me, City opp) noexcept nogil
@cython.locals(answer=int, cubes=int)
cdef int can_act(Table table, AgoraBoard agora, City me, City opp, int conspiracy) noexcept nogil
cdef int options(Table table, AgoraBoard agora, City me, City opp, int kind, int what, int* out) noexcept nogil
cdef int card_options(City city, int colors, int near, int far, int* out) noexcept nogil
cdef int transfer_options(AgoraBoard agora, int* out) noexcept nogil
cdef void resolve(Table table, AgoraBoard agora, City me, City opp, int kind, int what, int action) noexcept nogil
cdef void lock(Table table, AgoraBoard agora, City me, City opp, int action) noexcept nogil
@cython.locals(i_win=int, they_win=int)
cdef void swap(Table table, AgoraBoard agora, City me, City opp, int theirs, int mine) noexcept nogil
cdef void transfer(Table table, AgoraBoard agora, int start, int end) noexcept nogil
cdef void sabotage(Table table, AgoraBoard agora, City owner, int wonder) noexcept nogil
cdef void uncover(Table table, City me) noexcept nogil
