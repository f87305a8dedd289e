"""PettingZoo: 7 Wonders Duel, `env()` and `raw_env()`."""

from typing import Any

from pettingzoo import AECEnv

from antipater.envs.pettingzoo_env import TableEnv, guarded


def raw_env(render_mode: str | None = None, **options: Any) -> TableEnv:
    """Return the bare environment: an illegal action raises; options are those of the ruleset."""
    return TableEnv("duel", "duel_v0", render_mode, options)


def env(render_mode: str | None = None, **options: Any) -> AECEnv[str, Any, int | None]:
    """Return the environment as one plays it: an illegal action loses the game."""
    return guarded(raw_env(render_mode, **options))
