from antipater.rules.classic.city cimport Cities

cdef int AGES, COLUMNS, DEFEATS

cdef void conflicts(Cities cities, int age) noexcept nogil
