from antipater.game cimport bits
from antipater.rules.duel cimport printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int CHANCE, COLORS, DECKS, OWE_DRAWN, OWE_DESTROY, OWE_DRAWING, OWE_REVIVE, OWE_ROW, OWE_SHARE, OWE_REMOVED, REMOVED_PER_AGE, NO_BUILDINGS

cdef void coins_per(City me, int counted, int coins) noexcept nogil
cdef void coins_per_most(City me, City opp, int counted, int coins) noexcept nogil
cpdef int cards_of_color(City city, int color, int deck) noexcept nogil
cdef void destroy_card(Table table, City me, City opp, int color) noexcept nogil
cdef int pile_is_there(Table table) noexcept nogil
cdef void build_from_discard(Table table, City me) noexcept nogil
cdef int top_row(Table table) noexcept nogil
cdef int removed_left(Table table) noexcept nogil
cdef void build_top_row(Table table, City me) noexcept nogil
cdef void share_removed_cards(Table table, City me) noexcept nogil
cdef void keep_token_from_box(Table table, City me, int drawn) noexcept nogil
