"""PettingZoo: every seat an agent. `TableEnv` asks one seat after the other, `RoundEnv` all that must choose at once.

`duel_v1`, `duel_pantheon_v1`, `duel_agora_v1`, `duel_pantheon_agora_v1` and `classic_v1`
beside this file are what one imports; `Makers` serves any ruleset.
"""

from collections.abc import Mapping
from typing import Any

from antipater.envs import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

from antipater.envs.play import Play
from antipater.envs.render import checked_mode, drawn
from antipater.envs.spaces import RENDER_MODES, action_space, masked_space, table_space
from antipater.game.errors import AntipaterError

VERSION = "v1"
LOST = -1.0  # what an illegal action is worth
FIRST_SEEDS = 1 << 62


def names(seats: int) -> list[str]:
    """Return the names of the agents."""
    return [f"player_{seat}" for seat in range(seats)]


def fresh_seed() -> int:
    """Return a seed that nobody knows."""
    return int(np.random.default_rng().integers(FIRST_SEEDS))


class TableEnv(AECEnv[str, Any, int | None]):
    """A table where one seat after the other is asked; sealed choices stay sealed until the last is made."""

    def __init__(self, name: str, title: str, render_mode: str | None, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": title,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.play = Play(name, options)
        self.possible_agents = names(self.play.game.seats)
        self.state_space = table_space(self.play.layout, self.play.game.seats)
        self.agents: list[str] = []
        self.render_mode = checked_mode(render_mode)
        self.seeded = False
        self.observation_spaces = {agent: masked_space(self.play.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.play.layout) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed the dice go on from the last one."""
        if seed is not None or not self.seeded:
            self.play.seeded(seed if seed is not None else fresh_seed())
            self.seeded = True
        self.play.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        """Return who is asked next; when the game is over, the first seat."""
        acting = self.play.state.to_act()
        return self.possible_agents[acting[0] if acting else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do; nothing if it is not asked."""
        seat = self.possible_agents.index(agent)
        asked = agent == self.agent_selection and not self.play.over
        mask = self.play.mask(seat) if asked else np.zeros(self.play.layout.actions, np.int8)
        return {"observation": self.play.row(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply an action; raise IllegalAction if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.act(-1 if action is None else int(action), self.possible_agents.index(agent))
        if self.play.over:
            self.rewards = dict(zip(self.possible_agents, self.play.worths(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.next_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state(self) -> Any:
        """Return what all seats see together, one row after the other, for training in one place."""
        return self.play.rows()

    def render(self) -> Any:
        """Draw what the agent sees that is asked."""
        seat = self.possible_agents.index(self.agent_selection)
        return drawn(self.play.state.observe(seat), seat, self.render_mode)

    def close(self) -> None:
        """Close nothing: there is nothing open."""


class RoundEnv(ParallelEnv[str, Any, int]):
    """A table where all are asked at once. A seat that must not choose passes, the action after the last one."""

    def __init__(self, name: str, title: str, render_mode: str | None, options: Mapping[str, Any]) -> None:
        self.metadata = {"name": title, "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.play = Play(name, options)
        self.possible_agents = names(self.play.game.seats)
        self.state_space = table_space(self.play.layout, self.play.game.seats)
        self.agents: list[str] = []
        self.render_mode = checked_mode(render_mode)
        self.seeded = False
        self.passing = self.play.layout.actions
        self.observation_spaces = {agent: masked_space(self.play.layout, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.play.layout, 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; without a seed the dice go on from the last one."""
        if seed is not None or not self.seeded:
            self.play.seeded(seed if seed is not None else fresh_seed())
            self.seeded = True
        self.play.begin()
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        """Return what everybody sees, and what each may do."""
        acting = self.play.state.to_act()
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.play.mask(seat), np.int8(seat not in acting))
            seen[agent] = {"observation": self.play.row(seat), "action_mask": mask}
        return seen

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carry out all choices; an illegal one, or a missing one, loses the game for that agent and ends it."""
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        over = False
        for seat in self.play.state.to_act():
            agent = self.possible_agents[seat]
            try:
                self.play.act(int(actions.get(agent, self.passing)), seat)
            except AntipaterError as error:
                rewards[agent], infos[agent]["illegal"], over = LOST, str(error), True
        if self.play.over:
            rewards, over = dict(zip(self.possible_agents, self.play.worths(), strict=True)), True
        seen = self.seen()
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, cut, infos

    def state(self) -> Any:
        """Return what all seats see together, one row after the other, for training in one place."""
        return self.play.rows()

    def render(self) -> Any:
        """Draw what the first seat sees."""
        return drawn(self.play.state.observe(0), 0, self.render_mode)

    def close(self) -> None:
        """Close nothing: there is nothing open."""


class Makers:
    """What makes the environments of one ruleset; options are those of the ruleset."""

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset
        self.title = f"{ruleset.replace('+', '_')}_{VERSION}"

    def raw_env(self, render_mode: str | None = None, **options: Any) -> TableEnv:
        """Return the bare environment: an illegal action raises."""
        return TableEnv(self.ruleset, self.title, render_mode, options)

    def env(self, render_mode: str | None = None, **options: Any) -> AECEnv[str, Any, int | None]:
        """Return the environment for play: an illegal action loses the game."""
        return guarded(self.raw_env(render_mode, **options))

    def parallel_env(self, render_mode: str | None = None, **options: Any) -> RoundEnv:
        """Return the environment where all choose at once."""
        return RoundEnv(self.ruleset, self.title, render_mode, options)


def guarded(table: TableEnv) -> AECEnv[str, Any, int | None]:
    """Return a table where an illegal action loses the game instead of raising, and where calls must come in order."""
    ended = wrappers.TerminateIllegalWrapper(table, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
