"""Gymnasium, thousands of games at once: the compiled `games` behind the interface of a vector environment."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from itertools import pairwise
from threading import Lock
from typing import Any

from antipater.envs import missing

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "envs") from error

from antipater.catalog import ruleset as find
from antipater.envs.encoding import layout, named, worth
from antipater.envs.games import Games
from antipater.envs.play import RIVALS, checked_seed
from antipater.envs.render import checked_mode, drawn
from antipater.envs.rivals import Policy, Rival, position_of, rival_of
from antipater.envs.spaces import RENDER_MODES, action_space, row_space
from antipater.envs.steps import ANY_SEAT, ANYBODY
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, IllegalAction, InUse, Reason

NOBODY, RANDOM = "self", "random"
WAIT = -1  # the action of a game that is not stepped
RESET_MASK = "reset_mask"
FIRST_SEEDS = 1 << 61
MOST_OPTIONS = 512


class Arrays:
    """Everything that the games write to, a row for each; nothing is allocated after the beginning."""

    def __init__(self, games: int, fields: int, columns: int, actions: int, seats: int) -> None:
        self.positions = np.zeros((games, fields), np.int32)
        self.streams = np.zeros((games, 8), np.uint64)  # the state of the dice of chance, then of the opponents'
        self.actions = np.zeros(games, np.int64)
        self.rows = np.zeros((games, columns), np.uint8)
        self.finals = np.zeros((games, columns), np.uint8)
        self.masks = np.zeros((games, actions), np.int8)
        self.offered = np.zeros((games, MOST_OPTIONS + 1), np.int32)  # how many actions are legal, then which
        self.rewards = np.zeros(games)
        self.returns = np.zeros((games, seats))
        self.ended = np.zeros(games, np.uint8)
        self.movers = np.zeros(games, np.int32)
        self.learners = np.zeros(games, np.int32)
        self.worth: Any = None


class ManyGames(VectorEnv[Any, Any, Any]):
    """Many games of one ruleset, reset in the step that ends them.

    With the opponent `self` every step is taken by the seat that must choose, `info["seat"]`, and the reward is that
    seat's; `info["returns"]` has everybody's. With `random` the others play at random inside the compiled loop. Any
    other name is an opponent of the arena, `greedy`, `level:4`, `net`, `net@FILE`; a function of rows, masks and seats
    that returns actions is one, too: an earlier version of the learner, for example.
    Arrays are overwritten by the next step unless *copy* asks for fresh ones.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
    }

    def __init__(
        self,
        ruleset: str,
        num_envs: int = 1,
        opponent: str | Policy = NOBODY,
        seat: int | str = RANDOM,
        threads: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find(ruleset, **named(options))
        if num_envs < 1 or threads < 0:
            raise BadOption(f"num_envs is at least one game and threads at least 0, not {num_envs} and {threads}")
        if seat != RANDOM and not (isinstance(seat, int) and 0 <= seat < self.game.seats):
            raise BadOption(f"seat is random, or a number from 0 to {self.game.seats - 1}, not {seat!r}")
        self.settings = {"ruleset": ruleset, "num_envs": num_envs, "opponent": opponent, "seat": seat}
        self.settings |= {"threads": threads, "copy": copy, "render_mode": render_mode, **options}
        self.layout = layout(self.game)
        self.num_envs, self.copy, self.render_mode = num_envs, copy, checked_mode(render_mode)
        self.single_observation_space, self.single_action_space = row_space(self.layout), action_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.start = self.game.start()
        sizes = (len(self.start.fields()), self.layout.size, self.layout.actions, self.game.seats)
        self.arrays = Arrays(num_envs, *sizes)
        self.arrays.worth = partial(worth, self.game)
        self.rival: Rival | None = None if opponent in (NOBODY, RANDOM) else rival_of(opponent, self.game)
        learner = ANYBODY if opponent == NOBODY else seat if isinstance(seat, int) else ANY_SEAT
        workers = min(threads or os.cpu_count() or 1, num_envs)
        edges = [num_envs * worker // workers for worker in range(workers + 1)]
        asks = int(self.rival is not None)
        self.slices = [
            Games(self.start, self.layout.encoder(), self.arrays, first, last, learner, asks)
            for first, last in pairwise(edges)
        ]
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self.each = np.arange(num_envs)
        self.never = np.zeros(num_envs, bool)
        self.begun = False
        self.busy = Lock()

    def __getstate__(self) -> dict[str, Any]:
        """Return the settings and every game as it stands; threads and loops are made again."""
        return {"settings": self.settings, "arrays": self.arrays, "begun": self.begun, "rival": self.rival}

    def __setstate__(self, held: dict[str, Any]) -> None:
        ManyGames.__init__(self, **held["settings"])
        for name, array in vars(held["arrays"]).items():
            if isinstance(array, np.ndarray):
                getattr(self.arrays, name)[:] = array
        self.begun, self.rival = held["begun"], held["rival"]

    def __copy__(self) -> "ManyGames":
        """Return another one with the same games: arrays cannot be shared."""
        return deepcopy(self)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`.

        Game *i* has the seed plus *i*, or the *i*-th of several seeds.
        """
        with self.alone():
            self.begin(seed, self.chosen(options))
        return self.kept(self.arrays.rows), self.info()

    def begin(self, seed: int | Sequence[int | None] | None, chosen: Any) -> None:
        """Begin the chosen games."""
        if seed is None:
            seed = int(np.random.default_rng().integers(FIRST_SEEDS)) if not self.begun else None
        if seed is not None:
            seeds: list[Any] = [seed + n for n in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            if len(seeds) != self.num_envs:
                raise BadOption(f"there are {self.num_envs} games, not {len(seeds)}")
            for place, one in enumerate(seeds):
                if one is not None and chosen[place]:
                    first = checked_seed(one)
                    self.slices[0].plant(place, Dice(first), Dice(first + RIVALS))
                    if self.rival is not None:
                        self.rival.seeded(place, first)
        self.begun = True
        self.arrays.actions[:] = np.where(chosen, 0, WAIT)
        self.run(0)
        if self.rival is not None:
            for game in np.flatnonzero(chosen):
                self.rival.begun(int(game))
        self.play_others()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Raise InUse while another thread steps or resets these games."""
        if not self.busy.acquire(blocking=False):
            raise InUse("another thread is using these games; give each thread an environment of its own")
        try:
            yield
        finally:
            self.busy.release()

    def chosen(self, options: dict[str, Any] | None) -> Any:
        """Return which games are to begin; raise BadOption if that is not said as it should be."""
        unknown = [name for name in options or {} if name != RESET_MASK]
        if unknown:
            raise BadOption(f"options of reset() are {RESET_MASK} alone, not {unknown[0]!r}")
        mask = np.asarray((options or {}).get(RESET_MASK, np.ones(self.num_envs, bool)))
        if mask.shape != (self.num_envs,) or mask.dtype != bool:
            raise BadOption(f"{RESET_MASK} is {self.num_envs} times true or false, not {mask.dtype} of {mask.shape}")
        if not self.begun and not mask.all():
            raise BadOption("no game has begun: the first reset() begins all of them")
        return mask

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Apply an action in every game; if one action is illegal, nothing is done at all."""
        with self.alone():
            self.check(np.asarray(actions))
            self.run(1)
            ended = self.play_others(self.arrays.ended.astype(bool))
        info = self.info()
        if ended.any():
            info |= {"final_obs": self.kept(self.arrays.finals), "_final_obs": ended}
            info |= {"returns": self.kept(self.arrays.returns), "_returns": ended}
        return self.kept(self.arrays.rows), self.kept(self.arrays.rewards), ended, self.never.copy(), info

    def play_others(self, ended: Any = None) -> Any:
        """Ask the opponent until the learner must choose everywhere; return which games have ended on the way."""
        if self.rival is None:
            return ended
        arrays, over = self.arrays, self.never.copy() if ended is None else ended
        self.rival.over(np.flatnonzero(over))
        while (waiting := np.flatnonzero(arrays.movers != arrays.learners)).size:
            rewards = arrays.rewards.copy()
            choices = self.rival.choose(waiting, arrays, self.start)
            arrays.actions[:] = WAIT
            arrays.actions[waiting] = self.legal(waiting, choices)
            self.run(1)
            now = np.zeros(self.num_envs, bool)
            now[waiting] = arrays.ended[waiting] == 1
            arrays.rewards[over & ~now] = rewards[over & ~now]
            self.rival.over(np.flatnonzero(now))
            over |= now
        return over

    def legal(self, waiting: Any, choices: Any) -> Any:
        """Return what an opponent chose; raise IllegalAction if it may not."""
        choices = np.asarray(choices)
        if choices.shape != waiting.shape or choices.dtype.kind not in "iu":
            raise BadOption(f"the opponent is asked for {len(waiting)} whole numbers, not {choices.dtype}")
        self.check_legal(waiting, choices)
        return choices

    def render(self) -> tuple[Any, ...] | None:
        """Draw what the seat sees that must choose, game by game."""
        if not self.begun:
            raise BadOption("no game has begun: call reset() first")
        pictures = []
        for place in range(self.num_envs):
            state, seat = position_of(self.start, self.arrays, place), int(self.arrays.movers[place])
            pictures.append(drawn(state.observe(seat), seat, self.render_mode))
        return None if self.render_mode == "human" else tuple(pictures)

    def check(self, actions: Any) -> None:
        """Take the actions over; refuse the whole step if one of them is illegal."""
        if not self.begun:
            raise BadOption("no game has begun: call reset() first")
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise BadOption(f"a step takes {self.num_envs} whole numbers, not {actions.dtype} of shape {actions.shape}")
        self.check_legal(self.each, actions)
        self.arrays.actions[:] = actions

    def check_legal(self, games: Any, actions: Any) -> None:
        """Raise IllegalAction unless every action may be chosen in its game."""
        inside = (actions >= 0) & (actions < self.layout.actions)
        legal = inside & (self.arrays.masks[games, np.where(inside, actions, 0)] == 1)
        if not legal.all():
            place = int(np.argmin(legal))
            game = int(games[place])
            facts = {"game": game, "action": int(actions[place]), "seat": int(self.arrays.movers[game])}
            raise IllegalAction(Reason("not-an-option", facts=facts))

    def run(self, rounds: int) -> None:
        """Run every worker on its slice."""
        if self.pool is None:
            self.slices[0].run(rounds)
        else:
            list(self.pool.map(lambda games: games.run(rounds), self.slices))

    def info(self) -> dict[str, Any]:
        """Return what is worth knowing besides: who must choose, and what is legal."""
        return {"action_mask": self.kept(self.arrays.masks), "seat": self.kept(self.arrays.movers)}

    def kept(self, array: Any) -> Any:
        """Return an array as the caller gets it: a copy, or a window through which nothing can be changed."""
        if self.copy:
            return array.copy()
        window = array.view()
        window.flags.writeable = False
        return window

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        if self.pool is not None:
            self.pool.shutdown()
