cimport cython

from antipater.rules.duel.city cimport City

cdef int GOODS, RAW_GOODS, BLUE, WONDERS, FIXED_PRICE, TRADE_PRICE, DISCARD_COINS, YELLOW, CHAIN_LIMIT, NO_LIMIT
cdef int[880] NEEDS
cdef int[176] COIN_COST
cdef int[176] COLUMN
cdef int[176] FREE_WITH

cpdef int unit_price(City me, City opp, int good) noexcept nogil
cdef void set_prices(City me, City opp, int* prices) noexcept nogil
cdef int take_dearest(int* missing, int* prices, int first, int end) noexcept nogil
cpdef int rebate(City me, int item) noexcept nogil
cdef int list_missing(City me, int item, int* prices, int* missing) noexcept nogil
cdef int supply_by_choice(City me, int* prices, int* missing) noexcept nogil
cdef int trade(City me, int item, int* prices, int* missing) noexcept nogil
@cython.locals(missing='int[5]', prices='int[6]')
cpdef int trade_cost(City me, City opp, int item) noexcept nogil
@cython.locals(missing='int[5]', prices='int[6]')
cpdef list shopping_list(City me, City opp, int item)
@cython.locals(missing='int[5]', prices='int[6]')
cpdef list missing_before_rebate(City me, City opp, int item)
cpdef int chained(City me, int card) noexcept nogil
@cython.locals(missing='int[5]')
cdef int cost_at(City me, int item, int* prices) noexcept nogil
@cython.locals(prices='int[6]')
cpdef int total_cost(City me, City opp, int item) noexcept nogil
cpdef int discard_income(City me) noexcept nogil
cpdef int pays_instead(City me, City opp, int item, int limit) noexcept nogil
