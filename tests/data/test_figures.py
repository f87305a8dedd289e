"""Every figure of `data`, compared with an independent list of what is printed."""

import json
from pathlib import Path
from typing import Any

import pytest

from antipater.data import columns, duel, pantheon, pantheon_words, promos, structures, words
from antipater.data.items import GUILD, NONE, Item

FIGURES: dict[str, Any] = json.loads((Path(__file__).parent / "duel.json").read_text(encoding="utf-8"))
AGES = ("I", "II", "III")
SEATS = ("A", "B")

PRINTED_CARDS: list[dict[str, Any]] = [card for age in AGES for card in FIGURES["ages"][age]] + FIGURES["guilds"]
PRINTED_TEMPLES: list[dict[str, Any]] = FIGURES["pantheon"]["grand_temples"]
PRINTED_DIVINITIES: list[dict[str, Any]] = [*FIGURES["pantheon"]["divinities"], FIGURES["pantheon"]["gate"]]
PRINTED_LATER = FIGURES["wonders"] + FIGURES["progress_tokens"] + PRINTED_TEMPLES + PRINTED_DIVINITIES
PRINTED: list[dict[str, Any]] = PRINTED_CARDS + PRINTED_LATER

OURS = {item.name: item for item in columns.ALL if item.part != "agora"}  # its figures have a list of their own
ITEM_OF = {row["id"]: OURS[row["name"]["en"]] for row in PRINTED if row["name"]["en"] in OURS}
COUNTED = {f"{color}_cards": column for column, color in enumerate(words.COLOR_KEYS)} | {
    "built_wonders": words.WONDERS,
    "progress_tokens": words.TOKENS,
}
TARGETS = {"wonders": words.WONDERS, "blue_cards": words.BLUE}
DECKS = {
    "top_card_of_each_mythology_deck": pantheon_words.ActivateFromTops(),
    "one_whole_mythology_deck": pantheon_words.ActivateFromDeck(),
}
PANTHEON_TOKENS = ["mythology_tokens", "offering_tokens"]


def goods(names: list[str]) -> tuple[int, ...]:
    return tuple(words.GOOD_KEYS.index(name) for name in names)


def counted(names: list[str]) -> tuple[int, ...]:
    return tuple(COUNTED[name] for name in names)


def points_per(printed: dict[str, Any]) -> words.Effect:
    """Return the word for points per something: coins come in sets, everything else one by one."""
    if printed["counts"] == PANTHEON_TOKENS:
        assert (printed["per"], printed["scope"]) == (1, "own_city")
        return pantheon_words.PointsPerPantheonToken(printed["amount"])
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
            return in_words_of_the_additions(printed)


def in_words_of_the_additions(printed: dict[str, Any]) -> list[words.Effect]:
    """Translate one printed effect that came with Pantheon or the promos."""
    match printed:
        case {"type": "build_last_row_card", "row": 1, "may_be_covered": True}:
            return [words.BuildTopRow()]
        case {"type": "share_removed_cards", "cards": 3, "self_builds": 1, "to_discard": 1, "opponent_builds": 1}:
            return [words.ShareRemovedCards()]
        case {"type": "pantheon_cost_reduction", "amount": amount}:
            return [pantheon_words.ActivationRebate(amount)]
        case {"type": "activate_divinity", "from": decks, "choose": 1}:
            return [DECKS[decks]]
        case {"type": "opponent_loses_coins_per_space", "amount": amount}:
            return [pantheon_words.OpponentLosesPerSpace(amount)]
        case {"type": "build_card_with_chain_symbol_for", "coins": coins}:
            return [pantheon_words.ChainFor(coins)]
        case {"type": "grand_temple_points"}:
            return [pantheon_words.TemplePoints()]
        case {"type": "take_progress_token_from_card", "choose": 1, "rest": "box"}:
            return [pantheon_words.TakeTokenFromCard()]
        case {"type": "copy_science_symbol", "target": "opponent_green_card"}:
            return [pantheon_words.CopySymbol()]
        case {"type": "protected_coins", "amount": amount, "vp_per_coin_left": 1}:
            return [pantheon_words.SafeCoins(amount)]
        case {"type": "steal_opponent_card", "colors": ["brown", "grey"]}:
            return [pantheon_words.StealCard()]
        case {"type": "discard_structure_card", "face": "up_or_down", "may_be_covered": True}:
            return [pantheon_words.DiscardFromStructure()]
        case {"type": "unbuild_wonder", "owner": "either_player", "card_under_it": "discard"}:
            return [pantheon_words.UnbuildWonder()]
        case {"type": "build_wonder_with_discarded_card", "owner": "self", "cost": "free"}:
            return [pantheon_words.BuildWonderFromDiscard()]
        case {"type": "steal_opponent_unbuilt_wonder"}:
            return [pantheon_words.StealWonder()]
        case {"type": "place_minerva_pawn"}:
            return [pantheon_words.PlaceMinerva()]
        case {"type": "discard_military_token_without_effect", "amount": 1}:
            return [pantheon_words.RemoveMilitaryToken()]
        case {"type": "apply_and_discard_military_token", "amount": 1, "victim": "opponent"}:
            return [pantheon_words.ApplyMilitaryToken()]
        case _:
            raise AssertionError(f"no word of ours says {printed}")


def printed_points(item: Item) -> int:
    return sum(effect.points for effect in item.effects if isinstance(effect, words.Points))


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def test_the_same_items_exist() -> None:
    """D1.4, D1.6, D2.5, P1.2, P1.5, M1: 23, 23 and 20 cards, 7 guilds, 12 wonders, 10 tokens; what was added later."""
    assert sorted(OURS) == sorted(row["name"]["en"] for row in PRINTED)
    assert len(OURS) == sum(item.part != "agora" for item in columns.ALL)
    assert len(columns.BASE) == 23 + 23 + 20 + 7 + 12 + 10
    assert (len(pantheon.DIVINITIES), len(pantheon.GRAND_TEMPLES), len(pantheon.TOKENS_PANTHEON)) == (15 + 1, 5, 3)


@pytest.mark.parametrize(
    ("ours", "kind", "edition"),
    [
        pytest.param(duel.WONDERS_BASE, "wonders", "base", id="wonders of the base game"),
        pytest.param(pantheon.WONDERS_PANTHEON, "wonders", "pantheon", id="wonders of Pantheon"),
        pytest.param(promos.WONDERS_PROMO, "wonders", "promo", id="promo wonders"),
        pytest.param(duel.PROGRESS_TOKENS, "progress_tokens", "base", id="tokens of the base game"),
        pytest.param(pantheon.TOKENS_PANTHEON, "progress_tokens", "pantheon", id="tokens of Pantheon"),
    ],
)
def test_what_belongs_to_which_box(ours: tuple[Item, ...], kind: str, edition: str) -> None:
    """P1.2, M1: twelve wonders, two more, two more; ten tokens, three more."""
    printed = [row["name"]["en"] for row in FIGURES[kind] if row["set"] == edition]
    assert sorted(item.name for item in ours) == sorted(printed)


@pytest.mark.parametrize("row", PRINTED, ids=ids(PRINTED))
def test_names_cost_and_effects(row: dict[str, Any]) -> None:
    item = ITEM_OF[row["id"]]
    if "fr" in row["name"]:
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
    """The chains of cards first, then the symbols of the mythology tokens."""
    symbols = [row["symbol"].replace("_", "-") for row in FIGURES["pantheon"]["mythologies"]]
    assert list(words.LINK_KEYS[len(FIGURES["chains"]) :]) == symbols


@pytest.mark.parametrize("row", PRINTED_TEMPLES, ids=ids(PRINTED_TEMPLES))
def test_grand_temples(row: dict[str, Any]) -> None:
    """P1.5, P3.5: purple cards with the backs of guilds, each free with the symbol of one mythology's tokens."""
    item = ITEM_OF[row["id"]]
    assert (words.COLOR_KEYS[item.column], item.deck, item.gives) == (row["color"], GUILD, NONE)
    mythology = pantheon.MYTHOLOGY_KEYS.index(row["chain"]["free_with_mythology_token"])
    assert item.free_with == pantheon.MYTHOLOGY_LINKS[mythology]


def test_mythologies() -> None:
    """P1.3: three divinities each, numbered in the order of the mythologies; the Gate comes last."""
    assert list(pantheon.MYTHOLOGY_KEYS) == ids(FIGURES["pantheon"]["mythologies"])
    for place, row in enumerate(FIGURES["pantheon"]["mythologies"]):
        assert words.LINK_KEYS[pantheon.MYTHOLOGY_LINKS[place]] == row["symbol"].replace("_", "-")
        first = place * pantheon.DECK
        assert [item.key for item in pantheon.DIVINITIES[first : first + pantheon.DECK]] == row["divinities"]
    assert pantheon.DIVINITIES[pantheon.GATE].key == FIGURES["pantheon"]["gate"]["id"]


def test_the_board_of_the_pantheon() -> None:
    """P3.2: six spaces, a price for each player."""
    spaces = FIGURES["pantheon"]["board"]["spaces"]
    assert len(spaces) == pantheon.SPACES
    assert [list(prices) for prices in pantheon.PRICES] == [[row[f"cost_{who}"] for row in spaces] for who in SEATS]


def test_tokens_of_the_pantheon() -> None:
    """P1.1, P1.4, P2.3: how many there are, what offerings are worth, and the slots where they lie."""
    printed = FIGURES["pantheon"]
    kinds = [row["mythology"] for row in printed["mythology_tokens"]]
    assert all(kinds.count(key) == pantheon.MYTHOLOGY_TOKENS_EACH for key in pantheon.MYTHOLOGY_KEYS)
    assert len(kinds) == pantheon.MYTHOLOGIES * pantheon.MYTHOLOGY_TOKENS_EACH
    assert list(pantheon.OFFERINGS) == [row["value"] for row in printed["offering_tokens"]]
    assert list(pantheon.MYTHOLOGY_SLOTS) == FIGURES["structures"]["I"]["mythology_token_slots"]
    assert list(pantheon.OFFERING_SLOTS) == FIGURES["structures"]["II"]["offering_token_slots"]
    marked = {
        age: [row["slot"] for row in FIGURES["structures"][age]["slots"] if row["pantheon_token"]] for age in AGES
    }
    assert marked == {"I": list(pantheon.MYTHOLOGY_SLOTS), "II": list(pantheon.OFFERING_SLOTS), "III": []}
    for age, slots in enumerate((pantheon.MYTHOLOGY_SLOTS, pantheon.OFFERING_SLOTS)):
        assert structures.FACE_UP[age] & columns.bits(slots) == 0


@pytest.mark.parametrize("row", FIGURES["science_symbols"], ids=ids(FIGURES["science_symbols"]))
def test_science_symbols(row: dict[str, Any]) -> None:
    """D8.12: six symbols on two green cards each, the seventh on a token."""
    symbol = words.SYMBOL_KEYS.index(row["id"].replace("_", "-"))
    bearers = {item for item in columns.ALL if columns.SYMBOL_OF[item.number] == symbol}
    divine = {item for item in pantheon.DIVINITIES if words.Symbol(symbol) in item.effects}
    assert bearers == {ITEM_OF[name] for name in row["green_cards"] + row["progress_tokens"]} | divine
    assert len(divine) == (row["id"] == "balance")


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
        place = age * structures.MOST_SLOTS + row["slot"]
        assert structures.PLACES[age][row["slot"]] == (row["row"] - 1, row["col"])
        assert bool(structures.FACE_UP[age] >> row["slot"] & 1) == row["face_up"]
        assert structures.COVERED_BY[place] == columns.bits(tuple(row["covered_by"]))
        assert structures.COVERS[place] == columns.bits(tuple(row["covers"]))
    assert structures.OPEN_AT_START[age] == columns.bits(tuple(printed["accessible_at_start"]))
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
        pytest.param(pantheon.GATE_TIMES, FIGURES["pantheon"]["gate"]["cost_multiplier"], id="Gate"),
        pytest.param(
            pantheon.LOOKED_AT, FIGURES["pantheon"]["mythology_token_effect"]["draw_from_that_deck"], id="looked at"
        ),
        pytest.param(
            pantheon.ENKI_TOKENS, FIGURES["pantheon"]["divinities"][0]["on_reveal"]["amount"], id="Enki's tokens"
        ),
        pytest.param(
            list(pantheon.TEMPLE_POINTS), [0, *FIGURES["pantheon"]["grand_temple_vp"].values()], id="temple points"
        ),
        pytest.param(
            len(pantheon.MYTHOLOGY_SLOTS), FIGURES["setup"]["pantheon"]["mythology_tokens_used"], id="mythology tokens"
        ),
        pytest.param(
            len(pantheon.OFFERING_SLOTS), FIGURES["setup"]["pantheon"]["offering_tokens_used"], id="offerings"
        ),
        pytest.param(
            len((*duel.PROGRESS_TOKENS, *pantheon.TOKENS_PANTHEON)) - duel.TOKENS_ON_BOARD,
            FIGURES["setup"]["progress_tokens_in_box"]["with_pantheon"],
            id="the box",
        ),
    ],
)
def test_constants(ours: object, printed: object) -> None:
    assert ours == printed


def test_deck_sizes() -> None:
    """D1.6, P1.5: every Age keeps 20 cards; in Age III three of them are guilds, or temples."""
    assert pantheon.TEMPLE_CARDS.bit_count() == FIGURES["setup"]["grand_temples_total"]
    assert FIGURES["setup"]["grand_temples_added_to_age_III"] == duel.GUILDS_IN_PLAY
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
    """D10.2, P5.22: the lines of the score book, and the expansion's."""
    short = [name.replace("_cards", "").replace("_tokens", "") for name in FIGURES["rules"]["score_categories"]]
    assert [*duel.SCORE_LINES, pantheon.SCORE_LINE] == short
