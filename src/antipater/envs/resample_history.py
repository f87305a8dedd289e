"""Resamples the history of a game: other events that look the same to one viewer and end in a given other world.

A viewer does not know which hidden events happened. The search tries those that look alike, one after the other, and
goes back where the history cannot go on. Of what Pantheon hides (which divinities the opponent has looked at, which one
was placed, P2.4) it tries only what the other world allows.
"""

from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.game.bits import members_of
from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE
from antipater.notation.log import Event
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import ROWS

LOOK, PLACE = ROWS.outcome("look"), ROWS.action("place")


class HistoryResampler:
    """One game and one viewer; *now* is the true position, *world* the one in which the other history ends."""

    def __init__(self, game: Game, events: list[Event], viewer: int, now: DuelState, world: DuelState) -> None:
        self.game = game
        self.events = events
        self.viewer = viewer
        self.now = now
        self.world = world
        self.drawn = drawn_in(world)

    def actions(self) -> list[int]:
        """Return the actions and outcomes of the other history; raise ValueError if the viewer would notice."""
        found = self.search(self.game.start(), 0)
        if found is None:
            raise ValueError("this world is not one that the viewer can mistake for the true one")
        return found

    def search(self, state: State, first: int) -> list[int] | None:
        """Return actions for the events from *first* on, or None if they cannot lead to the other world from here."""
        done: list[int] = []
        for number in range(first, len(self.events)):
            seat, action = self.events[number]
            shown = self.game.seen(action, seat, self.viewer)
            if shown != action:
                for other in self.alternatives(state, seat, action, shown):
                    attempt = state.copy()
                    attempt.apply(other, seat)
                    rest = self.search(attempt, number + 1)
                    if rest is not None:
                        return [*done, other, *rest]
                return None
            if action not in state.legal(seat):
                return None
            state.apply(action, seat)
            done.append(action)
        return done if state == self.world else None

    def alternatives(self, state: State, seat: int, action: int, shown: int) -> list[int]:
        """Return what may have happened instead, as far as the viewer knows and the other world allows."""
        alike = [other for other in state.legal(seat) if self.game.seen(other, seat, self.viewer) == shown]
        if seat == CHANCE and action in LOOK:
            return [other for other in alike if LOOK.about(other)[1] in self.drawn]
        if seat != CHANCE and action in PLACE:
            divinity, space = PLACE.about(action)
            # What has left its space since was shown to all.
            if self.now.part("pantheon").spaces[space] == divinity:
                divinity = self.world.part("pantheon").spaces[space]
            return [other for other in alike if PLACE.about(other)[0] == divinity]
        return alike


def drawn_in(world: DuelState) -> set[int]:
    """Return the divinities that somebody has looked at; none where there is no Pantheon."""
    board = world.part("pantheon")
    if board is None:
        return set()
    activated = members_of((board.divinities[0] | board.divinities[1]) & (1 << MYTHOLOGIES * DECK) - 1)
    return {*activated, *(card for card in (*board.deck, *board.spaces) if card >= 0)}
