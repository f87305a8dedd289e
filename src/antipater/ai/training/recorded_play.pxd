cimport cython
from libc cimport math

from antipater.ai.evaluation.net cimport Net
from antipater.ai.training.adam cimport Adam
from antipater.ai.training.memory cimport Memory
from antipater.game.contract cimport State
from antipater.game.dice cimport Dice
from antipater.game.worker cimport Worker

cdef int CHANCE, MOST_HEADS, MOST_POSITIONS, MOST_INPUTS, FINE, BINS

cdef double FINEST, NOT_TAUGHT

cdef class RecordedPlay(Worker):
    cdef Net net
    cdef readonly Adam adam
    cdef readonly Memory memory
    cdef public Dice dice
    cdef public double rate, trace, temperature, styled, league
    cdef public int batch
    cdef int rival_seat, positions
    cdef int[::1] starts, inputs, actors
    cdef float[::1] amounts, endings
    cdef double[::1] net_values, targets
    cdef int[512] out
    cdef int[512] weights
    cdef double[512] scores
    cdef int[1024] row_inputs
    cdef float[1024] row_amounts
    cdef readonly long games, decisions, examples, rival_games
    cdef readonly double loss, first_wins, net_wins
    cdef readonly int[20] bin_count
    cdef readonly double[20] bin_predicted
    cdef readonly double[20] bin_won
    cdef void play_game(self) noexcept nogil
    cdef double random_fraction(self) noexcept nogil
    @cython.locals(n=int, weighed=int, place=int)
    cdef void resolve_chance(self, State table) noexcept nogil
    @cython.locals(highest=double, total=double, left=double, place=int)
    cdef int draw(self, int n, double temperature) noexcept nogil
    @cython.locals(first=int, place=int, head=int)
    cdef int record(self, int* inputs, float* amounts, int n, int seat) noexcept nogil
    @cython.locals(which=int)
    cdef void count_prediction(self, double predicted, double result) noexcept nogil
    @cython.locals(position=int, first=int, n=int, place=int, head=int, target=double, predicted=double)
    cdef void learn(self) noexcept nogil
