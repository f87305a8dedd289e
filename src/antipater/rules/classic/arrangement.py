"""A position of classic 7 Wonders as what cannot be worked out from the rest; taking stock of one.

What every city did with its cards, coins and hands tell everything else: `arrange` goes through the turns again.
"""

from dataclasses import dataclass, field

from antipater.data.classic import AGES, FREE_CITY, HAND, TURNS
from antipater.data.classic_items import CARDS, DECK_SIZE, NONE
from antipater.game.bits import members_of
from antipater.game.errors import BadPosition
from antipater.game.seats import UNKNOWN
from antipater.rules.classic.actions import (
    DEALING,
    DRAWING,
    MEMORY,
    MEMORY_AT,
    NOBODY,
    NOT_YET,
    PLAYS,
    REVIVING,
    SOLD,
)
from antipater.rules.classic.turn import ClassicState

Play = tuple[int, int]  # what a card was used for, and the card


@dataclass
class Arrangement:
    """A position, without what follows from the rest; lists by city have a place for the Free City, too."""

    players: int
    boards: list[int]  # UNKNOWN where chance gives them …
    sides: list[int]  # … likewise
    coins: list[int]
    plays: list[list[Play]]  # by city, in the order of the turns
    hands: list[list[int]]
    revived: list[int] = field(default_factory=list)  # what was built from the pile, look by look; DECLINED for nothing
    draws: list[int] = field(default_factory=list)  # for the Free City, turn by turn (C9.4)
    open: list[list[int]] = field(default_factory=list)  # what it could have built, for every card it sold (C9.5)
    viewer: int = NOBODY
    memory: list[list[int]] = field(default_factory=list)  # the hands that the viewer played from, turn by turn
    looked: list[list[int]] = field(default_factory=list)  # the pile, whenever the viewer looked at it


def check_size(message: str, code: str, part: str, expected: int, found: int, city: int = NONE, **facts: int) -> None:
    """Refuse a part of a position that has more or fewer things than it must have."""
    if found != expected:
        raise BadPosition(message, code, part, city, expected=expected, found=found, **facts)


def check_played(card: int, hides: bool, city: int, turn: int) -> None:
    """Refuse a played card that is hidden where it is known, or named where the viewer does not know it (C8)."""
    facts = {"number": turn % HAND + 1, "age": turn // HAND + 1}
    if card == UNKNOWN and not hides:
        raise BadPosition("card {number} of {age} cannot be hidden here", "card-not-hidden", "plays", city, **facts)
    if card != UNKNOWN and hides:
        raise BadPosition(
            "card {number} of {age} is hidden from the viewer (C8)", "card-hidden", "plays", city, **facts
        )


def check_drawn(card: int, hides: bool, turn: int) -> None:
    """Refuse the same for a card that was drawn for the Free City (C9.4)."""
    if card == UNKNOWN and not hides:
        raise BadPosition("draw {number} cannot be hidden here", "draw-not-hidden", "draws", number=turn + 1)
    if card != UNKNOWN and hides:
        raise BadPosition("draw {number} is hidden from the viewer (C8)", "draw-hidden", "draws", number=turn + 1)


def check_held(card: int, hides: bool, seat: int) -> None:
    """Refuse the same for a card of a hand."""
    if card == UNKNOWN and not hides:
        raise BadPosition("the hand of {player} cannot be hidden here", "hand-not-hidden", "hands", seat, player=seat)
    if card != UNKNOWN and hides:
        raise BadPosition(
            "the hand of {player} is hidden from the viewer (C8)", "hand-hidden", "hands", seat, player=seat
        )


def arrangement_of(state: ClassicState) -> Arrangement:
    """Take stock of a position; `arranged` puts it back exactly, but for choices that are still sealed."""
    cities = range(state.cities.number)
    plays = [plays_of(state, city) for city in cities]
    pending = state.depth > 0 and state.kinds[state.depth - 1] == REVIVING
    given = Arrangement(
        state.players,
        [state.cities.board[city] for city in cities],
        [state.cities.side[city] for city in cities],
        [state.cities.coins[city] for city in cities],
        plays,
        [state.hand(seat) for seat in range(state.players)],
        [state.look_card[look] for look in range(state.looks - pending)],
        viewer=state.viewer,
    )
    if state.players == FREE_CITY:
        given.draws = draws_of(state)
        given.open = [open_in(state, turn) for turn, (use, _) in enumerate(plays[FREE_CITY]) if use == SOLD]
    if state.viewer != NOBODY:
        given.memory = memory_of(state)
        given.looked = [looked_at(state, look) for look in range(state.looks) if state.look_seat[look] == state.viewer]
    return given


def plays_of(state: ClassicState, city: int) -> list[Play]:
    """Return what a city did with its cards."""
    own = slice(city * PLAYS, (city + 1) * PLAYS)
    return [(use, card) for use, card in zip(state.uses[own], state.cards[own], strict=True) if use != NOT_YET]


def draws_of(state: ClassicState) -> list[int]:
    """Return what was drawn for the Free City, turn by turn."""
    if not state.age:
        return []
    top = state.kinds[state.depth - 1] if state.depth else NONE
    turn = state.turn if state.turn < TURNS else TURNS - 1
    drawn = (state.age - 1) * TURNS + turn + (top not in (DEALING, DRAWING))
    draws = state.draws
    return [draws[turn // TURNS * HAND + turn % TURNS] for turn in range(drawn)]


def open_in(state: ClassicState, turn: int) -> list[int]:
    """Return the cards that the Free City could have built in a turn."""
    of_age = [turn // HAND * DECK_SIZE + place for place in members_of(state.open[turn])]
    return of_age + [CARDS - DECK_SIZE + place for place in members_of(state.open[PLAYS + turn])]


def memory_of(state: ClassicState) -> list[list[int]]:
    """Return the hands that the viewer played from, turn by turn."""
    memory = state.memory  # compiled, this is a copy
    hands = []
    for turn in range(AGES * TURNS):
        first = turn // TURNS * MEMORY
        places = slice(first + MEMORY_AT[turn % TURNS], first + MEMORY_AT[turn % TURNS + 1])
        hands.append([card for card in memory[places] if card != NOBODY])
    return [hand for hand in hands if hand]


def looked_at(state: ClassicState, look: int) -> list[int]:
    """Return the pile as the viewer saw it."""
    counts = state.looked[look * CARDS : (look + 1) * CARDS]
    return [card for card, count in enumerate(counts) for _ in range(count)]
