cimport cython

from antipater.game.contract cimport State

cdef int MOST_FACTS, MOST_OPTIONS, CHANCE_ACTS

cdef class PlainState(State):
    @cython.locals(actors='long')
    cdef int to_act_set(self) noexcept with gil
    @cython.locals(moves=list, place=int, n=int)
    cdef int options(self, int seat, int* out) noexcept with gil
    @cython.locals(weights=list, place=int)
    cdef int chance_weights(self, int* out) noexcept with gil
    cdef void step(self, int action, int seat) noexcept with gil
    cdef void hide_from(self, int seat) noexcept with gil
    @cython.locals(facts=list, place=int, n=int)
    cdef int save(self, int* block) noexcept with gil
    @cython.locals(place=int)
    cdef void load(self, int* block) noexcept with gil
