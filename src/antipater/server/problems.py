"""What a request can be refused with: a status, a code for programs, a sentence for people, and figures."""

from typing import Any

from antipater.game.errors import AntipaterError


class Problem(AntipaterError):
    """A refused request."""

    def __init__(self, status: int, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.facts = facts


def no_such_game(game: str) -> Problem:
    """Return the refusal of a game that is not there."""
    return Problem(404, "no-such-game", f"there is no game {game!r}")


def unknown_rules(code: str, message: str, **facts: Any) -> Problem:
    """Return the refusal of a game whose log cannot be replayed here, so that nobody can see it or change it."""
    return Problem(409, code, message, **facts)


def not_allowed(verb: str) -> Problem:
    """Return the refusal of something that the viewer may not do."""
    return Problem(403, "not-allowed", f"you may not {verb} here")


def late(ply: int | None, seq: int) -> Problem:
    """Return the refusal of a move that answers another decision than the one that is owed now."""
    message = "this answers a decision that is past" if ply else "you owe no choice now"
    return Problem(409, "late", f"{message}; the log stands at {seq}", ply=ply, seq=seq)


def moved() -> Problem:
    """Return the refusal of a request that met a game on its way to another room or process."""
    return Problem(503, "moved", "the game is moving; ask again, with the same id")
