"""Why a choice of classic 7 Wonders is impossible: a reason for every illegal action, none for a legal one."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.data.classic_columns import BY_NUMBER
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
from antipater.game.seats import CHANCE
from antipater.rules.classic import actions
from antipater.rules.classic.payment import cards_in, ways_to_cover
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
            "cannot-afford",
            "C3.9",
            {"item": "baths", "cost": 2, "coins": 1},
            id="too dear",
        ),
        pytest.param(
            of_hand("clay-pit", mine=city("alexandria-a", coins=0)),
            "build clay-pit",
            "cannot-afford",
            "C3.9",
            {"item": "clay-pit", "cost": 1, "coins": 0},
            id="not even a coin",
        ),
        pytest.param(
            of_hand("altar"),
            "stage altar",
            "cannot-afford",
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


TWO_SELLERS = (city("gizah-a"), city("ephesos-a", "stone-pit"))  # of one stone each
DISCOUNT = city("alexandria-a", "east-trading-post", coins=1)


@pytest.mark.parametrize(
    ("state", "choice", "rank", "code", "rule", "facts"),
    [
        pytest.param(
            table(city("alexandria-a"), *TWO_SELLERS, hands=(("baths",),)),
            "build baths",
            2,
            "no-such-payment",
            "C3.5",
            {"item": "baths", "rank": 2, "ways": 2},
            id="the third of two ways",
        ),
        pytest.param(
            table(DISCOUNT, *TWO_SELLERS, hands=(("baths",),)),
            "build baths",
            1,
            "cannot-afford-payment",
            "C3.9",
            {"item": "baths", "rank": 1, "cost": 2, "coins": 1},
            id="the second way costs more",
        ),
        pytest.param(
            table(city("alexandria-a", coins=1), *TWO_SELLERS, hands=(("baths",),)),
            "build baths",
            1,
            "cannot-afford-payment",
            "C3.9",
            {"item": "baths", "rank": 1, "cost": 2, "coins": 1},
            id="neither way can be paid",
        ),
        pytest.param(
            table(city("alexandria-a", coins=1), *TWO_SELLERS, hands=(("baths",),)),
            "build baths",
            2,
            "no-such-payment",
            "C3.5",
            {"item": "baths", "rank": 2, "ways": 2},
            id="the third of two that cannot be paid",
        ),
        pytest.param(
            of_hand("clay-pit", mine=city("alexandria-a", coins=0)),
            "build clay-pit",
            1,
            "no-such-payment",
            "C3.5",
            {"item": "clay-pit", "rank": 1, "ways": 1},
            id="the bank is paid in one way",
        ),
        pytest.param(
            table(
                city("rhodos-a", "baths", coins=0), city("babylon-a"), city("ephesos-a"), hands=(("aqueduct",),), age=2
            ),
            "build aqueduct",
            1,
            "free-by-chain",
            "C3.3",
            {"item": "aqueduct", "card": "baths"},
            id="free by a chain where nobody sells",
        ),
        pytest.param(
            table(city("gizah-a", "baths", coins=0), city("gizah-b"), city("ephesos-a"), hands=(("aqueduct",),), age=2),
            "build aqueduct",
            1,
            "free-by-chain",
            "C3.3",
            {"item": "aqueduct", "card": "baths"},
            id="free by a chain with an empty treasury",
        ),
        pytest.param(
            table(city("gizah-a", "east-trading-post", "west-trading-post"), hands=(("forum",),), age=2),
            "build forum",
            3,
            "free-by-chain",
            "C3.3",
            {"item": "forum", "card": "east-trading-post"},
            id="free by either of two chains",
        ),
        pytest.param(
            table(city("alexandria-a", coins=3), city("gizah-a"), city("ephesos-a", "quarry"), hands=(("altar",),)),
            "stage altar",
            1,
            "cannot-afford-payment",
            "C3.9",
            {"item": "alexandria-a-1", "rank": 1, "cost": 4, "coins": 3},
            id="a stage",
        ),
    ],
)
def test_the_right_reason_for_a_payment(
    state: ClassicState, choice: str, rank: int, code: str, rule: str, facts: dict[str, object]
) -> None:
    """C3.3, C3.5, C3.9: what that payment costs, how many there are, or that none is needed."""
    named = {key: number(what) if isinstance(what, str) else what for key, what in facts.items()}
    reason = state.why_not(action(state, choice) + rank, 0)
    assert reason is not None
    assert (reason.code, reason.rule, reason.facts) == (code, rule, named)


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_reasons_against_payments_are_true(players: str, seed: int) -> None:
    """C3.3 to C3.5, C3.9: for each card in hand and each rank, compared with an enumeration of all ways to pay."""
    game, dice, met = ruleset("classic", players=players), Dice(seed), Counter[str]()
    state, dealer = game.start(), game.deal(dice)
    assert isinstance(state, ClassicState)
    while seats := dealer.settle(state):
        seat = seats[0]
        choosing = state.kinds[state.depth - 1] == actions.CHOOSING and state.chosen[seat] == actions.NOBODY
        for card in set(state.hand(seat)) if choosing else ():
            for rank in range(actions.RANKS):
                met[check_payment(state, seat, card, rank)] += 1
        legal = state.legal(seat)
        state.apply(dice.choose([choice for choice in legal if choice < actions.FREE] or legal), seat)
    assert {"free-by-chain", "not-for-sale", "cannot-afford", "cannot-afford-payment", "no-such-payment"} <= set(met)


def check_payment(state: ClassicState, seat: int, card: int, rank: int) -> str:
    """Compare what is said against building a card in one way to pay with every way there is; return the code."""
    cities, reason = state.cities, state.why_not(actions.BUILD + card * actions.RANKS + rank, seat)
    needed, bank, coins = BY_NUMBER[card].needs, BY_NUMBER[card].coins, cities.coins[seat]
    costs = sorted({(way.left + way.right + bank, way.left) for way in ways_to_cover(cities, seat, needed)})
    if reason is None:
        assert chains(state, seat, card) or costs[rank][0] <= coins
        return "legal"
    expected: dict[str, object] = {"item": card}
    if reason.code == "already-there":
        expected = {"card": card}
    elif chains(state, seat, card):
        expected |= {"code": "free-by-chain", "card": chains(state, seat, card)[0]}
    elif not costs:
        expected |= {"code": "not-for-sale"}
    elif rank >= len(costs):
        expected |= {"code": "no-such-payment", "rank": rank, "ways": len(costs)}
    else:
        assert costs[rank][0] > coins
        expected |= {"cost": costs[rank][0], "coins": coins}
        expected |= {"code": "cannot-afford-payment", "rank": rank} if rank else {"code": "cannot-afford"}
    assert expected == ({"code": reason.code} if "code" in expected else {}) | reason.facts
    return reason.code


def chains(state: ClassicState, seat: int, card: int) -> list[int]:
    """Return the buildings of a city that are named on a card as making it free."""
    standing = [BY_NUMBER[other] for other in cards_in(state.cities, seat)]
    return [row.number for row in standing if row.name in BY_NUMBER[card].after]


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
