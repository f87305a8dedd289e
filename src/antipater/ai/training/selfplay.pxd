cimport cython
from libc cimport math

from antipater.ai.evaluation.features cimport DuelFeatures
from antipater.ai.evaluation.net_evaluator cimport NetEvaluator
from antipater.ai.evaluation.net cimport Net
from antipater.ai.search.guided cimport GuidedTree
from antipater.ai.training.recorded_play cimport RecordedPlay
from antipater.game cimport bits
from antipater.game.dice cimport Dice
from antipater.rules.duel cimport science, scoring
from antipater.rules.duel.city cimport City
from antipater.rules.duel.state cimport DuelState

cdef int GREEN, CHANCE_ACTS, SPECTATOR, SHARED, NO_STYLE, SCIENTIST, WARLORD, AMBITIOUS, LAST_AGE, TRIED
cdef int CIVILIAN, HEADS, MARGIN_HEAD, MOST_HEADS, WAYS

cdef double NEVER, MARGIN, PREFERENCE, NOT_TAUGHT

cdef class SelfPlay(RecordedPlay):
    cdef readonly DuelFeatures features
    cdef readonly NetEvaluator evaluator, rival
    cdef public int simulations, solved_cards
    cdef public double search_share, search_weight, forgiven
    cdef GuidedTree tree
    cdef object endgame
    cdef double choice_value
    cdef int is_searched, is_exact
    cdef int[2] style
    cdef double[2] style_weight
    cdef double[512] labels
    cdef int[::1] searched_values, exact_values, beside, node_tries
    cdef double[::1] search_values, node_values, lost_after
    cdef int[2048] origin
    cdef int[2048] whole
    cdef int[2048] open
    cdef readonly long solved
    cdef readonly double search_error
    cdef readonly int[8] victories
    @cython.locals(seat=int, roll=double)
    cdef void assign_players(self) noexcept nogil
    @cython.locals(acting=int, winner=int, first=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(n=int, place=int)
    cdef void decide(self, int seat, int first) noexcept nogil
    @cython.locals(place=int, best=double, lost=double)
    cdef void count_loss(self, int first, int seat, int n, int chosen) noexcept nogil
    @cython.locals(size=int, place=int)
    cdef int is_known_to_all(self) noexcept nogil
    @cython.locals(place=int, edge=int, value=double)
    cdef void search(self, int seat, int n) noexcept nogil
    @cython.locals(place=int, best=double)
    cdef void solve(self, int seat, int n) noexcept with gil
    @cython.locals(place=int)
    cdef void record_others(self, int seat, int n, int chosen) noexcept nogil
    @cython.locals(place=int)
    cdef int sample(self, NetEvaluator evaluator, int seat, int n) noexcept nogil
    @cython.locals(ahead=int)
    cdef double style_bonus(self, City me) noexcept nogil
    @cython.locals(n=int, last=int, searched=int)
    cdef void record_position(self, int seat) noexcept nogil
    @cython.locals(after=double, back=int, place=int, actor=int, net_value=double, value_of_first=double, choice_value=double)
    cdef void set_targets(self, int first, double result) noexcept nogil
    @cython.locals(first=int, way=int, head=int, lead=int)
    cdef void set_endings(self, DuelState table, int place, int seat) noexcept nogil
