"""Hashes of positions, for the tables of the searches."""

PRIME = 0x100000001B3
OTHER_PRIME = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF


def position_hash(block: list[int], size: int) -> int:
    """Return a 64-bit hash of a position as `State.save` wrote it; collisions are too rare to matter."""
    one = PRIME
    two = OTHER_PRIME
    # Two independent chains: a processor works on both at once.
    for field in range(0, size - 1, 2):
        one = ((one ^ (block[field] & HALF)) * OTHER_PRIME) & WORD
        one ^= one >> 29
        two = ((two ^ (block[field + 1] & HALF)) * PRIME) & WORD
        two ^= two >> 31
    return (one ^ (two * OTHER_PRIME) ^ (block[size - 1] & HALF)) & WORD
