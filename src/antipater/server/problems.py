"""Refused requests: a status, a code for programs, a sentence for people, and facts."""

from typing import Any

from antipater.game.errors import AntipaterError, BadText
from antipater.text.faults import fault


class Problem(AntipaterError):
    """A refused request."""

    def __init__(self, status: int, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.facts = facts


def no_such_game(game: str) -> Problem:
    """Return the problem that a game does not exist."""
    return Problem(404, "no-such-game", f"there is no game {game!r}")


def no_such_user(name: str) -> Problem:
    """Return the problem that a user does not exist."""
    return Problem(404, "no-such-user", f"there is no user {name!r}")


def unreadable(code: str, error: AntipaterError, language: str) -> Problem:
    """Return the refusal of a text in a language; its facts are the code of the fault, its own facts and its place."""
    facts: dict[str, Any] = {}
    if isinstance(error, BadText):
        facts = {
            "fault": error.fault.code,
            "facts": error.fault.facts,
            "line": error.line,
            "column": error.column,
            "field": error.field,
        }
    return Problem(422, code, fault(error, language), **facts)


def unknown_rules(code: str, message: str, **facts: Any) -> Problem:
    """Return the refusal of a game whose log cannot be replayed here, so that nobody can see it or change it."""
    return Problem(409, code, message, **facts)


def not_allowed(verb: str) -> Problem:
    """Return the problem that the viewer may not do something."""
    return Problem(403, "not-allowed", f"you may not {verb} here")


def late(ply: int | None, seq: int) -> Problem:
    """Return the problem that a choice is for another decision than the current one."""
    message = "this decision is over" if ply else "it is not your turn"
    return Problem(409, "late", f"{message}; the last log entry is {seq}", ply=ply, seq=seq)


def moved() -> Problem:
    """Return the problem that a game is moving to another room or process."""
    return Problem(503, "moved", "the game is moving to another process; retry with the same id")
