cimport cython

from antipater.ai.evaluation.classic_features cimport ClassicFeatures
from antipater.rules.classic cimport build, scoring, seating
from antipater.rules.classic.city cimport Cities

cdef int GUILD_COMING, GUILD_PASSED, GUILDS, PASSED_PAYABLE, TURNS, HAND_ROOM, FIRST_GUILD

cdef void see(ClassicFeatures features, Cities cities, int seat) noexcept nogil
@cython.locals(receiver=int, first=int, last=int, place=int, card=int)
cdef void see_passed(ClassicFeatures features, Cities cities, int seat) noexcept nogil
@cython.locals(place=int)
cdef void see_coming(ClassicFeatures features, Cities cities, int seat) noexcept nogil
@cython.locals(lefts='int[16]', rights='int[16]')
cdef void see_card(ClassicFeatures features, Cities cities, int city, int card, int payable, int guild) noexcept nogil
