"""What a small search says of a decision, for a dataset: how often it visited each action, and what it is worth."""

from collections.abc import Sequence

from antipater.ai.agents import Agent, opponent
from antipater.ai.classic_player import COST, ClassicSearcher
from antipater.ai.net_player import NetSearcher
from antipater.ai.search.searcher import Searcher
from antipater.game.contract import Game, State
from antipater.game.errors import BadOption

Target = tuple[Sequence[int], Sequence[float | None]]  # visits and values of the legal actions, in their order
NO_TARGET: Target = ((), ())


def target_search(name: str, seed: int, game: Game) -> Agent:
    """Return the search of a name, with dice of its own; raise BadOption if it keeps no visits."""
    agent = opponent(name, seed, game)
    if not isinstance(agent, NetSearcher | Searcher | ClassicSearcher) or not agent.budget.simulations:
        raise BadOption(f"targets come from a search with a number of simulations, as net:50 or tree:200, not {name!r}")
    return agent


def target(search: Agent, seen: State, seat: int) -> Target:
    """Return the visits of each legal action and its value, None where it was not tried; one action needs no search."""
    legal = seen.legal(seat)
    found = searched(search, seen, seat) if len(legal) > 1 else {}
    visits = [found.get(action, (0, 0.0))[0] for action in legal]
    return visits, [found[action][1] if visited else None for action, visited in zip(legal, visits, strict=True)]


def searched(search: Agent, seen: State, seat: int) -> dict[int, tuple[int, float]]:
    """Return visits and values, the share of the prize that the seat can expect, by action."""
    if isinstance(search, NetSearcher):
        return search.search(seen, seat)
    if isinstance(search, ClassicSearcher):
        explored = search.explore(seen, seat, (), COST * search.budget.simulations, search.dice)
        return {action: (visits, value) for action, (visits, value, _) in explored.items()}
    assert isinstance(search, Searcher)
    return {found.action: (found.visits, found.value) for found in search.search(seen, seat)}
