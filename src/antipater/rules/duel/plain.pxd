cimport cython

from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Part, Table

cdef int MOST_FACTS, TERMS, OUT_OF_RANGE, UNKNOWN

cdef class PlainPart(Part):
    cdef public dict places
    cdef public list values
    cdef void set_up(self, Table table) noexcept with gil
    cdef void lay_out(self, Table table, int age) noexcept with gil
    cdef void open_age(self, Table table, int age) noexcept with gil
    cdef int turn_options(self, Table table, City me, City opp, int* out, int n) noexcept with gil
    cdef void play(self, Table table, City me, City opp, int action) noexcept with gil
    @cython.locals(found=list, place=int)
    cdef int options(self, Table table, int kind, int seat, int what, int* out) noexcept with gil
    @cython.locals(found=list, place=int)
    cdef int chance_weights(self, Table table, int kind, int what, int* out) noexcept with gil
    cdef void resolve(self, Table table, City me, City opp, int kind, int what, int action) noexcept with gil
    cdef void apply_chance(self, Table table, int kind, int what, int outcome) noexcept with gil
    cdef void run_automatic(self, Table table, City me, City opp, int kind, int what) noexcept with gil
    cdef void carry_out(self, Table table, City me, City opp, int word, int a, int b) noexcept with gil
    @cython.locals(changed=list, place=int)
    cdef void change_terms(self, Table table, City me, City opp, int* terms) noexcept with gil
    cdef int price(self, Table table, City me, City opp, int item, int total, int traded) noexcept with gil
    cdef int purse(self, Table table, City me) noexcept with gil
    cdef int spend(self, Table table, City me, int coins) noexcept with gil
    cdef int uncover(self, Table table, City me, int turning) noexcept with gil
    cdef int back_of(self, Table table, int slot) noexcept with gil
    cdef void on_draft(self, Table table, City me, City opp, int wonder) noexcept with gil
    cdef void on_building_built(self, Table table, City me, City opp, int card) noexcept with gil
    cdef void on_wonder_built(self, Table table, City me, City opp, int wonder, int card) noexcept with gil
    cdef int consume_blocker(self, Table table, int space) noexcept with gil
    cdef void on_pawn_advanced(self, Table table, City me, City opp) noexcept with gil
    cdef int on_military_token(self, Table table, City me, City opp, int token) noexcept with gil
    cdef int points(self, Table table, City me, City opp, int line) noexcept with gil
    cdef void hide_from(self, Table table, int viewer) noexcept with gil
    cdef int invariant_violation(self, Table table) noexcept with gil
    cdef int save(self, int* block, int n) noexcept with gil
    @cython.locals(place=int)
    cdef int load(self, int* block, int n) noexcept with gil
