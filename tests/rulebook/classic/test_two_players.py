"""C9: two players and the Free City."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.data.classic import BUILDINGS
from antipater.data.classic_items import CARDS, DECK_SIZE, GUILD
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.rules.classic import actions
from antipater.rules.classic.turn import ClassicState

from .table import (
    City,
    action,
    begin,
    can,
    choose,
    city,
    coins,
    controller_of,
    deal,
    hand,
    keys,
    number,
    offered,
    offers,
    play,
    settle,
    sheet,
    stages,
    standing,
    table,
    tokens,
)

FIRST, SECOND, FREE = 0, 1, 2


def two(*cities: City, hands: tuple[tuple[str, ...], ...] = (), age: int = 1, turn: int = 1) -> ClassicState:
    """Seat two players and the Free City, whose board comes third."""
    return table(*cities, hands=hands, age=age, turn=turn, players=2)


def test_the_decks_of_three_players() -> None:
    """C9.1, C9.3: in each Age seven cards each and seven in the pile, of the decks for three with five guilds."""
    game = ruleset("classic", players="2")
    dice = Dice(5)
    state, dealer = game.start(), game.deal(dice)
    assert isinstance(state, ClassicState)
    seen: Counter[int] = Counter()
    while dealer.settle(state):
        seat = state.to_act()[0]
        if (state.turn, seat, state.chosen[0], state.chosen[1]) == (0, 0, -1, -1):
            assert [state.sizes[0] + state.sizes[1], *state.sizes[2:]] == [15, 0, 0, 0, 0, 0]
        options = state.legal(seat)
        state.apply(options[dice.below(len(options))], seat)
    seen.update(card for card in state.cards if card != UNKNOWN)
    printed = {item.number: sum(least <= 3 for least in item.copies) for item in BUILDINGS if item.deck != GUILD}
    assert {card: n for card, n in seen.items() if card < 96} == {card: n for card, n in printed.items() if n}
    assert sum(n for card, n in seen.items() if card >= 96) == 5


@pytest.mark.parametrize(("age", "first"), [(1, FIRST), (2, SECOND), (3, FIRST)], ids=["I", "II", "III"])
def test_who_controls_the_free_city(age: int, first: int) -> None:
    """C9.1, C9.7: seat 0 begins Ages I and III, seat 1 Age II, whoever was last; then they take turns."""
    state = begin(players=2)
    while state.age < age:
        play(state)
        settle(state)
    controllers = []
    while state.age == age and state.to_act():
        controllers.append(max((0, 1), key=lambda seat: state.sizes[seat]))
        play(state)
        settle(state)
    assert controllers == [first, 1 - first] * 3


@pytest.mark.parametrize("age", [1, 2, 3])
def test_hands_are_swapped_in_every_age(age: int) -> None:
    """C9.1: each player gets the hand of the other, and the next controller one card more."""
    card = ("loom-i", "press-ii", "lodge")[age - 1]
    other = 1 - controller_of(age, 1)
    state = two(hands=((card,), ()) if other == FIRST else ((), (card,)), age=age)
    play(state)
    assert card in hand(state, 1 - other)
    assert [state.sizes[0], state.sizes[1]] == [6, 6]
    settle(state)
    controller = controller_of(age, 2)
    assert [state.sizes[controller], state.sizes[1 - controller]] == [7, 6]


def test_seats_and_neighbours() -> None:
    """C9.3: clockwise seat 0, seat 1, the Free City; each is a neighbour of the two others; 3 coins each."""
    state = begin(players=2)
    assert [state.cities.left_of(place) for place in range(3)] == [SECOND, FREE, FIRST]
    assert [state.cities.right_of(place) for place in range(3)] == [FREE, FIRST, SECOND]
    assert coins(state) == [3, 3, 3]
    assert (state.players, state.cities.number) == (2, 3)


def test_the_board_of_the_free_city() -> None:
    """C9.3: random or chosen as a player's, and different from theirs."""
    chosen = begin("gizah-a", "rhodos-b", "olympia-a", players=2)
    assert (list(chosen.cities.board)[:3], list(chosen.cities.side)[:3]) == ([3, 6, 5], [0, 1, 0])
    game = ruleset("classic", players="2", boards="gizah,?,?", sides="a")
    found = set()
    for seed in range(40):
        state = game.start()
        game.deal(Dice(seed)).settle(state)
        assert isinstance(state, ClassicState)
        assert len(set(list(state.cities.board)[:3])) == 3
        found.add(state.cities.board[FREE])
    assert found == {0, 1, 2, 4, 5, 6}


def test_the_controller_chooses_twice() -> None:
    """C9.4: first a card for the own city, then one of the rest for the Free City; the other player once."""
    state = two(city("gizah-a"), city("rhodos-a"), city("ephesos-a"), hands=(("theater", "pawnshop"),))
    assert state.to_act() == (FIRST, SECOND)
    choose(state, "build theater", FIRST)
    assert state.to_act() == (FIRST, SECOND)
    assert "theater" not in offered(state, "build", FIRST)
    choose(state, "build pawnshop", FIRST, FREE)
    assert state.to_act() == (SECOND,)
    choose(state, "sell altar", SECOND)
    assert (standing(state, FIRST), standing(state, FREE)) == ({"theater"}, {"pawnshop"})
    assert coins(state) == [3, 6, 3]


def test_all_three_are_resolved_together() -> None:
    """C9.4: the Free City's brown card counts for the Vineyard of the same turn, and the other way round."""
    state = two(hands=(("foundry",), ("vineyard", "sawmill")), age=2)
    play(state, "build foundry", "build vineyard", "build sawmill")
    assert coins(state) == [3 - 1, 3 + 2, 3 - 1]


def test_the_order_within_a_turn_does_not_matter() -> None:
    """C9.4: whether the other player chooses before, between or after the controller's two choices."""
    keys = set()
    for order in ((FIRST, FIRST, SECOND), (FIRST, SECOND, FIRST), (SECOND, FIRST, FIRST)):
        state = two(hands=(("theater", "pawnshop"),))
        for seat in order:
            if seat == SECOND:
                choose(state, "sell altar", SECOND)
            elif state.sealed(FIRST):
                choose(state, "build pawnshop", FIRST, FREE)
            else:
                choose(state, "build theater", FIRST)
        keys.add(state.key())
    assert len(keys) == 1


def test_the_card_drawn_is_seen_by_its_controller_only() -> None:
    """C9.4: it is in the controller's hand; the other knows that there is one card more, not which."""
    state = two()
    play(state)
    assert state.to_act() == (CHANCE,)
    outcomes = state.legal(CHANCE)
    assert {n // 128 for n in outcomes} == {SECOND}
    deal(state)
    drawn = state.draws[1]
    assert drawn in state.hand(SECOND)
    views = {viewer: state.observe(viewer) for viewer in (FIRST, SECOND, SPECTATOR)}
    assert [views[viewer].draws[1] for viewer in views] == [UNKNOWN, drawn, UNKNOWN]
    assert hand(views[FIRST], SECOND) == ["?"] * 7
    game = ruleset("classic", players="2")
    assert [game.seen(outcomes[0], CHANCE, viewer) for viewer in views] == [UNKNOWN, outcomes[0], UNKNOWN]


def test_the_choice_for_the_free_city_is_sealed() -> None:
    """C9.4, C2.1: the other player sees neither of the controller's choices before the turn is resolved."""
    state = two(hands=(("theater", "pawnshop"),))
    before = state.observe(SECOND)
    choose(state, "build theater", FIRST)
    choose(state, "build pawnshop", FIRST, FREE)
    assert state.observe(SECOND) == before
    assert state.observe(FIRST) != before


@pytest.mark.parametrize(
    ("cards", "free_city", "allowed"),
    [
        pytest.param(("altar",), city("ephesos-a", coins=0), False, id="a free card"),
        pytest.param(("palace",), city("ephesos-a", coins=0), True, id="nothing at all"),
        pytest.param(("palace",), city("gizah-a", "stone-pit", coins=0), False, id="a stage"),
        pytest.param(("aqueduct",), city("ephesos-a", "baths", coins=0), False, id="a chain"),
        pytest.param(("baths",), city("ephesos-a", coins=2), False, id="a purchase"),
        pytest.param(("baths",), city("ephesos-a", coins=1), True, id="a purchase too dear"),
        pytest.param(("palace",), city("olympia-a", stages=2, coins=0), False, id="a free building"),
        pytest.param(("theater",), city("ephesos-a", "theater", coins=0), True, id="only what stands there"),
    ],
)
def test_the_free_city_discards_only_if_it_must(cards: tuple[str, ...], free_city: City, allowed: bool) -> None:
    """C9.2, C9.5: if any card of the rest can be built or put under a stage, one such must be; else any is sold."""
    neighbours = city("alexandria-a"), city("halikarnassos-a", "stone-pit")
    state = two(*neighbours, free_city, hands=(cards * 7,), turn=2, age=2)
    choose(state, f"sell {cards[0]}", FIRST)
    assert can(state, f"sell {cards[0]}", FIRST, FREE) == allowed
    assert (
        bool(offered(state, "build", FIRST) | offered(state, "stage", FIRST) | offered(state, "free", FIRST)) != allowed
    )


def test_only_the_rest_of_the_hand_matters() -> None:
    """C9.5: a card that the controller takes for the own city is none that the Free City could build."""
    hands = (("altar", *["palace"] * 5),)
    state = two(city("alexandria-a"), city("halikarnassos-a"), city("ephesos-a"), hands=hands, turn=2, age=2)
    kept = state.copy()
    choose(state, "build altar", FIRST)
    assert can(state, "sell palace", FIRST, FREE)
    choose(kept, "sell palace", FIRST)
    assert offered(kept, "sell", FIRST) == set()
    assert offered(kept, "build", FIRST) == {"altar"}
    with pytest.raises(IllegalAction) as refused:
        choose(kept, "sell palace", FIRST, FREE)
    assert (refused.value.reason.code, refused.value.reason.rule) == ("free-city-must-build", "C9.5")


def test_what_a_discard_of_the_free_city_tells() -> None:
    """C9.5: that the hand held none of the cards which it could have built then, and they are noted."""
    neighbours = city("alexandria-a"), city("halikarnassos-a")
    state = two(*neighbours, city("ephesos-a", coins=0), hands=(("palace",) * 7,), turn=2, age=2)
    play(state, "sell palace", "sell temple", "sell palace")
    could = [32 + place for place in members_of(state.open[7 + 1])]
    assert set(keys(could)) == {"loom-ii", "glassworks-ii", "press-ii", "vineyard", "bazar"}
    assert sum(bits != 0 for bits in state.open) == 1
    built = two(*neighbours, city("ephesos-a", coins=0), hands=(("altar",) * 7,), turn=2, age=2)
    play(built, "sell altar", "sell temple", "build altar")
    assert set(built.open) == {0}


def test_a_discard_of_the_first_card_tells_of_the_first_guild() -> None:
    """C9.5: guilds are noted beside the deck of the Age; no card is too small to tell something."""
    sources = "lumber-yard", "stone-pit", "clay-pit", "ore-vein", "sawmill"
    state = two(
        city("alexandria-a"),
        city("halikarnassos-a"),
        city("babylon-a", *sources, coins=0, stages=3),
        hands=((), ("lumber-yard",) * 7),
        turn=2,
        age=3,
    )
    play(state, "sell gardens", "sell lumber-yard", "sell lumber-yard")
    first_guild = CARDS - DECK_SIZE
    assert keys([first_guild + place for place in members_of(state.open[21 + 2 * 7 + 1])]) == ["workers-guild"]
    assert "workers-guild" in keys([first_guild])
    assert state.open[2 * 7 + 1] & 1 == 0


def test_the_free_city_uses_chains() -> None:
    """C9.2: a card free by its predecessor costs it nothing, and there is no other way to pay."""
    state = two(
        city("gizah-a", "quarry"),
        city("rhodos-a", "stone-pit"),
        city("ephesos-a", "baths", coins=20),
        hands=((), ("aqueduct", "temple")),
        age=2,
    )
    choose(state, "sell temple", SECOND)
    first = action(state, "build aqueduct")
    assert [n for n in state.legal(SECOND) if first <= n < first + actions.RANKS] == [first]


def test_the_free_city_trades_with_both() -> None:
    """C9.2, C9.6: its controller decides whom it pays; and it sells to both players."""
    cities = city("gizah-a"), city("rhodos-a", "stone-pit"), city("ephesos-a", "loom-i")
    hands = ("theater", "baths"), ("apothecary",)
    for left, right in ((2, 0), (0, 2)):
        state = two(*cities, hands=hands)
        assert offers(state, "baths", FREE) == [(0, 2), (2, 0)]
        choose(state, "build theater", FIRST)
        choose(state, f"build baths {left}+{right}", FIRST, FREE)
        choose(state, "build apothecary 2+0", SECOND)
        # On the left of the Free City sits seat 0, on its right seat 1, which buys the cloth.
        assert coins(state) == [3 + left, 3 - 2 + right, 3 - 2 + 2]


def test_the_free_city_fights() -> None:
    """C9.2: it wins and loses tokens against both players, as a neighbour does."""
    state = two(city("gizah-a", "walls"), city("rhodos-a"), city("ephesos-a", "stockade"), turn=6)
    settle(play(state))
    assert [tokens(state, place) for place in range(3)] == [(2, 0, 0, 0), (0, 0, 0, 2), (1, 0, 0, 1)]


def test_the_free_city_is_scored_for_information() -> None:
    """C9.2, C9.9: it has a score sheet; it wins nothing."""
    state = two(city("gizah-a"), city("rhodos-a"), city("ephesos-a", "palace", "pantheon"), age=3, turn=6)
    play(state)
    settle(state)
    assert sheet(state, FREE)["civilian"] == 15
    assert state.to_act() == ()
    assert state.returns() == [210, 210]


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        pytest.param((city("gizah-a", "palace"), city("rhodos-a")), [420, 0], id="more points"),
        pytest.param((city("gizah-a", coins=3), city("rhodos-a", coins=4)), [0, 420], id="more coins"),
        pytest.param((city("gizah-a"), city("rhodos-a")), [210, 210], id="shared"),
    ],
)
def test_the_better_of_the_two_wins(cities: tuple[City, ...], expected: list[int]) -> None:
    """C9.9: whatever the Free City has; a tie by coins, then shared."""
    state = two(*cities, city("ephesos-a", "pantheon", "town-hall", coins=30), age=3, turn=6)
    play(state)
    settle(state)
    assert expected == state.returns()


def test_the_last_cards() -> None:
    """C9.7: after turn 6 the last card of both hands and of the pile go away without coins; nobody sees the pile's."""
    hands = ("theater", "loom-i"), ("theater", "press-i", "pawnshop")
    state = two(hands=hands, turn=6)
    play(state, "build theater", "build theater", "build pawnshop")
    assert state.to_act() == (CHANCE,)
    assert {n // 128 for n in state.legal(CHANCE)} == {actions.NOBODY_LOOKS}
    state.apply(state.legal(CHANCE)[0], CHANCE)
    assert coins(state) == [3, 3, 3]
    assert state.pile_size() == 3
    last = FREE * actions.PLAYS + actions.SMALL_TURN
    assert state.cards[last] == number("altar")
    assert [state.observe(viewer).cards[last] for viewer in (FIRST, SECOND, SPECTATOR)] == [UNKNOWN] * 3


def test_babylon_b_among_two() -> None:
    """C9.7, C6.6: a player plays the seventh card before the last cards go away."""
    state = two(
        city("babylon-b", stages=2), city("rhodos-a"), city("ephesos-a"), hands=(("theater", "pawnshop"),), turn=6
    )
    play(state, "build theater")
    settle(state)
    assert state.to_act() == (FIRST,)
    choose(state, "build pawnshop", FIRST)
    settle(state)
    assert standing(state, FIRST) >= {"theater", "pawnshop"}
    assert state.age == 2


def test_babylon_b_of_the_free_city_gives_nothing() -> None:
    """C9.8: it has no hand, so it has no seventh card."""
    state = two(city("gizah-a"), city("rhodos-a"), city("babylon-b", stages=2), turn=6)
    play(state)
    settle(state)
    assert state.age == 2


@pytest.mark.parametrize("turn", [2, 3], ids=["seat 1 controls", "seat 0 controls"])
def test_halikarnassos_of_the_free_city(turn: int) -> None:
    """C9.8: the controller of that turn alone looks at the pile and builds for the Free City."""
    controller = controller_of(1, turn)
    free_city = city("halikarnassos-b", "foundry")
    state = table(
        city("gizah-a"), city("rhodos-a"), free_city, players=2, turn=turn, discards=("tavern", "loom-i"), age=1
    )
    choose(state, "build altar", 0)
    choose(state, "build altar", 1)
    choose(state, "stage altar", controller, FREE)
    assert state.to_act() == (controller,)
    assert offered(state.observe(controller), "revive", controller) == {"tavern", "loom-i"}
    assert set(state.observe(1 - controller).looked) == {0}
    choose(state, "revive tavern", controller)
    assert "tavern" in standing(state, FREE)
    assert (stages(state, FREE), coins(state)) == (1, [3, 3, 3 + 5])


def test_olympia_a_of_the_free_city() -> None:
    """C9.8: its controller builds a card for it for nothing, once an Age."""
    state = two(city("gizah-a"), city("rhodos-a"), city("olympia-a", stages=2, coins=0), hands=(("theater", "palace"),))
    choose(state, "build theater", FIRST)
    choose(state, "free palace", FIRST, FREE)
    choose(state, "sell altar", SECOND)
    assert standing(state, FREE) == {"palace"}
    assert state.cities.free_left[FREE] == 0
