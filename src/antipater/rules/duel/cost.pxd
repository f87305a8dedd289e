cimport cython

from antipater.game cimport bits
from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City

cdef int GOODS, RAW_GOODS, BLUE, WONDERS, FIXED_PRICE, TRADE_PRICE, DISCARD_COINS, YELLOW, LINKS, REBATES, TERMS, WAIVERS

cpdef int unit_price(City me, City opp, int good) noexcept nogil
cdef void set_terms(City me, City opp, int* terms) noexcept nogil
@cython.locals(best=int, saved=int)
cdef int take_most_expensive(int* missing, int* terms, int first, int end) noexcept nogil
@cython.locals(saved=int)
cdef int supply_by_choice(City me, int* terms, int* missing) noexcept nogil
@cython.locals(total=int, short=int)
cdef int list_missing(City me, int item, int* terms, int* missing) noexcept nogil
@cython.locals(saved=int, rebates=int)
cdef int supply_missing(City me, int item, int* terms, int* missing) noexcept nogil
@cython.locals(missing='int[5]', coins=int)
cdef int waives_coins(City me, int item, int* terms) noexcept nogil
@cython.locals(own='int[16]')
cpdef int coins_waived(City me, int item, list terms)
cdef int trade(City me, int item, int* terms, int* missing) noexcept nogil
@cython.locals(missing='int[5]')
cdef int cost_at(City me, int item, int* terms) noexcept nogil
@cython.locals(missing='int[5]')
cdef int trade_at(City me, int item, int* terms) noexcept nogil
@cython.locals(missing='int[5]', found=int, left=int)
cdef int affordable(City me, int* items, int places, int* terms, int purse) noexcept nogil
cpdef int discard_income(City me) noexcept nogil
@cython.locals(missing='int[5]', own='int[16]')
cpdef list shopping_list(City me, int item, list terms)
@cython.locals(missing='int[5]', own='int[16]')
cpdef list missing_before_rebate(City me, int item, list terms)
