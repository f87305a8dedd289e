"""One game in progress, without any drawing: who sits where, the true position, and everything that has happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from antipater.ai.agents import Agent
from antipater.game.contract import Game
from antipater.game.dealer import Dealer
from antipater.game.seats import CHANCE
from antipater.notation.records import Recorder
from antipater.rules.duel.actions import DRAFTING
from antipater.rules.duel.turn import DuelState


@dataclass(frozen=True)
class Player:
    """Who has a seat: a person, or an opponent of `ai.agents`."""

    name: str
    agent: Agent | None = None


@dataclass(frozen=True)
class Event:
    """A choice of a seat or an outcome of chance, with the positions before and after it."""

    seat: int
    action: int
    before: DuelState
    after: DuelState


class Session:
    """A game that people and opponents play; nothing can be undone.

    Opponents and people get `observe(seat)`, never the true position.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        dealer: Dealer,
        state: DuelState,
        recorder: Recorder | None = None,
        log: Sequence[Event] = (),
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.dealer = dealer
        self.state = state
        self.recorder = recorder
        self.log = list(log)

    @property
    def actor(self) -> int | None:
        """The seat that owes a choice, CHANCE, or None when the game is over."""
        owing = self.state.to_act()
        return owing[0] if owing else None

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
        """Whether two people share the screen and do not know the same now (P2.4)."""
        return len(self.people) > 1 and self.state.observe(0) != self.state.observe(1)

    def seen(self, viewer: int | None = None) -> DuelState:
        """Return the position as a seat may know it, the viewer if none is named."""
        return self.state.observe(self.viewer if viewer is None else viewer)

    def as_seen(self, event: Event, viewer: int) -> Event:
        """Return an event as a seat may know it."""
        action = self.game.seen(event.action, event.seat, viewer)
        return Event(event.seat, action, event.before.observe(viewer), event.after.observe(viewer))

    def story(self, viewer: int) -> list[Event]:
        """Return everything that has happened, as a seat may know it."""
        return [self.as_seen(event, viewer) for event in self.log]

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
        """Return what the person to act gets without choosing: the last wonder of a round (D2.1, D2.2)."""
        if self.state.kinds[self.state.depth - 1] != DRAFTING:
            return None
        options = self.state.legal(self.state.to_act()[0])
        return options[0] if len(options) == 1 else None

    @property
    def asks(self) -> bool:
        """Whether a person must choose now."""
        return self.actor in self.people and self.forced() is None

    def commit(self, action: int) -> Event:
        """Carry out the choice that is owed now; raise IllegalAction, and change nothing, if it is impossible."""
        seat = self.actor
        before = self.state.copy()
        self.state.apply(action, CHANCE if seat is None else seat)
        event = Event(before.to_act()[0], action, before, self.state.copy())
        self.log.append(event)
        if self.recorder is not None:
            self.recorder.apply(action, event.seat)
        return event

    def close(self) -> None:
        """Bring the record into its final form."""
        if self.recorder is not None:
            self.recorder.close()

    def advance(self) -> list[Event]:
        """Play opponents and chance until a person must choose or the game is over; return what happened."""
        happened = []
        while (action := self.automatic()) is not None:
            happened.append(self.commit(action))
        return happened
