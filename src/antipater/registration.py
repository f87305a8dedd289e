"""Registers the environments of all rulesets with Gymnasium, so that `gym.make("antipater:Duel-v0")` finds them.

Gymnasium imports this package when it is asked for such a name, and no other time. Where the package is imported first,
nothing is registered until Gymnasium is imported, too. Neither imports the other.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

VERSION = "v0"


def environment_id(ruleset: str) -> str:
    """Return the name of the environment of a ruleset: `DuelPantheon-v0` for `duel+pantheon`."""
    return f"{''.join(word.capitalize() for word in ruleset.split('+'))}-{VERSION}"


def register() -> None:
    """Register an environment for every ruleset; what it needs is imported when one is made."""
    import gymnasium

    from antipater.catalog import names

    for name in names():
        gymnasium.register(
            environment_id(name),
            "antipater.envs.gymnasium_env:SeatEnv",
            vector_entry_point="antipater.envs.vector_env:ManyGames",
            kwargs={"ruleset": name},
            disable_env_checker=True,
            order_enforce=False,
        )


class GymnasiumFinder(MetaPathFinder):
    """Finds Gymnasium where it is, and registers the environments as soon as it is loaded."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how Gymnasium is loaded; this finder is needed once."""
        if fullname != "gymnasium":
            return None
        sys.meta_path.remove(cls)
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = RegisteringLoader(spec.loader)
        return spec


class RegisteringLoader(Loader):
    """Loads Gymnasium as it would be loaded anyway, then registers the environments."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Create the module as it would be created anyway."""
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Load it, then register."""
        if module.__spec__ is not None:
            module.__spec__.loader = self.loader
        self.loader.exec_module(module)
        register()


def to_gymnasium() -> None:
    """Register now if Gymnasium is there, or when it is imported."""
    if "gymnasium" in sys.modules:
        register()
    else:
        sys.meta_path.insert(0, GymnasiumFinder)
