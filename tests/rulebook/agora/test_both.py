"""A9: where Agora meets Pantheon and the promo wonders."""

from antipater.data import columns
from antipater.data.agora import SENATOR_BACK
from antipater.data.pantheon import GRAND_TEMPLES
from antipater.game.seats import CHANCE
from antipater.rules.agora.part import Agora
from antipater.rules.duel.decisions import EMPTY, OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import FIRST_OFFERING, OFF_TRACK, OWE_CARRYING
from antipater.rules.pantheon.part import Pantheon

from .table import (
    ME,
    RIVAL,
    agora_of,
    can,
    city,
    happen,
    number,
    play,
    plot,
    plots,
    ready,
    table,
    token,
    trigger,
    verbs,
    wonder,
)

SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}
ENKI, ISHTAR, NISABA, HADES, ZEUS, ANUBIS, ISIS, RA, MARS, NEPTUNE = 0, 1, 2, 7, 8, 9, 10, 11, 12, 14
RICH = 40


def test_where_tokens_lie() -> None:
    """A9.1, P1.1: mythology tokens on five slots of Age I, two of a kind at most, offerings on three of Age II."""
    state = Duel((Pantheon, Agora)).start()
    laid: dict[int, list[int]] = {}
    while state.age < 3:
        (seat,) = state.to_act()
        state.apply(state.legal(seat)[0], seat)  # chance, too, brings the first of all it could bring
        slot_tokens = list(state.part("pantheon").slot_tokens)
        if state.to_act() == (CHANCE,) or state.age in laid:
            continue
        if state.kinds[state.depth - 1] == OWE_TURN:
            laid[state.age] = slot_tokens
    assert {slot: what for slot, what in enumerate(laid[1]) if what >= 0} == {4: 0, 6: 0, 12: 1, 14: 1, 17: 2}
    first = FIRST_OFFERING
    assert {slot: what for slot, what in enumerate(laid[2]) if what >= 0} == {7: first, 9: first + 1, 12: first + 2}


def test_tokens_on_enki_are_not_the_locked_one() -> None:
    """A9.8, A6.5: what Enki draws has been seen; when all others were, the opponent knows the locked token."""
    law, others = token("law"), (token("masonry"), token("theology"))
    suspects = sum(1 << place for place in (law, *others))
    state = table(
        agenda=[(OWE_TURN, ME, 0), (OWE_CARRYING, CHANCE, 2)],
        locked=law,
        locked_known=0b01,
        suspects=suspects,
        pantheon={"spaces": {0: ENKI}},
    )
    happen(state, "draw", others[0])
    assert (agora_of(state).suspects, agora_of(state).locked_known) == (suspects ^ 1 << others[0], 0b01)
    happen(state, "draw", others[1])
    assert (agora_of(state).suspects, agora_of(state).locked_known) == (1 << law, 0b11)


def test_a_turn_with_both() -> None:
    """A9.2, A4.4: a conspiracy first, then a divinity may be activated instead of taking a card."""
    state = table(city(coins=RICH), pantheon={"spaces": {0: MARS}}, **ready("coup"))
    assert can(state, "activate", 0, 0)
    trigger(state, "coup")
    assert (state.pawn, can(state, "activate", 0, 0)) == (2, True)
    play(state, "activate", 0, 0)
    assert state.pawn == 4
    play(state, "influence", 0)
    happen(state, "decree", 0, 3)
    assert state.to_act() == (RIVAL,)


def test_tokens_that_turn_of_events_uncovers() -> None:
    """A9.3, A6.11: gained before the card is turned up and before the conspiracy goes on, in the order of choice."""
    offerings = {7: 5, 8: 6}
    state = table(
        slots={13: "walls", 17: "forum"}, hidden=(7, 8), pantheon={"slot_tokens": offerings}, **ready("turn-of-events")
    )
    trigger(state, "turn-of-events")
    play(state, "topple", 13)
    assert verbs(state) == {"claim"}
    play(state, "claim", 8)
    assert state.part("pantheon").offerings[ME] == 0b11
    assert verbs(state) == {"turn"}
    happen(state, "turn", number("statue"))
    happen(state, "turn", number("library"))
    assert verbs(state) == {"topple", "stop"}


def test_neptune() -> None:
    """A9.4, A7.4: the token applied is the activator's, whatever its side; with one left it is only removed."""
    for side, verb in ((0, "influence"), (2, "influence"), (1, "oust"), (3, "oust")):
        state = table(city(coins=RICH), cubes=({}, {6: 1}), decrees=SEEN, pantheon={"spaces": {0: NEPTUNE}})
        play(state, "activate", 0, 0)
        play(state, "remove", 3 - side)
        play(state, "apply", side)
        assert (verbs(state), state.to_act()) == ({verb}, (ME,))
    last = table(city(coins=RICH), loot=0b100, decrees=SEEN, pantheon={"spaces": {0: NEPTUNE}})
    play(last, "activate", 0, 0)
    play(last, "remove", 2)
    assert (last.loot, last.to_act()) == (0, (RIVAL,))


def test_zeus_and_isis_take_senators() -> None:
    """A9.5: Zeus discards a senator, Isis puts one under a wonder."""
    state = table(city(coins=RICH), cards=("conspirator-a", "walls"), pantheon={"spaces": {0: ZEUS}})
    play(state, "activate", 0, 0)
    play(state, "strike", 0)
    assert state.discard[SENATOR_BACK] == 1 << (number("conspirator-a") & 31)
    state = table(city(coins=RICH, wonders=("pyramids",)), discard=("conspirator-b",), pantheon={"spaces": {0: ISIS}})
    play(state, "activate", 0, 0)
    play(state, "raise", wonder("pyramids"))
    play(state, "bury", number("conspirator-b"))
    assert state.city(ME).built == 1 << wonder("pyramids")
    assert agora_of(state).wonder_cards[wonder("pyramids")] == number("conspirator-b")
    assert agora_of(state).senators[ME] == 0


def test_astarte() -> None:
    """A9.6, P5.4: her coins pay for senators; Blackmail and Embezzlement do not touch them."""
    two = 0b11 << (number("conspirator-b") & 31)
    state = table(
        city(coins=1), cards=("conspirator-a", "walls"), senators=[two, 0], decrees=SEEN, pantheon={"safe": [7, 0]}
    )
    play(state, "recruit", 0)
    assert (state.city(ME).coins, state.part("pantheon").safe[ME]) == (0, 6)
    for key, left in (("blackmail", 2), ("embezzlement", 3)):
        rich = table(rival=city(coins=5), cubes=({}, {1: 2}), decrees=SEEN, pantheon={"safe": [0, 7]}, **ready(key))
        trigger(rich, key)
        assert (rich.city(RIVAL).coins, rich.part("pantheon").safe[RIVAL]) == (left, 7)


def test_the_snake_leaves() -> None:
    """A9.7: if Coercion moves its card to Nisaba's owner, the snake leaves the game; that alone makes no new pair."""
    state = table(
        city("scriptorium"),
        city("school"),
        board=("law",),
        pantheon={"snake": number("school"), "divinities": [1 << NISABA, 0]},
        **ready("coercion"),
    )
    symbol = columns.SYMBOL_OF[number("school")]
    assert state.city(ME).symbols[symbol] == 1
    trigger(state, "coercion")
    play(state, "swap", number("school"))
    play(state, "swap", number("scriptorium"))
    assert state.part("pantheon").snake == EMPTY
    assert state.city(ME).symbols[symbol] == 1
    assert verbs(state) >= {"discard"}


def test_tokens_on_enki() -> None:
    """A9.8: Obscurantism and Espionage do not reach them; a pair paid with Law stays paid."""
    for key, verb in (("obscurantism", "shelve"), ("espionage", "spy")):
        state = table(pantheon={"spaces": {0: ENKI}, "on_card": [token("economy"), token("strategy")]}, **ready(key))
        trigger(state, key)
        assert not can(state, verb, token("economy"))
        assert can(state, verb, token("theology"))
    balance = columns.SYMBOL_OF[number("law")]
    state = table(
        rival=city("law"),
        paired=[0, 1 << balance],
        pantheon={"divinities": [0, 1 << ISHTAR]},
        **ready("obscurantism"),
    )
    assert state.city(RIVAL).symbols[balance] == 2
    trigger(state, "obscurantism")
    play(state, "lock", token("law"))
    assert state.city(RIVAL).symbols[balance] == 1
    assert agora_of(state).paired[RIVAL] == 1 << balance


def test_anubis() -> None:
    """A9.9: the cubes stay; Knossos may be built again, with the effects of building only."""
    state = table(
        city("knossos", coins=RICH),
        cards=("walls", "forum", "statue", "library"),
        cubes=({1: 2}, {}),
        decrees=SEEN,
        pantheon={"spaces": {0: ANUBIS}},
    )
    play(state, "activate", 0, 0)
    play(state, "unbuild", wonder("knossos"))
    assert agora_of(state).cubes[0] == 2
    assert state.to_act() == (RIVAL,)
    play(state, "discard", 0)
    play(state, "wonder", wonder("knossos"), 1)
    assert (agora_of(state).wonder_cards[wonder("knossos")], state.part("pantheon").under[wonder("knossos")]) == (
        number("forum"),
        number("forum"),
    )
    play(state, "influence", 5)
    play(state, "shift", 5, 4)
    assert state.to_act() == (RIVAL,)


def test_anubis_leaves_no_card_behind() -> None:
    """A9.9, P5.11: the card under an unbuilt wonder is discarded, so that nothing lies there for Treason or Anubis."""
    state = table(
        city(coins=RICH, wonders=("pyramids",)), cards=("walls", "forum", "statue"), pantheon={"spaces": {0: ANUBIS}}
    )
    play(state, "wonder", wonder("pyramids"), 0)
    play(state, "discard", 1)
    assert agora_of(state).wonder_cards[wonder("pyramids")] == number("walls")
    play(state, "activate", 0, 0)
    play(state, "unbuild", wonder("pyramids"))
    assert agora_of(state).wonder_cards[wonder("pyramids")] == EMPTY
    assert state.part("pantheon").under[wonder("pyramids")] == EMPTY
    assert state.discard[number("walls") >> 5] >> (number("walls") & 31) & 1


def test_six_wonders() -> None:
    """A9.10, A6.1: with Extortion and Ra one player has up to six; all can be built."""
    mine = ("pyramids", "colossus", "sphinx", "piraeus")
    theirs = ("curia-julia", "knossos", "mausoleum", "appian-way")
    state = table(
        city(wonders=mine, coins=90), city(wonders=theirs), pantheon={"spaces": {0: RA}}, **ready("extortion")
    )
    trigger(state, "extortion")
    play(state, "extort", wonder("curia-julia"))
    play(state, "activate", 0, 0)
    play(state, "take", wonder("knossos"))
    assert state.city(ME).wonders.bit_count() == 6
    assert agora_of(state).kept_count[ME] == 0, "no draft effect later (A8.4)"
    assert agora_of(state).cubes_in_supply(ME) == 12
    play(state, "discard", 0)
    assert can(state, "wonder", wonder("knossos"), 1)


def test_messe_d_essen() -> None:
    """A9.11: it takes no senator."""
    state = table(city(wonders=("messe",), coins=RICH), slots={0: "walls", 1: "conspirator-a", 2: "forum"})
    play(state, "wonder", wonder("messe"), 0)
    assert [can(state, "row", slot) for slot in (1, 2)] == [False, True]


REMOVED = ("tavern", "quarry", "baths")


def with_removed_cards(*cards: str) -> DuelState:
    """Return an Age I position with Treason prepared and three removed cards; all others lie in the discard pile."""
    gone = {*REMOVED, *cards, "stable"}
    pile = [item.key for item in columns.BASE if item.deck == 1 and item.key not in gone]
    return table(
        city(wonders=("statue-of-liberty",), coins=RICH),
        age=1,
        cards=cards,
        discard=pile,
        under=("stable",),
        ready=[[plot("treason")], []],
        ready_cards=[[number("stable")], []],
    )


def test_the_statue_after_treason() -> None:
    """A9.11, A11.3: it shows exactly the removed cards that Treason has left: one is built, one discarded."""
    state = with_removed_cards("theater", "altar")
    trigger(state, "treason")
    for key in REMOVED:
        happen(state, "peek", ME, number(key))
    play(state, "betray", number("baths"))
    play(state, "wonder", wonder("statue-of-liberty"), 18)
    assert verbs(state) == {"removed"}
    assert len(state.legal(CHANCE)) == 2
    for key in ("tavern", "quarry"):
        happen(state, "removed", number(key))
    assert verbs(state) == {"salvage"}
    play(state, "salvage", number("quarry"))
    assert state.city(ME).makes[2] == 1
    assert state.discard[0] >> number("tavern") & 1
    assert state.city(RIVAL).count[4] == 0, "the opponent builds nothing"


def test_treason_after_the_statue() -> None:
    """A9.11, A6.8, A4.7: cards that the Statue has used are no longer there, so that Treason has nothing to do."""
    state = with_removed_cards("theater", "altar", "workshop")
    assert can(state, "trigger", plot("treason"))
    play(state, "wonder", wonder("statue-of-liberty"), 18)
    for key in REMOVED:
        happen(state, "removed", number(key))
    play(state, "share", 0)
    play(state, "discard", 19)
    assert state.to_act() == (ME,)
    assert not can(state, "trigger", plot("treason"))


def test_minerva_and_the_shield() -> None:
    """A9.12, A7.3: a gain that Minerva bars is not made up for; the later loss moves the pawn back all the same."""
    state = table(
        cards=("conspirator-a", "conspirator-b", "walls"), decrees=SEEN | {3: "shield"}, pantheon={"minerva": 1}
    )
    play(state, "recruit", 0)
    play(state, "influence", 2)
    assert (state.pawn, state.part("pantheon").minerva) == (0, OFF_TRACK)
    play(state, "recruit", 1)
    play(state, "influence", 2)
    assert state.pawn == -1


def test_hades_recruits() -> None:
    """A3.8: a senator of the discard pile is recruited for nothing, and counts from then on."""
    state = table(
        city(coins=RICH),
        discard=("conspirator-a",),
        decrees=SEEN,
        pantheon={"spaces": {0: HADES}},
        kept=[plots("coup"), 0],
    )
    play(state, "activate", 0, 0)
    coins = state.city(ME).coins
    play(state, "revive", number("conspirator-a"))
    assert (state.city(ME).coins, agora_of(state).cost_of_senator(state.city(ME))) == (coins, 1)


def test_poliorcetics_and_the_shield() -> None:
    """A7.2: it takes a coin for a gain, nothing for a loss; Strategy never adds (A7.1)."""
    mine = city("poliorcetics", "strategy", coins=7)
    state = table(mine, cards=("conspirator-a", "conspirator-b", "walls"), decrees=SEEN | {3: "shield"}, pantheon={})
    play(state, "recruit", 0)
    play(state, "influence", 2)
    assert (state.pawn, state.city(RIVAL).coins) == (1, 6)
    state = table(
        rival=mine, cards=("conspirator-a", "walls"), cubes=({3: 1}, {3: 1}), decrees=SEEN | {3: "shield"}, pantheon={}
    )
    play(state, "recruit", 0)
    play(state, "influence", 2)
    assert (state.pawn, state.city(ME).coins) == (1, 7), "it takes nothing of its own owner's loss"


def test_temples_by_tokens_of_the_opponent() -> None:
    """A5.15: with the decree the opponent's mythology tokens count for Grand Temples."""
    for decree, free in (("opponent-chains", True), ("coins-red", False)):
        tokens = [0] * 10
        tokens[5 + 1] = 1
        state = table(city(coins=RICH), cubes=({3: 1}, {}), decrees={3: decree}, pantheon={"mythology": tokens})
        prices = [state.price(ME, item.number) for item in GRAND_TEMPLES]
        assert [price == 0 for price in prices] == [free and place == 1 for place in range(5)]
