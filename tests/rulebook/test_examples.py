"""The worked examples of the rulebooks, played: Antoine is player 0, Bruno player 1."""

import pytest

from antipater.data.columns import BY_KEY
from antipater.data.words import CLAY, PAPYRUS, STONE
from antipater.game.bits import members_of
from antipater.rules.duel import cost

from .table import can, city, coins, keys, pile, play, price, sheet, standing, table, unbuilt

ANTOINE, BRUNO = 0, 1


@pytest.mark.parametrize(
    ("card", "expected_coins", "needs"),
    [
        pytest.param("lumber-yard", 0, {}, id="nothing"),
        pytest.param("stone-pit", 1, {}, id="a coin"),
        pytest.param("baths", 0, {"S": 1}, id="a stone"),
        pytest.param("arena", 0, {"C": 1, "S": 1, "W": 1}, id="a clay, a stone, a wood"),
        pytest.param("horse-breeders", 0, {"C": 1, "W": 1}, id="a clay and a wood, or the Stable"),
    ],
)
def test_printed_costs(card: str, expected_coins: int, needs: dict[str, int]) -> None:
    """D5.1: what the cost area of a card says."""
    item = BY_KEY[card]
    assert (item.coins, item.needs) == (expected_coins, tuple(needs.get(letter, 0) for letter in "WCSGP"))


def test_horse_breeders() -> None:
    """D5.8: a clay and a wood, or the Stable."""
    assert price(table(), "horse-breeders") == 4
    assert price(table(me=city("clay-pool", "lumber-yard")), "horse-breeders") == 0
    assert price(table(me=city("stable")), "horse-breeders") == 0


def test_production() -> None:
    """D5.2: Antoine makes a stone, three clay and a papyrus; Baths and Garrison cost him nothing, glass is missing."""
    state = table(
        me=city("quarry", "clay-pool", "brickyard", "press", coins=0), cards=("baths", "garrison", "apothecary")
    )
    makes = list(state.city0.makes)
    assert (makes[STONE], makes[CLAY], makes[PAPYRUS]) == (1, 3, 1)
    assert can(state, "build", "baths")
    assert can(state, "build", "garrison")
    assert not can(state, "build", "apothecary")


def test_a_stone_for_antoine_and_a_third_for_bruno() -> None:
    """D5.3: Bruno makes two stones: each costs Antoine 4; a third one costs Bruno 2."""
    state = table(me=city(), rival=city("shelf-quarry"))
    assert cost.unit_price(state.city0, state.city1, STONE) == 4
    assert price(state, "baths", ANTOINE) == 4
    assert price(state, "aqueduct", BRUNO) == 2


def test_fortifications() -> None:
    """D5.3: Bruno has the two stones; clay at 3 since Antoine makes one, papyrus at 2: 5 coins."""
    state = table(me=city("clay-pool"), rival=city("shelf-quarry", coins=5), cards=("fortifications",), turn=BRUNO)
    assert price(state, "fortifications", BRUNO) == 5
    assert coins(play(state, "build", "fortifications")) == (7, 0)


def test_aqueduct() -> None:
    """D5.3: three stones at 4 coins: 12."""
    state = table(me=city(coins=12), rival=city("shelf-quarry"), cards=("aqueduct",))
    assert price(state, "aqueduct") == 12
    assert coins(play(state, "build", "aqueduct")) == (0, 7)


@pytest.mark.parametrize(("card", "paid"), [("scriptorium", 2), ("stone-pit", 1)])
def test_cost_in_coins(card: str, paid: int) -> None:
    """D5.1: the Scriptorium costs 2 coins, the Stone Pit 1."""
    assert coins(play(table(cards=(card,)), "build", card)) == (7 - paid, 7)


def test_caravansery() -> None:
    """D5.1, D5.3: 2 coins, glass at 3 since Antoine makes one, papyrus at 2: 7 coins."""
    state = table(me=city("glassworks"), rival=city(coins=7), cards=("caravansery",), turn=BRUNO)
    assert coins(play(state, "build", "caravansery")) == (7, 0)


@pytest.mark.parametrize(("holder", "card"), [("baths", "aqueduct"), ("palisade", "fortifications")])
def test_chains(holder: str, card: str) -> None:
    """D5.8: the Baths make the Aqueduct free, the Palisade the Fortifications."""
    state = table(me=city(holder, coins=0), cards=(card,))
    play(state, "build", card)
    assert standing(state) == {holder, card}


def test_accessible_cards() -> None:
    """D3.2: Baths, Stone Pit, Lumber Yard and Scriptorium have nothing on them; all other cards have."""
    slots = {14: "baths", 16: "stone-pit", 17: "lumber-yard", 19: "scriptorium"}
    covered = {5: "tavern", 6: "altar", 7: "press", 8: "stable"}
    state = table(slots=slots | covered, hidden=(9, 10, 11, 12, 13))
    assert keys(state.slots[slot] for slot in members_of(state.open)) == set(slots.values())
    assert not any(can(state, "discard", card) for card in covered.values())


def test_aqueduct_discarded() -> None:
    """D4.2: with Tavern and Clay Reserve Bruno gets 4 coins for it."""
    state = table(rival=city("tavern", "clay-reserve"), cards=("aqueduct",), turn=BRUNO)
    play(state, "discard", "aqueduct")
    assert (coins(state), pile(state)) == ((7, 11), {"aqueduct"})


def test_colossus() -> None:
    """D6.1, D7.1: three clay and a glass are paid for, not the card's cost; the pawn moves two spaces."""
    state = table(me=city("clay-pool", "brickyard", "glassworks", coins=0, wonders=("colossus",)), cards=("pretorium",))
    play(state, "wonder", "colossus", using="pretorium")
    assert (coins(state)[ANTOINE], state.pawn) == (0, 2)
    assert "pretorium" not in standing(state)


def test_the_seventh_wonder() -> None:
    """D6.3: four of Bruno's and two of Antoine's stand; with the Colossus his Pyramids go back to the box."""
    state = table(
        me=city("sphinx", "piraeus", coins=20, wonders=("colossus", "pyramids")),
        rival=city("mausoleum", "great-library", "appian-way", "statue-of-zeus"),
        cards=("altar",),
    )
    play(state, "wonder", "colossus")
    assert (unbuilt(state, ANTOINE), unbuilt(state, BRUNO)) == (set(), set())
    assert "pyramids" not in standing(state)


def test_archery_range() -> None:
    """D7.3: two shields lead into a new zone; Bruno loses 2 coins and the token is gone."""
    state = table(me=city(coins=6), cards=("archery-range",), pawn=1)
    play(state, "build", "archery-range")
    assert (state.pawn, coins(state)[BRUNO], state.loot) == (3, 5, 0b1011)


def test_strategy() -> None:
    """D8.8: a red card with 2 shields moves the pawn 3 spaces; wonders and cards built before gain nothing."""
    state = table(me=city("strategy", "stable", coins=20, wonders=("colossus",)), cards=("walls", "temple"))
    assert play(state, "build", "walls").pawn == 3
    state = table(me=city("strategy", "stable", coins=20, wonders=("colossus",)), cards=("walls",))
    assert play(state, "wonder", "colossus").pawn == 2


@pytest.mark.parametrize("reserve", ["stone-reserve", "wood-reserve", "clay-reserve", "customs-house"])
def test_economy_receives_the_money_really_spent(reserve: str) -> None:
    """D8.3: a reserve lowers what Antoine pays, and so what Bruno's Economy receives."""
    card = {"stone-reserve": "walls", "wood-reserve": "stable", "clay-reserve": "statue"}.get(reserve, "school")
    state = table(
        me=city(reserve, coins=20),
        rival=city("economy", "sawmill", "shelf-quarry", "brickyard", coins=0),
        cards=(card,),
    )
    paid = {"walls": 2, "stable": 1, "statue": 2, "school": 4 + 2}[card]
    assert coins(play(state, "build", card)) == (20 - paid, paid)


def test_mathematics_counts_itself() -> None:
    """D8.6: alone it is worth 3 points."""
    assert sheet(table(me=city("mathematics", coins=0))) == {"progress": 3}


def test_lighthouse_counts_itself() -> None:
    """D5.9: one coin for each yellow card, itself included."""
    state = table(me=city("tavern", coins=0), cards=("lighthouse",))
    assert coins(play(state, "build", "lighthouse"))[ANTOINE] == 2


def test_shipowners_choose_one_city() -> None:
    """D5.11: two brown cards here and two grey ones there are two, not four."""
    state = table(
        me=city("quarry", "sawmill", coins=30), rival=city("press", "glassworks"), cards=("shipowners-guild",)
    )
    paid = price(state, "shipowners-guild")
    play(state, "build", "shipowners-guild")
    assert coins(state)[ANTOINE] == 30 - paid + 2
    assert sheet(state)["purple"] == 2


def test_a_guild_may_count_another_city_at_the_end() -> None:
    """D5.11: coins by Bruno's two red cards, points by Antoine's three."""
    state = table(
        me=city("stable", coins=30),
        rival=city("walls", "garrison"),
        cards=("tacticians-guild", "pretorium", "arsenal", "palace"),
        last=True,
    )
    paid = price(state, "tacticians-guild")
    play(state, "build", "tacticians-guild")
    assert coins(state)[ANTOINE] == 30 - paid + 2
    after = table(
        me=city("tacticians-guild", "stable", "pretorium", "arsenal"), rival=city("walls", "garrison"), pawn=0
    )
    assert sheet(after)["purple"] == 3
