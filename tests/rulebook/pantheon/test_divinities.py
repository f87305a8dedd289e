"""P5.1 to P5.10, P5.18, P5.19, P5.22: Mesopotamian, Phoenician and Greek divinities."""

import pytest

from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as duel
from antipater.rules.duel.science import different_symbols

from ..table import ME, RIVAL, city, coins, pile, price, standing, tokens_of
from .table import (
    activated,
    can,
    happen,
    mythology_tokens,
    offered,
    offerings_of,
    places,
    play,
    possible,
    sheet,
    table,
)

FIVE_SYMBOLS = ("workshop", "apothecary", "scriptorium", "pharmacist", "university")
ALL_TOKENS = (
    *("agriculture", "architecture", "economy", "law", "masonry", "mathematics", "philosophy"),
    *("strategy", "theology", "urbanism", "mysticism", "poliorcetics", "engineering"),
)


@pytest.mark.parametrize(("kept", "other", "gain"), [("agriculture", "economy", 6), ("economy", "agriculture", 0)])
def test_enki(kept: str, other: str, gain: int) -> None:
    """P5.1: its owner keeps one of the two tokens on it, which works at once; the other goes back to the box."""
    state = table(city(coins=3), cards=("walls",), spaces={0: "enki"}, on_enki=("agriculture", "economy"))
    box = tokens_of(state, "box")
    play(state, "activate", "enki")
    assert offered(state, "keep") == {"agriculture", "economy"}
    play(state, "keep", kept)
    assert (standing(state), coins(state)[ME], state.to_act()) == ({kept}, gain, (RIVAL,))
    assert (tokens_of(state, "box"), state.part("pantheon").on_card) == (box | {other}, 0)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_enki_and_a_small_box(left: int) -> None:
    """P5.1: as many tokens as there are, two at most; with none nothing is drawn."""
    box, others = ALL_TOKENS[:left], ALL_TOKENS[left:]
    state = table(city(coins=20, wonders=("divine-theater",)), city(*others), cards=("walls", "forum"))
    play(play(state, "wonder", "divine-theater", "walls"), "name", "mesopotamian")
    happen(state, "show", "enki")
    for drawn in box:
        happen(state, "draw token", drawn)
    happen(happen(state, "show", "ishtar"), "show", "nisaba")
    play(state, "choose", "enki")
    assert offered(state, "keep") == set(box)


def test_enki_and_the_great_library() -> None:
    """P5.18: the tokens on Enki are not in the box; a look by a mythology token draws none."""
    state = table(
        city(coins=20, wonders=("great-library",)),
        cards=("walls", "forum"),
        spaces={0: "enki"},
        on_enki=("law", "economy"),
    )
    play(state, "wonder", "great-library", "walls")
    assert possible(state, "draw token") == set(ALL_TOKENS) - {"law", "economy"}
    state = table(slots={18: "walls", 19: "forum"}, hidden=(16,), tokens={16: "mesopotamian"})
    play(play(state, "discard", "walls"), "discard", "forum")
    happen(state, "rival looks", "enki")
    assert possible(state, "rival looks") == {"ishtar", "nisaba"}
    happen(state, "rival looks", "ishtar")
    assert (state.to_act(), state.part("pantheon").on_card) == ((RIVAL,), 0)


@pytest.mark.parametrize(
    ("mine", "pair"), [pytest.param(("law",), True, id="Law"), pytest.param(("workshop",), False, id="no Law")]
)
def test_ishtar_is_laws_symbol(mine: tuple[str, ...], pair: bool) -> None:
    """P5.2, D8.1: with Law it is a pair and earns a token of the board."""
    state = table(city(*mine, coins=3), cards=("walls",), spaces={0: "ishtar"}, board=("economy",))
    play(state, "activate", "ishtar")
    assert (state.to_act() == (ME,) and can(state, "take", "economy")) == pair


def test_law_after_ishtar() -> None:
    """P5.2: whichever comes second and wherever it comes from: here Law, from Enki."""
    state = table(
        city(coins=3),
        cards=("walls",),
        spaces={0: "enki"},
        on_enki=("law", "economy"),
        board=("masonry",),
        divinities=(("ishtar",), ()),
    )
    play(play(state, "activate", "enki"), "keep", "law")
    assert offered(state, "take") == {"masonry"}


def test_ishtar_as_the_sixth_symbol() -> None:
    """P5.2, D8.11: scientific supremacy."""
    state = table(city(*FIVE_SYMBOLS, coins=3), cards=("walls",), spaces={0: "ishtar"})
    play(state, "activate", "ishtar")
    assert (state.winner, state.victory) == (ME, duel.SCIENTIFIC)


def test_nisaba_copies_a_symbol() -> None:
    """P5.3: any green card of the opponent; its symbol counts for both, points and chain for its owner alone."""
    rival = city("scriptorium", "dispensary", "walls")
    state = table(city(coins=3), rival, cards=("forum",), spaces={0: "nisaba"})
    before = sheet(state, RIVAL)
    play(state, "activate", "nisaba")
    assert offered(state, "copy") == {"scriptorium", "dispensary"}
    play(state, "copy", "scriptorium")
    assert (different_symbols(state.city0), different_symbols(state.city1)) == (1, 2)
    assert (standing(state), sheet(state), state.city0.links) == (set(), {}, 0)
    assert (standing(state, RIVAL), sheet(state, RIVAL)) == ({"scriptorium", "dispensary", "walls"}, before)


def test_nisaba_completes_a_pair() -> None:
    """P5.3, D8.1: with my own card of that symbol it earns a token."""
    state = table(city("scriptorium", coins=3), city("library"), cards=("walls",), spaces={0: "nisaba"}, board=("law",))
    play(play(state, "activate", "nisaba"), "copy", "library")
    assert offered(state, "take") == {"law"}


def test_the_copied_symbol_stays_with_both() -> None:
    """P5.3: the opponent completes their own pair with the card that bears the snake."""
    state = table(
        city(coins=3), city("scriptorium", coins=20), cards=("library", "walls"), spaces={0: "nisaba"}, board=("law",)
    )
    play(play(state, "activate", "nisaba"), "copy", "scriptorium")
    play(state, "build", "library")
    assert (state.to_act(), offered(state, "take")) == ((RIVAL,), {"law"})


def test_nisaba_for_supremacy() -> None:
    """P5.3, D8.11: the sixth symbol may be a copied one."""
    state = table(city(*FIVE_SYMBOLS, coins=3), city("academy"), cards=("walls",), spaces={0: "nisaba"})
    play(play(state, "activate", "nisaba"), "copy", "academy")
    assert (state.winner, state.victory) == (ME, duel.SCIENTIFIC)


def test_nisaba_without_a_green_card() -> None:
    """P5.3: nothing, now or later: a green card that the opponent builds afterwards is not copied."""
    state = table(
        city("scriptorium", coins=3), city(coins=20), cards=("library",), spaces={0: "nisaba"}, board=("law",)
    )
    play(play(state, "activate", "nisaba"), "build", "library")
    assert state.to_act() == (ME,)
    assert (state.part("pantheon").snake, list(state.city0.symbols)[2]) == (duel.EMPTY, 1)


def test_astarte() -> None:
    """P5.4, P5.22: 7 coins on the card, a point each, beside the treasury's sets of three."""
    state = table(city(coins=3 + 5), cards=("walls",), spaces={0: "astarte"})
    play(state, "activate", "astarte")
    assert (coins(state)[ME], list(state.part("pantheon").safe)) == (5, [7, 0])
    assert sheet(state) == {"coins": 1, "divinities": 7}


def test_astartes_coins_are_spent_last() -> None:
    """P5.4, D5.7: a construction may use them; the treasury is emptied first."""
    state = table(city(coins=2), cards=("barracks",), safe=(7, 0), divinities=(("astarte",), ()))
    assert can(state, "build", "barracks")
    play(state, "build", "barracks")
    assert (coins(state)[ME], state.part("pantheon").safe[ME]) == (0, 6)


def test_astartes_coins_pay_for_activations_and_wonders() -> None:
    """P5.4, P3.3: like any coins."""
    state = table(city(coins=1), cards=("walls",), safe=(7, 0), spaces={5: "mars"}, divinities=(("astarte",), ()))
    play(state, "activate", "mars")
    assert (coins(state)[ME], state.part("pantheon").safe[ME]) == (0, 0)
    state = table(city(coins=1, wonders=("sanctuary",)), cards=("walls",), safe=(7, 0))
    assert price(state, "sanctuary") == 8
    assert can(state, "wonder", "sanctuary", "walls")


def test_astartes_coins_are_never_lost() -> None:
    """P5.4, D5.14: the Appian Way takes what the treasury has."""
    state = table(city(coins=20, wonders=("appian-way",)), city(coins=2), cards=("walls", "forum"), safe=(0, 7), pawn=2)
    play(state, "wonder", "appian-way", "walls")
    assert (coins(state)[RIVAL], state.part("pantheon").safe[RIVAL]) == (0, 7)
    state = play(table(city(coins=20), city(coins=1), cards=("arsenal",), safe=(0, 7), pawn=2), "build", "arsenal")
    assert (coins(state)[RIVAL], state.part("pantheon").safe[RIVAL]) == (0, 7)


def test_earned_coins_never_go_on_astarte() -> None:
    """P5.4: they join the treasury."""
    state = table(city(coins=0), cards=("walls",), safe=(3, 0), divinities=(("astarte",), ()))
    play(state, "discard", "walls")
    assert (coins(state)[ME], state.part("pantheon").safe[ME]) == (2, 3)


def test_economy_is_paid_out_of_astarte() -> None:
    """P5.4, D8.3, P7.1: what is spent on resources goes to the opponent, whichever coins they are."""
    state = table(city(coins=1), city("economy", coins=0), cards=("walls",), safe=(7, 0))
    assert price(state, "walls") == 4
    play(state, "build", "walls")
    assert (coins(state), state.part("pantheon").safe[ME]) == ((0, 4), 4)


def test_baal() -> None:
    """P5.5: a brown or grey card changes hands; production and prices follow, no coins and no other colour."""
    rival = city("quarry", "press", "altar", "tavern", "stable", coins=7)
    state = table(city(coins=3), rival, cards=("baths", "walls"), age=2, spaces={0: "baal"})
    assert (price(state, "baths", ME), price(state, "baths", RIVAL)) == (3, 0)
    play(state, "activate", "baal")
    assert offered(state, "steal") == {"quarry", "press"}
    play(state, "steal", "quarry")
    assert (price(state, "baths", ME), price(state, "baths", RIVAL)) == (0, 3)
    assert (standing(state, ME), "quarry" in standing(state, RIVAL), pile(state)) == ({"quarry"}, False, set())
    assert coins(state) == (0, 7)


@pytest.mark.parametrize("key", ["quarry", "press"])
def test_baal_with_one_colour_there(key: str) -> None:
    """P5.5: brown or grey, whichever there is."""
    state = table(city(coins=3), city(key, "altar"), cards=("walls",), spaces={0: "baal"})
    play(state, "activate", "baal")
    assert offered(state, "steal") == {key}


def test_tanit() -> None:
    """P5.6: 12 coins, into the treasury."""
    state = play(table(city(coins=3), cards=("walls",), spaces={0: "tanit"}), "activate", "tanit")
    assert (coins(state)[ME], list(state.part("pantheon").safe)) == (12, [0, 0])


def test_aphrodite() -> None:
    """P5.7, P5.22: 9 points, on the line of the divinities."""
    state = play(table(city(coins=3), cards=("walls",), spaces={0: "aphrodite"}), "activate", "aphrodite")
    assert (sheet(state), sheet(state, RIVAL)) == ({"divinities": 9}, {"coins": 2})


def test_divinities_decide_a_game_by_points() -> None:
    """P5.22, D10.3: Aphrodite's 9 points against the opponent's 8."""
    state = table(
        city(coins=0), city("palace", coins=3), cards=("arsenal",), last=True, divinities=(("aphrodite",), ())
    )
    play(state, "discard", "arsenal")
    assert (state.winner, state.victory) == (ME, duel.CIVILIAN)


def test_hades() -> None:
    """P5.8, D6.5: any card of the pile for nothing; not a chain."""
    state = table(
        city("urbanism", "baths", coins=3), cards=("walls",), spaces={0: "hades"}, discard=("aqueduct", "pretorium")
    )
    play(state, "activate", "hades")
    assert offered(state, "revive") == {"aqueduct", "pretorium"}
    play(state, "revive", "aqueduct")
    assert (coins(state)[ME], pile(state)) == (0, {"pretorium"})
    assert "aqueduct" in standing(state)


@pytest.mark.parametrize("slot", [18, 16, 15])
def test_zeus_strikes_any_card(slot: int) -> None:
    """P5.9, P5.19: accessible, covered, or face down; it goes to the pile, seen by both, and brings no coins."""
    state = table(
        city("tavern", coins=3),
        slots={18: "walls", 19: "forum", 16: "temple"},
        hidden=(15,),
        spaces={0: "zeus"},
    )
    play(state, "activate", "zeus")
    assert places(state, "strike") == {15, 16, 18, 19}
    play(state, "strike", slot)
    if slot == 15:
        assert {"library", "statue"} < possible(state, "turn up")
        happen(state, "turn up", "library")
    struck = {18: "walls", 16: "temple", 15: "library"}[slot]
    assert (pile(state), coins(state)[ME], state.present >> slot & 1) == ({struck}, 0, 0)


@pytest.mark.parametrize(
    ("edition", "gained"),
    [pytest.param(duel.REVISED, [3], id="revised: gained"), pytest.param(duel.FIRST, [], id="first: lost")],
)
def test_zeus_and_a_token(edition: int, gained: list[int]) -> None:
    """P5.9: what becomes of the token on the card, in the two printings."""
    state = table(
        city(coins=3),
        slots={18: "walls", 19: "forum"},
        hidden=(16,),
        tokens={16: 3},
        spaces={0: "zeus"},
        edition=edition,
    )
    play(play(state, "activate", "zeus"), "strike", 16)
    happen(state, "turn up", "library")
    assert (offerings_of(state), state.part("pantheon").slot_tokens[16], state.to_act()) == (gained, -1, (RIVAL,))


def test_zeus_gains_the_token_at_once() -> None:
    """P5.19: card, token, its divinity; only then the turn ends and what was uncovered is turned up."""
    state = table(
        city(coins=3),
        slots={18: "walls", 19: "forum", 17: "statue"},
        hidden=(16, 15),
        tokens={15: "roman"},
        spaces={0: "zeus"},
    )
    play(play(state, "activate", "zeus"), "strike", 15)
    assert (state.to_act(), mythology_tokens(state)) == ((CHANCE,), [])
    happen(state, "turn up", "library")
    assert (mythology_tokens(state), pile(state)) == (["roman"], {"library"})
    happen(happen(state, "look", "mars"), "look", "neptune")
    assert (state.to_act(), can(state, "place", "mars", using=3)) == ((ME,), True)


def test_what_zeus_uncovers_is_turned_up_at_the_end_of_the_turn() -> None:
    """P5.10: Zeus struck the card over it."""
    state = table(city(coins=3), slots={18: "walls"}, hidden=(15,), spaces={0: "zeus"})
    play(play(state, "activate", "zeus"), "strike", 18)
    assert (state.to_act(), state.hidden) == ((CHANCE,), 1 << 15)
    happen(state, "turn up", "library")
    assert (state.to_act(), state.hidden) == ((RIVAL,), 0)


def test_zeus_may_empty_the_structure() -> None:
    """P5.10: then the Age ends, though no card was taken."""
    state = table(city(coins=3), cards=("walls",), last=True, spaces={0: "zeus"})
    play(play(state, "activate", "zeus"), "strike", 0)
    assert (state.age, pile(state), activated(state)) == (3, {"walls"}, {"zeus"})


def test_zeus_may_strike_what_was_uncovered_this_turn() -> None:
    """P5.19: by the card that built the Theater; it is still face down, and its token is gained."""
    state = table(
        city(coins=20, wonders=("divine-theater",)),
        slots={18: "walls", 17: "statue"},
        hidden=(15,),
        tokens={15: 4},
    )
    play(play(state, "wonder", "divine-theater", "walls"), "name", "greek")
    for key in ("zeus", "hades", "aphrodite"):
        happen(state, "show", key)
    play(play(state, "choose", "zeus"), "strike", 15)
    happen(state, "turn up", "library")
    assert offerings_of(state) == [4]
    play(state, "put on top", "hades")
    assert (state.to_act(), state.hidden) == ((RIVAL,), 0)
