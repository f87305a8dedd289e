# Header only: every compiled caller inlines these functions; Python callers use the ones of bits.py.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int antipater_lowest(unsigned int members) {
        unsigned long place;
        _BitScanForward(&place, members);
        return (int)place;
    }
    #else
    static inline int antipater_lowest(unsigned int members) { return __builtin_ctz(members); }
    #endif
    """
    int antipater_lowest(unsigned int members) noexcept nogil

cdef inline int lowest(unsigned int members) noexcept nogil:
    return antipater_lowest(members)

cdef inline int size(unsigned int members) noexcept nogil:
    cdef int n = 0
    while members:
        members &= members - 1
        n += 1
    return n

cdef inline int write(unsigned int members, int base, int* out, int n) noexcept nogil:
    cdef int* place = out + n
    while members:
        place[0] = base + antipater_lowest(members)
        place += 1
        members &= members - 1
    return <int>(place - out)
