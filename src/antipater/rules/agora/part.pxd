from antipater.game cimport bits
from antipater.game cimport block as blocks
from antipater.rules.agora cimport chance, conspiracies, plots, senate, treason
from antipater.rules.agora.moments cimport AgoraMoments
from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int BLUE_BONUS, COINS_WONDERS, CONSPIRATOR_REPLAY, CONSPIRATORS, CURIA_JULIA, DECREE_BLUE_CARDS
cdef int KNOSSOS, LAYOUT, OWN_TOKENS, SENATOR_BACK, SENATOR_CARDS, BLUE, CHANCE, PAIR
cdef int ACTIONS_ROOM, COINS_ROOM, DO_CONSPIRE, DO_INFLUENCE, DO_OUST, DO_PREPARE, DO_PREPARE_UNSEEN, DO_RECRUIT, DO_RETAIN
cdef int DO_SHIFT, DO_STOP, DO_TRIGGER, OWE_CONSPIRATOR, OWE_CONTROL, OWE_CURIA, OWE_DECREE_COINS, OWE_DECREES
cdef int OWE_INFLUENCE, OWE_KEEP_BOTH, OWE_LOOT, OWE_OUST, OWE_PAIR, OWE_PARTS, OWE_RESUME, OWE_RETAIN, OWE_SENATE
cdef int OWE_SENATORS, OWE_SHIELD, OWE_SHIFT, PARTS_ROOM, SLOTS, MOST_DECISIONS, OWE_END_TURN, OWE_TOKEN, OWE_TURN
cdef int FIRST_ACTION, END_ACTION, SENATE_ACTIONS, PLACE_OR_CONSPIRE, PLACE_CUBE, MOVE_CUBE, TRIGGER_UNPREPARED
cdef int READY_ROOM, FACE_UP_CHAMBERS, MOST_BLUE, COLORS
cdef int MOMENTS
cdef int[3] SENATORS_IN_AGE
cdef int[5] ACTIONS_BY_BLUE
cdef int[7] COLOR_DECREE
cdef int[512] OWN_KINDS

cdef class Agora(AgoraMoments):
    cdef int trigger_options(self, Table table, City me, City opp, unsigned int plans, int* out, int n) noexcept nogil
    cdef void trigger(self, Table table, City me, int conspiracy) noexcept nogil
    cdef void note_coins(self, Table table, int decree) noexcept nogil
    cdef int senate_actions(self, City me) noexcept nogil
    cdef int seat_options(self, Table table, City me, City opp, int kind, int what, int* out) noexcept nogil
    cdef void act(self, Table table, City me, int what, int action) noexcept nogil
