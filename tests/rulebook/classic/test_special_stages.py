"""C6.1 to C6.3, C6.6: Olympia A, Halikarnassos, Babylon B."""

import pytest

from antipater.game.seats import CHANCE
from antipater.rules.classic import actions
from antipater.rules.classic.known import known_hands

from .table import (
    LEFT,
    ME,
    action,
    can,
    choose,
    city,
    coins,
    deal,
    offered,
    play,
    settle,
    sheet,
    stages,
    standing,
    table,
    tokens,
)

# Olympia A.


def test_a_free_building() -> None:
    """C6.1: a building of the hand for nothing, coins included, and its effects as ever."""
    state = table(city("olympia-a", stages=2, coins=0), age=3, hands=(("palace",),))
    assert not can(state, "build palace")
    play(state, "free palace")
    assert (standing(state), coins(state)[ME], sheet(state)["civilian"]) == ({"palace"}, 0, 8)
    coin = table(city("olympia-a", stages=2, coins=0), age=2, hands=(("sawmill",),))
    play(coin, "free sawmill")
    assert coins(coin)[ME] == 0


@pytest.mark.parametrize(
    ("mine", "left", "right", "paid"),
    [
        pytest.param((), ("clay-pool",), ("glassworks-i",), "2+2", id="as much to the left as to the right"),
        pytest.param(("clay-pool",), (), ("glassworks-i",), "0+2", id="to the right alone"),
        pytest.param(("clay-pool",), ("glassworks-i",), (), "2+0", id="to the left alone"),
    ],
)
def test_a_building_that_could_be_bought(
    mine: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], paid: str
) -> None:
    """C6.1: for nothing wherever coins would be paid, to whichever neighbour; two of the same card are one choice."""
    me = city("olympia-a", *mine, stages=2, coins=9)
    hand = ("temple", "temple", "caravansery", "caravansery")
    state = table(me, city("gizah-a", *left), city("rhodos-a", *right), age=2, hands=(hand,))
    assert can(state, f"build temple {paid}")
    assert offered(state, "free") == {"temple", "caravansery"} if mine else offered(state, "free") >= {"temple"}
    legal = state.legal(ME)
    assert legal == sorted(set(legal))


def test_once_per_age() -> None:
    """C6.1: used, it is gone until the next Age; there it is back."""
    hands = (("palace", "senate"),) * 3
    state = table(city("olympia-a", stages=2, coins=0), age=3, turn=1, hands=hands)
    play(state, "free palace")
    assert not offered(state, "free")
    reason = state.why_not(action(state, "free senate"), ME)
    assert reason is not None
    assert (reason.code, reason.rule) == ("free-building-used", "C6.1")
    used = table(city("olympia-a", stages=2, coins=0, free=False), age=2, turn=6)
    play(used)
    deal(used, (("palace",),))
    assert can(used, "free palace")


def test_it_lapses_with_the_age() -> None:
    """C6.1: what is not used in one Age does not add to the next."""
    state = table(city("olympia-a", stages=2, coins=0), age=2, turn=6)
    play(state)
    deal(state, (("palace", "senate"), (), ("town-hall",)))
    play(state, "free palace")
    assert not offered(state, "free")


def test_from_the_turn_after_the_stage() -> None:
    """C6.1: not in the turn of the stage, but in the next one of the same Age."""
    state = table(city("olympia-a", "quarry", stages=1, coins=0), age=2, hands=(("temple",), ("forum",)))
    assert not offered(state, "free")
    play(state, "stage temple")
    assert can(state, "free forum")


def test_built_in_turn_6_it_begins_with_the_next_age() -> None:
    """C6.1: there is no turn left in this one."""
    state = table(city("olympia-a", "quarry", stages=1, coins=0), age=2, turn=6)
    play(state, "stage temple")
    deal(state, (("palace",),))
    play(state, "free palace")
    assert not offered(state, "free")


@pytest.mark.parametrize(
    ("mine", "card"),
    [
        pytest.param((), "altar", id="a card without cost"),
        pytest.param(("quarry",), "baths", id="own resources"),
        pytest.param(("scriptorium",), "library", id="a chain"),
    ],
)
def test_a_card_free_anyway_does_not_use_it(mine: tuple[str, ...], card: str) -> None:
    """C6.1: it is a choice of its own, offered only where something would be saved."""
    state = table(city("olympia-a", *mine, stages=2), age=2, hands=((card,), ("forum",), ("forum",)))
    assert can(state, f"build {card}")
    assert not can(state, f"free {card}")
    reason = state.why_not(action(state, f"free {card}"), ME)
    assert reason is not None
    assert reason.code == "free-anyway"
    play(state, f"build {card}")
    assert can(state, "free forum")


def test_paying_stays_possible() -> None:
    """C6.1: a separate choice: who can pay may pay and keep the free building."""
    state = table(city("olympia-a", stages=2, coins=9), city("gizah-a"), hands=(("baths",), (), ("barracks",)))
    assert can(state, "free baths")
    play(state, "build baths")
    assert coins(state)[ME] == 9 - 2
    assert can(state, "free barracks")


# Halikarnassos.


def test_a_card_of_the_pile() -> None:
    """C6.2: any card thrown away since the game began, that turn's too, for nothing; its coins come at once."""
    state = table(
        city("halikarnassos-a", "foundry", "ore-vein", stages=1, coins=0),
        age=2,
        turn=3,
        hands=(("temple",), ("vineyard",), ("press-ii",)),
        discards=("baths", "loom-i", "sawmill"),
    )
    play(state, "stage temple", "sell vineyard", "sell press-ii")
    assert offered(state, "revive") == {"baths", "loom-i", "sawmill", "vineyard", "press-ii"}
    before = state.pile_size()
    choose(state, "revive vineyard")
    assert coins(state)[ME] == 2
    assert "vineyard" in standing(state)
    assert state.pile_size() == before - 1
    assert state.turn == 3


def test_the_card_taken_is_gone() -> None:
    """C6.2: the next stage of side B finds the rest of the pile."""
    mine = city("halikarnassos-b", "foundry", "brickyard", "clay-pool", coins=0)
    state = table(mine, age=2, turn=2, hands=(("temple",),) * 3, discards=("baths", "altar"))
    play(state, "stage temple")
    choose(state, "revive baths")
    play(state, "stage temple")
    assert offered(state, "revive") == {"altar", "temple"}
    assert stages(state) == 2


def test_it_may_be_declined() -> None:
    """C6.2: the owner may build, and need not."""
    state = table(city("halikarnassos-b", "foundry"), turn=2, hands=(("altar",),) * 3, discards=("tavern",))
    play(state, "stage altar")
    choose(state, "decline")
    assert standing(state) == {"foundry"}
    assert state.pile_size() == 3
    assert (state.turn, state.to_act()) == (2, (0, 1, 2))


def test_an_empty_pile_is_skipped() -> None:
    """C6.2: with nothing thrown away there is nothing to choose."""
    state = table(city("halikarnassos-b", "foundry"), hands=(("altar",),) * 3)
    play(state, "stage altar", "build altar", "build altar")
    assert stages(state) == 1
    assert (state.turn, state.to_act()) == (1, (0, 1, 2))


def test_a_pile_without_a_card_to_build_tells_the_others_nothing() -> None:
    """C6.2: the owner is asked all the same, and has nothing but to decline."""
    mine = city("halikarnassos-b", "foundry", "tavern")
    state = table(mine, turn=2, hands=(("altar",),) * 3, discards=("tavern",))
    play(state, "stage altar", "build altar", "build altar")
    assert state.to_act() == (ME,)
    assert state.legal(ME) == [actions.DECLINE]
    other = table(
        city(), city("halikarnassos-b", "foundry", "tavern"), turn=2, hands=(("altar",),) * 3, discards=("tavern",)
    )
    play(other, "build altar", "stage altar", "build altar")
    reasons = [other.why_not(action(other, f"revive {card}", 1), 1) for card in ("tavern", "altar")]
    assert [reason and reason.code for reason in reasons] == ["already-there", "not-in-pile"]


def test_in_turn_6_the_last_cards_are_in_the_pile() -> None:
    """C6.2: the seventh cards of all, the owner's too; shields built so count in this Age's conflicts."""
    hands = ("altar", "stockade"), ("altar", "loom-i"), ("altar", "tavern")
    state = table(city("halikarnassos-b", "foundry"), turn=6, hands=hands)
    play(state, "stage altar", "build altar", "build altar")
    assert state.to_act() == (ME,)
    assert offered(state, "revive") == {"stockade", "loom-i", "tavern"}
    choose(state, "revive stockade")
    assert tokens(state) == (2, 0, 0, 0)
    assert state.to_act() == (CHANCE,)


def test_the_look_after_a_seventh_card_is_one_of_turn_6() -> None:
    """C2.4, C6.6: Babylon plays first; what it sells lies in the pile that Halikarnassos looks at."""
    hands = ("altar", "clay-pit"), ("altar", "loom-i"), ("altar", "tavern")
    state = table(city("babylon-b", stages=2), city("halikarnassos-b", "foundry"), turn=6, hands=hands)
    play(state, "build altar", "stage altar", "build altar")
    choose(state, "sell clay-pit")
    assert state.to_act() == (1,)
    assert (state.looks, state.look_when[0], state.look_seat[0], state.look_city[0]) == (1, 5, 1, 1)
    assert offered(state, "revive", 1) == {"clay-pit", "loom-i", "tavern"}
    assert [known_hands(state.observe(seat), seat) for seat in range(3)] == [[]] * 3


def test_a_guild_may_be_built_from_the_pile() -> None:
    """C6.2: at the very end too; its points count."""
    hands = ("gardens", "lodge"), ("gardens", "workers-guild"), ("gardens", "study")
    mine = city("halikarnassos-b", "foundry")
    state = table(mine, city("gizah-a", "sawmill", "quarry"), age=3, turn=6, hands=hands)
    play(state, "stage gardens")
    choose(state, "revive workers-guild")
    assert state.to_act() == ()
    assert sheet(state)["guilds"] == 2


# Babylon B.


@pytest.mark.parametrize(
    ("use", "expected"),
    [
        pytest.param("build", (3 + 3 - 1, 1), id="built, and paid"),
        pytest.param("sell", (3 + 3 + 3, 0), id="sold"),
        pytest.param("stage", (3 + 3, 0), id="under a stage"),
    ],
)
def test_the_seventh_card(use: str, expected: tuple[int, int]) -> None:
    """C6.3: after turn 6 the last card is built by the usual rules, sold for 3, or used for a stage."""
    owner = city("babylon-b", "brickyard", "press-i", stages=2)
    state = table(owner, turn=6, hands=(("altar", "clay-pit"),))
    play(state, "sell altar")
    assert state.to_act() == (ME,)
    choose(state, f"{use} clay-pit")
    assert (coins(state)[ME], len(standing(state)) - 2) == expected
    assert stages(state) == (3 if use == "stage" else 2)
    # Another's last cards are thrown away; Babylon's only if it was sold.
    assert state.pile_size() == 3 + 2 + (use == "sell")
    assert state.to_act() == (CHANCE,)


def test_the_seventh_card_must_be_paid() -> None:
    """C6.3: what cannot be paid or stands there already cannot be built."""
    state = table(city("babylon-b", "altar", stages=2, coins=0), turn=6, hands=(("theater", "altar"),))
    play(state, "build theater")
    assert state.legal(ME) == [action(state, "sell altar")]


def test_it_is_always_played() -> None:
    """C6.6: there is no declining; selling is never worse."""
    state = table(city("babylon-b", stages=2), turn=6, hands=(("altar", "baths"),))
    play(state, "sell altar")
    assert actions.DECLINE not in state.legal(ME)
    assert can(state, "sell baths")


def test_in_every_age_from_that_of_the_stage_on() -> None:
    """C6.6: also if the stage was built in that very turn 6; not before it is built."""
    ready = city("babylon-b", "sawmill", "glassworks-i", stages=1)
    state = table(ready, age=2, turn=6, hands=(("temple", "vineyard"),))
    play(state, "stage temple")
    assert state.to_act() == (ME,)
    choose(state, "sell vineyard")
    settle(state)
    for _ in range(6):
        play(state)
    assert (state.age, state.to_act()) == (3, (ME,))
    before = table(ready, age=2, turn=6, hands=(("temple", "vineyard"),))
    play(before, "sell temple")
    assert before.to_act() == (CHANCE,)


@pytest.mark.parametrize(
    ("first", "second", "mine"),
    [
        pytest.param("tavern", "clay-pit", (), id="coins"),
        pytest.param("stone-pit", "baths", (), id="production"),
        pytest.param("baths", "aqueduct", ("stone-pit",), id="a chain"),
        pytest.param("west-trading-post", "barracks", (), id="a discount"),
    ],
)
def test_what_turn_6_brought_counts(first: str, second: str, mine: tuple[str, ...]) -> None:
    """C6.6: the small turn is a turn of its own."""
    owner = city("babylon-b", *mine, stages=2, coins=1 if second == "barracks" else 0)
    state = table(owner, city("rhodos-a"), city("ephesos-a"), turn=6, hands=((first, second),))
    assert not can(state, f"build {second}")
    play(state, f"build {first}")
    assert can(state, f"build {second}")


def test_a_free_building_of_this_age_is_not_babylons() -> None:
    """C6.3: only the owner of the stage plays it; the others' last cards go to the pile."""
    state = table(city("olympia-a", stages=2), city("babylon-b", stages=2), turn=6, hands=(("altar", "senate"),) * 2)
    play(state)
    assert state.to_act() == (LEFT,)
