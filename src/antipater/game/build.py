"""How the core runs, compiled or interpreted."""

from antipater.game import contract


def compiled() -> bool:
    """Return whether the core runs compiled."""
    return not str(contract.__file__).endswith(".py")
