"""7 Wonders Duel: rules, opponents and games to play, in Python."""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antipater.catalog import ruleset
    from antipater.game.dice import Dice

__version__ = "0.1.0"
__all__ = ["Dice", "__version__", "compiled", "ruleset"]

if os.environ.get("ANTIPATER_PURE") == "1":
    from antipater import pure

    sys.meta_path.insert(0, pure.Finder)


if "antipater.registration" not in sys.modules:
    from antipater import registration

    registration.to_gymnasium()


def __getattr__(name: str) -> object:
    """Load the few names that most people need only when they are used, so that importing stays light."""
    if name == "ruleset":
        from antipater.catalog import ruleset

        return ruleset
    if name == "Dice":
        from antipater.game.dice import Dice

        return Dice
    raise AttributeError(f"module 'antipater' has no attribute {name!r}")


def compiled() -> bool:
    """Return whether the core runs compiled."""
    import antipater.game.contract

    return not str(antipater.game.contract.__file__).endswith(".py")
