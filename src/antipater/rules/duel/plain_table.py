"""The table in the hands of an expansion written in plain Python."""

from typing import Any

from antipater.game.rows import Decision
from antipater.rules.duel import build, military, science
from antipater.rules.duel.city import City
from antipater.rules.duel.table import Table


class PlainTable:
    """The table in the hands of a plain part: every field can be read, and the rules' own moves change it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def city(self, seat: int) -> City:
        """Return the city of a seat, to look at."""
        return self.table.city0 if seat == 0 else self.table.city1

    def owe(self, decision: Decision, seat: int, what: int = 0) -> None:
        """Put a decision on top of the agenda; *seat* may be CHANCE."""
        self.table.push(decision.kind, seat, what or decision.subject)

    def leave(self, what: int) -> None:
        """Keep what is left of a chance, or remove it from the agenda if that is nothing."""
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
        military.advance(self.table, self.city(seat), self.city(1 - seat), shields)

    def take(self, slot: int) -> int:
        """Take a face-up card off the structure and return it (D3.2)."""
        return self.table.take(slot)

    def build_for_nothing(self, seat: int, card: int) -> None:
        """Construct a building for nothing (D5.13)."""
        build.build_for_nothing(self.table, self.city(seat), self.city(1 - seat), card)

    def discard_card(self, card: int) -> None:
        """Lay a card on the discard pile."""
        self.table.discard_card(card)

    def take_token(self, seat: int, token: int) -> None:
        """Give a seat a progress token (D8.13)."""
        science.take_token(self.table, self.city(seat), self.city(1 - seat), token)

    def win(self, seat: int, victory: int) -> None:
        """End the game at once."""
        self.table.win(seat, victory)

    def add_deck(self, deck: int, cards: int) -> None:
        """Put a set of cards face down beside the table, at its preparation."""
        self.table.unseen[deck] = cards

    def add_tokens(self, tokens: int) -> None:
        """Put a set of progress tokens into the box, at its preparation."""
        self.table.box |= tokens

    def open_slots(self) -> int:
        """Return the slots whose cards can be taken (D3.2)."""
        return self.table.open & ~self.table.hidden
