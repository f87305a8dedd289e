cimport cython

cdef unsigned long long WORD, HALF, STRIDE, MIX_ONE, MIX_TWO

cdef unsigned long long mixed(unsigned long long x) noexcept nogil
cdef unsigned long long rotated(unsigned long long x, int places) noexcept nogil

@cython.final
cdef class Dice:
    cdef unsigned long long s0, s1, s2, s3
    cpdef unsigned long long word(self) noexcept nogil
    @cython.locals(scaled='unsigned long long', low='unsigned long long', unfair='unsigned long long', sides='unsigned long long')
    cpdef unsigned int below(self, unsigned int n) noexcept nogil
    cdef int pick(self, int* weights, int n) noexcept nogil
    @cython.locals(kept=int, other=int, left=int)
    cdef void shuffle(self, int* deck, int n) noexcept nogil
    cpdef long roll(self, long n) except -1

@cython.locals(word='unsigned long long', number='long long')
cpdef unsigned long long scrambled(unsigned long long salt, list numbers)
