"""Who has which hand, and who plays for the Free City, in any turn (C2.3, C9.1)."""

from antipater.data import classic
from antipater.rules.classic.actions import SMALL_TURN

AGES = classic.AGES
PASSES = list(classic.PASSES)
FIRST_CONTROLLERS = list(classic.FIRST_CONTROLLERS)


def holder(players: int, packet: int, age: int, turn: int) -> int:
    """Return who holds the hand that was dealt to seat *packet*; the seventh card stays where it is (C2.3)."""
    if not players or not 1 <= age <= AGES:
        return 0
    passed = turn if turn < SMALL_TURN else SMALL_TURN - 1
    # Seats are counted on beyond the last one, so that nothing is negative: C would not divide that as Python does.
    return (packet + passed * (players + PASSES[age - 1])) % players


def controller(age: int, turn: int) -> int:
    """Return the seat that plays for the Free City: the first of the Age is set, then they alternate (C9.1)."""
    return FIRST_CONTROLLERS[age - 1 if 1 <= age <= AGES else 0] ^ (turn & 1)
