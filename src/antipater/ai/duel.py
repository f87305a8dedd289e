"""The players of Duel with any expansions: greedy ones with rules of thumb, searches, levels where there is a net."""

from functools import partial
from typing import Any

from antipater.ai.evaluation import rules_of_thumb
from antipater.ai.evaluation.features import DuelFeatures
from antipater.ai.evaluation.layout import DUEL_INPUTS
from antipater.ai.evaluation.rules_of_thumb import Value, margin, values_after
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.levels import levels_of
from antipater.ai.net_player import NetPlayer, NetSearcher
from antipater.ai.players import ANY_GAME, AgentMaker, PartPlayers, Players, SearchMaker, with_budget
from antipater.ai.search.budget import Budget
from antipater.ai.search.rollout import RolloutSearcher
from antipater.ai.simple_players import STYLES, Greedy
from antipater.catalog import Kit
from antipater.rules.duel.state import DuelState

STRONGEST = Budget(simulations=2_000)


def victory(state: DuelState) -> str:
    """Return how a finished game was won: `civilian`, `military`, `scientific`, or as an expansion names it."""
    return state.victory_kind or ""


def duel_players(kit: Kit) -> Players:
    """Return the table of Duel with the expansions of a kit; one that brings nothing of its own has its points only."""
    parts: list[PartPlayers] = [part or PartPlayers() for part in kit.part_pieces("players").values()]
    value, net = value_with(parts), net_for(kit.name, parts)
    greedy = partial(Greedy, values=values_after(value))
    guided = guided_searches(net) if net else {"strongest": ANY_GAME.searches["tree"]}
    return Players(
        opponents={
            **ANY_GAME.opponents,
            **(levels(net) if net else {}),
            "strongest": with_budget(guided["strongest"], STRONGEST),
            "greedy": greedy,
            **({"net": partial(NetPlayer, net=net)} if net else {}),
            **{style.name: partial(Greedy, values=style.action_values(value)) for style in STYLES},
        },
        searches={
            **ANY_GAME.searches,
            "redeal": partial(RolloutSearcher, policy=greedy, evaluation=margin),
            **guided,
        },
        net=net,
        victory=victory,
    )


def net_for(ruleset: str, parts: list[PartPlayers]) -> NetSpec | None:
    """Return the net that sees all of these expansions, None if one of them cannot be seen."""
    kinds = tuple(part.features for part in parts if part.features is not None)
    if len(kinds) < len(parts):
        return None
    inputs = max((kind.inputs for kind in kinds), default=DUEL_INPUTS)
    return NetSpec(ruleset, inputs, partial(DuelFeatures, parts=kinds))


def levels(net: NetSpec) -> dict[str, AgentMaker]:
    """Return the levels of players with a net."""
    return {
        f"level:{number}": partial(level.player, net=net) for number, level in enumerate(levels_of(net.name), start=1)
    }


def guided_searches(net: NetSpec) -> dict[str, SearchMaker]:
    """Return the searches that a net guides."""
    return {name: partial(NetSearcher, net=net) for name in ("net", "strongest")}


def value_with(parts: list[PartPlayers]) -> Value:
    """Return the rule of thumb for a position, with what these expansions add to it."""
    worths = [part.worth for part in parts if part.worth is not None]

    def value(state: Any, seat: int) -> float:
        added = sum(worth(state, seat) - worth(state, 1 - seat) for worth in worths)
        return rules_of_thumb.value(state, seat, added)

    return value if worths else rules_of_thumb.value
