"""The players of classic 7 Wonders: levels with a net, searches, and greedy by rules of thumb."""

from functools import partial

from antipater.ai.classic_player import LEVELS, ClassicSearcher, level_player
from antipater.ai.evaluation.classic_evaluator import ClassicEvaluator
from antipater.ai.evaluation.classic_features import ClassicFeatures
from antipater.ai.evaluation.classic_layout import CLASSIC_INPUTS
from antipater.ai.evaluation.classic_rules_of_thumb import action_values, margin
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.net_player import NetPlayer
from antipater.ai.players import ANY_GAME, Players, with_budget
from antipater.ai.search.budget import Budget
from antipater.ai.search.rollout import RolloutSearcher
from antipater.ai.search.searcher import DEEP, FLAT, Searcher
from antipater.ai.simple_players import Greedy
from antipater.catalog import Kit

STRONGEST = Budget(simulations=400)
SHARED_WORLDS = 8  # imagining a world takes longer than a simulation in it, so several share one

greedy = partial(Greedy, values=action_values)
redeal = partial(RolloutSearcher, policy=greedy, evaluation=margin)
NET = NetSpec("classic", CLASSIC_INPUTS, ClassicFeatures, judge=ClassicEvaluator, sixteenths=False)
searcher = partial(ClassicSearcher, net=NET)


def classic_players(kit: Kit) -> Players:
    """Return the table of classic 7 Wonders."""
    return Players(
        opponents={
            **ANY_GAME.opponents,
            **{
                f"level:{number}": partial(level_player, net=NET, level=level)
                for number, level in enumerate(LEVELS, start=1)
            },
            "strongest": with_budget(searcher, STRONGEST),
            "greedy": greedy,
            "net": partial(NetPlayer, net=NET),
        },
        searches={
            "mc": partial(Searcher, depth=FLAT, shared_worlds=SHARED_WORLDS),
            "tree": partial(Searcher, depth=DEEP, shared_worlds=SHARED_WORLDS),
            "redeal": redeal,
            "net": searcher,
            "strongest": searcher,
        },
        net=NET,
        explorer=lambda game, dice: searcher(game, STRONGEST, dice),
    )
