cimport cython

from antipater.ai.evaluation.features cimport DuelFeatures, PartFeatures
from antipater.game cimport bits
from antipater.rules.agora.part cimport Agora
from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City

cdef int ACTIONS, ACTIONS_LEFT, CONTROL, CONTROLLED, CUBE_LEAD, CUBES_IN, DECREE_IN, DECREE_OF, FACE_DOWN_IN, HAS_TRIGGERED
cdef int KEPT, LEADS, MOST_KINDS, OWN_BUILT, OWN_DECISIONS, OWN_OWED, OWN_PRICE, OWN_READY, OWN_SHOWN, OWN_WONDER
cdef int OWN_WONDERS, PREPARED_PLOT, SENATOR_AT, SENATOR_COVERED, SENATOR_KINDS, SENATOR_OPEN, SENATOR_PRICE, SENATOR_READY
cdef int SENATORS_OF, SOME, SUPPLY, THEIR_KEPT, THEIR_PREPARED, TRIGGERED_PLOT, WIDE_LEFT, WIDE_SLOT, WIDE_SLOTS
cdef int CHAMBERS, ACTIONS_ROOM, FACE_DOWN, OWE_SENATE, PLOTS, DECREE_KINDS, MOST_ACTIONS, FIRST_SENATOR
cdef int[13] SENATOR_KIND
cdef int[512] DECISION_PLACE

cdef class AgoraFeatures(PartFeatures):
    cdef Agora agora
    @cython.locals(held=double, chamber=int)
    cdef double ambition(self, int seat) noexcept nogil
    @cython.locals(chamber=int, own=int, other=int, lead=int, mine=int, theirs=int)
    cdef void see_senate(self, DuelFeatures features, int seat) noexcept nogil
    @cython.locals(seat=int, left=int, kind=int, purse=int, price=int, first=int, wonder=int, counts='int[4]', terms='int[16]')
    cdef void see_city(self, DuelFeatures features, City me, City opp, int other) noexcept nogil
    @cython.locals(some=int)
    cdef void see_conspiracies(self, DuelFeatures features, int seat, int rival) noexcept nogil
    @cython.locals(left=int, slot=int, card=int, kind=int, opened='int[4]', covered='int[4]')
    cdef void see_structure(self, DuelFeatures features) noexcept nogil
    @cython.locals(top=int, kind=int, other=int)
    cdef void see_owed(self, DuelFeatures features, int seat) noexcept nogil
