"""Numbers by which positions are told apart."""

PRIME = 0x100000001B3
OTHER_PRIME = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF


def mark(block: list[int], size: int) -> int:
    """Return 64 bits for a position as `State.save` wrote it; that two positions share them does not happen."""
    one = PRIME
    two = OTHER_PRIME
    # Two chains side by side: a processor works on both at once.
    for field in range(0, size - 1, 2):
        one = ((one ^ (block[field] & HALF)) * OTHER_PRIME) & WORD
        one ^= one >> 29
        two = ((two ^ (block[field + 1] & HALF)) * PRIME) & WORD
        two ^= two >> 31
    return (one ^ (two * OTHER_PRIME) ^ (block[size - 1] & HALF)) & WORD
