cimport cython

cdef int BOARD_ITEMS, ITEMS, DECKS, MOST_STAGES, NONE, SIDES, COLUMNS, STAGES, SYMBOLS, SETS
cdef int[192] COLUMN
cdef int[4608] OWN
cdef int[4608] SOLD
cdef int[192] DISCOUNT
cdef int[192] SHIELDS
cdef int[192] SYMBOL_OF
cdef int[192] ANY_SYMBOL
cdef int[192] FREE_BUILDING
cdef int[192] SEVENTH_CARD
cdef int[192] COPY_GUILD
cdef int[192] POINTS
cdef int[70] NEXT_STAGE

@cython.final
cdef class Cities:
    cdef readonly int number
    cdef readonly int[7] board
    cdef readonly int[7] side
    cdef readonly int[7] coins
    cdef readonly int[7] discounts
    cdef readonly int[7] shields
    cdef readonly int[7] any_symbol
    cdef readonly int[7] free_power
    cdef readonly int[7] free_left
    cdef readonly int[7] seventh
    cdef readonly int[7] copies_guild
    cdef readonly int[28] cards
    cdef readonly int[63] count
    cdef readonly int[63] points
    cdef readonly int[21] symbols
    cdef readonly int[21] victories
    cdef readonly int[168] own
    cdef readonly int[168] sold
    cdef bint has_city(self, int city) noexcept nogil
    cdef bint has(self, int city, int item) noexcept nogil
    cpdef check_city(self, int city)
    cpdef int left_of(self, int seat) noexcept nogil
    cpdef int right_of(self, int seat) noexcept nogil
    cpdef int next_stage(self, int seat) noexcept nogil
    cdef void give_board(self, int seat, int board, int side) noexcept nogil
    cdef void gain(self, int seat, int coins) noexcept nogil
    cdef void add_card(self, int seat, int card) noexcept nogil
    cdef void add_item(self, int seat, int item) noexcept nogil
    cpdef int counted(self, int seat, int columns) noexcept nogil
    cpdef int counted_in(self, int seat, int columns, int scope) noexcept nogil
    cdef int save(self, int* block, int n) noexcept nogil
    cdef int load(self, int* block, int n) noexcept nogil
