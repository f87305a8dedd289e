# Header only: every compiled caller has a copy for processors with AVX2 and one for all others, chosen when it is loaded.
# Both add the same numbers in the same order, and neither fuses a product with a sum: all processors get the same values.
# Four vectors of sums stay in registers while all rows are added to them; compilers do not find that by themselves.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__) && !defined(ANTIPATER_ONE_COPY)
    #define ANTIPATER_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define ANTIPATER_WIDE
    #endif
    #ifdef __GNUC__
    typedef float antipater_vector __attribute__((vector_size(32), aligned(4), may_alias));
    #endif
    ANTIPATER_WIDE
    static void antipater_add_rows(float* into, const float* weights, const int* rows, const float* amounts, int count, int n) {
        int first = 0;
    #ifdef __GNUC__
        for (; first + 32 <= n; first += 32) {
            antipater_vector* sums = (antipater_vector*)(into + first);
            antipater_vector a = sums[0], b = sums[1], c = sums[2], d = sums[3];
            for (int row = 0; row < count; row++) {
                const antipater_vector* added = (const antipater_vector*)(weights + rows[row] + first);
                const float amount = amounts[row];
                a += amount * added[0];
                b += amount * added[1];
                c += amount * added[2];
                d += amount * added[3];
            }
            sums[0] = a;
            sums[1] = b;
            sums[2] = c;
            sums[3] = d;
        }
    #endif
        for (; first < n; first++)
            for (int row = 0; row < count; row++) into[first] += amounts[row] * weights[rows[row] + first];
    }
    """
    void antipater_add_rows(float* into, float* weights, int* rows, float* amounts, int count, int n) noexcept nogil

cdef inline void add_rows(float* into, float* weights, int* rows, float* amounts, int count, int n) noexcept nogil:
    antipater_add_rows(into, weights, rows, amounts, count, n)
