cimport cython

from antipater.game cimport bits
from antipater.game.contract cimport State
from antipater.game.dealer cimport Dealer
from antipater.game.dice cimport Dice
from antipater.rules.duel cimport printed
from antipater.rules.duel.state cimport DuelState

cdef int CHANCE_BOARD, CHANCE_BOARD_FAR, CHANCE_DRAW, CHANCE_DRAW_FAR, CHANCE_GUILD, CHANCE_GUILD_FAR, CHANCE_REMOVED
cdef int CHANCE_SHOW, CHANCE_SHOW_FAR, CHANCE_TURN, OWE_DRAWING, OWE_GUILDS, OWE_REMOVED, OWE_TOKENS
cdef int OWE_TURNING, OWE_WONDERS, GUILD, GUILDS_IN_PLAY, DECK_SIZE, MOST_KINDS, FIRST_KINDS, REMOVED_PER_AGE, MOST_SLOTS
cdef int AGES, NEAR_SLOTS, AGE_DECKS, CHANCE_TURN_FAR, FIRST_FAR_CARD

cdef class DuelDeal(Dealer):
    cdef readonly int[96] cards
    cdef readonly int[3] guilds
    cdef readonly int[9] removed
    cdef readonly int[3] own_cards
    cdef readonly int[32] wonders
    cdef readonly int[32] tokens
    cdef readonly dict parts
    cdef readonly tuple part_types
    cdef readonly str ruleset
    cdef readonly unsigned long long salt
    @cython.locals(deck='int[32]', age=int, slot=int, place=int, slots=int, kinds=int)
    cdef void lay(self, Dice dice, DuelState table) noexcept nogil
    @cython.locals(slots='int[32]', guilds='int[32]', slot=int, place=int, last=int)
    cdef void lay_guilds(self, Dice dice, int deck, int count) noexcept nogil
    @cython.locals(kind=int, what=int)
    cpdef int answer(self, DuelState state) except? -1
    cpdef int card_at(self, int age, int slot) except? -1
    cpdef int card_turned(self, DuelState state, int slot) except? -1
    @cython.locals(first=int, place=int, there=int)
    cpdef int next_removed(self, DuelState state, int seen=*) except? -1
    @cython.locals(first=int, place=int)
    cpdef move_card(self, int age, int old, int new)
    cpdef int token_drawn(self, DuelState state) except? -1

cdef int number_near(int thing, int near, int far, int room) noexcept nogil
cdef int first_of(int* order, int there) noexcept nogil
