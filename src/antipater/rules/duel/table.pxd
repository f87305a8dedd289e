cimport cython

from antipater.game cimport bits
from antipater.game.agenda cimport AgendaState
from antipater.rules.duel cimport cost, printed
from antipater.rules.duel.city cimport City
from antipater.rules.duel.expansion cimport Expansion

cdef int STARTING_COINS, REVISED, NOBODY, EMPTY, MOST_SLOTS, AGES, GUILD, WAIVERS
cdef int ALL_MOMENTS, BACK, BUILDING, DISCARD, NO_BUILDINGS, PRICE, PURSE, RECEIVE, TERMS, TURN_BEGINS, UNCOVER, WITHHELD

cdef class Table

cdef class Part(Expansion):
    cdef readonly int wide, draft_last, layout, moments
    cdef readonly int first_action, end_action, first_word, end_word
    cdef readonly int[512] owns_kind
    cdef int owns_action(self, int action) noexcept nogil
    cdef int owns_word(self, int word) noexcept nogil
    cdef void set_up(self, Table table) noexcept nogil
    cdef void lay_out(self, Table table, int age) noexcept nogil
    cdef void open_age(self, Table table, int age) noexcept nogil
    cdef int turn_options(self, Table table, City me, City opp, int* out, int n) noexcept nogil
    cdef void play(self, Table table, City me, City opp, int action) noexcept nogil
    cdef int options(self, Table table, int kind, int seat, int what, int* out) noexcept nogil
    cdef int chance_weights(self, Table table, int kind, int what, int* out) noexcept nogil
    cdef void resolve(self, Table table, City me, City opp, int kind, int what, int action) noexcept nogil
    cdef void apply_chance(self, Table table, int kind, int what, int outcome) noexcept nogil
    cdef void run_automatic(self, Table table, City me, City opp, int kind, int what) noexcept nogil
    cdef void carry_out(self, Table table, City me, City opp, int word, int a, int b) noexcept nogil
    cdef void change_terms(self, Table table, City me, City opp, int* terms) noexcept nogil
    cdef int prices(self, Table table, City me) noexcept nogil
    cdef int price(self, Table table, City me, City opp, int item, int total, int traded) noexcept nogil
    cdef int purse(self, Table table, City me) noexcept nogil
    cdef int spend(self, Table table, City me, int coins) noexcept nogil
    cdef int uncover(self, Table table, City me, int turning) noexcept nogil
    cdef int back_of(self, Table table, int slot) noexcept nogil
    cdef int no_buildings(self, Table table) noexcept nogil
    cdef int withheld(self, Table table, int deck) noexcept nogil
    cdef int receive(self, Table table, City me, City opp, int card) noexcept nogil
    cdef void turn_begins(self, Table table) noexcept nogil
    cdef int discard_bonus(self, Table table, City me) noexcept nogil
    cdef void on_draft(self, Table table, City me, City opp, int wonder) noexcept nogil
    cdef void on_building_built(self, Table table, City me, City opp, int card) noexcept nogil
    cdef void on_wonder_built(self, Table table, City me, City opp, int wonder, int card) noexcept nogil
    cdef void owe_due(self, Table table) noexcept nogil
    cdef void on_wonder_left(self, Table table, int wonder) noexcept nogil
    cdef void on_card_moved(self, Table table, City me, City opp, int card) noexcept nogil
    cdef void on_token_shown(self, Table table, int token) noexcept nogil
    cdef int new_pair(self, Table table, City me, int symbol) noexcept nogil
    cdef int share_removed(self, Table table, City me) noexcept nogil
    cdef int consume_blocker(self, Table table, int space) noexcept nogil
    cdef void on_pawn_advanced(self, Table table, City me, City opp) noexcept nogil
    cdef int on_military_token(self, Table table, City me, City opp, int token) noexcept nogil
    cdef int points(self, Table table, City me, City opp, int line) noexcept nogil
    cdef void hide_from(self, Table table, int viewer) noexcept nogil
    cdef int invariant_violation(self, Table table) noexcept nogil
    cdef int save(self, int* block, int n) noexcept nogil
    cdef int load(self, int* block, int n) noexcept nogil

cdef class Table(AgendaState):
    cdef readonly int edition, age, turn, replay, pawn, loot, board, box, drawn, pool, shown
    cdef readonly int present, hidden, open, guild_backs, winner, victory
    cdef readonly int[32] slots
    cdef readonly int[8] unseen
    cdef readonly int[8] discard
    cdef readonly int aside, due
    cdef readonly int expanded, wide, structures, asked
    cdef readonly City city0
    cdef readonly City city1
    cdef readonly Part parts
    cdef Part at_terms, at_price, at_purse, at_uncover, at_back, at_no_buildings, at_withheld, at_receive
    cdef Part at_turn_begins, at_discard, at_building
    cdef void win(self, int winner, int victory) noexcept nogil
    cdef int structure(self) noexcept nogil
    cdef int take(self, int slot) noexcept nogil
    cdef int back_of(self, int slot) noexcept nogil
    cdef int possible(self, int deck) noexcept nogil
    cdef void turn_up(self, int slot, int card) noexcept nogil
    cdef void discard_card(self, int card) noexcept nogil
    cdef void set_terms(self, City me, City opp, int* terms) noexcept nogil
    cdef int price_at(self, City me, City opp, int item, int* terms) noexcept nogil
    @cython.locals(terms='int[16]')
    cdef int pay(self, City me, City opp, int item) noexcept nogil
    cdef int purse(self, City me) noexcept nogil
    cdef void spend(self, City me, int coins) noexcept nogil
    cdef void gain_item(self, City me, City opp, int item) noexcept nogil
