"""Who can play: an agent gets what its seat may know and gives an action. The one registry of opponents."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from antipater.ai.endgame import Endgame
from antipater.ai.evaluation.margin import margin
from antipater.ai.greedy import Greedy
from antipater.ai.levels import LEVELS, player_of
from antipater.ai.net_player import NetPlayer, NetSearcher
from antipater.ai.search.budget import Budget, read_budget
from antipater.ai.search.redeal import Redealer
from antipater.ai.search.searcher import DEEP, FLAT, Searcher
from antipater.ai.styles import STYLES, Stylist
from antipater.catalog import ruleset_of
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption
from antipater.rules.duel.turn import DuelState


class Agent(Protocol):
    """Anything that can choose."""

    def choose(self, seen: State, seat: int) -> int:
        """Return one of `seen.legal(seat)`; *seen* is an observation, never the true position."""


Kind = Callable[[Game, Budget, Dice], Agent]


class Random:
    """Does anything that is allowed."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose blindly."""
        return self.dice.choose(seen.legal(seat))


class Thinker:
    """Searches whichever game of the catalog it is shown."""

    def __init__(self, kind: Kind, budget: Budget, dice: Dice) -> None:
        self.kind = kind
        self.budget = budget
        self.dice = dice
        self.searches: dict[type[State], Agent] = {}

    def choose(self, seen: State, seat: int) -> int:
        """Choose by imagined games."""
        kind = type(seen)
        if kind not in self.searches:
            self.searches[kind] = self.kind(ruleset_of(seen), self.budget, self.dice)
        return self.searches[kind].choose(seen, seat)


def flat(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return flat Monte Carlo."""
    return Searcher(game, budget, dice, FLAT, budget.threads, SHARED.get(game.name, 1))


def deep(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return the tree search."""
    return Searcher(game, budget, dice, DEEP, budget.threads, SHARED.get(game.name, 1))


def redeal(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return what improves on greedy by letting it play."""
    return Redealer(game, Greedy, margin, budget, dice)


class Strongest:
    """Where there is a net, the guided tree that plays the end exactly; elsewhere, greedy with imagined games."""

    def __init__(self, budget: Budget, dice: Dice) -> None:
        self.guided = NetSearcher(budget, dice, Endgame())
        self.other = Thinker(redeal, REDEALS, dice)

    def choose(self, seen: State, seat: int) -> int:
        """Choose by whoever knows the game best."""
        return (self.guided if isinstance(seen, DuelState) else self.other).choose(seen, seat)


REDEALS = Budget(simulations=40)
OPPONENTS: dict[str, Callable[[Dice], Agent]] = {
    "random": Random,
    **{f"level:{number}": partial(player_of, level) for number, level in enumerate(LEVELS, start=1)},
    "strongest": partial(Strongest, Budget(simulations=2_000)),
    "greedy": Greedy,
    "net": NetPlayer,
    **{style.name: partial(Stylist, style) for style in STYLES},
}
ALL_RULESETS = ("random", "greedy", "strongest")
# These take a budget: `tree:500` simulates 500 games a move, `tree:0.5s` for half a second, `tree:500/2` in threads.
SEARCHES: dict[str, Kind] = {"mc": flat, "tree": deep, "redeal": redeal}
GUIDED: dict[str, Callable[[Budget, Dice], Agent]] = {"net": NetSearcher, "strongest": Strongest}
SHARED = {"classic": 8}  # where imagining a world is dearer than playing in it, several simulations share one
NAMES = (*OPPONENTS, *(f"{name}:BUDGET" for name in (*SEARCHES, *GUIDED)))


def opponents_of(ruleset: str) -> list[str]:
    """Return the opponents of a ruleset that have a name of their own: beginner to strongest, then characters."""
    return [name for name in OPPONENTS if ruleset.startswith("duel") or name in ALL_RULESETS]


def is_opponent(name: str) -> bool:
    """Tell whether there is an opponent of this name."""
    try:
        opponent(name, 0)
    except BadOption:
        return False
    return True


def opponent(name: str, seed: int, *others: str) -> Agent:
    """Return an opponent by its name, with dice of its own; *others* are names that the caller knows besides."""
    if name in OPPONENTS:
        return OPPONENTS[name](Dice(seed))
    kind, colon, budget = name.partition(":")
    if kind in SEARCHES or (kind in GUIDED and colon):
        try:
            thinks = read_budget(budget)
            guided = GUIDED.get(kind)
            return guided(thinks, Dice(seed)) if guided else Thinker(SEARCHES[kind], thinks, Dice(seed))
        except BadOption as error:
            raise BadOption(f"{kind} needs a budget, {kind}:500 or {kind}:0.5s: {error}") from error
    raise BadOption(f"there is no opponent {name!r}; there are: {', '.join((*NAMES, *others))}")
