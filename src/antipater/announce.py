"""Tells Gymnasium which environments there are, so that `gym.make("antipater:Duel-v0")` finds them.

Gymnasium imports this package when it is asked for such a name, and no other time; so whoever imports the package
first registers nothing yet, and Gymnasium is told as soon as it is imported itself. Neither imports the other.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

NAMES = {"Duel-v0": "duel", "DuelPantheon-v0": "duel_pantheon", "Classic-v0": "classic"}
MANY = {"duel": "many_duels", "duel_pantheon": "many_duels_pantheon", "classic": "many_classics"}


def register() -> None:
    """Register every environment; what they need is imported when one is made."""
    import gymnasium

    for name, maker in NAMES.items():
        gymnasium.register(
            name,
            f"antipater.envs.gymnasium_env:{maker}",
            vector_entry_point=f"antipater.envs.vector_env:{MANY[maker]}",
            disable_env_checker=True,
            order_enforce=False,
        )


class Awaiting(MetaPathFinder):
    """Waits until somebody imports Gymnasium."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find Gymnasium where it is, to be told when it is there."""
        if fullname != "gymnasium":
            return None
        sys.meta_path.remove(cls)
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = Telling(spec.loader)
        return spec


class Telling(Loader):
    """Loads Gymnasium as it would be loaded anyway, then tells it."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Create the module as it would be created anyway."""
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Load it, and tell it."""
        if module.__spec__ is not None:
            module.__spec__.loader = self.loader
        self.loader.exec_module(module)
        register()


def to_gymnasium() -> None:
    """Register now if Gymnasium is there, or when it comes."""
    if "gymnasium" in sys.modules:
        register()
    else:
        sys.meta_path.insert(0, Awaiting)
