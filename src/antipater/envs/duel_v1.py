"""PettingZoo: 7 Wonders Duel, `env()` and `raw_env()`."""

from antipater.envs.pettingzoo_env import Makers

MAKERS = Makers("duel")
raw_env, env = MAKERS.raw_env, MAKERS.env
