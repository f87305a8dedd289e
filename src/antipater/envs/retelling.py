"""Tells a game again as it may have gone: to one seat everything looks the same, and it ends in a given other world.

In Duel only Pantheon hides anything: which divinities the opponent has looked at, which one was placed, and in which
order a deck was left (P2.4).
"""

from antipater.data.pantheon import DECK, SPACES
from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE
from antipater.notation.log import Event
from antipater.rules.pantheon.actions import LOOK, PLACE, PLACE_UNSEEN
from antipater.rules.pantheon.turn import PantheonState


class Retelling:
    """One game, told for one viewer."""

    def __init__(self, game: Game, events: list[Event], viewer: int, now: State, world: State) -> None:
        self.game = game
        self.events = events
        self.viewer = viewer
        self.now = now
        self.world = world
        self.drawn = drawn_in(world) if isinstance(world, PantheonState) else set()

    def tell(self) -> list[int]:
        """Return what happened, event by event, in the other world."""
        told = self.go_on(self.game.start(), 0)
        if told is None:
            raise ValueError("this world is not one that the viewer can mistake for the true one")
        return told

    def go_on(self, state: State, first: int) -> list[int] | None:
        """Tell the events from *first* on, or return None if it cannot have gone on like this."""
        told: list[int] = []
        for number in range(first, len(self.events)):
            seat, action = self.events[number]
            shown = self.game.seen(action, seat, self.viewer)
            if shown != action:
                for other in self.others(state, seat, action, shown):
                    attempt = state.copy()
                    attempt.apply(other, seat)
                    rest = self.go_on(attempt, number + 1)
                    if rest is not None:
                        return [*told, other, *rest]
                return None
            if action not in state.legal(seat):
                return None
            state.apply(action, seat)
            told.append(action)
        return told if state == self.world else None

    def others(self, state: State, seat: int, action: int, shown: int) -> list[int]:
        """Return what may have happened instead, as far as the viewer can tell and the other world allows."""
        alike = [other for other in state.legal(seat) if self.game.seen(other, seat, self.viewer) == shown]
        if seat == CHANCE:
            return [other for other in alike if (other - LOOK) % 16 in self.drawn]
        if PLACE <= action < PLACE_UNSEEN and isinstance(self.world, PantheonState):
            divinity, space = divmod(action - PLACE, SPACES)
            # What has left its space since was shown to all.
            lies_there = isinstance(self.now, PantheonState) and self.now.spaces[space] == divinity
            placed = self.world.spaces[space] if lies_there else divinity
            return [other for other in alike if (other - PLACE) // SPACES == placed]
        return alike


def drawn_in(world: PantheonState) -> set[int]:
    """Return the divinities that somebody has looked at."""
    shown = {number for seat in range(2) for number in range(5 * DECK) if world.divinities[seat] >> number & 1}
    return shown | {card for card in (*world.deck, *world.spaces) if card >= 0}
