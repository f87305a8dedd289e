"""Registers the environments of all rulesets with Gymnasium, when `antipater.envs` is imported.

Then `gym.make("antipater/Duel-v1")` finds them;
`gym.make("antipater.envs:antipater/Duel-v1")` imports the package by itself.
"""

from typing import Any

from antipater.game.errors import BadOption

NAMESPACE, VERSION, OLD_VERSION = "antipater", "v1", "v0"


def title(ruleset: str) -> str:
    """Return the name of a ruleset in one word: `DuelPantheon` for `duel+pantheon`."""
    return "".join(word.capitalize() for word in ruleset.split("+"))


def environment_id(ruleset: str) -> str:
    """Return the name of the environment of a ruleset: `antipater/DuelPantheon-v1` for `duel+pantheon`."""
    return f"{NAMESPACE}/{title(ruleset)}-{VERSION}"


def register() -> None:
    """Register an environment for every ruleset, once; what it needs is imported when one is made."""
    import gymnasium

    from antipater.catalog import names

    for name in names():
        if environment_id(name) in gymnasium.registry:
            continue
        gymnasium.register(
            environment_id(name),
            "antipater.envs.gymnasium_env:SeatEnv",
            vector_entry_point="antipater.envs.vector_env:ManyGames",
            kwargs={"ruleset": name},
            disable_env_checker=True,
            order_enforce=False,
        )
        old = f"{title(name)}-{OLD_VERSION}"
        told = {"old": old, "new": environment_id(name)}
        renamed = "antipater.registration:refuse_old_name"
        gymnasium.register(old, renamed, vector_entry_point=renamed, kwargs=told, disable_env_checker=True)


def refuse_old_name(old: str, new: str, **settings: Any) -> None:
    """Raise BadOption with the name that an environment has now."""
    raise BadOption(f"{old} is now {new}: import antipater.envs, then gymnasium.make({new!r})")
