cimport cython
from libc cimport math

from antipater.ai.evaluation.features cimport DuelFeatures
from antipater.ai.evaluation.net_evaluator cimport NetEvaluator
from antipater.ai.evaluation.net cimport Net
from antipater.ai.search.guided cimport GuidedTree
from antipater.ai.training.adam cimport Adam
from antipater.game cimport bits
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker
from antipater.rules.duel cimport science
from antipater.rules.duel.city cimport City

cdef int GREEN, CHANCE, CHANCE_ACTS, SHARED, MOST_POSITIONS, MOST_INPUTS, NO_STYLE, SCIENTIST, WARLORD, AMBITIOUS, FINE, BINS, SOLVED_CARDS, LAST_AGE

cdef double FINEST, NEVER

cdef class SelfPlay(Worker):
    cdef readonly DuelFeatures features
    cdef readonly NetEvaluator evaluator, rival
    cdef readonly Adam adam
    cdef public Dice dice
    cdef public double rate, trace, temperature, styled, league
    cdef public int batch, simulations
    cdef public double search_weight
    cdef GuidedTree tree
    cdef object endgame
    cdef double choice_value
    cdef int is_exact, rival_seat, positions
    cdef int[2] style
    cdef double[2] style_weight
    cdef int[::1] starts, inputs, actors, exact_values
    cdef float[::1] amounts
    cdef double[::1] net_values, targets, search_values
    cdef int[2048] origin
    cdef int[512] out
    cdef int[512] weights
    cdef double[512] scores
    cdef int[1024] row_inputs
    cdef float[1024] row_amounts
    cdef readonly long games, decisions, examples, rival_games, solved
    cdef readonly double loss, search_error, first_wins, net_wins
    cdef readonly int[8] victories
    cdef readonly int[20] bin_count
    cdef readonly double[20] bin_predicted
    cdef readonly double[20] bin_won
    cdef double random_fraction(self) noexcept nogil
    @cython.locals(seat=int, roll=double)
    cdef void assign_players(self) noexcept nogil
    @cython.locals(acting=int, n=int, place=int, weighed=int, winner=int, first=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(n=int, place=int)
    cdef void decide(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef void search(self, int seat, int n) noexcept nogil
    @cython.locals(place=int)
    cdef void solve(self, int seat, int n) noexcept with gil
    @cython.locals(highest=double, total=double, left=double, place=int)
    cdef int sample(self, NetEvaluator evaluator, int seat, int n) noexcept nogil
    @cython.locals(ahead=int)
    cdef double style_bonus(self, City me) noexcept nogil
    @cython.locals(n=int, first=int, place=int)
    cdef void record_position(self, int seat) noexcept nogil
    @cython.locals(after=double, back=int, place=int, actor=int, net_value=double, value_of_first=double, choice_value=double, which=int)
    cdef void set_targets(self, int first, double result) noexcept nogil
    @cython.locals(position=int, first=int, n=int, place=int, target=double, predicted=double)
    cdef void learn(self) noexcept nogil
