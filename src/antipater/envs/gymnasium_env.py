"""Gymnasium, one agent: the others are played by opponents of the arena's registry, or by agents of one's own."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from antipater.envs import missing

try:
    import gymnasium as gym
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

from antipater.ai.agents import Agent, begin_game, maker_of
from antipater.envs.encoding import Mask, Row
from antipater.envs.play import RIVALS, Play
from antipater.envs.render import checked_mode, drawn
from antipater.envs.spaces import RENDER_MODES, action_space, row_space
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, IllegalAction

RANDOM = "random"
LOST = -1.0  # what an illegal action is worth
FIRST_SEEDS = 1 << 62


class SeatEnv(gym.Env[Any, Any]):
    """One seat of a game; observations hold what that seat may know.

    An illegal action loses the game at once, and `info["illegal"]` is the reason. `action_masks()` and
    `info["action_mask"]` name the legal actions.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as its base

    def __init__(
        self,
        ruleset: str,
        opponent: str | Agent = "greedy",
        seat: int | str = RANDOM,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.play = Play(ruleset, options)
        seats = self.play.game.seats
        if seat != RANDOM and not (isinstance(seat, int) and 0 <= seat < seats):
            raise BadOption(f"seat is random, or a number from 0 to {seats - 1}, not {seat!r}")
        self.choice, self.rival, self.seat = seat, opponent, 0
        self.rival_dice, self.begun = Dice(0), 0  # for its choices, and the seed of its game
        self.others = self.agent()  # refuses a name that nobody has
        self.render_mode = checked_mode(render_mode)
        self.observation_space = row_space(self.play.layout)
        self.action_space = action_space(self.play.layout)
        self.seeded, self.over = False, True

    def agent(self) -> Agent:
        """Return who plays the other seats."""
        if not isinstance(self.rival, str):
            return self.rival
        return maker_of(self.rival, self.play.game.name)(self.play.game, self.rival_dice)

    def __getstate__(self) -> dict[str, Any]:
        """Return all but an opponent that has a name: it is made again for the same game, with the dice as they are."""
        return {name: value for name, value in vars(self).items() if name != "others"}

    def __setstate__(self, held: dict[str, Any]) -> None:
        vars(self).update(held)
        self.others = self.agent()
        if isinstance(self.rival, str):
            begin_game(self.others, self.begun)

    def __copy__(self) -> "SeatEnv":
        """Return the same game, to go on by itself."""
        return deepcopy(self)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game; without a seed the dice go on from the last one."""
        super().reset(seed=seed)
        if options:
            raise BadOption(f"reset() has no options, not even {next(iter(options))!r}: they are given when it is made")
        if seed is not None or not self.seeded:
            first = seed if seed is not None else int(self.np_random.integers(FIRST_SEEDS))
            self.play.seeded(first)
            self.rival_dice, self.begun, self.seeded = Dice(first + RIVALS), first + 2 * RIVALS, True
            self.others = self.agent()
        seats = self.play.game.seats
        self.seat = self.play.dice.roll(seats) if isinstance(self.choice, str) else self.choice
        self.over = False
        self.begun += 1
        begin_game(self.others, self.begun)
        self.play.begin()
        self.play_others()
        return self.play.row(self.seat), self.info()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Apply an action, then those of the others."""
        if self.over:
            raise BadOption("the game is over, or has not begun: call reset() first")
        try:
            self.play.act(int(action), self.seat)
        except IllegalAction as error:
            self.over = True
            return self.play.row(self.seat), LOST, True, False, self.info() | {"illegal": str(error)}
        self.play_others()
        self.over = self.play.over
        reward = self.play.worths()[self.seat] if self.over else 0.0
        return self.play.row(self.seat), reward, self.over, False, self.info()

    def play_others(self) -> None:
        """Play for the other seats until this one must choose."""
        state = self.play.state
        while (acting := state.to_act()) and self.seat not in acting:
            self.play.act(self.others.choose(state.observe(acting[0]), acting[0]), acting[0])

    def info(self) -> dict[str, Any]:
        """Return what is worth knowing besides: the seat, and what is legal."""
        return {"seat": self.seat, "action_mask": self.play.mask(self.seat)}

    def action_masks(self) -> Mask:
        """Return what is legal, as sb3-contrib asks for it."""
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """Draw what this seat sees, as text or as a picture."""
        return drawn(self.play.state.observe(self.seat), self.seat, self.render_mode)
