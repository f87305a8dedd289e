"""Small sets as bit sets: from member to member. Compiled callers inline these functions from the `.pxd`."""

from functools import lru_cache

KEPT_SETS = 65_536


def lowest(members: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def size(members: int) -> int:
    """Return how many members a set has."""
    return members.bit_count()


def write(members: int, base: int, out: list[int], n: int) -> int:
    """Write *base* plus each member to *out* from place *n* on, ascending; return the place after the last."""
    while members:
        out[n] = base + lowest(members)
        n += 1
        members &= members - 1
    return n


def members_of(members: int) -> list[int]:
    """Return the members of a set, ascending."""
    return list(known_members(members))


@lru_cache(KEPT_SETS)
def known_members(members: int) -> tuple[int, ...]:
    """Return the members of a set; the same sets are asked for again and again."""
    return tuple([place for place in range(members.bit_length()) if members >> place & 1])
