"""What is known about a game besides its log: rules, seats, whether it runs. The store keeps it, permissions ask it."""

from dataclasses import dataclass, field, replace
from typing import Any, Self

from antipater.catalog import UnknownVersion, check_version, ruleset
from antipater.game.contract import Game
from antipater.game.errors import BadOption
from antipater.server.games.clocks import Clock
from antipater.server.problems import unknown_rules
from antipater.text.opponents import title_of

OPEN, RUNNING, OVER, ABORTED = "open", "running", "over", "aborted"
PERSON, AI, FREE = "person", "ai", "open"  # who has a seat


@dataclass(frozen=True)
class Seat:
    """A seat of a game."""

    kind: str
    name: str = ""
    user: str | None = None
    agent: str | None = None
    invited: str | None = None  # only this user may take it


@dataclass(frozen=True)
class Standing:
    """A game as the store knows it without reading its log."""

    id: str
    ruleset: str
    version: int
    options: dict[str, str]
    status: str
    seats: tuple[Seat, ...]
    commitment: str
    creator: str | None = None
    invitation: str | None = None  # hash of the secret of the link
    listed: bool = False
    seeds: bool = False
    created: int = 0
    clock: dict[str, int] | None = None
    rated: bool = False
    rematch_of: str | None = None
    result: dict[str, Any] | None = None

    def game(self) -> Game:
        """Return the ruleset with its options; refuse a game that cannot be replayed here."""
        try:
            check_version(ruleset(self.ruleset), self.version)
            return ruleset(self.ruleset, **self.options)
        except BadOption as error:
            code = "unknown-version" if isinstance(error, UnknownVersion) else "unknown-ruleset"
            raise unknown_rules(code, str(error), ruleset=self.ruleset, version=self.version) from error

    def timed(self) -> Clock | None:
        """Return the clock that it is played with."""
        return Clock.read(self.clock)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)

    def names_in(self, language: str) -> tuple[str, ...]:
        """Return what everybody is called; opponents of the house in that language, those alike with a number."""
        houses = [seat.agent if seat.kind == AI else None for seat in self.seats]
        names = []
        for place, (seat, agent) in enumerate(zip(self.seats, houses, strict=True)):
            title = title_of(agent, language) if agent else seat.name
            alike = agent and houses.count(agent) > 1
            names.append(f"{title} {houses[: place + 1].count(agent)}" if alike else title)
        return tuple(names)

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """Return the seats that a user has; more than one at a hot-seat table."""
        return tuple(place for place, seat in enumerate(self.seats) if user is not None and seat.user == user)

    @property
    def told(self) -> dict[str, object]:
        """What streams are told when it changes: whether it runs, and who sits where."""
        shown = ("kind", "name", "user", "agent")
        return {"status": self.status, "seats": [{key: getattr(seat, key) for key in shown} for seat in self.seats]}

    def without(self, user: str, name: str) -> Self:
        """Return the same game with seats that nobody is known to have, in the place of somebody's."""
        left = tuple(replace(seat, user=None, name=name) if seat.user == user else seat for seat in self.seats)
        return replace(self, seats=left, creator=None if self.creator == user else self.creator)

    def people(self) -> tuple[int, ...]:
        """Return the seats that people have."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.kind == PERSON)

    def free(self) -> tuple[int, ...]:
        """Return the seats that nobody has yet."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.kind == FREE)

    def free_to(self, user: str) -> tuple[int, ...]:
        """Return the open seats that a user may take, those first that are kept for them."""
        may = [place for place in self.free() if self.seats[place].invited in (None, user)]
        return tuple(sorted(may, key=lambda place: self.seats[place].invited is None))

    def seated(self, place: int, seat: Seat) -> Self:
        """Return the same game with somebody in a seat."""
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))


@dataclass(frozen=True)
class Viewer:
    """Who asks: a user, or nobody in particular."""

    user: str | None = None
    name: str = ""
    kind: str = "anonymous"  # guest, account, bot
    scopes: tuple[str, ...] | None = None  # of the token that it came by; None: by a cookie, which is good for all
    key: str | None = field(default=None, compare=False, repr=False)  # hash of the secret that it came by
