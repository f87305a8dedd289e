"""P5.11 to P5.17, P5.20: wonders unbuilt, raised and taken; shields, Minerva, military tokens."""

import pytest

from antipater.rules.duel import decisions as duel
from antipater.rules.pantheon.decisions import OFF_TRACK

from ..table import ME, RIVAL, city, coins, pile, price, standing, unbuilt
from ..table import action as action_in_duel
from .table import activated, can, loot_left, loot_offered, offered, places, play, sheet, table

SEVEN = (("pyramids", "sphinx", "piraeus", "colossus"), ("mausoleum", "great-library", "appian-way"))


def test_anubis_takes_any_built_wonder() -> None:
    """P5.11: of either player; the card under it goes to the pile, its points stop, and it may be built again."""
    state = table(
        city("pyramids", coins=3, wonders=("sphinx",)),
        city("great-lighthouse", coins=20, wonders=("piraeus",)),
        cards=("walls", "forum"),
        built_with={"pyramids": "baths", "great-lighthouse": "altar"},
        spaces={0: "anubis"},
    )
    play(state, "activate", "anubis")
    assert offered(state, "unbuild") == {"pyramids", "great-lighthouse"}
    play(state, "unbuild", "great-lighthouse")
    assert (pile(state), unbuilt(state, RIVAL)) == ({"altar"}, {"piraeus", "great-lighthouse"})
    assert (sheet(state)["wonders"], "wonders" in sheet(state, RIVAL)) == (9, False)
    assert (state.to_act(), can(state, "wonder", "great-lighthouse", "walls")) == ((RIVAL,), True)


def test_anubis_stops_production_and_the_sanctuary() -> None:
    """P5.11: the Great Lighthouse makes nothing any more, and activations cost the full price."""
    for wonder in ("great-lighthouse", "sanctuary"):
        state = table(
            city(coins=3),
            city(wonder, coins=20),
            cards=("walls", "forum"),
            built_with={wonder: "baths"},
            spaces={0: "anubis", 5: "tanit"},
        )
        before = price(state, "baths", RIVAL), state.part("pantheon").price_of_space(state.city(RIVAL), 5)
        play(play(state, "activate", "anubis"), "unbuild", wonder)
        after = price(state, "baths", RIVAL), state.part("pantheon").price_of_space(state.city(RIVAL), 5)
        assert (before, after) == {
            "great-lighthouse": ((0, 3), (2, 3)),
            "sanctuary": ((2, 1), (2, 3)),
        }[wonder]


def test_what_a_wonder_gave_stays() -> None:
    """P5.11: coins, progress tokens, cards built and cards destroyed."""
    state = table(
        city("great-library", "law", coins=3),
        city("mausoleum", "arsenal", coins=9),
        cards=("walls",),
        built_with={"great-library": "baths", "mausoleum": "altar"},
        spaces={0: "anubis"},
        age=2,
    )
    play(play(state, "activate", "anubis"), "unbuild", "mausoleum")
    assert (standing(state, RIVAL), coins(state)[RIVAL], state.pawn) == ({"arsenal"}, 9, 0)
    assert "law" in standing(state)


@pytest.mark.parametrize(
    ("edition", "owner", "pawn"),
    [
        pytest.param(duel.REVISED, RIVAL, -2 + 2, id="revised: the rival's shields are taken back"),
        pytest.param(duel.REVISED, ME, -2 - 2, id="revised: mine too"),
        pytest.param(duel.FIRST, RIVAL, -2, id="first printing: kept"),
    ],
)
def test_anubis_and_shields(edition: int, owner: int, pawn: int) -> None:
    """P5.11, P5.20: the pawn moves back by the wonder's shields, as for a move of its owner's opponent."""
    cities = [city(coins=3), city(coins=9)]
    cities[owner] = city("colossus", coins=3)
    state = table(
        *cities,
        cards=("walls",),
        built_with={"colossus": "baths"},
        pawn=-2,
        spaces={0: "anubis"},
        edition=edition,
    )
    play(play(state, "activate", "anubis"), "unbuild", "colossus")
    assert state.pawn == pawn


def test_anubis_moves_the_pawn_space_by_space() -> None:
    """P5.11, P5.20: a military token on the owner's side costs the owner; Poliorcetics takes nothing."""
    state = table(
        city("colossus", "poliorcetics", coins=13),
        city(coins=9),
        cards=("walls",),
        built_with={"colossus": "baths"},
        pawn=-1,
        spaces={0: "anubis"},
    )
    play(play(state, "activate", "anubis"), "unbuild", "colossus")
    assert (state.pawn, coins(state)) == (-3, (10 - 2, 9))
    assert loot_left(state) == {"mine 5", "theirs 2", "theirs 5"}


def test_poliorcetics_takes_nothing_by_anubis() -> None:
    """P5.20, P6.2: nobody advances the pawn, so the owner of the wonder loses no coin to it."""
    state = table(
        city("poliorcetics", coins=3),
        city("colossus", coins=9),
        cards=("walls",),
        built_with={"colossus": "baths"},
        spaces={0: "anubis"},
    )
    play(play(state, "activate", "anubis"), "unbuild", "colossus")
    assert (state.pawn, coins(state)) == (2, (0, 9))


@pytest.mark.parametrize(
    ("owner", "pawn"), [pytest.param(ME, -8, id="my own wonder"), pytest.param(RIVAL, 8, id="the rival's")]
)
def test_anubis_into_a_capital(owner: int, pawn: int) -> None:
    """P5.20, D7.2: the owner of the wonder loses at once, whoever activated Anubis."""
    cities = [city(coins=3), city()]
    cities[owner] = city("colossus", coins=3)
    state = table(*cities, cards=("walls",), built_with={"colossus": "baths"}, pawn=pawn, spaces={0: "anubis"})
    play(play(state, "activate", "anubis"), "unbuild", "colossus")
    assert (state.winner, state.victory, state.to_act()) == (1 - owner, duel.MILITARY, ())


def test_minerva_stops_anubis() -> None:
    """P5.11, P5.16: the pawn stays before her space, and she leaves."""
    state = table(
        city(coins=3),
        city("colossus"),
        cards=("walls",),
        built_with={"colossus": "baths"},
        minerva=2,
        spaces={0: "anubis"},
    )
    play(play(state, "activate", "anubis"), "unbuild", "colossus")
    assert (state.pawn, state.part("pantheon").minerva) == (1, OFF_TRACK)


def test_a_wonder_built_again() -> None:
    """P5.12: with its effects: the Appian Way pays 3 once more, and its builder plays again."""
    state = table(
        city("appian-way", coins=13),
        city(coins=9),
        cards=("walls", "forum", "temple"),
        built_with={"appian-way": "baths"},
        spaces={0: "anubis"},
    )
    play(play(state, "activate", "anubis"), "unbuild", "appian-way")
    play(state, "discard", "forum")
    play(state, "wonder", "appian-way", "walls")
    assert (coins(state), state.to_act(), standing(state)) == ((3, 11 - 3), (ME,), {"appian-way"})


def test_the_eighth_wonder_stays_in_the_box() -> None:
    """P5.12, D6.3: after Anubis six stand; the one taken down may be built again, no other."""
    state = table(
        city(*SEVEN[0], coins=30),
        city(*SEVEN[1], coins=30),
        cards=("walls", "forum", "temple"),
        built_with={"sphinx": "baths"},
        spaces={0: "anubis"},
    )
    play(play(state, "activate", "anubis"), "unbuild", "sphinx")
    assert (unbuilt(state), unbuilt(state, RIVAL)) == ({"sphinx"}, set())
    assert state.why_not(action_in_duel(state, "wonder", "circus-maximus", "walls"), RIVAL) is not None
    play(state, "discard", "walls")
    play(state, "wonder", "sphinx", "forum")
    assert unbuilt(state) == set()


def test_isis() -> None:
    """P5.13: any own wonder with any card of the pile, for nothing; Economy gets nothing."""
    state = table(
        city(coins=3, wonders=("pyramids", "sphinx")),
        city("economy", coins=7, wonders=("piraeus",)),
        cards=("walls",),
        discard=("baths", "pretorium"),
        spaces={0: "isis"},
    )
    play(state, "activate", "isis")
    assert offered(state, "raise") == {"pyramids", "sphinx"}
    play(state, "raise", "pyramids")
    assert offered(state, "bury") == {"baths", "pretorium"}
    play(state, "bury", "baths")
    assert (standing(state), pile(state), coins(state)) == ({"pyramids"}, {"pretorium"}, (0, 7))
    assert state.to_act() == (RIVAL,)


def test_the_card_that_isis_buried_lies_under_the_wonder() -> None:
    """P5.13, P5.11: when Anubis takes the wonder down, it comes back to the pile."""
    state = table(
        city(coins=7, wonders=("pyramids",)),
        cards=("walls", "forum"),
        discard=("baths",),
        spaces={0: "isis", 1: "anubis"},
    )
    play(play(play(state, "activate", "isis"), "raise", "pyramids"), "bury", "baths")
    play(state, "discard", "walls")
    assert pile(state) == {"walls"}
    play(play(state, "activate", "anubis"), "unbuild", "pyramids")
    assert pile(state) == {"walls", "baths"}


@pytest.mark.parametrize(
    ("wonders", "discard"),
    [pytest.param((), ("baths",), id="no wonder left"), pytest.param(("sphinx",), (), id="no pile")],
)
def test_isis_needs_both(wonders: tuple[str, ...], discard: tuple[str, ...]) -> None:
    """P5.13: a wonder and a card, else nothing."""
    state = table(city(coins=3, wonders=wonders), cards=("walls",), discard=discard, spaces={0: "isis"})
    play(state, "activate", "isis")
    assert (state.to_act(), unbuilt(state), pile(state)) == ((RIVAL,), set(wonders), set(discard))


@pytest.mark.parametrize(
    ("standing_there", "wonder", "next_to_act"),
    [
        pytest.param((), "sphinx", ME, id="the Sphinx plays again"),
        pytest.param(("theology",), "pyramids", ME, id="so does Theology"),
        pytest.param((), "pyramids", RIVAL, id="the Pyramids do not"),
    ],
)
def test_isis_and_playing_again(standing_there: tuple[str, ...], wonder: str, next_to_act: int) -> None:
    """P5.13: as after any wonder built."""
    state = table(
        city(*standing_there, coins=3, wonders=(wonder,)), cards=("walls",), discard=("baths",), spaces={0: "isis"}
    )
    play(play(play(state, "activate", "isis"), "raise", wonder), "bury", "baths")
    assert state.to_act() == (next_to_act,)


def test_the_card_under_it_is_gone_from_the_pile() -> None:
    """P5.13: the Mausoleum, raised with one of two cards, may construct the other only; alone, none."""
    for there, left in ((("baths", "altar"), {"altar"}), (("baths",), set[str]())):
        state = table(city(coins=3, wonders=("mausoleum",)), cards=("walls",), discard=there, spaces={0: "isis"})
        play(play(play(state, "activate", "isis"), "raise", "mausoleum"), "bury", "baths")
        assert offered(state, "revive") == left


def test_isis_builds_the_seventh_wonder() -> None:
    """P5.13, D6.3: the last one goes back to the box."""
    state = table(
        city(*SEVEN[0][:3], coins=3, wonders=("colossus",)),
        city(*SEVEN[1], wonders=("circus-maximus",)),
        cards=("walls",),
        discard=("baths",),
        spaces={0: "isis"},
    )
    play(play(play(state, "activate", "isis"), "raise", "colossus"), "bury", "baths")
    assert (unbuilt(state), unbuilt(state, RIVAL)) == (set(), set())


def test_ra() -> None:
    """P5.14: one unbuilt wonder of the opponent; a built one never."""
    state = table(
        city(coins=3),
        city("pyramids", wonders=("sphinx", "piraeus")),
        cards=("walls",),
        spaces={0: "ra"},
    )
    play(state, "activate", "ra")
    assert offered(state, "take wonder") == {"sphinx", "piraeus"}
    play(state, "take wonder", "sphinx")
    assert (unbuilt(state), unbuilt(state, RIVAL)) == ({"sphinx"}, {"piraeus"})


def test_mars() -> None:
    """P5.15, D8.8: two shields; Strategy adds none."""
    state = table(city("strategy", coins=3), cards=("walls",), spaces={0: "mars"})
    assert play(state, "activate", "mars").pawn == 2


@pytest.mark.parametrize("pawn", [-3, 0, 8])
def test_where_minerva_may_stand(pawn: int) -> None:
    """P5.16: on any space of the track, capitals included, but not on the conflict pawn's."""
    state = table(city(coins=3), cards=("walls",), spaces={0: "minerva"}, pawn=pawn)
    play(state, "activate", "minerva")
    assert places(state, "minerva") == set(range(-9, 10)) - {pawn}
    play(state, "minerva", -9)
    assert (state.part("pantheon").minerva, state.to_act()) == (-9, (RIVAL,))


@pytest.mark.parametrize(
    ("seat", "minerva", "pawn", "left"),
    [
        pytest.param(ME, 1, 0, OFF_TRACK, id="barred at once: the whole movement is lost"),
        pytest.param(ME, 2, 1, OFF_TRACK, id="the second shield is lost"),
        pytest.param(ME, 3, 2, 3, id="not reached: she stays"),
        pytest.param(ME, -1, 2, -1, id="not on the way"),
        pytest.param(RIVAL, -2, -1, OFF_TRACK, id="she bars either player"),
    ],
)
def test_minerva_bars_the_pawn(seat: int, minerva: int, pawn: int, left: int) -> None:
    """P5.16: it stays where it is, the rest is lost, and she leaves the game."""
    cities = [city(coins=20), city(coins=20)]
    state = table(*cities, cards=("walls", "forum"), minerva=minerva, turn=seat)
    play(state, "build", "walls")
    assert (state.pawn, state.part("pantheon").minerva) == (pawn, left)


def test_minerva_in_a_capital() -> None:
    """P5.16, D7.2: she saves it once."""
    state = table(city(coins=20), city(coins=20), cards=("arsenal", "palace"), pawn=7, minerva=9)
    play(state, "build", "arsenal")
    assert (state.pawn, state.part("pantheon").minerva, state.winner) == (8, OFF_TRACK, duel.NOBODY)


def test_neptune() -> None:
    """P5.17: one token is removed without effect, another applied to the opponent, whatever its side."""
    state = table(city(coins=3), city(coins=7), cards=("walls",), spaces={0: "neptune"})
    play(state, "activate", "neptune")
    assert loot_offered(state) == {"mine 2", "mine 5", "theirs 2", "theirs 5"}
    play(state, "remove", "theirs 2")
    assert (coins(state), loot_offered(state)) == ((0, 7), {"mine 2", "mine 5", "theirs 5"})
    play(state, "apply", "mine 5")
    assert (coins(state), loot_left(state), state.pawn) == ((0, 2), {"mine 2", "theirs 5"}, 0)
    assert (state.to_act(), activated(state)) == ((RIVAL,), {"neptune"})


def test_neptune_with_one_token_left() -> None:
    """P5.17: it is only removed."""
    state = table(city(coins=3), city(coins=7), cards=("walls",), spaces={0: "neptune"}, loot=0b1000)
    play(play(state, "activate", "neptune"), "remove", "theirs 5")
    assert (coins(state), loot_left(state), state.to_act()) == ((0, 7), set(), (RIVAL,))


def test_a_removed_military_token_does_no_harm_later() -> None:
    """P5.17, D7.3: the pawn passes its place without effect."""
    state = table(city(coins=20), city(coins=7), cards=("walls", "forum"), loot=0b1011, pawn=2)
    play(state, "build", "walls")
    assert (state.pawn, coins(state)[RIVAL]) == (4, 7)
