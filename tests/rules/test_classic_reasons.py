"""Why a choice of classic 7 Wonders is impossible: a reason for every illegal action, none for a legal one."""

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
from antipater.game.seats import CHANCE
from antipater.rules.classic import actions
from antipater.rules.classic.turn import ClassicState

from ..rulebook.classic.table import City, action, choose, city, number, play, table


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_reason_for_every_illegal_action(players: int, seed: int, many: bool) -> None:
    """At positions of some games, for every action there is and for every seat."""
    game = ruleset("classic", players=str(players))
    for number_of_game in range(3 if many else 1):
        dice = Dice(seed + number_of_game)
        state, dealer = game.start(), game.deal(dice)
        choices = 0
        while seats := dealer.settle(state):
            choices += 1
            if choices % (4 * players) == 0:
                for seat in range(players):
                    told = {n for n in range(game.actions) if state.why_not(n, seat) is None}
                    assert told == set(state.legal(seat))
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
        reason = state.why_not(actions.BUILD, 0)
        assert reason is not None
        assert reason.code == "game-over"


def of_hand(*cards: str, mine: City | None = None, turn: int = 1, players: int = 3) -> ClassicState:
    """Return a table where seat 0 holds these cards, between Rhodos and Ephesos, which sells two stones."""
    mine = mine or city("alexandria-a", "altar", coins=3)
    neighbours = city("rhodos-a"), city("ephesos-a", "quarry")
    return table(mine, *neighbours, hands=(cards, ("palace",) * (8 - turn)), turn=turn, players=players)


def reviving() -> ClassicState:
    """Return a table where Halikarnassos chooses from a pile of two cards."""
    mine = city("halikarnassos-b", "foundry", "tavern")
    state = table(mine, turn=3, hands=(("altar",),) * 3, discards=("tavern", "loom-i"))
    return play(state, "stage altar", "build altar", "build altar")


def free_city() -> ClassicState:
    """Return a table where the controller has chosen the own card, and the Free City can still build another."""
    state = of_hand("theater", *["palace"] * 6, "altar", players=2)
    return choose(state, "sell palace")


def chosen() -> ClassicState:
    """Return a table where seat 0 has chosen."""
    return choose(of_hand("theater"), "sell theater")


ALL_BUILT = city("rhodos-b", stages=2)
OLYMPIA = city("olympia-a", "altar", stages=2)
USED = city("olympia-a", stages=2, free=False)


@pytest.mark.parametrize(
    ("state", "choice", "code", "rule", "facts"),
    [
        pytest.param(
            of_hand("theater"), "build pawnshop", "not-in-hand", "C2.1", {"card": "pawnshop"}, id="not in hand"
        ),
        pytest.param(of_hand("altar"), "build altar", "already-there", "C3.2", {"card": "altar"}, id="it stands"),
        pytest.param(of_hand("stockade"), "build stockade", "not-for-sale", "C3.4", {"item": "stockade"}, id="no wood"),
        pytest.param(
            of_hand("baths", mine=city("alexandria-a", coins=1)),
            "build baths",
            "too-dear",
            "C3.9",
            {"item": "baths", "cost": 2, "coins": 1},
            id="too dear",
        ),
        pytest.param(
            of_hand("clay-pit", mine=city("alexandria-a", coins=0)),
            "build clay-pit",
            "too-dear",
            "C3.9",
            {"item": "clay-pit", "cost": 1, "coins": 0},
            id="not even a coin",
        ),
        pytest.param(
            of_hand("altar"),
            "stage altar",
            "too-dear",
            "C3.9",
            {"item": "alexandria-a-1", "cost": 4, "coins": 3},
            id="stage",
        ),
        pytest.param(
            of_hand("altar", mine=ALL_BUILT),
            "stage altar",
            "all-stages-built",
            "C3.7",
            {"card": "altar"},
            id="all built",
        ),
        pytest.param(
            of_hand("theater"), "free theater", "no-free-building", "C6.1", {"card": "theater"}, id="no power"
        ),
        pytest.param(
            of_hand("palace", mine=USED),
            "free palace",
            "free-building-used",
            "C6.1",
            {"card": "palace"},
            id="power used",
        ),
        pytest.param(
            of_hand("altar", mine=OLYMPIA),
            "free altar",
            "already-there",
            "C3.2",
            {"card": "altar"},
            id="for nothing, twice",
        ),
        pytest.param(
            of_hand("theater", mine=OLYMPIA),
            "free theater",
            "free-anyway",
            "C6.1",
            {"card": "theater"},
            id="free anyway",
        ),
        pytest.param(
            of_hand("theater"), "decline", "other-choice-first", "C2.1", {"decision": "card"}, id="a card first"
        ),
        pytest.param(reviving(), "sell altar", "other-choice-first", "C6.2", {"decision": "pile"}, id="the pile first"),
        pytest.param(reviving(), "revive tavern", "already-there", "C3.2", {"card": "tavern"}, id="revived twice"),
        pytest.param(reviving(), "revive baths", "not-in-pile", "C6.2", {"card": "baths"}, id="not in the pile"),
        pytest.param(free_city(), "sell altar", "free-city-must-build", "C9.5", {"card": "altar"}, id="must build"),
        pytest.param(
            chosen(), "sell altar", "already-chosen", "C2.1", {"seat": 0, "to_act": (1, 2)}, id="chosen already"
        ),
    ],
)
def test_the_right_reason(state: ClassicState, choice: str, code: str, rule: str, facts: dict[str, object]) -> None:
    """The code, the rule, and the figures; cards are named by their numbers, and nothing has changed."""
    named = {key: number(what) if isinstance(what, str) and key != "decision" else what for key, what in facts.items()}
    asked, before = action(state, choice), state.key()
    with pytest.raises(IllegalAction) as refused:
        state.apply(asked, 0)
    assert (refused.value.reason.code, refused.value.reason.rule, refused.value.reason.facts) == (code, rule, named)
    assert state.key() == before


def test_a_payment_that_is_not_offered() -> None:
    """C3.5: the third of two ways to pay."""
    state = table(city("alexandria-a"), city("gizah-a"), city("ephesos-a", "stone-pit"), hands=(("baths",),))
    reason = state.why_not(action(state, "build baths") + 2, 0)
    assert reason is not None
    assert (reason.code, reason.rule, reason.facts) == ("no-such-payment", "C3.5", {"item": number("baths"), "rank": 2})


@pytest.mark.parametrize("asked", [-1, actions.ACTIONS, actions.STAGE_UNSEEN, actions.SELL_UNSEEN, actions.SELL + 31])
def test_actions_that_do_not_exist(asked: int) -> None:
    """Neither beyond the numbers, nor how others see a choice, nor a card that there is not."""
    reason = of_hand("theater").why_not(asked, 0)
    assert reason is not None
    assert reason.code == "no-such-action"


def test_out_of_turn() -> None:
    """Who owes nothing, who does not sit here, and an outcome that cannot be."""
    state = reviving()
    for seat in (1, 2, 5):
        reason = state.why_not(actions.DECLINE, seat)
        assert reason is not None
        assert (reason.code, reason.facts) == ("not-your-turn", {"seat": seat, "to_act": (0,)})
    dealing = ruleset("classic", boards="rhodos,gizah,olympia", sides="a").start()
    reason = dealing.why_not(actions.DEAL + number("palace"), CHANCE)
    assert reason is not None
    assert (reason.code, reason.rule) == ("impossible-outcome", "C1.3")
