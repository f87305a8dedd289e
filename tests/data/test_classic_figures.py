"""Every figure of classic 7 Wonders in `data`, compared with an independent list of what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest

from antipater.data import classic, classic_columns, classic_words, words
from antipater.data.classic import BOARDS, BUILDINGS
from antipater.data.classic_items import CARDS, GUILD, Item
from antipater.data.classic_words import GOOD_KEYS, SYMBOL_KEYS

FIGURES: dict[str, Any] = json.loads((Path(__file__).parent / "classic.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = FIGURES["rules"]
TWO: dict[str, Any] = FIGURES["two_players"]
PRINTED: list[dict[str, Any]] = FIGURES["cards"] + FIGURES["guilds"]
STAGES: list[dict[str, Any]] = [
    row for board in FIGURES["wonders"] for side in "AB" for row in board["sides"][side]["stages"]
]
PLAYERS = range(3, 8)
BY_KEY = classic_columns.BY_KEY

SIDES = {"left": classic_words.LEFT, "right": classic_words.RIGHT, "self": classic_words.OWN}
KINDS = {"wonder_stages": (classic_words.STAGES,), "defeat_tokens": (classic_words.DEFEATS,)}


def typeset(french: str) -> str:
    """Return a French name with the apostrophe that print has."""
    return french.replace("'", "’")


def ours(row: dict[str, Any]) -> Item:
    return BY_KEY[row["id"].replace("_", "-")]


def goods(names: list[str]) -> tuple[int, ...]:
    return tuple(GOOD_KEYS.index(name) for name in names)


def scope(names: list[str]) -> int:
    return sum(SIDES[name] for name in names)


def counted(count: dict[str, Any]) -> tuple[int, ...]:
    if count["kind"] == "cards":
        return tuple(words.COLOR_KEYS.index(color) for color in count["colors"])
    return KINDS[count["kind"]]


def in_our_words(printed: dict[str, Any]) -> list[words.Effect]:
    """Translate one printed effect; a card that makes two different goods would be two words."""
    match printed:
        case {"type": "produce", "resources": resources, "tradable": True}:
            return [classic_words.Produce(GOOD_KEYS.index(good), units) for good, units in resources.items()]
        case {"type": "produce_choice", "options": options, "amount": 1, "tradable": tradable}:
            return [classic_words.ProduceOneOf(goods(options), for_sale=tradable)]
        case {"type": "trade_discount", "resources": resources, "from": sides, "price": classic.REDUCED_PRICE}:
            return [classic_words.Discount(goods(resources), scope(sides))]
        case {"type": "coins", "amount": amount}:
            return [words.Coins(amount)]
        case {"type": "points", "amount": amount}:
            return [words.Points(amount)]
        case {"type": "coins_per", "amount": amount, "count": count, "scope": cities}:
            return [classic_words.CoinsPer(counted(count), amount, scope(cities))]
        case {"type": "points_per", "amount": amount, "count": count, "scope": cities}:
            return [classic_words.PointsPer(counted(count), amount, scope(cities))]
        case {"type": "shields", "amount": amount}:
            return [classic_words.Shields(amount)]
        case {"type": "science", "symbol": symbol}:
            return [classic_words.Symbol(SYMBOL_KEYS.index(symbol))]
        case {"type": "science_choice", "options": options, "amount": 1} if options == list(SYMBOL_KEYS):
            return [classic_words.AnySymbol()]
        case {"type": "free_build_per_age", "amount": 1}:
            return [classic_words.FreeBuilding()]
        case {"type": "play_last_card"}:
            return [classic_words.SeventhCard()]
        case {"type": "build_from_discard", "amount": 1}:
            return [words.BuildFromDiscard()]
        case {"type": "copy_neighbour_guild", "amount": 1}:
            return [classic_words.CopyGuild()]
        case _:
            raise AssertionError(f"no word of ours says {printed}")


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def test_the_same_items_exist() -> None:
    """C1.2, C1.3: 27, 23 and 18 buildings, 10 guilds, 7 boards with 42 stages in all."""
    assert sorted(item.key for item in BUILDINGS) == sorted(name.replace("_", "-") for name in ids(PRINTED))
    assert [board.key for board in BOARDS] == ids(FIGURES["wonders"])
    stages = [stage.key for board in BOARDS for side in board.sides for stage in side]
    assert stages == [name.replace("_", "-") for name in ids(STAGES)]
    assert (len(BUILDINGS), len(BOARDS), len(stages)) == (27 + 23 + 18 + 10, 7, 42)


@pytest.mark.parametrize("row", PRINTED + STAGES, ids=ids(PRINTED + STAGES))
def test_cost_and_effects(row: dict[str, Any]) -> None:
    item = ours(row)
    assert item.coins == row["cost"].get("coins", 0)
    assert item.needs == tuple(row["cost"].get(good, 0) for good in GOOD_KEYS)
    expected = [word for printed in row["effects"] for word in in_our_words(printed)]
    assert sorted(map(repr, item.effects)) == sorted(map(repr, expected))


@pytest.mark.parametrize("row", PRINTED, ids=ids(PRINTED))
def test_name_colour_age_and_copies(row: dict[str, Any]) -> None:
    """C1.3, C3.2: how many copies are in the deck; what has the same name is the same building."""
    item = ours(row)
    assert (item.name, item.french) == (row["name"]["en"], typeset(row["name"]["fr"]))
    assert words.COLOR_KEYS[item.column] == row["color"]
    assert item.deck == (GUILD if row in FIGURES["guilds"] else row["age"])
    assert list(item.copies) == row.get("markers", [])
    if "copies" in row:
        assert [classic_columns.COPIES[n * CARDS + item.number] for n in PLAYERS] == list(row["copies"].values())
    twins = {other["id"] for other in PRINTED if other["building"] == row["building"]}
    assert {other.key for other in BUILDINGS if other.name == item.name} == {twin.replace("_", "-") for twin in twins}


@pytest.mark.parametrize("row", PRINTED, ids=ids(PRINTED))
def test_chains(row: dict[str, Any]) -> None:
    """C3.3: what makes a card free, and what it makes free, one Age later."""
    item = ours(row)
    before = {ours({"id": name}).name for name in row["chain_from"]}
    after = {name.replace("_", "-") for name in row["chain_to"]}
    assert set(item.after) == before
    assert {other.key for other in BUILDINGS if item.name in other.after and other.deck == item.deck + 1} == after
    freeing = [classic_columns.CHAINED_BY[item.number * 4 + deck] for deck in range(4)]
    expected = [0] * 4
    for name in row["chain_from"]:
        giver = ours({"id": name})
        expected[giver.deck - 1] |= 1 << giver.number % 32
    assert freeing == expected


@pytest.mark.parametrize("place", range(7), ids=ids(FIGURES["wonders"]))
def test_boards(place: int) -> None:
    """C1.2: names, what a board produces, and how many stages each side has."""
    board, row = BOARDS[place], FIGURES["wonders"][place]
    assert (board.printed, board.city, board.french_city) == (row["board"], row["city"]["en"], row["city"]["fr"])
    assert (board.wonder, board.french_wonder) == (row["name"]["en"], typeset(row["name"]["fr"]))
    assert GOOD_KEYS[board.good] == row["initial_resource"]
    home = BY_KEY[board.key]
    assert list(home.effects) == [word for printed in row["initial_effects"] for word in in_our_words(printed)]
    assert [len(side) for side in board.sides] == [len(row["sides"][side]["stages"]) for side in "AB"]


@pytest.mark.parametrize("players", PLAYERS)
def test_deck_sizes(players: int) -> None:
    """C1.3: seven cards for each player in every Age, guilds included."""
    for age in (1, 2, 3):
        first = players * CARDS + (age - 1) * 32
        size = sum(classic_columns.COPIES[first : first + 32])
        if age == 3:
            assert players + classic.EXTRA_GUILDS == RULES["guilds_in_deck"][str(players)]
            size += players + classic.EXTRA_GUILDS
        assert size == RULES["deck_sizes"][str(age)][str(players)] == players * classic.HAND


def test_two_players_use_the_decks_of_three() -> None:
    """C9.1, C9.3: the same copies, five guilds, and who controls the Free City first."""
    decks = int(TWO["decks_as_for_players"])
    copies = classic_columns.COPIES
    assert copies[2 * CARDS : 3 * CARDS] == copies[decks * CARDS : (decks + 1) * CARDS]
    assert decks + classic.EXTRA_GUILDS == TWO["guilds_in_deck"]
    seats = ["left_player", "right_player"]
    assert list(classic.FIRST_CONTROLLERS) == [seats.index(who) for who in TWO["controller_first_turn_of_age"].values()]
    # Clockwise, wherever one begins: seat 0, seat 1, the Free City.
    clockwise = TWO["seats_clockwise"]
    assert clockwise[1:] + clockwise[:1] == [*seats, "free_city"]
    assert seats.index("left_player") + 2 == classic.FREE_CITY


def test_the_box() -> None:
    """C1.3: all cards of the box are in the game of seven, guilds apart."""
    printed = [len([copy for item in BUILDINGS if item.deck == age for copy in item.copies]) for age in (1, 2, 3)]
    box = RULES["components"]
    assert (box["guild_cards"], box["wonder_boards"]) == (10, len(BOARDS))
    assert printed[:2] == [box["age_cards"]["1"], box["age_cards"]["2"]]
    # The list of Age III counts the guilds too.
    assert printed[2] + box["guild_cards"] == box["age_cards"]["3"]


@pytest.mark.parametrize(
    ("ours", "printed"),
    [
        pytest.param(classic.AGES, RULES["ages"], id="Ages"),
        pytest.param(classic.TURNS, RULES["turns_per_age"], id="turns"),
        pytest.param(classic.HAND, RULES["hand_size"], id="hand"),
        pytest.param(classic.HAND, TWO["setup"]["hand_size"], id="hand of two"),
        pytest.param(classic.HAND, TWO["setup"]["draw_pile"], id="pile of two"),
        pytest.param(classic.STARTING_COINS, RULES["starting_coins"], id="coins at the start"),
        pytest.param(classic.STARTING_COINS, TWO["setup"]["starting_coins"], id="coins of two"),
        pytest.param(classic.STARTING_COINS, TWO["free_city_coins"], id="coins of the Free City"),
        pytest.param(classic.SALE, RULES["discard_coins"], id="discard"),
        pytest.param(classic.PRICE, RULES["trade_price"], id="trade"),
        pytest.param(classic.REDUCED_PRICE, RULES["trade_price_discounted"], id="reduced"),
        pytest.param(list(classic.VICTORY_POINTS), list(RULES["military"]["victory_points"].values()), id="victories"),
        pytest.param(classic.DEFEAT_POINTS, RULES["military"]["defeat_points"], id="defeats"),
        pytest.param(classic.SET_POINTS, RULES["science"]["set_points"], id="sets"),
        pytest.param(classic.COINS_PER_POINT, RULES["treasury"]["coins_per_point"], id="coins per point"),
        pytest.param(list(GOOD_KEYS), FIGURES["resources"]["all"], id="goods"),
        pytest.param(goods(FIGURES["resources"]["raw"]), classic_words.RAW, id="raw goods"),
        pytest.param(goods(FIGURES["resources"]["manufactured"]), classic_words.MADE, id="manufactured goods"),
        pytest.param(list(SYMBOL_KEYS), RULES["science"]["symbols"], id="symbols"),
        pytest.param(sorted(words.COLOR_KEYS), sorted(FIGURES["colors"]), id="colours"),
    ],
)
def test_constants(ours: object, printed: object) -> None:
    assert ours == printed


def test_keys_and_numbers_are_unique_and_tell_the_kind() -> None:
    """A card is deck * 32 + place, guilds being the fourth deck; stages and boards follow."""
    assert len(BY_KEY) == len(classic_columns.BY_NUMBER) == len(classic_columns.ALL)
    assert all(0 <= card.number < CARDS and card.number // 32 == card.deck - 1 for card in BUILDINGS)
    assert min(item.number for item in classic_columns.ALL if item.deck == 0) == CARDS
