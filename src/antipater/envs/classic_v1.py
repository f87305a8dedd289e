"""PettingZoo: classic 7 Wonders, `env()` and `raw_env()` seat by seat, `parallel_env()` all at once."""

from antipater.envs.pettingzoo_env import Makers

MAKERS = Makers("classic")
raw_env, env, parallel_env = MAKERS.raw_env, MAKERS.env, MAKERS.parallel_env
