"""What the store knows about a game besides its log: ruleset, seats, status. Permissions depend on it."""

from dataclasses import dataclass, replace
from typing import Any, Self

from antipater.catalog import UnknownVersion, check_version, ruleset
from antipater.game.contract import Game
from antipater.game.errors import BadOption
from antipater.server.games.clocks import Clock
from antipater.server.problems import unknown_rules
from antipater.text.opponents import titles_of

OPEN, RUNNING, OVER, ABORTED = "open", "running", "over", "aborted"
PRIVATE, CASUAL, RATED = "private", "casual", "rated"  # who finds a game: its players, or everybody
PERSON, AI, FREE = "person", "ai", "open"  # kinds of seats


@dataclass(frozen=True)
class Seat:
    """A seat of a game."""

    kind: str
    name: str = ""
    user: str | None = None
    agent: str | None = None
    invited: str | None = None  # only this user may take it
    bot: bool = False  # the user is a program


@dataclass(frozen=True)
class GameMetadata:
    """A game without its log."""

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
    bots: bool = False  # whether bots may take an open seat of a rated game
    rematch_of: str | None = None
    result: dict[str, Any] | None = None

    def game(self) -> Game:
        """Return the ruleset with its options; refuse a game that cannot be replayed here."""
        try:
            check_version(self.ruleset, self.version)
            return ruleset(self.ruleset, **self.options)
        except BadOption as error:
            code = "unknown-version" if isinstance(error, UnknownVersion) else "unknown-ruleset"
            raise unknown_rules(code, str(error), ruleset=self.ruleset, version=self.version) from error

    @property
    def publicity(self) -> str:
        """Who finds the game: it is public if it came from the lobby, or if it is rated."""
        return RATED if self.rated else CASUAL if self.listed else PRIVATE

    def users(self) -> dict[str, bool]:
        """Return the users of the game, and whether each is only invited."""
        invited = {seat.invited: True for seat in self.seats if seat.invited is not None}
        return invited | {seat.user: False for seat in self.seats if seat.user is not None}

    def clock_settings(self) -> Clock | None:
        """Return the time control of the game, None if it has none."""
        return Clock.read(self.clock)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(seat.name for seat in self.seats)

    def names_in(self, language: str) -> tuple[str, ...]:
        """Return the names of all seats; computer opponents in that language, equal ones with names of their own."""
        agents = [seat.agent if seat.kind == AI else None for seat in self.seats]
        titles = titles_of(agents, language)
        return tuple(
            title if agent else seat.name for seat, agent, title in zip(self.seats, agents, titles, strict=True)
        )

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """Return the seats of a user; more than one at a hot-seat table."""
        return () if user is None else tuple([place for place, seat in enumerate(self.seats) if seat.user == user])

    @property
    def public_changes(self) -> dict[str, object]:
        """The fields that streams are sent when they change: status and seats."""
        shown = ("kind", "name", "user", "agent", "bot")
        return {"status": self.status, "seats": [{key: getattr(seat, key) for key in shown} for seat in self.seats]}

    def anonymized(self, user: str, name: str) -> Self:
        """Return the same game without a user: the seats are kept under another name."""
        left = tuple(replace(seat, user=None, name=name) if seat.user == user else seat for seat in self.seats)
        return replace(self, seats=left, creator=None if self.creator == user else self.creator)

    def person_seats(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.kind == PERSON)

    def open_seats(self) -> tuple[int, ...]:
        """Return the seats that are not taken."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.kind == FREE)

    def open_seats_for(self, user: str) -> tuple[int, ...]:
        """Return the open seats that a user may take, reserved ones first."""
        may = [place for place in self.open_seats() if self.seats[place].invited in (None, user)]
        return tuple(sorted(may, key=lambda place: self.seats[place].invited is None))

    def with_seat(self, place: int, seat: Seat) -> Self:
        """Return the same game with another seat at a place."""
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))
