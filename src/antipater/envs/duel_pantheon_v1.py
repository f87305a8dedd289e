"""PettingZoo: 7 Wonders Duel with Pantheon, `env()` and `raw_env()`."""

from antipater.envs.pettingzoo_env import Makers

MAKERS = Makers("duel+pantheon")
raw_env, env = MAKERS.raw_env, MAKERS.env
