cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport printed, science, scoring
from antipater.rules.duel.city cimport City
from antipater.rules.duel.state cimport DuelState

cdef int AFFORDABLE, AGE, AHEAD, ANY, ASIDE, BOARD, BUILT, CARD, CARD_IN, CARD_SIZE, CARDS_LEFT, CITY, CITY_SIZE, COINS
cdef int AGE_CARDS, FIRST_WONDERS, COLOR, DIFFERENT, DISCARDED, DRAWN, FIXED, GUILD_BACK, HIDDEN, KINDS, LEAD, LOOT, MAKES, MAKES_TWO, NEXT, OPEN
cdef int OWED, PAIR, PAWN, POINTS, PRESENT, PRICE, PURSE, READY, SHOWN, SLOT, SLOT_SIZE, SYMBOL, TOKEN, TURNING_UP
cdef int UNDER_ONE, UNDER_TWO, UNSEEN, WONDER, WONDER_PRICE, WONDERS_BUILT
cdef int CAPITAL, SLOTS, MOST_SLOTS, DECK_SIZE, AGE_DECKS, COLORS, GOODS, SYMBOLS, WONDERS, OWE_TURN, OWE_TURNING
cdef int FREE, LAST_CARD, LAST_AGE, GUILDS, TERMS, CHANGES_PRICES, ITEMS, WORD
cdef unsigned long long WHOLE
cdef int[128] CARD_PLACE
cdef int[8] COIN_STEPS
cdef int[10] LEAD_STEPS

cdef class DuelFeatures

cdef class PartFeatures:
    cdef readonly PartFeatures after
    cdef void see(self, DuelFeatures features, City me, City opp) noexcept nogil
    cdef double ambitions(self, int seat) noexcept nogil
    cdef double ambition(self, int seat) noexcept nogil
    cdef void see_own(self, DuelFeatures features, City me, City opp) noexcept nogil

@cython.final
cdef class DuelFeatures:
    cdef readonly DuelState table
    cdef readonly PartFeatures more
    cdef public int slot_first, age_slots, left_first
    cdef readonly int needed, ambitious
    cdef double ambition(self, int seat) noexcept nogil
    cdef int count, words
    cdef unsigned int[129] marks
    cdef int[64] known_terms
    cdef int[2] new_terms
    cdef int[1024] known_price
    cdef int[1024] priced_at
    cdef int[1024] inputs
    cdef float[1024] amounts
    @cython.locals(word=int)
    cdef int look(self, int seat) noexcept nogil
    @cython.locals(word=int, members='unsigned int')
    cdef int list_all(self, int seat) noexcept nogil
    @cython.locals(count=int)
    cpdef list seen(self, int seat)
    cdef void note(self, int number, float amount) noexcept nogil
    cdef void mark(self, int number) noexcept nogil
    @cython.locals(wide='unsigned long long')
    cdef void mark_all(self, int members, int first) noexcept nogil
    cdef void see(self, City me, City opp) noexcept nogil
    @cython.locals(terms='int[16]', apart=int, first=int, changed=int, helpers=int)
    cdef void see_terms(self, City me, City opp) noexcept nogil
    @cython.locals(place=int)
    cdef int price_of(self, City me, City opp, int item) noexcept nogil
    @cython.locals(terms='int[16]', place=int)
    cdef int find_price(self, City me, City opp, int item) noexcept nogil
    cdef void see_city(self, City me, City opp, int first, int points) noexcept nogil
    cdef void see_wonders(self, City me, City opp, int first, int purse) noexcept nogil
    cdef void see_lead(self, int lead) noexcept nogil
    @cython.locals(stays=int, kind=int, top=int, mine=int, last=int)
    cdef void see_table(self, City me, City opp) noexcept nogil
    @cython.locals(covers=int, place=int, cover=int, card=int)
    cdef void see_structure(self, City me, City opp) noexcept nogil
    cdef void note_price(self, int place, int price, int purse) noexcept nogil
    cdef void see_piles(self) noexcept nogil
    cdef void mark_cards(self, int cards, int deck, int which) noexcept nogil

from antipater.ai.evaluation cimport outlook
