from antipater.game cimport bits
from antipater.game.contract cimport State
from antipater.rules.duel cimport cost
from antipater.rules.duel.city cimport City

cdef int NO_LIMIT, CHANCE, CHANCE_ACTS, SLOTS, AGENDA, EMPTY, NOBODY, REVISED
cdef int[176] COIN_COST
cdef int[60] COVERED_BY
cdef int[60] COVERS

cdef class Table(State):
    cdef readonly int edition, age, turn, replay, pawn, loot, board, box, drawn, pool, shown, aside
    cdef readonly int present, hidden, open, guild_backs, winner, victory, depth
    cdef readonly int[20] slots
    cdef readonly int[4] unseen
    cdef readonly int[4] discard
    cdef readonly int[16] kinds
    cdef readonly int[16] seats
    cdef readonly int[16] subjects
    cdef readonly City city0
    cdef readonly City city1
    cdef void push(self, int kind, int seat, int what) noexcept nogil
    cdef void pop(self) noexcept nogil
    cdef void win(self, int winner, int victory) noexcept nogil
    cdef int take(self, int slot) noexcept nogil
    cdef int back_of(self, int slot) noexcept nogil
    cdef void discard_card(self, int card) noexcept nogil
    cdef void gain_item(self, City me, City opp, int item) noexcept nogil
    cdef int purse(self, City me) noexcept nogil
    cdef void quote(self, City me, City opp, int* prices) noexcept nogil
    cdef int chain_limit(self, City me) noexcept nogil
    cdef void spend(self, City me, int coins) noexcept nogil
    cdef void pay(self, City me, City opp, int item) noexcept nogil
    cdef int barred(self, int space) noexcept nogil
    cdef void pushed(self, City me, City opp) noexcept nogil
    cdef int more_points(self, City me, City opp, int line) noexcept nogil
