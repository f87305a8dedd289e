"""The Senate and the conspiracies as a viewer sees them (A2, A4, A11)."""

from dataclasses import dataclass

from antipater.data.agora import CHAMBER_POINTS, CHAMBERS, SECTION_OF
from antipater.data.items import DECK_SIZE, SENATOR_DECK
from antipater.game.bits import members_of
from antipater.game.seats import UNKNOWN
from antipater.rules.agora.arrange import MOST_READY
from antipater.rules.agora.decisions import NO_DECREE, NOTHING
from antipater.rules.duel.state import DuelState
from antipater.terminal.duel.view import DuelView
from antipater.text.agora.places import agora_of


@dataclass(frozen=True)
class Chamber:
    """A chamber of the Senate."""

    number: int  # from 0
    section: int
    points: int
    cubes: tuple[int, int]  # of the viewer and of the other player
    controller: int | None  # the seat
    decrees: tuple[int, ...]  # a negative number where one lies face down


@dataclass(frozen=True)
class Plan:
    """A conspiracy of somebody, as the viewer sees it."""

    conspiracy: int  # UNKNOWN where the viewer does not know it
    card: int  # the card under it, NOTHING if there is none
    prepared: bool = False
    triggered: bool = False


def chambers_of(view: DuelView) -> list[Chamber]:
    """Return the six chambers."""
    part, found = agora_of(view.state), []
    for chamber in range(CHAMBERS):
        mine, theirs = (part.cubes[seat * CHAMBERS + chamber] for seat in view.seats)
        holder = part.control[chamber]
        there = (part.decree[chamber], part.second[chamber])
        found.append(
            Chamber(
                chamber,
                SECTION_OF[chamber],
                CHAMBER_POINTS[chamber],
                (mine, theirs),
                None if holder == NOTHING else holder,
                tuple(decree for decree in there if decree != NO_DECREE),
            )
        )
    return found


def controlled(state: DuelState, seat: int) -> int:
    """Return how many chambers a seat controls; six win (A2.9)."""
    part = agora_of(state)
    return sum(part.control[chamber] == seat for chamber in range(CHAMBERS))


def plans_of(state: DuelState, seat: int) -> list[Plan]:
    """Return the conspiracies of a seat: prepared ones, those that are not, triggered ones (A11.1)."""
    part, first = agora_of(state), seat * MOST_READY
    places = range(first, first + part.ready_count[seat])
    kept = [UNKNOWN] * part.kept_count[seat] if part.kept[seat] == UNKNOWN else members_of(part.kept[seat])
    return [
        *(Plan(part.ready[place], part.ready_cards[place], prepared=True) for place in places),
        *(Plan(conspiracy, NOTHING) for conspiracy in kept),
        *(Plan(done, part.under[done], triggered=True) for done in members_of(part.triggered[seat])),
    ]


def is_senator(card: int) -> bool:
    """Return whether a card is a senator."""
    return card >= 0 and card // DECK_SIZE == SENATOR_DECK - 1
