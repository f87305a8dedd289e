# Header only: every compiled caller inlines this function; Python callers use the one of spread.py.
cdef extern from *:
    """
    #include <string.h>
    /* Each byte of a word gets one bit of eight; what is added carries it to the top of its byte. */
    static inline void antipater_eight(unsigned int bits, unsigned char *columns) {
        unsigned long long word = (bits & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
        word = (word + 0x00406070787C7E7FULL) >> 7 & 0x0101010101010101ULL;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        word = __builtin_bswap64(word);
    #endif
        memcpy(columns, &word, 8);
    }
    """
    void antipater_eight(unsigned int bits, unsigned char* columns) noexcept nogil

cdef inline void write_bits(int bits, int width, unsigned char* row, int first) noexcept nogil:
    cdef unsigned int left = <unsigned int>bits & ((1U << width) - 1 if width < 32 else 0xFFFFFFFFU)
    cdef unsigned char* columns = row + first
    cdef unsigned char* end = columns + width
    while columns < end:
        antipater_eight(left, columns)
        columns += 8
        left >>= 8
