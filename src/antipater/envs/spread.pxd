# Header only: every compiled caller inlines this function; Python callers use the one of spread.py.
cdef extern from *:
    """
    #include <string.h>
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    static inline void antipater_spread(unsigned int bits, int width, unsigned char *columns) {
        for (int bit = 0; bit < width; bit++) columns[bit] = bits >> bit & 1;
    }
    #else
    /* Each byte of a word gets one bit of eight; what is added carries it to the top of its byte. */
    static inline unsigned long long antipater_eight(unsigned int bits) {
        unsigned long long one_each = (bits & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
        return (one_each + 0x00406070787C7E7FULL) >> 7 & 0x0101010101010101ULL;
    }
    static inline void antipater_spread(unsigned int bits, int width, unsigned char *columns) {
        unsigned long long word;
        for (; width >= 8; width -= 8, bits >>= 8, columns += 8) {
            word = antipater_eight(bits);
            memcpy(columns, &word, 8);
        }
        word = antipater_eight(bits);
        if (width & 4) {
            memcpy(columns, &word, 4);
            columns += 4;
            word >>= 32;
        }
        if (width & 2) {
            memcpy(columns, &word, 2);
            columns += 2;
            word >>= 16;
        }
        if (width & 1) columns[0] = (unsigned char)word;
    }
    #endif
    """
    void antipater_spread(unsigned int bits, int width, unsigned char* columns) noexcept nogil

cdef inline void write_bits(int bits, int width, unsigned char[:, ::1] rows, int row, int first) noexcept nogil:
    if width:
        antipater_spread(<unsigned int>bits, width, &rows[row, first])
