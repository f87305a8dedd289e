"""Environments for researchers: arrays made of observations, and thin adapters to the frameworks that learn.

Importing this package registers the environments with Gymnasium where it is installed: `antipater/Duel-v1` and so on.
"""

from importlib.util import find_spec

from antipater import registration

OLD, NEW = "_v0", "_v1"


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """Return an error that names the command which installs what is missing."""
    return ModuleNotFoundError(f"this needs {error.name}: pip install 'antipater[{extra}]'", name=error.name)


def __getattr__(name: str) -> object:
    """Raise an error that names the module which an old one has become."""
    if name.endswith(OLD):
        raise ImportError(f"antipater.envs.{name} is now antipater.envs.{name.removesuffix(OLD)}{NEW}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


if find_spec("gymnasium") is not None:
    registration.register()
