"""One game in progress, without any drawing: who sits where, the true position, and everything that has happened."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from antipater.ai.agents import Agent
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer
from antipater.game.seats import CHANCE
from antipater.notation.records import Recorder
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.actions import DRAFTING
from antipater.rules.duel.turn import DuelState

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


class GameSession(Generic[Position]):
    """A game that people and opponents play; nothing can be undone.

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
        self.players = tuple(players)
        self.dealer = dealer
        self.state = state
        self.recorder = recorder
        self.log = list(log)

    @property
    def actor(self) -> int | None:
        """The seat that is to choose now, CHANCE, or None when the game is over; of several, people come first."""
        owing = self.state.to_act()
        return next((seat for seat in owing if seat in self.people), owing[0]) if owing else None

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
        """The seat through whose eyes the table is shown: the person to act, else a person who waits."""
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

    def as_seen(self, event: GameEvent[Position], viewer: int) -> GameEvent[Position]:
        """Return an event as a seat may know it."""
        action = self.game.seen(event.action, event.seat, viewer)
        return GameEvent(event.seat, action, event.before.observe(viewer), event.after.observe(viewer))

    def sealed(self) -> list[GameEvent[Position]]:
        """Return the last choices, as far as they are still invisible to the others (C2.1)."""
        last: list[GameEvent[Position]] = []
        for event in reversed(self.log):
            if event.seat == CHANCE or not event.after.sealed(event.seat):
                break
            last.append(event)
        return last

    def story(self, viewer: int, events: Sequence[GameEvent[Position]] | None = None) -> list[GameEvent[Position]]:
        """Return what has happened, everything if no events are given, as a seat may know it now."""
        hidden = [event for event in self.sealed() if event.seat != viewer]
        told = self.log if events is None else events
        return [self.as_seen(event, viewer) for event in told if not any(event is other for other in hidden)]

    def automatic(self) -> int | None:
        """Return the next action that no person needs to be asked for, or None if one must choose or all is over.

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
        return self.forced()

    def forced(self) -> int | None:
        """Return what the person to act gets without choosing, None if there is a choice."""
        return None

    @property
    def asks(self) -> bool:
        """Whether a person must choose now."""
        return self.actor in self.people and self.forced() is None

    def commit(self, action: int) -> GameEvent[Position]:
        """Carry out the choice that is owed now; raise IllegalAction, and change nothing, if it is impossible."""
        seat = CHANCE if self.actor is None else self.actor
        before = self.state.copy()
        self.state.apply(action, seat)
        event = GameEvent(seat, action, before, self.state.copy())
        self.log.append(event)
        if self.recorder is not None:
            self.recorder.apply(action, event.seat)
        return event

    def close(self) -> None:
        """Bring the record into its final form."""
        if self.recorder is not None:
            self.recorder.close()

    def advance(self) -> list[GameEvent[Position]]:
        """Play opponents and chance until a person must choose or the game is over; return what happened."""
        happened = []
        while (action := self.automatic()) is not None:
            happened.append(self.commit(action))
        return happened


Event = GameEvent[DuelState]
ClassicEvent = GameEvent[ClassicState]


class Session(GameSession[DuelState]):
    """A game of Duel."""

    def forced(self) -> int | None:
        """Return the last wonder of a round, which is no choice (D2.1, D2.2)."""
        if self.state.kinds[self.state.depth - 1] != DRAFTING:
            return None
        options = self.state.legal(self.state.to_act()[0])
        return options[0] if len(options) == 1 else None


class ClassicSession(GameSession[ClassicState]):
    """A game of classic 7 Wonders; all who owe a choice give it, people first, before anything takes effect (C2.1)."""


AnySession = GameSession[Any]
