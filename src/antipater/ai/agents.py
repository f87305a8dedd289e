"""Every opponent by its name; an agent is made for one game and lives as long as that game is played."""

from collections.abc import Callable
from functools import partial

from antipater.ai.endgame import Endgame
from antipater.ai.evaluation.margin import margin
from antipater.ai.greedy import Greedy
from antipater.ai.levels import LEVELS, player_of
from antipater.ai.net_player import NetPlayer, NetSearcher
from antipater.ai.search.agent import Agent, check_position
from antipater.ai.search.budget import Budget, read_budget
from antipater.ai.search.redeal import Redealer
from antipater.ai.search.searcher import DEEP, FLAT, Searcher
from antipater.ai.styles import STYLES, Stylist
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

__all__ = ["NAMES", "OPPONENTS", "Agent", "Random", "is_opponent", "opponent", "opponents_of"]

Maker = Callable[[Game, Dice], Agent]
SearchMaker = Callable[[Game, Budget, Dice], Agent]


class Random:
    """Does anything that is allowed."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Choose blindly."""
        check_position(self.game, seen)
        return self.dice.choose(seen.legal(seat))


def flat(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return flat Monte Carlo."""
    return Searcher(game, budget, dice, FLAT, SHARED.get(game.name, 1))


def deep(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return the tree search."""
    return Searcher(game, budget, dice, DEEP, SHARED.get(game.name, 1))


def redeal(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return what improves on greedy by letting it play."""
    return Redealer(game, Greedy, margin, budget, dice)


def strongest(game: Game, budget: Budget, dice: Dice) -> Agent:
    """Return, where there is a net, the guided tree that plays the end exactly; elsewhere, greedy with playouts."""
    if game.name in ALL_NETS:
        return NetSearcher(game, budget, dice, Endgame(game))
    return redeal(game, REDEALS, dice)


ALL_NETS = ("duel", "duel+pantheon")
REDEALS = Budget(simulations=40)
OPPONENTS: dict[str, Maker] = {
    "random": Random,
    **{f"level:{number}": partial(player_of, level) for number, level in enumerate(LEVELS, start=1)},
    "strongest": lambda game, dice: strongest(game, Budget(simulations=2_000), dice),
    "greedy": Greedy,
    "net": NetPlayer,
    **{style.name: partial(Stylist, style) for style in STYLES},
}
ALL_RULESETS = ("random", "greedy", "strongest")
# These take a budget: `tree:500` simulates 500 games a move, `tree:0.5s` for half a second, `tree:500/2` in threads.
SEARCHES: dict[str, SearchMaker] = {
    "mc": flat,
    "tree": deep,
    "redeal": redeal,
    "net": NetSearcher,
    "strongest": strongest,
}
SHARED = {"classic": 8}  # where imagining a world is dearer than playing in it, several simulations share one
NAMES = (*OPPONENTS, *(f"{name}:BUDGET" for name in SEARCHES))


def opponents_of(ruleset: str) -> list[str]:
    """Return the opponents of a ruleset that have a name of their own: beginner to strongest, then characters."""
    return [name for name in OPPONENTS if ruleset.startswith("duel") or name in ALL_RULESETS]


def is_opponent(name: str) -> bool:
    """Return whether there is an opponent of this name."""
    try:
        maker_of(name)
    except BadOption:
        return False
    return True


def opponent(name: str, seed: int, game: Game, *others: str) -> Agent:
    """Return a new opponent for a game, with dice of its own; *others* are names that the caller knows besides."""
    return maker_of(name, *others)(game, Dice(seed))


def maker_of(name: str, *others: str) -> Maker:
    """Return what makes the opponent of this name; raise BadOption if there is none."""
    if name in OPPONENTS:
        return OPPONENTS[name]
    kind, _, text = name.partition(":")
    if kind in SEARCHES:
        try:
            budget = read_budget(text)
        except BadOption as error:
            raise BadOption(f"{kind} needs a budget, {kind}:500 or {kind}:0.5s: {error}") from error
        return lambda game, dice: SEARCHES[kind](game, budget, dice)
    raise BadOption(f"there is no opponent {name!r}; there are: {', '.join((*NAMES, *others))}")
