"""One game in progress, without any drawing: who has which seat, the true position, and all that has happened."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from antipater.ai.agents import Agent, opponent, opponents_of
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer
from antipater.game.seats import CHANCE
from antipater.notation.records import Recorder
from antipater.terminal.table import table_of

Position = TypeVar("Position", bound=State)


@dataclass(frozen=True)
class Player:
    """Who has a seat: a person, or an opponent of `ai.agents`."""

    name: str
    agent: Agent | None = None


@dataclass(frozen=True)
class GameEvent(Generic[Position]):
    """A choice of a seat or an outcome of chance, with the positions before and after it."""

    seat: int
    action: int
    before: Position
    after: Position

    @property
    def sealed(self) -> bool:
        """Whether it is a choice that the others could not see when it was made (C2.1)."""
        return self.seat != CHANCE and bool(self.after.sealed(self.seat))


class GameSession(Generic[Position]):
    """A game that people and opponents play; a person can take back a choice.

    Opponents and people get `observe(seat)`, never the true position.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        dealer: Dealer,
        state: Position,
        recorder: Recorder | None = None,
        log: Sequence[GameEvent[Position]] = (),
    ) -> None:
        self.game = game
        self.table = table_of(game)
        self.players = tuple(players)
        self.dealer = dealer
        self.state = state
        self.recorder = recorder
        self.log = list(log)

    @property
    def actor(self) -> int | None:
        """The seat that must choose now, CHANCE, or None when the game is over; of several, people come first."""
        seats = self.state.to_act()
        return next((seat for seat in seats if seat in self.people), seats[0]) if seats else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people have."""
        return tuple(seat for seat, player in enumerate(self.players) if player.agent is None)

    @property
    def viewer(self) -> int:
        """The seat whose view is shown: the person who must choose, else a person who waits."""
        if self.actor in self.people:
            return int(self.actor or 0)
        return next((event.seat for event in reversed(self.log) if event.seat in self.people), (*self.people, 0)[0])

    @property
    def secrets(self) -> bool:
        """Whether people share the screen and do not know the same now (P2.4, C8.1)."""
        first, *others = [self.state.observe(seat) for seat in self.people] or [self.state]
        return any(first != other for other in others)

    def seen(self, viewer: int | None = None) -> Position:
        """Return the position as a seat may know it, the viewer if none is named."""
        return self.state.observe(self.viewer if viewer is None else viewer)

    def event_seen_by(self, viewer: int, event: GameEvent[Position]) -> GameEvent[Position]:
        """Return an event as a seat may know it."""
        action = self.game.seen(event.action, event.seat, viewer)
        return GameEvent(event.seat, action, event.before.observe(viewer), event.after.observe(viewer))

    def sealed_events(self) -> list[GameEvent[Position]]:
        """Return the last choices that the others still cannot see (C2.1)."""
        last: list[GameEvent[Position]] = []
        for event in reversed(self.log):
            if not event.sealed:
                break
            last.append(event)
        return last

    def events_seen_by(
        self, viewer: int, events: Sequence[GameEvent[Position]] | None = None
    ) -> list[GameEvent[Position]]:
        """Return events of the log, all if none are given, as a seat may know them now; a sealed turn stays whole."""
        wanted = list(self.log if events is None else events)
        if wanted:
            first = next(place for place, event in enumerate(self.log) if event is wanted[0])
            while first and self.log[first - 1].sealed:
                first -= 1
                wanted.insert(0, self.log[first])
        hidden = [event for event in self.sealed_events() if event.seat != viewer]
        return [self.event_seen_by(viewer, event) for event in wanted if not any(event is other for other in hidden)]

    def automatic(self) -> int | None:
        """Return the next action that no person needs to be asked for, or None if one must choose or the game is over.

        It changes nothing but the dice of an opponent, so it may be asked for in another thread.
        """
        seat = self.actor
        if seat is None:
            return None
        if seat == CHANCE:
            return self.dealer.outcome(self.state)
        agent = self.players[seat].agent
        if agent is not None:
            return agent.choose(self.state.observe(seat), seat)
        return self.table.forced(self.state, seat)

    @property
    def asks(self) -> bool:
        """Whether a person must choose now."""
        seat = self.actor
        return seat in self.people and self.table.forced(self.state, int(seat or 0)) is None

    def commit(self, action: int) -> GameEvent[Position]:
        """Carry out the choice that is due now; raise IllegalAction, and change nothing, if it is impossible."""
        seat = CHANCE if self.actor is None else self.actor
        before = self.state.copy()
        self.state.apply(action, seat)
        event = GameEvent(seat, action, before, self.state.copy())
        self.log.append(event)
        if self.recorder is not None:
            self.recorder.apply(action, event.seat)
        return event

    def take_back(self) -> bool:
        """Go back to before the last choice of a person; return whether there was one."""
        own = [place for place, event in enumerate(self.log) if event.seat in self.people and self.was_asked(event)]
        if not own:
            return False
        self.state = self.log[own[-1]].before.copy()
        del self.log[own[-1] :]
        if self.recorder is not None:
            self.recorder.rewind(len(self.log))
        return True

    def was_asked(self, event: GameEvent[Position]) -> bool:
        """Return whether a person had a choice there."""
        return self.table.forced(event.before, event.seat) is None

    def advice(self) -> int | None:
        """Return what the strongest opponent would choose for the person who must; None while others play, too."""
        if len(self.people) > 1:
            return None
        known = opponents_of(self.game.name)
        adviser = opponent("strongest" if "strongest" in known else known[-1], len(self.log), self.game)
        return adviser.choose(self.state.observe(self.viewer), self.viewer)

    def close(self) -> None:
        """Write the record in its final form."""
        if self.recorder is not None:
            self.recorder.close()

    def advance(self) -> list[GameEvent[Position]]:
        """Play opponents and chance until a person must choose or the game is over; return what happened."""
        happened = []
        while (action := self.automatic()) is not None:
            happened.append(self.commit(action))
        return happened


AnySession = GameSession[Any]
