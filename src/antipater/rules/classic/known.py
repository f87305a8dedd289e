"""What the viewer knows of the hands that passed through the own one (C8.1, C8.3)."""

from collections import Counter
from dataclasses import dataclass

from antipater.data.classic import FREE_CITY, PASSES, TURNS
from antipater.game.seats import UNKNOWN
from antipater.rules.classic.actions import CHOOSING, MEMORY, MEMORY_AT, NOBODY, PLAYS
from antipater.rules.classic.turn import ClassicState


@dataclass(frozen=True)
class KnownHand:
    """A hand that somebody else holds, as far as the viewer knows it."""

    holder: int
    size: int
    turns: int  # until it comes to the viewer, 0 if the Age does not last so long
    among: tuple[int, ...]  # its cards are among these, but for one that was drawn since (C9.4)

    @property
    def drawn(self) -> int:
        """How many of its cards the viewer has never seen."""
        return max(0, self.size - len(self.among))


def step(state: ClassicState) -> int:
    """Return by how many seats the hands go on after a turn: to the left, in Age II to the right (C2.3)."""
    return PASSES[state.age - 1]


def known_hands(state: ClassicState, viewer: int) -> list[KnownHand]:
    """Return every hand of which the viewer, whose observation it is, knows something; the one to come first."""
    if state.viewer != viewer or viewer >= state.players:
        return []
    if not state.depth or state.kinds[state.depth - 1] != CHOOSING:
        return []
    hands = []
    for distance in range(1, state.players):
        holder = (viewer - distance * step(state)) % state.players
        # The hand that comes in so many turns was here a whole round before that.
        met = state.turn - (state.players - distance)
        if met >= 0:
            turns = distance if state.turn + distance < TURNS else 0
            hands.append(KnownHand(holder, state.sizes[holder], turns, tuple(sorted(rest(state, viewer, met)))))
    return hands


def rest(state: ClassicState, viewer: int, met: int) -> list[int]:
    """Return the cards that the viewer saw in a hand in turn *met*, less those that were seen to leave it."""
    start = (state.age - 1) * MEMORY
    memory = state.memory[start + MEMORY_AT[met] : start + MEMORY_AT[met + 1]]
    cards = Counter(card for card in memory if card != NOBODY)
    for turn in range(met, min(state.turn, TURNS)):
        holder = (viewer + (turn - met) * step(state)) % state.players
        cards -= Counter(card for card in played(state, viewer, holder, turn) if card != NOBODY)
    return list(cards.elements())


def played(state: ClassicState, viewer: int, holder: int, turn: int) -> list[int]:
    """Return the cards that left a hand in a turn, as far as they are known; a controller's hand loses two (C9.4)."""
    place = (state.age - 1) * 7 + turn
    cards = [state.cards[holder * PLAYS + place]]
    drew = state.players == FREE_CITY and (state.draws[place] != UNKNOWN) == (holder == viewer)
    return [*cards, state.cards[FREE_CITY * PLAYS + place]] if drew else cards
