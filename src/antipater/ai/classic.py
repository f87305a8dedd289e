"""The players of classic 7 Wonders: searches, and greedy by rules of thumb, alone or improved by playouts."""

from functools import partial

from antipater.ai.evaluation.classic_evaluator import ClassicEvaluator
from antipater.ai.evaluation.classic_features import ClassicFeatures
from antipater.ai.evaluation.classic_layout import CLASSIC_INPUTS
from antipater.ai.evaluation.classic_rules_of_thumb import action_values, margin
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.players import ANY_GAME, Players, with_budget
from antipater.ai.search.budget import Budget
from antipater.ai.search.rollout import RolloutSearcher
from antipater.ai.search.searcher import DEEP, FLAT, Searcher
from antipater.ai.simple_players import Greedy
from antipater.catalog import Kit

SHARED_WORLDS = 8  # imagining a world takes longer than a simulation in it, so several share one

greedy = partial(Greedy, values=action_values)
NET = NetSpec("classic", CLASSIC_INPUTS, ClassicFeatures, judge=ClassicEvaluator)
redeal = partial(RolloutSearcher, policy=greedy, evaluation=margin)


def classic_players(kit: Kit) -> Players:
    """Return the table of classic 7 Wonders."""
    return Players(
        opponents={
            **ANY_GAME.opponents,
            "strongest": with_budget(redeal, Budget(simulations=40)),
            "greedy": greedy,
        },
        searches={
            "mc": partial(Searcher, depth=FLAT, shared_worlds=SHARED_WORLDS),
            "tree": partial(Searcher, depth=DEEP, shared_worlds=SHARED_WORLDS),
            "redeal": redeal,
            "strongest": redeal,
        },
        net=NET,
    )
