"""PettingZoo: 7 Wonders Duel with Pantheon and Agora, `env()` and `raw_env()`."""

from antipater.envs.pettingzoo_env import Makers

MAKERS = Makers("duel+pantheon+agora")
raw_env, env = MAKERS.raw_env, MAKERS.env
