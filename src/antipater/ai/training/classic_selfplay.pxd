cimport cython
from libc cimport math

from antipater.ai.evaluation cimport classic_evaluator
from antipater.ai.evaluation.classic_evaluator cimport ClassicEvaluator
from antipater.ai.evaluation.classic_features cimport ClassicFeatures
from antipater.ai.evaluation.net cimport Net
from antipater.ai.training.recorded_play cimport RecordedPlay
from antipater.game.dice cimport Dice
from antipater.rules.classic cimport scoring
from antipater.rules.classic.turn cimport ClassicState

cdef int COLUMNS, GREEN, CHANCE_ACTS, BLOCK, NO_STYLE, SCIENTIST, WARLORD
cdef int HEADS, MARGIN_HEAD, MOST_HEADS, POINTS_HEAD

cdef double MARGIN, EVEN_SHARE, USUAL_POINTS, POINTS

cdef class ClassicSelfPlay(RecordedPlay):
    cdef ClassicState table
    cdef readonly ClassicEvaluator evaluator, rival
    cdef public double margin
    cdef int kinds
    cdef int[7] style
    cdef double[7] style_weight
    cdef int[::1] origins
    cdef int[2048] block
    cdef double[7] after
    cdef int[8] lines
    cdef readonly double points
    @cython.locals(which=int, place=int, seat=int, roll=double)
    cdef void assign_players(self) noexcept nogil
    @cython.locals(acting=int, seat=int, first=int)
    cdef void play_game(self) noexcept nogil
    @cython.locals(n=int, place=int, action=int)
    cdef void decide(self, ClassicEvaluator evaluator, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef int sample(self, ClassicEvaluator evaluator, int seat, int n) noexcept nogil
    cdef double style_bonus(self, ClassicState table, int seat) noexcept nogil
    @cython.locals(n=int)
    cdef void record_position(self, ClassicEvaluator evaluator, int action, int seat) noexcept nogil
    @cython.locals(seat=int, position=int, back=int, place=int, actor=int, own=int, result=double, points=double, lead=double)
    cdef void set_targets(self, int first) noexcept nogil
    @cython.locals(mine=int, best=int, other=int, points=int)
    cdef double lead_of(self, int seat) noexcept nogil
