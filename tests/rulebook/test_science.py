"""D8: symbols, progress tokens and scientific supremacy."""

import pytest

from antipater.data import columns, words
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.science import different_symbols

from .table import ME, RIVAL, action, can, city, coins, happen, offered, play, price, sheet, standing, table

FIVE = ("workshop", "apothecary", "scriptorium", "pharmacist", "academy")


def test_a_pair_brings_a_token() -> None:
    """D8.1: one of those on the board, at once, and it must be taken; it is kept."""
    state = table(me=city("workshop", coins=9), cards=("laboratory",), board=("law", "masonry"))
    play(state, "build", "laboratory")
    assert state.legal(ME) == [action(state, "take", "law"), action(state, "take", "masonry")]
    play(state, "take", "law")
    assert "law" in standing(state)
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize(
    ("mine", "rival", "board"),
    [
        pytest.param(("apothecary",), (), ("law",), id="two different symbols"),
        pytest.param((), ("workshop",), ("law",), id="the rival's symbol"),
        pytest.param(("workshop",), (), (), id="no token left"),
    ],
)
def test_no_pair_no_token(mine: tuple[str, ...], rival: tuple[str, ...], board: tuple[str, ...]) -> None:
    """D8.1: two equal symbols in one city, and a token on the board."""
    state = table(me=city(*mine, coins=9), rival=city(*rival), cards=("laboratory",), board=board)
    assert play(state, "build", "laboratory").to_act() == (RIVAL,)


def test_an_old_pair_brings_nothing_more() -> None:
    """D8.1: a symbol pairs once; another symbol that arrives beside a pair is not a pair."""
    state = table(me=city("workshop", "laboratory", coins=9), cards=("school",), board=("law",))
    assert play(state, "build", "school").to_act() == (RIVAL,)


@pytest.mark.parametrize(
    ("token", "item", "expected"),
    [
        pytest.param("architecture", "pyramids", 4, id="a wonder: two resources less"),
        pytest.param("architecture", "town-hall", 10, id="not for blue cards"),
        pytest.param("masonry", "town-hall", 6, id="a blue card: two resources less"),
        pytest.param("masonry", "pyramids", 8, id="not for wonders"),
        pytest.param("masonry", "arsenal", 10, id="not for red cards"),
    ],
)
def test_rebates(token: str, item: str, expected: int) -> None:
    """D8.2, D8.5: Architecture for wonders, Masonry for blue cards, of their owner only."""
    assert expected == price(table(me=city(token)), item)
    assert price(table(rival=city(token)), item) == price(table(), item)


@pytest.mark.parametrize(
    ("mine", "rival", "item", "received"),
    [
        pytest.param((), (), "aqueduct", 6, id="a building"),
        pytest.param((), (), "pyramids", 8, id="a wonder"),
        pytest.param((), ("shelf-quarry",), "aqueduct", 12, id="at the real price"),
        pytest.param(("stone-reserve",), ("shelf-quarry",), "aqueduct", 3, id="with a reserve: what is really paid"),
        pytest.param((), (), "caravansery", 4, id="not the coin part"),
        pytest.param((), (), "pretorium", 0, id="coins alone"),
        pytest.param(("baths",), (), "aqueduct", 0, id="nothing for a chain"),
        pytest.param(("masonry",), (), "aqueduct", 2, id="after a rebate"),
    ],
)
def test_economy(mine: tuple[str, ...], rival: tuple[str, ...], item: str, received: int) -> None:
    """D8.3: the owner receives what the opponent pays for missing resources."""
    wonders = ("pyramids",) if item == "pyramids" else ()
    card = "altar" if wonders else item
    state = table(me=city(*mine, coins=20, wonders=wonders), rival=city("economy", *rival, coins=0), cards=(card,))
    paid = price(state, item)
    play(state, "wonder" if wonders else "build", item)
    assert coins(state) == (20 - paid, received)


def test_own_purchases_are_not_paid_back() -> None:
    """D8.3: Economy does nothing for its owner's purchases."""
    state = table(me=city("economy", coins=9), cards=("aqueduct",))
    assert coins(play(state, "build", "aqueduct")) == (3, 7)


def test_law_is_a_symbol_of_its_own() -> None:
    """D8.4: it counts as a sixth, and pairs with no card."""
    state = table(me=city("workshop", "law"))
    assert different_symbols(state.city0) == 2
    bearers = [item.key for item in columns.BASE if columns.SYMBOL_OF[item.number] == words.BALANCE]
    assert bearers == ["law"]


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        pytest.param(("mathematics",), 3, id="itself"),
        pytest.param(("mathematics", "law", "economy"), 9, id="three tokens"),
        pytest.param(("mathematics", "agriculture", "philosophy"), 9 + 4 + 7, id="beside their own points"),
    ],
)
def test_mathematics(tokens: tuple[str, ...], points: int) -> None:
    """D8.6: three points for each of the owner's tokens, itself included; the rival's do not count."""
    state = table(me=city(*tokens), rival=city("strategy", "masonry"))
    assert sheet(state)["progress"] == points


def test_philosophy_and_agriculture() -> None:
    """D8.7: 7 points; 6 coins at once and 4 points."""
    state = table(me=city("workshop", coins=9), cards=("laboratory",), board=("agriculture", "philosophy"))
    paid = price(state, "laboratory")
    play(play(state, "build", "laboratory"), "take", "agriculture")
    assert coins(state)[ME] == 9 - paid + 6
    assert sheet(state)["progress"] == 4
    assert sheet(table(me=city("philosophy")))["progress"] == 7


@pytest.mark.parametrize(
    ("item", "moved"),
    [
        pytest.param("walls", 3, id="a red card: one shield more"),
        pytest.param("guard-tower", 2, id="also with one shield"),
        pytest.param("colossus", 2, id="not for wonders"),
        pytest.param("altar", 0, id="not for other colours"),
    ],
)
def test_strategy(item: str, moved: int) -> None:
    """D8.8: own red cards built from now on; neither wonders nor the rival's cards."""
    wonders = ("colossus",) if item == "colossus" else ()
    state = table(
        me=city("strategy", "circus", coins=20, wonders=wonders), cards=("baths" if wonders else item,), pawn=-1
    )
    play(state, "wonder" if wonders else "build", item)
    assert state.pawn == moved - 1
    if item == "walls":
        state = table(me=city(coins=20), rival=city("strategy"), cards=(item,))
        assert play(state, "build", item).pawn == 2


def test_theology() -> None:
    """D8.9: own future wonders give play again; the rival's do not."""
    state = table(me=city("theology", coins=20, wonders=("pyramids",)), cards=("altar",))
    assert play(state, "wonder", "pyramids").to_act() == (ME,)
    state = table(me=city(coins=20, wonders=("pyramids",)), rival=city("theology"), cards=("altar",))
    assert play(state, "wonder", "pyramids").to_act() == (RIVAL,)


def test_urbanism() -> None:
    """D8.10: 6 coins at once, then 4 for every chain, none for a card that is free anyway."""
    state = table(me=city("workshop", coins=9), cards=("laboratory",), board=("urbanism",))
    paid = price(state, "laboratory")
    play(play(state, "build", "laboratory"), "take", "urbanism")
    assert coins(state)[ME] == 9 - paid + 6
    state = table(me=city("urbanism", "baths", coins=1), cards=("aqueduct",))
    assert coins(play(state, "build", "aqueduct"))[ME] == 5
    state = table(me=city("urbanism", coins=1), cards=("altar",))
    assert coins(play(state, "build", "altar"))[ME] == 1


def test_scientific_supremacy_by_a_card() -> None:
    """D8.11: six different symbols end the game at once."""
    state = table(me=city(*FIVE, coins=20), cards=("university",), board=("law",))
    play(state, "build", "university")
    assert (state.winner, state.victory, state.to_act()) == (ME, actions.SCIENTIFIC, ())


def test_five_and_a_pair_are_not_six() -> None:
    """D8.11: different ones are counted; the pair brings its token."""
    state = table(me=city(*FIVE, coins=20), cards=("study",), board=("economy",))
    play(state, "build", "study")
    assert (state.winner, offered(state, "take")) == (actions.NOBODY, {"economy"})


def test_supremacy_by_law_taken_for_a_pair() -> None:
    """D8.11: it does not matter where the sixth symbol comes from."""
    state = table(me=city(*FIVE, coins=20), cards=("study",), board=("law",))
    play(play(state, "build", "study"), "take", "law")
    assert (state.winner, state.victory) == (ME, actions.SCIENTIFIC)


def test_supremacy_by_law_from_the_great_library() -> None:
    """D8.11: nor what would still be resolved: the replay that Theology gives is not played."""
    state = table(
        me=city(*FIVE, "theology", coins=20, wonders=("great-library",)), cards=("palace",), board=("economy",)
    )
    play(state, "wonder", "great-library")
    for drawn in ("law", "urbanism", "strategy"):
        happen(state, "draw token", drawn)
    play(state, "keep", "law")
    assert (state.winner, state.victory, state.to_act()) == (ME, actions.SCIENTIFIC, ())


def test_supremacy_by_the_mausoleum() -> None:
    """D8.11: a discarded green card brings the sixth symbol too."""
    state = table(me=city(*FIVE, coins=20, wonders=("mausoleum",)), cards=("palace",), discard=("observatory",))
    play(play(state, "wonder", "mausoleum"), "revive", "observatory")
    assert (state.winner, state.victory) == (ME, actions.SCIENTIFIC)


def test_supremacy_comes_before_any_token() -> None:
    """D8.11: a sixth symbol never waits for a choice, whatever pairs there are."""
    state = table(me=city(*FIVE, "laboratory", "school", coins=20), cards=("observatory",), board=("philosophy",))
    play(state, "build", "observatory")
    assert (state.winner, state.depth) == (ME, 0)


def test_seven_symbols() -> None:
    """D8.12: six stand on two green cards each, the seventh on Law."""
    bearers = [[item for item in columns.BASE if columns.SYMBOL_OF[item.number] == n] for n in range(words.SYMBOLS)]
    assert [len(items) for items in bearers] == [2, 2, 2, 2, 2, 2, 1]
    greens = [item for items in bearers for item in items if item.column == words.GREEN]
    assert len(greens) == 12


@pytest.mark.parametrize(("token", "earned"), [("agriculture", 6), ("urbanism", 6), ("economy", 0)])
def test_a_token_works_however_it_is_taken(token: str, earned: int) -> None:
    """D8.13: its coins come at once also from the Great Library."""
    state = table(me=city(coins=10, wonders=("great-library",)), cards=("palace",), board=("law", "philosophy"))
    play(state, "wonder", "great-library")
    for drawn in (token, "masonry", "mathematics"):
        happen(state, "draw token", drawn)
    assert coins(play(state, "keep", token))[ME] == earned


def test_a_token_works_from_the_moment_it_is_taken() -> None:
    """D8.13: Masonry serves the owner's next turn, Economy already the opponent's next one."""
    state = table(
        me=city("workshop", coins=9),
        rival=city(coins=9),
        cards=("laboratory", "aqueduct", "statue"),
        board=("economy",),
    )
    play(play(state, "build", "laboratory"), "take", "economy")
    before = coins(state)[ME]
    assert can(state, "build", "aqueduct")
    assert coins(play(state, "build", "aqueduct")) == (before + 6, 3)
