"""Nobody profits from what is hidden: other worlds behind the same view get the same moves and values, to the bit."""

from antipater import Dice, ruleset
from antipater.ai.agents import opponent
from antipater.ai.analysis.judgement import Analyst
from antipater.ai.search.budget import Budget
from antipater.game.contract import Game, State

CLASSIC_NAMES = ("net", "net:8", "level:3", "level:8", "greedy", "tree:8", "mc:8")
NAMES = ("net", "net:8", "strongest:8", "level:3", "tree:8", "mc:8", "greedy")
POSITIONS = {
    "duel+pantheon": 56,
    "duel+agora": 56,
    "duel+pantheon+agora": 28,
    "classic": 28,
}  # the same of every player
PLAYERS = {name: CLASSIC_NAMES if name == "classic" else NAMES for name in POSITIONS}


def thought(game: Game, name: str, state: State, seat: int) -> object:
    """Return what an opponent chooses, and an analyst thinks, of what a seat sees."""
    seen = state.observe(seat)
    chosen = opponent(name, 11, game).choose(seen, seat)
    return chosen, Analyst(game, Budget(simulations=4), 5).judge(seen, seat) if name == "net" else None


def test_other_worlds_get_the_same_thoughts(seed: int) -> None:
    """Hidden cards and secret choices are changed; the dice of the opponent stay, those of the table do not matter."""
    for name, wanted in POSITIONS.items():
        game, dice, met = ruleset(name, **({"promos": "yes"} if name != "classic" else {"players": "3"})), Dice(seed), 0
        while met < wanted:
            state, dealer = game.start(), game.deal(dice)
            while (seats := dealer.settle(state)) and met < wanted:
                seat = seats[0]
                elsewhere = game.imagine(state.observe(seat), dice)
                if elsewhere != state and len(state.legal(seat)) > 1:
                    player = PLAYERS[name][met % len(PLAYERS[name])]
                    assert thought(game, player, state, seat) == thought(game, player, elsewhere, seat), player
                    met += 1
                state.apply(dice.choose(state.legal(seat)), seat)
