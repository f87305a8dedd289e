cimport cython

from antipater.ai.evaluation.features cimport DuelFeatures
from antipater.ai.evaluation.net_evaluator cimport NetEvaluator
from antipater.ai.evaluation.net cimport Net
from antipater.ai.search.guided cimport GuidedTree
from antipater.ai.training.recorded_play cimport RecordedPlay
from antipater.game cimport bits
from antipater.game.dice cimport Dice
from antipater.rules.duel cimport science
from antipater.rules.duel.city cimport City

cdef int GREEN, CHANCE_ACTS, SHARED, NO_STYLE, SCIENTIST, WARLORD, AMBITIOUS, SOLVED_CARDS, LAST_AGE

cdef double NEVER

cdef class SelfPlay(RecordedPlay):
    cdef readonly DuelFeatures features
    cdef readonly NetEvaluator evaluator, rival
    cdef public int simulations
    cdef public double search_weight
    cdef GuidedTree tree
    cdef object endgame
    cdef double choice_value
    cdef int is_exact
    cdef int[2] style
    cdef double[2] style_weight
    cdef int[::1] exact_values
    cdef double[::1] search_values
    cdef int[2048] origin
    cdef readonly long solved
    cdef readonly double search_error
    cdef readonly int[8] victories
    @cython.locals(seat=int, roll=double)
    cdef void assign_players(self) noexcept nogil
    @cython.locals(acting=int, winner=int, first=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(n=int, place=int)
    cdef void decide(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef void search(self, int seat, int n) noexcept nogil
    @cython.locals(place=int)
    cdef void solve(self, int seat, int n) noexcept with gil
    @cython.locals(place=int)
    cdef int sample(self, NetEvaluator evaluator, int seat, int n) noexcept nogil
    @cython.locals(ahead=int)
    cdef double style_bonus(self, City me) noexcept nogil
    @cython.locals(n=int, last=int, searched=int)
    cdef void record_position(self, int seat) noexcept nogil
    @cython.locals(after=double, back=int, place=int, actor=int, net_value=double, value_of_first=double, choice_value=double)
    cdef void set_targets(self, int first, double result) noexcept nogil
