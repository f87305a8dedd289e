"""Small sets as bit sets: hop from member to member."""

# The place of the only bit in a power of two, by its remainder modulo 37.
PLACE = [0] * 37
for place in range(31):
    PLACE[(1 << place) % 37] = place


def lowest(members: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return PLACE[(members & -members) % 37]


def size(members: int) -> int:
    """Return how many members a set has."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


def write(members: int, base: int, out: list[int], n: int) -> int:
    """Write *base* plus each member to *out* from place *n* on, ascending; return the place after the last."""
    while members:
        out[n] = base + PLACE[(members & -members) % 37]
        n += 1
        members &= members - 1
    return n


def members_of(members: int) -> list[int]:
    """Return the members of a set, ascending."""
    return [place for place in range(members.bit_length()) if members >> place & 1]
