"""Opponents for Duel with an expansion of another package: it needs nothing of its own, and may add a worth."""

import re

import pytest

from antipater import Dice
from antipater.ai.agents import is_opponent, net_of, opponent, opponents_of, players_of
from antipater.ai.duel import value_with
from antipater.ai.evaluation import rules_of_thumb
from antipater.ai.players import PartPlayers
from antipater.catalog import ruleset
from antipater.game.errors import BadOption
from antipater.rules.duel.state import DuelState

COINS_A_CARAVAN = 3.0


@pytest.mark.parametrize(("player", "most"), [("random", 99), ("scientist", 99), ("strongest:5", 99), ("redeal:1", 9)])
def test_they_play(name: str, player: str, most: int, seed: int) -> None:
    """Against each other, until Age II begins or the game is over; one who thinks slowly has a few turns."""
    game = ruleset(name)
    state, dealer, agent = game.start(), game.deal(Dice(seed)), opponent(player, seed, game)
    assert isinstance(state, DuelState)
    chosen = 0
    while (seats := dealer.settle(state)) and state.age < 2 and chosen < most:
        state.apply(agent.choose(state.observe(seats[0]), seats[0]), seats[0])
        chosen += 1
    assert state.age == 2 or not seats or chosen == most


def test_nobody_has_a_net(name: str) -> None:
    """Neither the net of Duel nor that of Pantheon knows the expansion; the error says that there is none."""
    assert opponents_of(name) == ["random", "strongest", "greedy", "scientist", "warlord", "merchant", "senator"]
    assert players_of(name).net is None
    with pytest.raises(BadOption, match=re.escape(f"there is no net for {name}; there are nets for: duel, ")):
        net_of(name)
    for asked in ("level:3", "net", "net:50"):
        assert not is_opponent(asked, name)
        with pytest.raises(BadOption) as refusal:
            opponent(asked, 1, ruleset(name))
        assert str(refusal.value).startswith(
            f"there is no opponent {asked!r} in {name}; there are: random, strongest, "
        )
        assert str(refusal.value).endswith(f"; there is no net for {name}")


def caravan_worth(state: DuelState, seat: int) -> float:
    """Return what a caravan in this Age is worth, as far as it can be sent."""
    sent: int = state.part("caravan").fact("sent-in", seat)
    return 0.0 if sent else COINS_A_CARAVAN


def test_a_worth_of_its_own_counts(name: str) -> None:
    """What an expansion adds for one seat, it takes from the other."""
    state = ruleset(name).start()
    assert isinstance(state, DuelState)
    state.part("caravan").set_fact(1, "sent-in", 0)
    value = value_with([PartPlayers(), PartPlayers(worth=caravan_worth)])
    for seat, added in ((0, -COINS_A_CARAVAN), (1, COINS_A_CARAVAN)):
        assert value(state, seat) == pytest.approx(rules_of_thumb.value(state, seat) + added)


def test_games_hide_what_their_expansions_hide(name: str) -> None:
    """A game hides something if one of its expansions does; Duel alone does not."""
    assert ruleset(name).hides_information
    assert ruleset("duel+pantheon").hides_information
    assert not ruleset("duel").hides_information
