"""Science symbols, pairs, progress tokens and scientific supremacy (D8)."""

from antipater.data.duel import PAIR, SYMBOLS_TO_WIN
from antipater.data.words import SYMBOLS
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import OWE_TOKEN, SCIENTIFIC
from antipater.rules.duel.table import Table


def different_symbols(me: City) -> int:
    """Return how many different symbols a city has."""
    different = 0
    for symbol in range(SYMBOLS):
        if me.symbols[symbol]:
            different += 1
    return different


def look_at_symbol(table: Table, me: City, symbol: int) -> None:
    """Act on a symbol that has just arrived: supremacy first, else a completed pair (D8.1, D8.11)."""
    if different_symbols(me) >= SYMBOLS_TO_WIN:
        table.win(me.seat, SCIENTIFIC)
    elif me.symbols[symbol] == PAIR:
        new = table.parts.new_pair(table, me, symbol) if table.expanded else 1
        if new and table.board:
            table.push(OWE_TOKEN, me.seat, symbol)


def take_token(table: Table, me: City, opp: City, token: int) -> None:
    """Give *me* a progress token, wherever it came from; it works from now on (D8.13)."""
    me.tokens |= 1 << token
    me.settle(printed.TOKEN_ITEM[token], 1)
    table.gain_item(me, opp, printed.TOKEN_ITEM[token])
