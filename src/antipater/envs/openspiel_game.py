"""OpenSpiel: `pyspiel.load_game("python_antipater_duel(pantheon=True,promos=True)")` once this module is imported.

`python_antipater_duel` has every expansion and option of Duel as a parameter, `python_antipater_classic(players=4)` the
options of classic 7 Wonders. `python_antipater_duel_end(cards=6,seed=1)` can be solved: the last cards
of Age III of some game, by the same rules. Chance is explicit. An information state is everything that a seat has seen
happen, in order, as text or as numbers behind the row of `encoding`; an observation is what it sees now. Chance's
outcomes keep the numbers of the ruleset.
"""

from collections.abc import Callable
from typing import Any

from antipater.envs import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from error

from antipater.catalog import kit, names, ruleset
from antipater.envs.encoding import layout, named, worth
from antipater.envs.resample_history import HistoryResampler
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record
from antipater.notation.moves import write_action
from antipater.notation.positions import write_position

LONGEST = 500  # decisions and outcomes; random games have about 150, classic ones with seven players 350
FINE = 1 << 53  # how many different numbers a sampler gives
EXPANSIONS = tuple(dict.fromkeys(part for name in names() if kit(name).family == "duel" for part in kit(name).parts))
YES_OR_NO = ("no", "yes")
CARDS, SEED = "cards", "seed"  # of the end of a game
LAST_AGE = 3


def parameters(family: str) -> dict[str, Any]:
    """Return the options of a ruleset with their defaults, as OpenSpiel has them."""
    game = ruleset(family)
    words = {
        name: False if values == YES_OR_NO else game.options.get(name, values[0])
        for name, values in game.choices.items()
    }
    return {name: int(word) if str(word).isdigit() else word for name, word in words.items()}


def game_type(name: str, title: str, most: int, defaults: dict[str, Any]) -> pyspiel.GameType:
    """Return the description of a game for OpenSpiel."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults,
    )


DUEL = game_type(
    "python_antipater_duel",
    kit("duel").titles["en"],
    2,
    {**dict.fromkeys(EXPANSIONS, False), **parameters("duel")},
)
CLASSIC = game_type("python_antipater_classic", kit("classic").titles["en"], 7, parameters("classic"))
DUEL_END = game_type("python_antipater_duel_end", "The last cards of a game of Duel", 2, {CARDS: 6, SEED: 1})


class TableGame(pyspiel.Game):
    """A ruleset with its options."""

    kind = DUEL

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = self.chosen({**self.kind.parameter_specification, **(params or {})})
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
        super().__init__(self.kind, info, params or {})

    def chosen(self, settings: dict[str, Any]) -> Game:
        """Return the ruleset that parameters name."""
        parts = [part for part in EXPANSIONS if settings.pop(part)]
        return ruleset("+".join(["duel", *parts]), **named(settings))

    def first_position(self) -> State:
        """Return where the game begins."""
        return self.rules.start()

    def new_initial_state(self) -> "TablePlay":
        """Return the table before anything has been turned up."""
        return TablePlay(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return what sees positions through a player's eyes."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind.perfect_recall)


class ClassicGame(TableGame):
    """Classic 7 Wonders; seats are asked one after the other, and choices stay sealed until the last is made."""

    kind = CLASSIC

    def chosen(self, settings: dict[str, Any]) -> Game:
        """Return the ruleset that parameters name."""
        return ruleset("classic", **named(settings))


class DuelEnd(TableGame):
    """The end of a game of Duel that dice have played: so many cards are left in the structure of Age III."""

    kind = DUEL_END

    def chosen(self, settings: dict[str, Any]) -> Game:
        """Return Duel; keep which game it is, and how much of it is left."""
        self.cards, self.seed = int(settings[CARDS]), int(settings[SEED])
        return ruleset("duel")

    def first_position(self) -> State:
        """Return the first position of Age III with no more cards than asked for; games that end earlier are passed."""
        dice = Dice(self.seed)
        while True:
            state: Any = self.rules.start()
            while seats := state.to_act():
                late = seats[0] != CHANCE and state.age == LAST_AGE and state.present.bit_count() <= self.cards
                if late and state.present:
                    return state  # type: ignore[no-any-return]
                state.apply(dice.choose(state.legal(seats[0])), seats[0])


class TablePlay(pyspiel.State):
    """A position with everything that led to it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.table: Any = game.first_position()
        self.seen: list[list[tuple[int, int]]] = [[] for _ in range(game.rules.seats)]

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
            events.append((actor, self.rules.seen(action, actor, viewer)))

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

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TablePlay":
        """Return a play that this player cannot tell from this one, its past included; not for classic 7 Wonders."""
        if not self.rules.hides_information:
            return self.clone()  # type: ignore[no-any-return]
        if kit(self.rules.name).family != "duel":
            raise BadOption(f"the history of {self.rules.name} cannot be resampled: bots that ask for worlds play Duel")
        world: Any = self.rules.imagine(self.table.observe(player), Dice(int(sampler() * FINE)))
        twin = self.get_game().new_initial_state()
        for action in HistoryResampler(self.rules, self.events(), player, self.table, world).actions():
            twin.apply_action(action)
        return twin  # type: ignore[no-any-return]


class Observer:
    """Sees a position through a player's eyes."""

    def __init__(self, game: TableGame, perfect_recall: bool) -> None:
        self.columns = game.columns
        self.perfect_recall = perfect_recall
        size = self.columns.size
        self.tensor = np.zeros(size + 2 * LONGEST * perfect_recall, np.float32)
        self.dict = self.columns.view(self.tensor[:size])  # type: ignore[arg-type]
        if perfect_recall:
            self.dict["events"] = self.tensor[size:]  # type: ignore[assignment]

    def set_from(self, state: TablePlay, player: int) -> None:
        """Fill the tensor: what the player sees now, then everything that it has seen happen, actor and action."""
        self.tensor[: self.columns.size] = self.columns.observe(state.table, player)
        if self.perfect_recall:
            # Both are counted from 1 on, so that 0 is nothing.
            numbers = [number for actor, action in state.seen[player] for number in (actor + 2, action + 2)]
            events = self.tensor[self.columns.size :]
            events[:] = 0
            events[: len(numbers)] = numbers

    def string_from(self, state: TablePlay, player: int) -> str:
        """Return everything that the player has seen happen, or what it sees now."""
        if self.perfect_recall:
            return " ".join(f"{actor}:{action}" for actor, action in state.seen[player])
        return write_position(state.table.observe(player))


for made in (TableGame, ClassicGame, DuelEnd):
    pyspiel.register_game(made.kind, made)
