cimport cython
from libc cimport math

from antipater.ai.evaluation cimport classic_evaluator
from antipater.ai.evaluation.classic_evaluator cimport ClassicEvaluator
from antipater.ai.evaluation.classic_features cimport ClassicFeatures
from antipater.ai.evaluation.net cimport Net
from antipater.ai.training.adam cimport Adam
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker
from antipater.rules.classic cimport scoring
from antipater.rules.classic.turn cimport ClassicState

cdef int COLUMNS, GREEN, CHANCE, CHANCE_ACTS, MOST_POSITIONS, MOST_INPUTS, BLOCK, NO_STYLE, SCIENTIST, WARLORD, FINE, BINS

cdef double FINEST, MARGIN, EVEN_SHARE

cdef class ClassicSelfPlay(Worker):
    cdef ClassicState table
    cdef readonly ClassicEvaluator evaluator, rival
    cdef readonly Adam adam
    cdef public Dice dice
    cdef public double rate, trace, temperature, styled, league, margin
    cdef public int batch
    cdef int kinds, rival_seat, positions
    cdef int[7] style
    cdef double[7] style_weight
    cdef int[::1] starts, inputs, actors, origins
    cdef float[::1] amounts
    cdef double[::1] net_values, targets
    cdef int[2048] block
    cdef int[512] out
    cdef int[512] weights
    cdef double[512] scores
    cdef int[1024] row_inputs
    cdef float[1024] row_amounts
    cdef double[7] after
    cdef int[8] lines
    cdef readonly long games, decisions, examples, rival_games
    cdef readonly double loss, first_wins, net_wins, points
    cdef readonly int[20] bin_count
    cdef readonly double[20] bin_predicted
    cdef readonly double[20] bin_won
    cdef double random_fraction(self) noexcept nogil
    @cython.locals(which=int, place=int, seat=int, roll=double)
    cdef void assign_players(self) noexcept nogil
    @cython.locals(acting=int, n=int, place=int, weighed=int, seat=int, first=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(n=int, place=int, action=int)
    cdef void decide(self, ClassicEvaluator evaluator, int seat) noexcept nogil
    @cython.locals(highest=double, total=double, left=double, temperature=double, place=int)
    cdef int sample(self, ClassicEvaluator evaluator, int seat, int n) noexcept nogil
    cdef double style_bonus(self, ClassicState table, int seat) noexcept nogil
    @cython.locals(n=int, first=int, place=int)
    cdef void record_position(self, ClassicEvaluator evaluator, int action, int seat) noexcept nogil
    @cython.locals(seat=int, position=int, back=int, place=int, actor=int, result=double, lead=double)
    cdef void set_targets(self, int first) noexcept nogil
    @cython.locals(mine=int, best=int, other=int, points=int)
    cdef double lead_of(self, int seat) noexcept nogil
    @cython.locals(which=int)
    cdef void count_prediction(self, double predicted, double result) noexcept nogil
    @cython.locals(position=int, first=int, n=int, place=int, target=double, predicted=double)
    cdef void learn(self) noexcept nogil
