"""The errors a caller may meet; every message says what was wrong and what would be right."""

from dataclasses import dataclass, field
from typing import Any


class AntipaterError(Exception):
    """Anything that this package refuses, with a message for people."""


AGE_NAMES = ("the time before Age I", "Age I", "Age II", "Age III")


@dataclass(frozen=True)
class Fault:
    """What is wrong with a text or a position: an English sentence with the names of its facts in braces.

    `text` has the sentence of a code in every other language; without a code there is only the English one.
    """

    message: str
    code: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.filled({name: in_english(name, value) for name, value in self.facts.items()})

    def filled(self, words: dict[str, Any]) -> str:
        """Return the English sentence with these words for the facts."""
        return self.message.format(**words) if self.code else self.message


def in_english(name: str, value: Any) -> Any:
    """Return a fact as machine text calls it; the names of facts are the same in all faults."""
    if name in ("age", "begun"):
        return AGE_NAMES[value]
    if name in ("city", "owner"):
        return f"city {value}"
    if name == "player":
        return "chance" if value < 0 else f"seat {value}"
    if name == "waiting":
        players = [in_english("player", seat) for seat in value]
        return f"it is up to {' and '.join(players)}" if players else "the game is over"
    if isinstance(value, tuple):
        return (" or " if name == "near" else ", ").join(value) or "nothing"
    return value


@dataclass(frozen=True)
class Reason:
    """Why a move is impossible: a code, the number of the rule, and the figures; `text` gives it words."""

    code: str
    rule: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items() if isinstance(value, int | str))
        return f"{self.code}{f' ({self.rule})' if self.rule else ''}{': ' + facts if facts else ''}"


class IllegalAction(AntipaterError):
    """An action that the position does not allow; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class BadOption(AntipaterError):
    """An unknown ruleset, or an option or a value that it does not have."""

    def __init__(self, fault: Fault | str) -> None:
        super().__init__(fault)
        self.fault = fault if isinstance(fault, Fault) else Fault(fault)


class BadText(AntipaterError):
    """Machine text that cannot be read: where, and what was expected there."""

    ruleset = ""  # whose text it is, if that could be read
    field = ""  # of a position, that the fault is about; it may be one that is not written
    reason: Reason | None = None  # why a move that it names is impossible

    def __init__(self, fault: Fault | str, line: int = 1, column: int = 1) -> None:
        super().__init__(fault, line, column)  # so that a copy from another process is the same
        self.fault = fault if isinstance(fault, Fault) else Fault(fault)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.fault}"


class BadPosition(AntipaterError):
    """A position that cannot lie on a table; *part* of it is to blame, and *city* if there is one in each city."""

    def __init__(self, message: str, code: str = "", part: str = "", city: int = -1, **facts: Any) -> None:
        self.fault = Fault(message, code, facts if city < 0 else {"city": city, **facts})
        super().__init__(str(self.fault))
        self.part = part
        self.city = city


class NoSuchSeat(AntipaterError, ValueError):
    """A seat, or another number of something at the table, that does not exist."""


class InUse(AntipaterError, RuntimeError):
    """Something that only one thread can use at a time, and another one is using."""


class BadDeal(AntipaterError):
    """A dealer that cannot answer the chance that is owed."""
