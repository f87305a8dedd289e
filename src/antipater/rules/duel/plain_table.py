"""The table in the hands of an expansion written in plain Python."""

from typing import Any

from antipater.data.duel import CAPITAL
from antipater.data.items import CARDS, DECKS, MOST_KINDS
from antipater.data.structures import MOST_SLOTS
from antipater.game.errors import NoSuchSeat
from antipater.game.rows import Decision
from antipater.rules.duel import build, military, science
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import AGENDA
from antipater.rules.duel.table import Table

KINDS = 512  # numbers of decisions


def check_member(number: int, count: int, what: str) -> None:
    """Raise NoSuchSeat unless a number is one of *count*."""
    if not 0 <= number < count:
        raise NoSuchSeat(f"there is no {what} {number}: they are 0 to {count - 1}")


class PlainTable:
    """The table in the hands of a plain part: every field can be read, and the rules' own moves change it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def city(self, seat: int) -> City:
        """Return the city of a seat, to look at."""
        check_member(seat, 2, "seat")
        return self.table.city0 if seat == 0 else self.table.city1

    def owe(self, decision: Decision, seat: int, what: int = 0) -> None:
        """Put a decision on top of the agenda; *seat* may be CHANCE."""
        if self.table.depth >= AGENDA:
            raise ValueError(f"the agenda has room for {AGENDA} decisions")
        if not (-1 <= seat <= 1 and 0 <= decision.kind < KINDS):
            raise NoSuchSeat(f"a decision is owed by seat 0, by seat 1 or by chance, not by {seat}")
        self.table.push(decision.kind, seat, what or decision.subject)

    def leave(self, what: int) -> None:
        """Keep what is left of a chance, or remove it from the agenda if that is nothing."""
        if self.table.depth == 0:
            raise ValueError("the agenda is empty")
        self.table.leave(what)

    def gain(self, seat: int, coins: int) -> None:
        """Give a seat coins from the bank."""
        self.city(seat).gain(coins)

    def lose(self, seat: int, coins: int) -> None:
        """Take coins from a seat, at most all that it has (D5.14)."""
        self.city(seat).lose(coins)

    def spend(self, seat: int, coins: int) -> None:
        """Take coins that a seat can spend."""
        self.table.spend(self.city(seat), coins)

    def advance(self, seat: int, shields: int) -> None:
        """Move the conflict pawn for a seat (D7.1)."""
        if abs(self.table.pawn) >= CAPITAL:
            raise ValueError("the pawn stands in a capital: the game is over (D7.2)")
        military.advance(self.table, self.city(seat), self.city(1 - seat), shields)

    def take(self, slot: int) -> int:
        """Take a face-up card off the structure and return it (D3.2)."""
        if not 0 <= slot < MOST_SLOTS or self.table.slots[slot] < 0:
            raise ValueError(f"no card lies face up in slot {slot}")
        return self.table.take(slot)

    def build_for_nothing(self, seat: int, card: int) -> None:
        """Construct a building for nothing (D5.13)."""
        check_member(card, CARDS, "card")
        build.build_for_nothing(self.table, self.city(seat), self.city(1 - seat), card)

    def discard_card(self, card: int) -> None:
        """Lay a card on the discard pile."""
        check_member(card, CARDS, "card")
        self.table.discard_card(card)

    def take_token(self, seat: int, token: int) -> None:
        """Give a seat a progress token (D8.13)."""
        check_member(token, MOST_KINDS, "token")
        science.take_token(self.table, self.city(seat), self.city(1 - seat), token)

    def win(self, seat: int, victory: int) -> None:
        """End the game at once."""
        self.table.win(seat, victory)

    def add_deck(self, deck: int, cards: int) -> None:
        """Put a set of cards face down beside the table, at its preparation."""
        check_member(deck, DECKS, "deck")
        self.table.unseen[deck] = cards

    def add_tokens(self, tokens: int) -> None:
        """Put a set of progress tokens into the box, at its preparation."""
        self.table.box |= tokens

    def open_slots(self) -> int:
        """Return the slots whose cards can be taken (D3.2)."""
        return self.table.open & ~self.table.hidden
