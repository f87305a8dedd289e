from antipater.rules.agora cimport invariants
from antipater.rules.agora.board cimport AgoraBoard
from antipater.rules.duel.city cimport City
from antipater.rules.duel.table cimport Table

cdef int DECREE_DISCARD_COINS, DISCARD_BONUS
cdef int LEAST_PRICE, OPPONENT_CHAINS, SENATOR_BACK, TRADE_MANUFACTURED, TRADE_RAW, WONDER_DISCOUNT, LINKS, REBATES
cdef int TRADE_PRICE, WAIVERS, GOODS, RAW_GOODS, WONDERS, NOTHING, SENATE_LINE, ALL_LINES, PRICING
cdef int[3] IGNORE_DECREE
cdef int[3] IGNORE_COLOR

cdef class AgoraMoments(AgoraBoard):
    pass
