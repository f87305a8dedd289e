"""D5: what a construction costs, and what a building does when it joins the city."""

import pytest

from .table import ME, RIVAL, can, city, coins, offered, pile, play, price, sheet, standing, table


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        pytest.param("lumber-yard", 0, id="free"),
        pytest.param("scriptorium", 2, id="coins"),
        pytest.param("baths", 2, id="resources"),
        pytest.param("caravansery", 2 + 2 + 2, id="both"),
    ],
)
def test_kinds_of_cost(card: str, expected: int) -> None:
    """D5.1: nothing, coins, resources, or both; the coin part goes to the bank, never to the rival's Economy."""
    state = table(rival=city("economy"), cards=(card,))
    assert expected == price(state, card)
    coin_part = {"scriptorium": 2, "caravansery": 2}.get(card, 0)
    play(state, "build", card)
    assert coins(state) == (7 - expected, 7 + expected - coin_part)


def test_production_is_not_spent() -> None:
    """D5.2: one stone serves every construction, turn after turn, wonders too; of two stones one is bought."""
    state = table(me=city("quarry", coins=2), rival=city(coins=0), cards=("baths", "tavern"))
    play(play(state, "build", "baths"), "discard", "tavern")
    assert coins(state)[ME] == 2
    assert [price(state, item) for item in ("rostrum", "walls", "pyramids")] == [2, 2, 6]


@pytest.mark.parametrize(
    ("wonder", "expected"),
    [pytest.param("great-lighthouse", 8, id="it makes stone or wood"), pytest.param("piraeus", 8, id="it makes glass")],
)
def test_nothing_helps_to_pay_for_itself(wonder: str, expected: int) -> None:
    """D5.2: a wonder that produces what it needs is paid in full."""
    state = table(me=city(coins=8, wonders=(wonder,)), cards=("altar",))
    play(state, "wonder", wonder)
    assert coins(state)[ME] == 8 - expected


@pytest.mark.parametrize(
    ("rival", "expected"),
    [
        pytest.param((), 2, id="nobody makes it"),
        pytest.param(("quarry",), 3, id="one"),
        pytest.param(("shelf-quarry",), 4, id="two on one card"),
        pytest.param(("quarry", "stone-pit", "shelf-quarry"), 6, id="four"),
        pytest.param(("sawmill", "brickyard", "glassworks", "press"), 2, id="other goods"),
        pytest.param(("caravansery", "great-lighthouse"), 2, id="yellow cards and wonders do not count"),
        pytest.param(("stone-reserve",), 2, id="the rival's fixed price does not help"),
    ],
)
def test_price_of_a_stone(rival: tuple[str, ...], expected: int) -> None:
    """D5.3: two coins, and one for each unit of the rival's brown and grey cards."""
    assert expected == price(table(rival=city(*rival)), "baths")


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize(
    ("item", "units"),
    [pytest.param("aqueduct", 3, id="building"), pytest.param("pyramids", 3, id="wonder")],
)
def test_any_number_may_be_bought(item: str, units: int, seat: int) -> None:
    """D5.3: each unit at the same price, for buildings and wonders; the own production does not matter to it."""
    cities = (city("press"), city("shelf-quarry", "drying-room"))
    state = table(*cities) if seat == ME else table(*reversed(cities))
    assert price(state, item, seat) == units * 4


@pytest.mark.parametrize(
    ("card", "item", "expected"),
    [
        pytest.param("stone-reserve", "aqueduct", 3, id="stone"),
        pytest.param("clay-reserve", "brickyard", 2, id="a coin cost is not touched"),
        pytest.param("clay-reserve", "statue", 2, id="clay"),
        pytest.param("wood-reserve", "stable", 1, id="wood"),
        pytest.param("customs-house", "school", 2 + 3, id="glass and papyrus, not wood"),
        pytest.param("customs-house", "chamber-of-commerce", 2, id="papyrus"),
    ],
)
def test_fixed_prices(card: str, item: str, expected: int) -> None:
    """D5.4: one coin a unit, whatever the rival makes."""
    rival = city("shelf-quarry", "clay-pit", "lumber-yard", "press", "glassworks")
    assert expected == price(table(me=city(card), rival=rival), item)


def test_a_fixed_price_holds_in_a_replay() -> None:
    """D5.4: a reserve built by one turn fixes the price of the next one, be it a replay."""
    state = table(
        me=city("theology", coins=20, wonders=("mausoleum",)),
        rival=city("shelf-quarry"),
        cards=("aqueduct", "walls"),
        discard=("stone-reserve",),
    )
    assert price(state, "aqueduct") == 12
    play(play(state, "wonder", "mausoleum", using="walls"), "revive", "stone-reserve")
    assert state.to_act() == (ME,)
    assert price(state, "aqueduct") == 3


@pytest.mark.parametrize(
    ("mine", "item", "expected"),
    [
        pytest.param(("caravansery",), "palace", 2 * 2 + 2 * 2, id="one raw unit of three"),
        pytest.param(("caravansery", "great-lighthouse"), "palace", 2 + 2 * 2, id="two choices, two units"),
        pytest.param(("forum",), "palace", 3 * 2 + 2, id="one of two glass"),
        pytest.param(("forum", "piraeus"), "palace", 3 * 2, id="both glass"),
        pytest.param(("forum",), "aqueduct", 6, id="a made good is no stone"),
        pytest.param(("great-lighthouse",), "aqueduct", 4, id="a wonder chooses too"),
    ],
)
def test_choice_production(mine: tuple[str, ...], item: str, expected: int) -> None:
    """D5.5: one unit of one of its goods at each construction."""
    assert expected == price(table(me=city(*mine)), item)


def test_choices_never_raise_prices() -> None:
    """D5.5: not even together with cards of the same good."""
    state = table(rival=city("forum", "caravansery", "great-lighthouse", "piraeus"))
    assert price(state, "palace") == 5 * 2


@pytest.mark.parametrize(
    ("mine", "item", "expected"),
    [
        pytest.param(("caravansery",), "rostrum", 2, id="the choice goes to the stone at 4, wood is 2"),
        pytest.param(("masonry",), "town-hall", 2 + 2 + 4, id="the rebate goes to two of three stones"),
        pytest.param(("masonry",), "baths", 0, id="never below nothing"),
        pytest.param(("architecture",), "pyramids", 4 + 2, id="two stones less, not the papyrus"),
        pytest.param(("architecture", "great-lighthouse"), "pyramids", 2, id="choice and rebate together"),
        pytest.param(("masonry", "stone-reserve"), "town-hall", 1 + 1 + 1, id="wood at 2 is dearer than stone at 1"),
        pytest.param(("masonry",), "caravansery", 6, id="yellow cards have no rebate"),
    ],
)
def test_cheapest_way_to_pay(mine: tuple[str, ...], item: str, expected: int) -> None:
    """D5.6: choices and rebates go to the dearest missing units; a rebate never touches coins."""
    assert expected == price(table(me=city(*mine), rival=city("shelf-quarry")), item)


@pytest.mark.parametrize(
    ("treasury", "allowed"), [pytest.param(7, False, id="one short"), pytest.param(8, True, id="exactly")]
)
def test_too_dear(treasury: int, allowed: bool) -> None:
    """D5.7: the 12 coins of the Temple of Artemis do not help to build it."""
    state = table(me=city(coins=treasury, wonders=("temple-of-artemis",)), cards=("altar",))
    assert can(state, "wonder", "temple-of-artemis") is allowed


def test_too_dear_building() -> None:
    """D5.7: neither do the coins that a building brings."""
    state = table(me=city("quarry", "lumber-yard", "clay-pool", coins=3), cards=("port",))
    assert price(state, "port") == 4
    assert not can(state, "build", "port")


@pytest.mark.parametrize(
    ("holder", "card"),
    [
        pytest.param("baths", "aqueduct", id="resources"),
        pytest.param("garrison", "barracks", id="the coin cost is free too"),
        pytest.param("school", "university", id="from Age II to Age III"),
        pytest.param("palisade", "fortifications", id="from Age I to Age III"),
    ],
)
def test_chains(holder: str, card: str) -> None:
    """D5.8: free for whose city holds the granting card, and for nobody else."""
    state = table(me=city(holder, coins=0), rival=city("economy"), cards=(card,))
    assert can(state, "build", card)
    play(state, "build", card)
    assert coins(state) == (0, 7)
    assert not can(table(me=city(coins=0), rival=city(holder), cards=(card,)), "build", card)


def test_a_chain_is_always_used() -> None:
    """D5.8: also by a player who could pay."""
    state = table(me=city("baths", "quarry", coins=30), cards=("aqueduct",))
    assert coins(play(state, "build", "aqueduct"))[ME] == 30


@pytest.mark.parametrize(
    ("mine", "card", "earned"),
    [
        pytest.param((), "lighthouse", 1, id="yellow: itself"),
        pytest.param(("tavern", "forum"), "lighthouse", 3, id="yellow: itself and two"),
        pytest.param(("walls", "stable"), "armory", 2, id="red"),
        pytest.param(("sawmill", "quarry", "press"), "port", 4, id="brown, cards not units, no grey"),
        pytest.param(("press", "glassworks", "quarry"), "chamber-of-commerce", 6, id="grey"),
        pytest.param((), "tavern", 4, id="plain coins"),
    ],
)
def test_coins_of_a_building(mine: tuple[str, ...], card: str, earned: int) -> None:
    """D5.9: counted in the own city, the new card included; the rival's cards do not matter."""
    state = table(me=city(*mine, coins=20), rival=city("brewery", "circus", "clay-pit", "drying-room"), cards=(card,))
    paid = price(state, card)
    play(state, "build", card)
    assert coins(state)[ME] == 20 - paid + earned
    assert card in standing(state)


def test_coins_are_paid_once() -> None:
    """D5.9: red cards built later pay nothing for the Armory."""
    state = table(me=city("armory", coins=8), rival=city(coins=0), cards=("pretorium",))
    assert coins(play(state, "build", "pretorium"))[ME] == 0


@pytest.mark.parametrize(
    ("mine", "rival", "earned"),
    [
        pytest.param((), (), 0, id="none"),
        pytest.param(("pyramids", "sphinx"), ("colossus",), 4, id="own built wonders only"),
        pytest.param((), ("colossus", "piraeus"), 0, id="not the rival's"),
    ],
)
def test_coins_per_wonder(mine: tuple[str, ...], rival: tuple[str, ...], earned: int) -> None:
    """D5.10: two coins for each wonder that stands in the own city; unbuilt ones do not count."""
    state = table(me=city("brewery", *mine, coins=0, wonders=("mausoleum",)), rival=city(*rival), cards=("arena",))
    assert coins(play(state, "build", "arena"))[ME] == earned


GUILD_CASES = [
    pytest.param("merchants-guild", ("tavern",), ("brewery", "forum"), 2, id="yellow: the rival has more"),
    pytest.param("merchants-guild", ("tavern", "forum"), ("brewery",), 2, id="yellow: I have more"),
    pytest.param("shipowners-guild", ("quarry", "press"), ("sawmill",), 2, id="brown and grey in one city"),
    pytest.param(
        "shipowners-guild", ("quarry", "sawmill"), ("press", "glassworks"), 2, id="never brown here, grey there"
    ),
    pytest.param("magistrates-guild", (), ("altar", "baths", "senate"), 3, id="blue"),
    pytest.param("scientists-guild", ("school",), (), 1, id="green"),
    pytest.param("tacticians-guild", ("walls",), ("stable",), 1, id="red: a tie is one city's number"),
    pytest.param("builders-guild", ("pyramids", "sphinx"), (), 0, id="builders: no coins"),
    pytest.param("moneylenders-guild", (), (), 0, id="moneylenders: no coins"),
]


@pytest.mark.parametrize(("guild", "mine", "rival", "earned"), GUILD_CASES)
def test_coins_of_a_guild(guild: str, mine: tuple[str, ...], rival: tuple[str, ...], earned: int) -> None:
    """D5.11: at once, by the one city that has more of the counted cards at that moment."""
    state = table(me=city(*mine, coins=30), rival=city(*rival), cards=(guild,))
    paid = price(state, guild)
    assert coins(play(state, "build", guild))[ME] == 30 - paid + earned


def test_points_of_a_guild_are_counted_at_the_end() -> None:
    """D5.11: by the city that has more then, which may be the other one."""
    state = table(me=city("merchants-guild", "tavern", coins=0), rival=city("brewery", "forum", coins=0))
    assert sheet(state) == {"purple": 2}
    state = table(me=city("merchants-guild", "tavern", "forum", "brewery", coins=0), rival=city("arena", coins=0))
    assert sheet(state)["purple"] == 3


@pytest.mark.parametrize(
    ("guild", "mine", "rival", "treasuries", "points"),
    [
        pytest.param(
            "builders-guild", ("pyramids",), ("sphinx", "piraeus"), (0, 0), 4, id="two per wonder of the rival"
        ),
        pytest.param("builders-guild", ("pyramids", "sphinx"), (), (0, 0), 4, id="two per own wonder"),
        pytest.param("moneylenders-guild", (), (), (2, 11), 3, id="sets of three of the richer city"),
        pytest.param("moneylenders-guild", (), (), (8, 0), 2, id="the own sets"),
        pytest.param("moneylenders-guild", (), (), (2, 2), 0, id="no complete set, not even together"),
        pytest.param("magistrates-guild", (), ("merchants-guild", "altar"), (0, 0), 1, id="purple is counted by none"),
    ],
)
def test_builders_and_moneylenders(
    guild: str, mine: tuple[str, ...], rival: tuple[str, ...], treasuries: tuple[int, int], points: int
) -> None:
    """D5.12: wonders that stand, complete sets of three coins; no guild counts purple cards."""
    state = table(
        me=city(guild, *mine, coins=treasuries[0], wonders=("mausoleum",)), rival=city(*rival, coins=treasuries[1])
    )
    assert sheet(state).get("purple", 0) == points


def test_unbuilt_wonders_do_not_count_for_builders() -> None:
    """D5.12: only wonders that stand."""
    state = table(me=city("builders-guild", wonders=("sphinx", "piraeus", "pyramids")), rival=city("colossus"))
    assert sheet(state)["purple"] == 2


def test_for_nothing() -> None:
    """D5.13: no cost, nothing for Economy, no chain for Urbanism; shields with Strategy, and the symbol it grants."""
    state = table(
        me=city("urbanism", "strategy", "parade-ground", coins=11, wonders=("mausoleum",)),
        rival=city("economy", coins=0),
        cards=("altar",),
        discard=("circus", "archery-range"),
        pawn=-1,
    )
    play(play(state, "wonder", "mausoleum"), "revive", "circus")
    assert coins(state) == (11 - 10, 10)
    assert state.pawn == -1 + 3
    state = table(me=city(coins=10, wonders=("mausoleum",)), cards=("altar",), discard=("archery-range",))
    play(play(state, "wonder", "mausoleum"), "revive", "archery-range")
    assert price(state, "siege-workshop") == 0


@pytest.mark.parametrize(
    ("card", "earned"),
    [pytest.param("tavern", 4, id="coins"), pytest.param("lighthouse", 1, id="coins per card, itself included")],
)
def test_for_nothing_still_brings_coins(card: str, earned: int) -> None:
    """D5.13: everything else is as in any construction."""
    state = table(me=city(coins=10, wonders=("mausoleum",)), cards=("altar",), discard=(card,))
    play(play(state, "wonder", "mausoleum"), "revive", card)
    assert coins(state)[ME] == earned


def test_for_nothing_completes_a_pair() -> None:
    """D5.13: a symbol is a symbol wherever its card comes from."""
    state = table(
        me=city("school", coins=10, wonders=("mausoleum",)),
        cards=("altar",),
        discard=("apothecary",),
        board=("law", "economy"),
    )
    play(play(state, "wonder", "mausoleum"), "revive", "apothecary")
    assert offered(state, "take") == {"law", "economy"}


@pytest.mark.parametrize(
    ("treasury", "left"),
    [pytest.param(2, 0, id="all there is"), pytest.param(3, 0, id="3"), pytest.param(5, 2, id="5")],
)
def test_nobody_loses_more_than_there_is(treasury: int, left: int) -> None:
    """D5.14: and what is lost goes to the bank, not to the builder."""
    state = table(me=city(coins=10, wonders=("appian-way",)), rival=city(coins=treasury), cards=("altar",))
    play(state, "wonder", "appian-way")
    assert coins(state) == (3, left)
    assert pile(state) == set()
    assert state.city(RIVAL).coins == left
