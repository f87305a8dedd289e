cdef int[37] PLACE

cdef int lowest(int members) noexcept nogil
cdef int size(int members) noexcept nogil
cdef int write(int members, int base, int* out, int n) noexcept nogil
