cdef class Expansion:
    pass
