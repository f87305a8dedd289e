cimport cython

from antipater.rules.duel.city cimport City

cdef int GOODS, RAW_GOODS, BLUE, WONDERS, FIXED_PRICE, TRADE_PRICE
cdef int[880] NEEDS
cdef int[176] COIN_COST
cdef int[176] COLUMN
cdef int[176] FREE_WITH

cpdef int unit_price(City me, City opp, int good) noexcept
cdef int take_dearest(int* missing, int* price, int first, int end) noexcept nogil
cdef int trade(City me, City opp, int item, int* missing, int* price) noexcept nogil
cpdef int rebate(City me, int item) noexcept nogil
@cython.locals(missing='int[5]', price='int[5]')
cpdef int trade_cost(City me, City opp, int item) noexcept nogil
@cython.locals(missing='int[5]', price='int[5]')
cpdef list shopping_list(City me, City opp, int item)
cpdef int chained(City me, int card) noexcept nogil
cpdef int total_cost(City me, City opp, int item) noexcept nogil
cdef void pay(City me, City opp, int item) noexcept nogil
