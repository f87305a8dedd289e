"""OpenSpiel: `pyspiel.load_game("python_antipater_duel(pantheon=True,promos=True)")` once this module is imported.

Every expansion of Duel and every option is a parameter. Chance is explicit. An information state is everything that a
seat has seen happen, in order; an observation is what it sees now, as text or as the row of `encoding`. Chance's
outcomes keep the numbers of the ruleset.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from antipater.catalog import kit, names, ruleset
from antipater.envs.encoding import layout, named, worth
from antipater.envs.resample_history import HistoryResampler
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record
from antipater.notation.moves import write_action
from antipater.notation.positions import write_position

LONGEST = 1_000  # decisions and outcomes; random games have about 150
FINE = 1 << 53  # how many different numbers a sampler gives
FAMILY = "duel"
EXPANSIONS = tuple(dict.fromkeys(part for name in names() if kit(name).family == FAMILY for part in kit(name).parts))
YES_OR_NO = ("no", "yes")
DEFAULTS: dict[str, Any] = {
    **dict.fromkeys(EXPANSIONS, False),
    **{name: False if values == YES_OR_NO else values[0] for name, values in ruleset(FAMILY).choices.items()},
}

GAME_TYPE = pyspiel.GameType(
    short_name="python_antipater_duel",
    long_name=kit(FAMILY).titles["en"],
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class DuelGame(pyspiel.Game):
    """Duel, with or without expansions and promo wonders."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = DEFAULTS | (params or {})
        chosen = [part for part in EXPANSIONS if settings.pop(part)]
        self.rules = ruleset("+".join([FAMILY, *chosen]), **named(settings))
        self.columns = layout(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.outcomes,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "DuelPlay":
        """Return the table before anything has been turned up."""
        return DuelPlay(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return what sees positions through a player's eyes."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind.perfect_recall)


class DuelPlay(pyspiel.State):
    """A position with everything that led to it."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.table: Any = game.rules.start()
        self.seen: list[list[str]] = [[] for _ in range(game.rules.seats)]

    def current_player(self) -> int:
        """Return who must act: a seat, chance, or nobody when the game is over."""
        acting = self.table.to_act()
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting[0] == CHANCE else acting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their chances."""
        weights = self.table.weights()
        return [
            (outcome, weight / sum(weights)) for outcome, weight in zip(self.table.legal(CHANCE), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        actor = self.table.to_act()[0]
        self.table.apply(action, actor)
        for viewer, events in enumerate(self.seen):
            events.append(f"{actor}:{self.rules.seen(action, actor, viewer)}")

    def _action_to_string(self, player: int, action: int) -> str:
        return write_action(self.table, action, CHANCE if player == pyspiel.PlayerId.CHANCE else player)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.table.to_act()

    def returns(self) -> list[float]:
        """Return 1 and -1, or 0 where the victory is shared or still open."""
        return worth(self.rules, self.table.returns()) if self.is_terminal() else [0.0] * self.rules.seats

    def __str__(self) -> str:
        return write_position(self.table)

    def events(self) -> list[Event]:
        """Return everything that happened."""
        return [Event(max(CHANCE, event.player), event.action) for event in self.full_history()]

    def record(self) -> Record:
        """Return the record of the game so far."""
        record = Record.start(self.rules)
        record.events = self.events()
        record.conclude(self.table)
        return record

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DuelPlay":
        """Return a play that this player cannot tell from this one, its past included."""
        world: Any = self.rules.imagine(self.table.observe(player), Dice(int(sampler() * FINE)))
        twin = self.get_game().new_initial_state()
        for action in HistoryResampler(self.rules, self.events(), player, self.table, world).actions():
            twin.apply_action(action)
        return twin  # type: ignore[no-any-return]


class Observer:
    """Sees a position through a player's eyes."""

    def __init__(self, game: DuelGame, perfect_recall: bool) -> None:
        self.columns = game.columns
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else self.columns.size, np.float32)
        self.dict = {} if perfect_recall else self.columns.view(self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: DuelPlay, player: int) -> None:
        """Fill the tensor."""
        if not self.perfect_recall:
            self.tensor[:] = self.columns.observe(state.table, player)

    def string_from(self, state: DuelPlay, player: int) -> str:
        """Return everything that the player has seen happen, or what it sees now."""
        if self.perfect_recall:
            return " ".join(state.seen[player])
        return write_position(state.table.observe(player))


pyspiel.register_game(GAME_TYPE, DuelGame)
