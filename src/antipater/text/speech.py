"""What can be said about any game: the sentences that server, terminal and records ask for."""

from abc import abstractmethod
from typing import Generic, TypeVar

from antipater.game.contract import State
from antipater.game.errors import Reason
from antipater.text.language import Help, Language

Position = TypeVar("Position", bound=State)


class Speech(Language, Generic[Position]):
    """Sentences about the positions of one game; the name `You` addresses a player."""

    score_lines: tuple[str, ...] = ()  # the keys of the score sheet, in its order

    @abstractmethod
    def kind(self, item: int) -> str:
        """Return which kind of thing an item is."""

    @abstractmethod
    def effects(self, item: int) -> list[str]:
        """Say what an item does, one line an effect with its rule."""

    @abstractmethod
    def cost(self, item: int) -> str:
        """Say the printed cost of an item."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Say why a move is impossible, with its figures and its rule."""

    @abstractmethod
    def action(self, state: Position, action: int, seat: int) -> str:
        """Say a choice with its price."""

    @abstractmethod
    def outcome(self, state: Position, outcome: int, viewer: int | None = None) -> str:
        """Say what chance brings, as far as the seat *viewer* may know it, or all."""

    @abstractmethod
    def event(self, before: Position, action: int, seat: int, after: Position, viewer: int | None = None) -> list[str]:
        """Say what happened and what followed from it, as far as the seat *viewer* may know it, or all.

        *after* is *before* with the action applied, no more.
        """

    @abstractmethod
    def decision(self, state: Position) -> str:
        """Say what is being asked of whom now, or how the game ended."""

    @abstractmethod
    def result(self, state: Position) -> str:
        """Say who won and how, or that nobody has yet."""

    @abstractmethod
    def help_symbol(self, key: str) -> Help:
        """Explain a symbol of the screen."""

    def score_line(self, key: str) -> str:
        """Name a line of the score sheet, or `total`."""
        keys = (*self.score_lines, "total")
        if key not in keys:
            raise KeyError(f"no line of the score sheet is called {key!r}; there are: {', '.join(keys)}")
        return self.say(f"score-{key}")
