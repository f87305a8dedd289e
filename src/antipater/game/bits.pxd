cdef int[37] PLACE

cdef int lowest(unsigned int members) noexcept nogil
cdef int size(unsigned int members) noexcept nogil
cdef int write(unsigned int members, int base, int* out, int n) noexcept nogil
