cimport cython

from antipater.ai.evaluation.features cimport DuelFeatures
from antipater.game cimport bits
from antipater.rules.duel cimport military, printed, science, scoring
from antipater.rules.duel.city cimport City
from antipater.rules.duel.state cimport DuelState

cdef int ACCESSIBLE, AGAIN, AGAIN_READY, CARD, CARD_SIZE, CITY, CITY_SIZE, FIRST_WONDERS, FREES, GUILD_WORTH, MOST_AGAIN
cdef int MOST_SHIELDS, PAIR_NEXT, SCIENCE_NEXT, SHIELDS_NEXT, SLOT_SIZE, SOON, TURNS_UP, WAR_NEXT
cdef int CAPITAL, SYMBOLS_TO_WIN, AGE_CARDS, NONE, MOST_SLOTS, FIRST_GUILD, LAST_GUILD
cdef int[128] CARD_PLACE

cdef void see(DuelFeatures features, DuelState table, City me, City opp) noexcept nogil
@cython.locals(covers=int, first=int, left=int, slot=int, turned_up=int, freed=int, below=int, under=int, card=int, place=int)
cdef void see_uncovering(DuelFeatures features, DuelState table) noexcept nogil
@cython.locals(shields=int, ahead=int)
cdef void see_next(DuelFeatures features, DuelState table, City me, City opp, int first) noexcept nogil
@cython.locals(purse=int, different=int, shields=int, left=int, slot=int, card=int, symbol=int)
cdef int shields_of_cards(DuelFeatures features, DuelState table, City me, City opp, int first) noexcept nogil
@cython.locals(purse=int, shields=int, again=int, ready=int, left=int, wonder=int, item=int, affordable=int)
cdef int shields_of_wonders(DuelFeatures features, DuelState table, City me, City opp, int first) noexcept nogil
