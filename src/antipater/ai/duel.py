"""The players of Duel: levels and searches with a net, greedy players with rules of thumb."""

from functools import partial

from antipater.ai.evaluation.features import DuelFeatures
from antipater.ai.evaluation.layout import DUEL_INPUTS
from antipater.ai.evaluation.rules_of_thumb import Value, margin, value, values_after
from antipater.ai.evaluation.shipped import NetSpec
from antipater.ai.levels import LEVELS
from antipater.ai.net_player import NetPlayer, NetSearcher
from antipater.ai.players import ANY_GAME, Players, with_budget
from antipater.ai.search.budget import Budget
from antipater.ai.search.rollout import RolloutSearcher
from antipater.ai.simple_players import STYLES, Greedy
from antipater.notation.vocabulary import VICTORY
from antipater.rules.duel.turn import DuelState


def victory(state: DuelState) -> str:
    """Return how a finished game was won: `civilian`, `military` or `scientific`."""
    return VICTORY.write(state.victory)


def players_with(net: NetSpec, value: Value) -> Players:
    """Return the table of Duel, perhaps with expansions, for a net and a rule of thumb that know the expansions too."""
    greedy = partial(Greedy, values=values_after(value))
    strongest = partial(NetSearcher, net=net, exact=True)
    return Players(
        opponents={
            **ANY_GAME.opponents,
            **{f"level:{number}": partial(level.player, net=net) for number, level in enumerate(LEVELS, start=1)},
            "strongest": with_budget(strongest, Budget(simulations=2_000)),
            "greedy": greedy,
            "net": partial(NetPlayer, net=net),
            **{style.name: partial(Greedy, values=style.action_values(value)) for style in STYLES},
        },
        searches={
            **ANY_GAME.searches,
            "redeal": partial(RolloutSearcher, policy=greedy, evaluation=margin),
            "net": partial(NetSearcher, net=net),
            "strongest": strongest,
        },
        net=net,
        victory=victory,
    )


PLAYERS = players_with(NetSpec("duel", DUEL_INPUTS, DuelFeatures), value)
