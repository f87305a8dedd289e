"""P7: the order inside one turn."""

from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as duel

from ..table import ME, RIVAL, city, coins, standing
from .table import activated, happen, mythology_tokens, offered, play, table


def test_payment_comes_first() -> None:
    """P7.1: what is spent is gone before the pawn moves: the treasury, then Astarte; then the coins of the card."""
    state = table(city("economy", coins=0), city(coins=1), cards=("walls",), turn=RIVAL, safe=(0, 7), pawn=0)
    play(state, "build", "walls")
    assert (coins(state), list(state.part("pantheon").safe), state.pawn) == ((4, 0), [0, 4], -2)


def test_shields_before_symbols_and_choices() -> None:
    """P7.1: the pawn in the capital ends the game before the card under the wonder is chosen."""
    state = table(city(coins=20, wonders=("circus-maximus",)), city("press"), cards=("walls",), pawn=8)
    play(state, "wonder", "circus-maximus", "walls")
    assert (state.winner, standing(state, RIVAL)) == (ME, {"press"})


def test_minerva_before_poliorcetics_before_the_military_token() -> None:
    """P7.1: with 3 coins left: one for the space, two for the token; then she bars the second space."""
    state = table(city("poliorcetics", coins=20), city(coins=4), cards=("walls",), pawn=2, minerva=4)
    play(state, "build", "walls")
    assert (state.pawn, coins(state)[RIVAL]) == (3, 4 - 1 - 2)


def test_supremacy_in_the_capital_after_poliorcetics() -> None:
    """P7.1: the last space costs its coin too."""
    state = table(city("poliorcetics", coins=20), city(coins=4), cards=("walls",), pawn=7)
    play(state, "build", "walls")
    assert (state.winner, coins(state)[RIVAL]) == (ME, 2)


def test_a_pair_before_the_tokens_of_the_structure() -> None:
    """P7.1: first the progress token of the pair, then the mythology token, then the card, then the other player."""
    state = table(
        city("workshop", coins=9),
        slots={18: "laboratory", 17: "walls"},
        hidden=(15,),
        tokens={15: "roman"},
        board=("law", "economy"),
    )
    play(state, "build", "laboratory")
    assert (mythology_tokens(state), offered(state, "take")) == ([], {"law", "economy"})
    play(state, "take", "law")
    assert mythology_tokens(state) == ["roman"]
    happen(happen(state, "look", "mars"), "look", "neptune")
    play(state, "place", "mars", using=0)
    assert state.to_act() == (CHANCE,)
    happen(state, "turn up", "library")
    assert state.to_act() == (RIVAL,)


def test_tokens_are_taken_before_a_replay() -> None:
    """P7.1, P2.1: whoever plays again takes the token first, and turns the card up."""
    state = table(city(coins=20, wonders=("sphinx",)), slots={18: "forum", 17: "walls"}, hidden=(15,), tokens={15: 2})
    play(state, "wonder", "sphinx", "forum")
    assert (list(state.part("pantheon").offerings), state.to_act()) == ([1, 0], (CHANCE,))
    happen(state, "turn up", "library")
    assert state.to_act() == (ME,)


def test_two_replays_give_one_turn() -> None:
    """P7.2: the Theater with Theology brings Isis, who raises the Sphinx: one more turn, not two."""
    state = table(
        city("theology", coins=20, wonders=("divine-theater", "sphinx")),
        cards=("walls", "forum", "temple"),
        discard=("baths",),
    )
    play(play(state, "wonder", "divine-theater", "walls"), "name", "egyptian")
    for key in ("isis", "ra", "anubis"):
        happen(state, "show", key)
    play(play(play(state, "choose", "isis"), "raise", "sphinx"), "bury", "baths")
    play(state, "put on top", "ra")
    assert state.to_act() == (ME,)
    play(state, "discard", "forum")
    assert state.to_act() == (RIVAL,)


def test_what_the_gate_activates_is_an_inner_effect() -> None:
    """P7.3, D6.10: Hades from the Gate builds a card that completes a pair; all of it before the turn ends."""
    state = table(
        city("workshop", coins=6),
        slots={18: "walls", 19: "forum"},
        hidden=(16,),
        spaces={0: "gate"},
        decks=dict.fromkeys(("mesopotamian", "phoenician", "egyptian", "roman"), ()),
        divinities=(
            (),
            (
                "enki",
                "ishtar",
                "nisaba",
                "astarte",
                "baal",
                "tanit",
                "anubis",
                "isis",
                "ra",
                "mars",
                "minerva",
                "neptune",
            ),
        ),
        discard=("laboratory",),
        board=("law", "economy"),
    )
    happen(play(state, "activate", "gate"), "show", "hades")
    play(play(play(state, "choose", "hades"), "revive", "laboratory"), "take", "economy")
    assert (activated(state), standing(state)) == ({"gate", "hades"}, {"workshop", "laboratory", "economy"})
    assert (state.to_act(), state.depth, state.winner) == ((RIVAL,), 1, duel.NOBODY)
