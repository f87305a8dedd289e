"""Every figure of `data/duel.py`, compared with an independent list of what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest

from antipater.data import columns, duel, words
from antipater.data.items import GUILD, NONE, Item

FIGURES: dict[str, Any] = json.loads((Path(__file__).parent / "duel.json").read_text(encoding="utf-8"))
AGES = ("I", "II", "III")
SEATS = ("A", "B")

PRINTED_CARDS: list[dict[str, Any]] = [card for age in AGES for card in FIGURES["ages"][age]] + FIGURES["guilds"]
PRINTED_WONDERS: list[dict[str, Any]] = [row for row in FIGURES["wonders"] if row["set"] == "base"]
PRINTED_TOKENS: list[dict[str, Any]] = [row for row in FIGURES["progress_tokens"] if row["set"] == "base"]
PRINTED = PRINTED_CARDS + PRINTED_WONDERS + PRINTED_TOKENS

OURS = {item.name: item for item in columns.ALL}
ITEM_OF = {row["id"]: OURS[row["name"]["en"]] for row in PRINTED if row["name"]["en"] in OURS}
COUNTED = {f"{color}_cards": column for column, color in enumerate(words.COLOR_KEYS)} | {
    "built_wonders": words.WONDERS,
    "progress_tokens": words.TOKENS,
}
TARGETS = {"wonders": words.WONDERS, "blue_cards": words.BLUE}


def goods(names: list[str]) -> tuple[int, ...]:
    return tuple(words.GOOD_KEYS.index(name) for name in names)


def counted(names: list[str]) -> tuple[int, ...]:
    return tuple(COUNTED[name] for name in names)


def points_per(printed: dict[str, Any]) -> words.Effect:
    """Return the word for points per something: coins come in sets, everything else one by one."""
    if printed["counts"] == ["coins"]:
        assert printed["per"] == duel.COINS_PER_POINT
        assert printed["scope"] == "city_with_most"
        return words.PointsPerMost((words.COIN_SETS,), printed["amount"])
    assert printed["per"] == 1
    word = words.PointsPerMost if printed["scope"] == "city_with_most" else words.PointsPer
    return word(counted(printed["counts"]), printed["amount"])


def in_our_words(printed: dict[str, Any]) -> list[words.Effect]:
    """Translate one printed effect; a card that makes two different goods would be two words."""
    match printed:
        case {"type": "produces", "resources": resources}:
            return [words.Produce(words.GOOD_KEYS.index(good), units) for good, units in resources.items()]
        case {"type": "produces_choice", "options": options}:
            return [words.ProduceAny(goods(options))]
        case {"type": "trade_fixed_price", "resources": resources, "price": duel.FIXED_PRICE}:
            return [words.FixPrice(goods(resources))]
        case {"type": "victory_points", "amount": amount}:
            return [words.Points(amount)]
        case {"type": "victory_points_per"}:
            return [points_per(printed)]
        case {"type": "shields", "amount": amount}:
            return [words.Shields(amount)]
        case {"type": "science_symbol", "symbol": symbol}:
            return [words.Symbol(words.SYMBOL_KEYS.index(symbol.replace("_", "-")))]
        case {"type": "coins", "amount": amount}:
            return [words.Coins(amount)]
        case {"type": "coins_per", "counts": counts, "amount": amount, "scope": "own_city"}:
            return [words.CoinsPer(counted(counts), amount)]
        case {"type": "coins_per", "counts": counts, "amount": amount, "scope": "city_with_most"}:
            return [words.CoinsPerMost(counted(counts), amount)]
        case {"type": "play_again"}:
            return [words.PlayAgain()]
        case {"type": "opponent_loses_coins", "amount": amount}:
            return [words.OpponentLoses(amount)]
        case {"type": "discard_opponent_card", "color": color}:
            return [words.DestroyCard(words.COLOR_KEYS.index(color))]
        case {"type": "build_from_discard"}:
            return [words.BuildFromDiscard()]
        case {"type": "take_progress_token_from_box", "draw": drawn, "keep": 1}:
            return [words.KeepTokenFromBox(drawn)]
        case {"type": "resource_cost_reduction", "target": target, "resources": units}:
            return [words.Rebate(TARGETS[target], units)]
        case {"type": "gain_opponent_trade_coins"}:
            return [words.TradeIncome()]
        case {"type": "extra_shields", "target": "red_cards", "amount": amount}:
            return [words.ExtraShields(amount)]
        case {"type": "wonders_play_again"}:
            return [words.WondersPlayAgain()]
        case {"type": "coins_on_chain_build", "amount": amount}:
            return [words.CoinsPerChain(amount)]
        case _:
            raise AssertionError(f"no word of ours says {printed}")


def printed_points(item: Item) -> int:
    return sum(effect.points for effect in item.effects if isinstance(effect, words.Points))


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def test_the_same_items_exist() -> None:
    """D1.4, D1.6, D2.5: 23, 23 and 20 cards, 7 guilds, 12 wonders, 10 progress tokens, and no other."""
    assert sorted(OURS) == sorted(row["name"]["en"] for row in PRINTED)
    assert len(OURS) == len(columns.ALL)


@pytest.mark.parametrize("row", PRINTED, ids=ids(PRINTED))
def test_names_cost_and_effects(row: dict[str, Any]) -> None:
    item = ITEM_OF[row["id"]]
    assert item.french == row["name"]["fr"]
    assert item.coins == row.get("cost", {}).get("coins", 0)
    assert item.needs == tuple(row.get("cost", {}).get(good, 0) for good in words.GOOD_KEYS)
    expected = [word for printed in row["effects"] for word in in_our_words(printed)]
    assert sorted(map(repr, item.effects)) == sorted(map(repr, expected))
    if "vp" in row:
        assert printed_points(item) == row["vp"]


@pytest.mark.parametrize("row", PRINTED_CARDS, ids=ids(PRINTED_CARDS))
def test_colour_age_and_chain(row: dict[str, Any]) -> None:
    """D5.8: what a card is free with is the very symbol that the card named there grants."""
    item = ITEM_OF[row["id"]]
    assert words.COLOR_KEYS[item.column] == row["color"]
    assert item.deck == (GUILD if row in FIGURES["guilds"] else row["age"])
    assert (item.gives != NONE) == ("grants" in row["chain"])
    granting = row["chain"].get("free_with")
    assert item.free_with == (ITEM_OF[granting].gives if granting else NONE)


@pytest.mark.parametrize("row", FIGURES["chains"], ids=ids(FIGURES["chains"]))
def test_chain_symbols(row: dict[str, Any]) -> None:
    """D5.8: every symbol is on one granting card and one freed card, of a later Age."""
    giver, freed = ITEM_OF[row["granted_by"]], ITEM_OF[row["makes_free"]]
    assert words.LINK_KEYS[giver.gives] == row["symbol"].replace("_", "-")
    assert giver.gives == freed.free_with
    assert (giver.deck, freed.deck) == (row["granted_in_age"], row["used_in_age"])
    assert [item for item in columns.ALL if item.gives == giver.gives] == [giver]
    assert [item for item in columns.ALL if item.free_with == giver.gives] == [freed]


def test_every_chain_is_listed() -> None:
    assert len(words.LINK_KEYS) == len(FIGURES["chains"])


@pytest.mark.parametrize("row", FIGURES["science_symbols"], ids=ids(FIGURES["science_symbols"]))
def test_science_symbols(row: dict[str, Any]) -> None:
    """D8.12: six symbols on two green cards each, the seventh on a token."""
    symbol = words.SYMBOL_KEYS.index(row["id"].replace("_", "-"))
    bearers = {item for item in columns.ALL if columns.SYMBOL_OF[item.number] == symbol}
    assert bearers == {ITEM_OF[name] for name in row["green_cards"] + row["progress_tokens"]}


def test_goods_and_colours_are_named_in_order() -> None:
    assert list(words.GOOD_KEYS) == ids(FIGURES["resources"])
    kinds = [row["kind"] for row in FIGURES["resources"]]
    assert kinds == ["raw"] * words.RAW_GOODS + ["manufactured"] * (words.GOODS - words.RAW_GOODS)
    assert list(words.COLOR_KEYS) == ids(FIGURES["colors"])
    assert list(words.SYMBOL_KEYS) == [name.replace("_", "-") for name in ids(FIGURES["science_symbols"])]


@pytest.mark.parametrize("age", range(3), ids=AGES)
def test_structures(age: int) -> None:
    """D3.1, D3.2: where each card lies, which way up, what covers it and what it covers."""
    printed = FIGURES["structures"][AGES[age]]
    assert [row["slot"] for row in printed["slots"]] == list(range(duel.SLOTS))
    for row in printed["slots"]:
        place = age * duel.SLOTS + row["slot"]
        assert columns.PLACES[age][row["slot"]] == (row["row"] - 1, row["col"])
        assert bool(columns.FACE_UP[age] >> row["slot"] & 1) == row["face_up"]
        assert columns.COVERED_BY[place] == columns.bits(tuple(row["covered_by"]))
        assert columns.COVERS[place] == columns.bits(tuple(row["covers"]))
    assert columns.OPEN_AT_START[age] == columns.bits(tuple(printed["accessible_at_start"]))
    rows = [sum(mark != "." for mark in line) for line in duel.STRUCTURES[age]]
    assert rows == printed["rows"]


def test_conflict_track() -> None:
    """D1.2, D1.3, D7.3, D7.4: 19 spaces, the points of each, and where the tokens lie."""
    track = FIGURES["conflict_track"]
    assert FIGURES["rules"]["military_supremacy_distance"] == duel.CAPITAL
    assert [space["position"] for space in track["spaces"]] == list(range(-duel.CAPITAL, duel.CAPITAL + 1))
    assert list(duel.TRACK_POINTS[: duel.CAPITAL]) == [track["vp_by_distance"][str(n)] for n in range(duel.CAPITAL)]
    for side, ahead in (("A", -1), ("B", 1)):
        tokens = {row["first_space_reached"] * ahead: row for row in track["military_tokens"] if row["side"] == side}
        assert [tokens[n]["coins_lost"] if n in tokens else 0 for n in range(10)] == list(duel.LOOT_AT)
    for zone in track["zones"]:
        for space in range(zone["from"], zone["to"] + 1):
            if zone["vp"] is not None:
                assert duel.TRACK_POINTS[abs(space)] == zone["vp"]


@pytest.mark.parametrize(
    ("ours", "printed"),
    [
        pytest.param(duel.STARTING_COINS, FIGURES["setup"]["starting_coins"], id="coins at the start"),
        pytest.param(duel.TOKENS_ON_BOARD, FIGURES["setup"]["progress_tokens_on_board"], id="tokens on the board"),
        pytest.param({duel.REMOVED_PER_AGE}, set(FIGURES["setup"]["cards_removed_per_age"].values()), id="removed"),
        pytest.param(duel.GUILDS_IN_PLAY, FIGURES["setup"]["guilds_added_to_age_III"], id="guilds in play"),
        pytest.param(duel.SLOTS, FIGURES["setup"]["structure_size"], id="slots"),
        pytest.param(duel.WONDERS_PER_ROUND, FIGURES["setup"]["wonder_draft"]["wonders_per_round"], id="draft round"),
        pytest.param(duel.MOST_WONDERS, FIGURES["rules"]["max_built_wonders"], id="seven wonders"),
        pytest.param(duel.TRADE_PRICE, FIGURES["rules"]["trade_base_price"], id="trade"),
        pytest.param(duel.DISCARD_COINS, FIGURES["rules"]["discard_base_coins"], id="discard"),
        pytest.param(duel.COINS_PER_POINT, FIGURES["rules"]["coins_per_victory_point"], id="coins per point"),
        pytest.param(duel.PAIR, FIGURES["rules"]["science_pair_size"], id="pair"),
        pytest.param(duel.SYMBOLS_TO_WIN, FIGURES["rules"]["science_symbols_to_win"], id="symbols to win"),
        pytest.param(words.SYMBOLS, FIGURES["rules"]["science_symbols_total"], id="symbols"),
    ],
)
def test_constants(ours: object, printed: object) -> None:
    assert ours == printed


def test_deck_sizes() -> None:
    """D1.6: every Age keeps 20 cards; in Age III three of them are guilds."""
    sizes = [columns.DECK_CARDS[deck].bit_count() for deck in range(4)]
    assert sizes == [*FIGURES["setup"]["age_deck_sizes"].values(), FIGURES["setup"]["guilds_total"]]
    kept = [size - duel.REMOVED_PER_AGE for size in sizes[:3]]
    assert [kept[0], kept[1], kept[2] + duel.GUILDS_IN_PLAY] == [duel.SLOTS] * 3


def test_draft_order_and_first_game() -> None:
    """D2.1, D2.2, D2.4: who picks when, and who has what in a first game."""
    order = [SEATS.index(who) for picks in FIGURES["setup"]["wonder_draft"]["pick_order"] for who in picks]
    assert list(duel.DRAFT_ORDER) == order
    printed = [FIGURES["setup"]["first_game_wonders"][who] for who in SEATS]
    assert [list(keys) for keys in duel.FIRST_GAME_WONDERS] == [[ITEM_OF[name].key for name in row] for row in printed]


def test_score_lines() -> None:
    """D10.2: the lines of the score book, without the expansion's."""
    short = [name.replace("_cards", "").replace("_tokens", "") for name in FIGURES["rules"]["score_categories"]]
    assert [*duel.SCORE_LINES, "divinities"] == short
