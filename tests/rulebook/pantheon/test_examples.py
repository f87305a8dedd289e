"""The worked examples and the answers of Pantheon's rulebook, played: Élodie is player 0, Jacques player 1."""

import pytest

from antipater.rules.pantheon.decisions import OFF_TRACK

from ..table import city, coins, standing, tokens_of, unbuilt
from .table import (
    activated,
    can,
    happen,
    loot_left,
    offered,
    offerings_of,
    places,
    play,
    sheet,
    table,
)

ELODIE, JACQUES = 0, 1


def test_two_temples_and_one() -> None:
    """P3.5: Élodie has built two Grand Temples, Jacques one: 12 and 5 points."""
    state = table(
        city("greek-grand-temple", "roman-grand-temple", coins=0),
        city("egyptian-grand-temple", coins=0),
        cards=("arsenal",),
    )
    assert (sheet(state, ELODIE), sheet(state, JACQUES)) == ({"purple": 12}, {"purple": 5})


def test_mars_for_five() -> None:
    """P3.2, P3.3, P5.15: Élodie pays 5 for Mars, 3 with an offering and 2 coins; the pawn moves two spaces."""
    state = table(city(coins=7), cards=("walls",), spaces={2: "mars"}, offerings=((3,), ()))
    play(state, "activate", "mars", (3,))
    assert (coins(state)[ELODIE], offerings_of(state), state.pawn) == (5, [], 2)
    assert activated(state) == {"mars"}


def test_the_pretorium_and_minerva() -> None:
    """P5.16: three shields; two spaces, then Minerva is discarded and the last shield is lost."""
    state = table(city(coins=20), cards=("pretorium",), minerva=3)
    play(state, "build", "pretorium")
    assert (state.pawn, state.part("pantheon").minerva) == (2, OFF_TRACK)


def test_neptune_on_both_sides() -> None:
    """P5.17: Élodie discards the token that could cost her 5, then applies the one that costs Jacques 5."""
    state = table(city(coins=3), city(coins=8), cards=("walls",), spaces={0: "neptune"})
    play(play(play(state, "activate", "neptune"), "remove", "mine 5"), "apply", "theirs 5")
    assert (coins(state), loot_left(state)) == ((0, 3), {"mine 2", "theirs 2"})


def test_mysticism_for_three_tokens() -> None:
    """P6.1: two mythology tokens and an offering: 6 points."""
    state = table(
        city("mysticism", coins=0), cards=("walls",), mythologies=(("greek", "roman"), ()), offerings=((4,), ())
    )
    assert sheet(state) == {"progress": 6}


def test_poliorcetics_and_the_pretorium() -> None:
    """P6.2: three spaces toward the other capital; the opponent loses 3 coins."""
    state = table(city("poliorcetics", coins=20), city(coins=7), cards=("pretorium",), pawn=-1)
    play(state, "build", "pretorium")
    assert (state.pawn, coins(state)[JACQUES]) == (2, 4)


def test_engineering_and_the_fortifications() -> None:
    """P6.3: without the Palisade Élodie pays a coin to the bank."""
    state = table(city("engineering", coins=1), city("economy", coins=7), cards=("fortifications",))
    play(state, "build", "fortifications")
    assert (coins(state), "fortifications" in standing(state)) == ((0, 7), True)


# The questions.


def test_may_a_divinity_be_activated_when_its_effect_is_impossible() -> None:
    """P3.4: yes; Ra, with nothing to steal."""
    state = table(city(coins=3), cards=("walls",), spaces={0: "ra"})
    assert can(state, "activate", "ra")
    assert activated(play(state, "activate", "ra")) == {"ra"}


def test_is_there_change_for_an_offering() -> None:
    """P2.3: no."""
    state = table(city(coins=0), cards=("walls",), spaces={0: "mars"}, offerings=((4,), ()))
    play(state, "activate", "mars", (4,))
    assert (coins(state)[ELODIE], offerings_of(state)) == (0, [])


def test_ra_and_five_wonders() -> None:
    """P5.14, D6.3: the thief may build five wonders, the other then two; seven stand in all, the eighth goes back."""
    state = table(
        city("pyramids", "sphinx", "piraeus", "colossus", coins=33),
        city("mausoleum", coins=33, wonders=("appian-way", "statue-of-zeus", "great-library")),
        cards=("walls", "forum", "temple", "library"),
        spaces={0: "ra"},
    )
    play(play(state, "activate", "ra"), "take wonder", "great-library")
    play(state, "wonder", "statue-of-zeus", "walls")
    assert can(state, "wonder", "great-library", "forum")
    play(state, "wonder", "great-library", "forum")
    assert (len(standing(state, ELODIE)), len(standing(state, JACQUES))) == (5, 2)
    assert (unbuilt(state, ELODIE), unbuilt(state, JACQUES)) == (set(), set())


def test_anubis_and_the_eighth_wonder() -> None:
    """P5.12: it stays in the box; the wonder that was taken down can be built again."""
    state = table(
        city("pyramids", "sphinx", "piraeus", "colossus", coins=3),
        city("mausoleum", "great-library", "appian-way"),
        cards=("walls",),
        built_with={"pyramids": "baths"},
        spaces={0: "anubis"},
    )
    play(play(state, "activate", "anubis"), "unbuild", "pyramids")
    assert (unbuilt(state, ELODIE), unbuilt(state, JACQUES)) == ({"pyramids"}, set())


@pytest.mark.parametrize("key", ["nisaba", "ishtar"])
def test_symbols_of_divinities_make_pairs(key: str) -> None:
    """P5.2, P5.3, D8.1: yes, they are symbols like all others."""
    state = table(
        city("law", "scriptorium", coins=3), city("library"), cards=("walls",), spaces={0: key}, board=("economy",)
    )
    play(state, "activate", key)
    if key == "nisaba":
        play(state, "copy", "library")
    assert offered(state, "take") == {"economy"}


def test_may_minerva_stand_on_a_capital() -> None:
    """P5.16: yes, it is a space of the track."""
    state = play(table(city(coins=3), cards=("walls",), spaces={0: "minerva"}), "activate", "minerva")
    assert {-9, 9} < places(state, "minerva")


@pytest.mark.parametrize("by", ["gate", "divine-theater"])
def test_enki_not_chosen(by: str) -> None:
    """P4.4: the tokens go back to the box, mixed with the others: any may be drawn next."""
    everybody = ("nisaba", "astarte", "baal", "tanit", "aphrodite", "hades", "zeus", "anubis", "isis", "ra")
    state = table(
        city(coins=30, wonders=("divine-theater", "great-library")),
        city(coins=7),
        cards=("walls", "forum", "temple"),
        spaces={0: "gate", 1: "minerva", 2: "neptune"} | ({3: "ishtar"} if by == "gate" else {}),
        decks=dict.fromkeys(("phoenician", "greek", "egyptian"), ()),
        divinities=((), everybody),
    )
    if by == "gate":
        play(state, "activate", "gate")
    else:
        play(play(state, "wonder", "divine-theater", "walls"), "name", "mesopotamian")
    happen(state, "show", "enki")
    happen(happen(state, "draw token", "strategy"), "draw token", "economy")
    other = "mars" if by == "gate" else "ishtar"
    play(happen(state, "show", other), "choose", other)
    assert len(tokens_of(state, "box")) == 13
    play(state, "discard", "forum")
    play(state, "wonder", "great-library", "temple")
    for token in ("economy", "strategy", "law"):
        happen(state, "draw token", token)
    assert offered(state, "keep") == {"economy", "strategy", "law"}


def test_a_pair_without_a_token_left() -> None:
    """D8.1, P5.2: nothing is gained."""
    state = table(city("law", coins=3), cards=("walls",), spaces={0: "ishtar"})
    assert play(state, "activate", "ishtar").to_act() == (JACQUES,)


def test_engineering_and_urbanism() -> None:
    """P6.3, D8.10: such a construction is no chain, so no 4 coins."""
    state = table(city("engineering", "urbanism", coins=1), cards=("fortifications",))
    assert coins(play(state, "build", "fortifications"))[ELODIE] == 0


@pytest.mark.parametrize("token", ["mine 2", "mine 5", "theirs 2", "theirs 5"])
def test_neptune_with_any_token(token: str) -> None:
    """P5.17: one of the own side too makes the opponent lose coins."""
    state = table(city(coins=3), city(coins=8), cards=("walls",), spaces={0: "neptune"})
    play(state, "activate", "neptune")
    play(state, "remove", "theirs 5" if token != "theirs 5" else "mine 2")
    play(state, "apply", token)
    assert coins(state) == (0, 8 - int(token[-1]))
