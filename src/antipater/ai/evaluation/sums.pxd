# Header only: every compiled caller has a copy for processors with AVX2 and one for all others, chosen when it is loaded.
# Both add the same numbers in the same order, and neither fuses a product with a sum: all processors get the same values.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
    #define ANTIPATER_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define ANTIPATER_WIDE
    #endif
    ANTIPATER_WIDE
    static void antipater_add_scaled(float* __restrict into, const float* rows, Py_ssize_t first, float amount, Py_ssize_t n) {
        const float* __restrict row = rows + first;
        for (Py_ssize_t place = 0; place < n; place++) into[place] += amount * row[place];
    }
    """
    void antipater_add_scaled(float* into, float* rows, Py_ssize_t first, float amount, Py_ssize_t n) noexcept nogil

cdef inline void add_scaled(float* into, float* rows, Py_ssize_t first, float amount, Py_ssize_t n) noexcept nogil:
    antipater_add_scaled(into, rows, first, amount, n)
