cimport cython

from antipater.game cimport bits

cdef int AGE_DECKS, NEAR_SLOTS, NEAR_WONDERS, FIRST_FREE_DECK, FREE_DECKS, FIRST_FREE_CARD, SLOTS_NEAR, KINDS_NEAR
cdef int MOST_SLOTS, FAR_SLOTS, FAR_ACTIONS, DO_BUILD, DO_BUILD_FAR, DO_DISCARD, DO_DISCARD_FAR, DO_WONDER, DO_WONDER_FAR, DO_FAR_WONDER
cdef int DO_DRAFT, DO_DRAFT_FAR

cdef int write_slots(unsigned int slots, int near, int far, int* out, int n) noexcept nogil
cdef int slot_of(int action, int near, int far) noexcept nogil
cdef int write_kinds(unsigned int kinds, int near, int far, int* out, int n) noexcept nogil
cdef int kind_of(int action, int near, int far) noexcept nogil
cdef int write_deck(unsigned int cards, int deck, int near, int far, int* out, int n) noexcept nogil
cdef int write_decks(int* decks, int near, int far, int* out) noexcept nogil
cdef int card_of(int action, int near, int far) noexcept nogil
cdef int is_ordinary(int action) noexcept nogil
cdef int turn_slot(int action) noexcept nogil
cdef int turn_wonder(int action) noexcept nogil
@cython.locals(near='unsigned int', far='unsigned int', some='unsigned int')
cdef int write_turn(unsigned int accessible, unsigned int built, unsigned int wonders, int* out) noexcept nogil
@cython.locals(place=int, before=int, number=int)
cdef void sort(int* out, int first, int n) noexcept nogil
