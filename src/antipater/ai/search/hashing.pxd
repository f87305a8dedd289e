cimport cython

cdef unsigned long long PRIME, OTHER_PRIME, WORD, HALF

@cython.locals(one='unsigned long long', two='unsigned long long', field='long')
cdef unsigned long long position_hash(int* block, int size) noexcept nogil
