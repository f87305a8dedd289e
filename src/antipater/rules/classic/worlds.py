"""Stub."""
def imagine(seen, dice):
    return seen.copy()
