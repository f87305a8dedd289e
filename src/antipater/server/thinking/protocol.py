"""What the pool and its workers send each other: one line of JSON per message, on stdin and stdout of the worker."""

from typing import TypedDict, final


@final
class Question(TypedDict):
    """A choice that an opponent must make; the answer is `{"choice": …}`."""

    game: str
    seat: int
    ruleset: str
    options: dict[str, str]
    agent: str  # a name of the registry of opponents
    seed: int  # of the agent, if the worker has to create it
    fields: list[int]  # the position as the seat observes it


@final
class Release(TypedDict):
    """Agents that are needed no longer; it has no answer."""

    release: str  # a game
    seat: int | None  # None: all seats of the game
