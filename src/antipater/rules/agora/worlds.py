"""Worlds behind what a viewer knows of conspiracies, removed cards and a locked token, each with its true chance (A11).

What the trail says is played again. Where only another player knows what happened, it is tossed; a world that
contradicts what the viewer knows is thrown away. Cards are bound to their places as late as possible.
"""

from typing import Any

from antipater.data.agora import CONSPIRACIES
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError
from antipater.game.seats import UNKNOWN
from antipater.rules.agora import trail
from antipater.rules.agora.trail import (
    GIVEN,
    KEPT_BOTH,
    PREPARED,
    TO_BOTTOM,
    TO_TOP,
    TRIGGERED,
    TRIGGERED_UNPREPARED,
)

COUNT = len(CONSPIRACIES)
MOST_ATTEMPTS = 20_000  # to find a world; a true position needs a few, at most some hundred


class Contradiction(Exception):
    """A world that cannot be, given what the viewer knows."""


class History:
    """One way in which the conspiracies can have moved. A card is a number until it is bound to a conspiracy."""

    def __init__(self, agora: Any, dice: Dice) -> None:
        self.dice = dice
        self.entries = [trail.parts_of(entry) for entry in list(agora.trail)[: agora.trail_count]]
        told = [shown % COUNT for _, what, shown, *_ in self.entries if what in (TRIGGERED, TRIGGERED_UNPREPARED)]
        # Conspiracies that lie face up in a position made by hand, without a trail, were never in the deck.
        gone = [c for c in members_of(agora.triggered[0] | agora.triggered[1]) if c not in told]
        self.bound: dict[int, int] = {-2 - place: conspiracy for place, conspiracy in enumerate(gone)}
        self.deck = list(range(COUNT - len(gone)))
        self.hands: list[list[int]] = [[], []]
        self.ready: list[list[int]] = [[], []]
        self.drawn: list[tuple[int, int, int]] = []  # of every entry: both cards, and which was kept
        for seat, what, shown, first, second, kept in self.entries:
            self.play(seat, what, shown, first, second, kept)
        for card, there in zip(self.deck, list(agora.deck), strict=False):
            if there >= 0:
                self.bind(card, there)

    def bind(self, card: int, conspiracy: int) -> None:
        """Bind a card to a conspiracy."""
        if self.bound.get(card, conspiracy) != conspiracy:
            raise Contradiction
        if card not in self.bound and conspiracy in self.bound.values():
            raise Contradiction
        self.bound[card] = conspiracy

    def play(self, seat: int, what: int, shown: int, first: int, second: int, kept: int) -> None:
        """Play an entry of the trail again."""
        if what in (TO_TOP, TO_BOTTOM, KEPT_BOTH):
            self.conspire(seat, what, first, second, kept)
        elif what == GIVEN:
            card = self.deck.pop(0)
            if first >= 0:
                self.bind(card, first)
            self.hands[seat].append(card)
            self.drawn.append((card, UNKNOWN, UNKNOWN))
        elif what == PREPARED:
            card = self.from_hand(seat, first)
            self.ready[seat].append(card)
            self.drawn.append((card, UNKNOWN, UNKNOWN))
        else:
            if what == TRIGGERED:
                card = self.ready[seat].pop(shown // COUNT)
            else:
                card = self.from_hand(seat, shown if shown in map(self.bound.get, self.hands[seat]) else UNKNOWN)
            self.bind(card, shown % COUNT)
            self.drawn.append((UNKNOWN, UNKNOWN, UNKNOWN))

    def conspire(self, seat: int, what: int, first: int, second: int, kept: int) -> None:
        """Draw two cards and keep one, or both."""
        cards = self.deck.pop(0), self.deck.pop(0)
        if first >= 0:
            self.bind(cards[0], first)
            self.bind(cards[1], second)
        if what == KEPT_BOTH:
            self.hands[seat] += cards
        else:
            kept = self.dice.roll(2) if kept < 0 else kept
            self.hands[seat].append(cards[kept])
            self.deck.insert(0 if what == TO_TOP else len(self.deck), cards[1 - kept])
        self.drawn.append((*cards, kept))

    def from_hand(self, seat: int, conspiracy: int) -> int:
        """Take a card out of a hand: the one that is known, or any."""
        hand = self.hands[seat]
        known = [card for card in hand if conspiracy >= 0 and self.bound.get(card) == conspiracy]
        card = known[0] if known else hand[self.dice.roll(len(hand))]
        hand.remove(card)
        return card

    def name(self, card: int, free: list[int]) -> int:
        """Return which conspiracy a card is, any free one if that is open."""
        if card not in self.bound:
            self.bound[card] = free.pop()
        return self.bound[card]


def imagine(table: Any, agora: Any, dice: Dice) -> None:
    """Fill what is UNKNOWN."""
    if hides_conspiracies(agora):
        imagine_conspiracies(agora, dice)
    if agora.locked == UNKNOWN:
        locked = dice.choose(members_of(agora.suspects & table.box))
        agora.fill_locked(table, locked)
    if agora.removed == UNKNOWN:
        left = agora.removed_count(table)
        cards = dice.shuffled(members_of(table.unseen[table.age - 1]))[:left]
        agora.fill_removed(sum(1 << card for card in cards))


def hides_conspiracies(agora: Any) -> bool:
    """Return whether the viewer does not know all that the players know of conspiracies."""
    if UNKNOWN in [*agora.kept, *list(agora.deck)[: agora.deck_size]]:
        return True
    return any(map(trail.is_hidden, list(agora.trail)[: agora.trail_count]))


def imagine_conspiracies(agora: Any, dice: Dice) -> None:
    """Play the trail again until nothing contradicts what is known."""
    history = consistent_history(agora, dice)
    free = dice.shuffled([card for card in range(COUNT) if card not in history.bound.values()])
    for place, there in enumerate(list(agora.deck)[: agora.deck_size]):
        if there == UNKNOWN:
            agora.fill_deck(place, history.name(history.deck[place], free))
    for seat in range(2):
        hand = [history.name(card, free) for card in history.hands[seat]]
        ready = [history.name(card, free) for card in history.ready[seat]]
        agora.fill_hand(seat, sum(1 << card for card in hand), ready)
    for place, (seat, what, shown, *_) in enumerate(history.entries):
        first, second, kept = history.drawn[place]
        names = [history.name(card, free) if card >= 0 else -1 for card in (first, second)]
        which = kept if what in (TO_TOP, TO_BOTTOM) else -1
        agora.fill_trail(place, trail.entry(seat, what, shown, names[0], names[1], which))


def consistent_history(agora: Any, dice: Dice) -> History:
    """Return a history that contradicts nothing; raise an error where there is none, as in a text written by hand."""
    for _ in range(MOST_ATTEMPTS):
        try:
            return History(agora, dice)
        except Contradiction:
            continue
    raise AntipaterError("no way in which the conspiracies moved fits what is known of them")
