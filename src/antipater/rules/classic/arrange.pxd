cimport cython

from antipater.rules.classic cimport build, hands, knowledge, seating
from antipater.rules.classic.turn cimport ClassicState

cdef int FREE_CITY, HAND, TURNS, CARDS, DECK_SIZE, NONE, UNKNOWN, BUILT, BUILT_FREE, CHOOSING, DEALING, DECLINE
cdef int DECLINED, DRAWING, DRAWING_LAST, GIVING_BOARD, LAST_CARDS, LEFT_OVER, MEMORY, NOBODY, NOT_YET, PLAYS, REVIVE
cdef int REVIVING, SEVENTH, SOLD, STAGED, UNDEALT
cdef int[192] FREE_BUILDING
cdef int[192] FROM_DISCARD

@cython.locals(state=ClassicState, city=int)
cpdef ClassicState arranged(given)
@cython.locals(whole=int, city=int, turn=int, use=int, card=int, known=int, seat=int)
cdef check_hidden(ClassicState state, given)
@cython.locals(kind=int, city=int)
cdef replay_turns(ClassicState state, given)
cdef all_played(ClassicState state, given)
@cython.locals(owed=int, city=int)
cdef play_turn(ClassicState state, given, list played)
@cython.locals(seat=int)
cdef discard_last_cards(ClassicState state, given, list played)
@cython.locals(use=int, card=int, turn=int, stage=int, owed=int, place=int)
cdef place_card(ClassicState state, given, int city, list played, int chosen)
@cython.locals(city=int, counts='int[128]')
cdef revive(ClassicState state, int card, int viewer)
@cython.locals(drawn=int, top=int)
cdef pop_dealt_cards(ClassicState state, given)
@cython.locals(dealing=int, choosing=int, left=int, seat=int, size=int)
cdef fill_hands(ClassicState state, given)
@cython.locals(turn=int, card=int, kind=int)
cdef fill_free_city(ClassicState state, given)
cdef fill_deck(ClassicState state)
@cython.locals(kind=int, own=int, turns=int, turn=int, age=int, size=int, first=int, place=int, look=int, card=int)
cdef fill_memory(ClassicState state, given)
cpdef list routes(ClassicState state)
