"""What a screen of any game shows: an observation, the seat it belongs to, and what the cursor points at."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

NOWHERE = -1  # the cursor points at nothing
NO_CARD = -1
UNDECIDED = -1  # no use of the card has been chosen


@dataclass(frozen=True)
class TableView(ABC):
    """Everything that drawing needs; a new one is made for every change."""

    state: Any  # an observation, or in a replay the true position
    seat: int  # whose
    words: Any  # of the game that is played
    cursor: int = NOWHERE
    intent: int = UNDECIDED  # the use of the card that was chosen, but not confirmed

    @property
    @abstractmethod
    def card(self) -> int:
        """The card under the cursor, NO_CARD if there is none or it is not known."""

    @property
    @abstractmethod
    def choosing(self) -> bool:
        """Whether the viewer must choose a card and a use of it now."""

    @abstractmethod
    def intents(self) -> list[int]:
        """Return every use of a card, possible or not."""

    @property
    @abstractmethod
    def listed_intents(self) -> list[int]:
        """The uses that are listed for the card under the cursor."""

    def has_intent(self, intent: int) -> bool:
        """Return whether there is such a use of a card."""
        return intent in self.intents()

    @abstractmethod
    def action(self, intent: int) -> int:
        """Return the action that uses the card under the cursor so."""
