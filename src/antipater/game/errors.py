"""The errors a caller may meet; every message says what was wrong and what would be right."""

from dataclasses import dataclass, field
from typing import Any


class AntipaterError(Exception):
    """Anything that this package refuses, with a message for people."""


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


class BadText(AntipaterError):
    """Machine text that cannot be read: where, and what was expected there."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column


class NoSuchSeat(AntipaterError, ValueError):
    """A seat, or another number of something at the table, that does not exist."""


class InUse(AntipaterError, RuntimeError):
    """Something that only one thread can use at a time, and another one is using."""


class BadDeal(AntipaterError):
    """A dealer that cannot answer the chance that is owed."""
