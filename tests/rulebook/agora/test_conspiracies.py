"""A4, A6: conspiracies are kept, prepared and triggered; each of the sixteen is played."""

import pytest

from antipater.data import columns
from antipater.game.seats import CHANCE
from antipater.rules.duel.decisions import OWE_END_TURN, OWE_TURN

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

CUBE: tuple[dict[int, int], dict[int, int]] = ({2: 1}, {})
SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}


def test_extortion() -> None:
    """A6.1, A4.4, A4.5: an unbuilt wonder, then a move; the action of the turn follows, without another trigger."""
    state = table(rival=city(wonders=("sphinx",)), cubes=CUBE, decrees=SEEN, **ready("extortion", "coup"))
    trigger(state, "extortion")
    play(state, "extort", wonder("sphinx"))
    play(state, "shift", 1, 2)
    assert state.city(ME).wonders == 1 << wonder("sphinx")
    assert state.to_act() == (ME,)
    assert not can(state, "trigger", plot("coup"))
    assert agora_of(state).under[plot("extortion")] == number("theater"), "A4.6: it stays with its card"
    play(state, "discard", 0)
    play(state, "discard", 1)


def test_blackmail() -> None:
    """A6.2: half of the treasury, rounded up; the move may be declined (A2.10)."""
    state = table(city(coins=1), city(coins=5), cubes=CUBE, decrees=SEEN, **ready("blackmail"))
    trigger(state, "blackmail")
    assert (state.city(ME).coins, state.city(RIVAL).coins) == (4, 2)
    play(state, "stop")
    assert verbs(state) >= {"discard"}


@pytest.mark.parametrize(("key", "card"), [("expropriation", "theater"), ("swindle", "tavern")])
def test_a_card_of_a_colour_is_destroyed(key: str, card: str) -> None:
    """A6.3, A6.4: a blue or a yellow card of the opponent goes to the discard pile."""
    state = table(rival=city(card, "quarry"), ready=[[plot(key)], []], ready_cards=[[number("baths")], []])
    trigger(state, key)
    assert verbs(state) == {"destroy"}
    play(state, "destroy", number(card))
    assert state.discard[0] >> number(card) & 1
    assert state.kinds[state.depth - 1] == OWE_TURN


def test_obscurantism() -> None:
    """A6.5: a token of the board, of the opponent or of the box; what a token of the opponent gives ends."""
    state = table(city("law"), city("masonry", "agriculture"), board=("strategy",), **ready("obscurantism"))
    trigger(state, "obscurantism")
    assert can(state, "lock", token("strategy"))
    assert not can(state, "lock", token("law")), "never an own one"
    assert can(state, "shelve", token("theology"))
    world = state.copy()
    play(state, "lock", token("masonry"))
    assert state.city(RIVAL).blue_rebate == 0
    assert state.observe(RIVAL).part("agora").locked == token("masonry")
    play(world, "shelve", token("theology"))
    assert not world.box >> token("theology") & 1
    assert world.observe(RIVAL).box >> token("theology") & 1
    assert world.observe(ME).part("agora").locked == token("theology")


def test_coup() -> None:
    """A6.6: two shields; Strategy does not add."""
    state = table(city("strategy"), **ready("coup"))
    trigger(state, "coup")
    assert state.pawn == 2


def test_property_fraud() -> None:
    """A6.7, A6.19: a card of row 1 for nothing, no senator; its fixed price holds from the next turn on."""
    slots = {0: "brewery", 1: "customs-house", 2: "conspirator-a", 13: "statue"}
    state = table(city(coins=0), slots=slots, age=2, **ready("property-fraud"))
    trigger(state, "property-fraud")
    assert not can(state, "row", 2)
    assert not can(state, "row", 13)
    play(state, "row", 1)
    assert state.price(ME, number("library")) == 3 * 2
    play(state, "discard", 0)
    play(state, "discard", 13)
    assert state.price(ME, number("library")) == 1 + 2 + 2, "glass costs one coin now"


def test_treason() -> None:
    """A6.8, A11.2, A11.3: removed cards of this Age and all earlier ones; the others are known to the player alone."""
    cards = ready("treason") | {"ready_cards": [[number("baths")], []]}
    state = table(age=1, cards=("theater", "altar"), **cards)
    trigger(state, "treason")
    assert verbs(state) == {"peek"}
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert can(state, "betray", number("tavern"))
    assert state.observe(RIVAL).part("agora").removed == -1
    play(state, "betray", number("tavern"))
    assert state.city(ME).coins == 7 + 4
    assert not state.unseen[0] >> number("tavern") & 1
    assert state.unseen[0] >> number("quarry") & 1, "the opponent still counts it as possible"


def test_political_maneuver() -> None:
    """A6.9, A2.2, A2.4: a place, then a remove, then a move."""
    state = table(cubes=({}, {5: 2}), decrees=SEEN, **ready("political-maneuver"))
    trigger(state, "political-maneuver")
    play(state, "influence", 4)
    play(state, "oust", 4)
    assert list(agora_of(state).cubes) == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    play(state, "shift", 4, 5)
    assert list(agora_of(state).control) == [-1, -1, -1, -1, 1, 0]


def test_espionage() -> None:
    """A6.10: a token of the box."""
    state = table(board=("law",), **ready("espionage"))
    trigger(state, "espionage")
    assert not can(state, "spy", token("law"))
    play(state, "spy", token("agriculture"))
    assert state.city(ME).coins == 7 + 6


def test_turn_of_events() -> None:
    """A6.11, A4.8: one accessible card, then a second one; face-down cards are turned up at once; the Age may end."""
    state = table(slots={13: "walls"}, hidden=(7,), **ready("turn-of-events"))
    trigger(state, "turn-of-events")
    play(state, "topple", 13)
    happen(state, "turn", number("forum"))
    assert can(state, "stop")
    assert state.city(ME).coins == 7, "no coins"
    play(state, "topple", 7)
    assert state.age == 3, "the turn ends without an action, and the Age with it"


def test_embezzlement() -> None:
    """A6.12: a coin for each own cube; then the opponent loses one for each of theirs."""
    state = table(rival=city(coins=1), cubes=({1: 2}, {2: 3}), decrees=SEEN, **ready("embezzlement"))
    trigger(state, "embezzlement")
    assert (state.city(ME).coins, state.city(RIVAL).coins) == (9, 0)


def test_foreclosure() -> None:
    """A6.13: a brown or grey card changes owner."""
    state = table(
        rival=city("quarry", "press", "theater"), ready=[[plot("foreclosure")], []], ready_cards=[[number("baths")], []]
    )
    trigger(state, "foreclosure")
    assert not can(state, "seize", number("theater"))
    play(state, "seize", number("press"))
    assert state.city(ME).makes[4] == 1


def test_coercion() -> None:
    """A6.14, A6.17: cards of the same colour; a pair is new once in the game; both with six symbols share."""
    mine, theirs = city("scriptorium", "library"), city("school", "pharmacist")
    state = table(mine, theirs, board=("law", "strategy"), **ready("coercion"))
    trigger(state, "coercion")
    play(state, "swap", number("school"))
    play(state, "swap", number("scriptorium"))
    assert state.city(ME).cards[1] >> (number("school") & 31) & 1
    assert state.city(RIVAL).cards[0] >> number("scriptorium") & 1


def test_coercion_pairs() -> None:
    """A6.17: a pair completed by an exchange gives a token; one completed before does not."""
    symbol = columns.SYMBOL_OF[number("scriptorium")]
    assert columns.SYMBOL_OF[number("library")] == symbol
    for paired, chooses, pantheon in ((0, True, None), (1 << symbol, False, None), (1 << symbol, False, {})):
        state = table(
            city("scriptorium", "pharmacist"),
            city("library"),
            board=("law",),
            pantheon=pantheon,
            paired=[paired, 0],
            **ready("coercion"),
        )
        trigger(state, "coercion")
        play(state, "swap", number("library"))
        play(state, "swap", number("pharmacist"))
        assert (verbs(state) == {"token"}) == chooses
        assert agora_of(state).paired[ME] >> symbol & 1


def test_coercion_looks_at_both() -> None:
    """A6.17: the active player's pair is paid first, then the opponent's."""
    state = table(
        city("scriptorium", "pharmacist"), city("library", "dispensary"), board=("law", "strategy"), **ready("coercion")
    )
    trigger(state, "coercion")
    play(state, "swap", number("library"))
    play(state, "swap", number("pharmacist"))
    assert state.to_act() == (ME,)
    play(state, "token", token("law"))
    assert state.to_act() == (RIVAL,), "now the opponent has a pair of its own"
    play(state, "token", token("strategy"))
    assert (state.to_act(), verbs(state) >= {"discard"}) == ((ME,), True)


@pytest.mark.parametrize(("more", "winner"), [(("university",), 2), ((), RIVAL)], ids=["both", "the opponent alone"])
def test_coercion_and_six_symbols(more: tuple[str, ...], winner: int) -> None:
    """A6.17, D8.11: whoever has six different symbols then wins at once, both share the victory."""
    mine = city("workshop", "apothecary", "scriptorium", "library", "academy", *more)
    theirs = city("laboratory", "school", "pharmacist", "dispensary", "study", "observatory")
    state = table(mine, theirs, age=3, cards=("arena",), **ready("coercion"))
    trigger(state, "coercion")
    play(state, "swap", number("dispensary"))
    play(state, "swap", number("library"))
    assert (state.winner, state.victory_kind) == (winner, "scientific")


def test_insider_influence_turns_up() -> None:
    """A6.15, A2.6: a face-down decree that is put where cubes lie is turned up; both belong to that chamber."""
    state = table(cubes=({3: 1}, {}), decrees={1: "coins-red", 3: "coins-blue"}, **ready("insider-influence"))
    trigger(state, "insider-influence")
    assert not can(state, "transfer", 1, 1)
    play(state, "transfer", 1, 2)
    happen(state, "decree", 2, 12)
    board = agora_of(state)
    assert board.decrees[ME] == 1 << 0 | 1 << 12
    assert list(board.decree)[1] == -3
    play(state, "shift", 2, 1)
    assert board.decrees[ME] == 0, "the chamber that it left has no decree"


def test_insider_influence_keeps_the_shield() -> None:
    """A7.1: nothing moves if one player keeps it; the loss comes before the gain otherwise."""
    for theirs, pawn in (({}, 0), ({4: 2}, -2)):
        state = table(cubes=({3: 1, 4: 1}, theirs), decrees=SEEN | {3: "shield"}, **ready("insider-influence"))
        trigger(state, "insider-influence")
        play(state, "transfer", 2, 3)
        assert state.pawn == pawn


def test_insider_influence() -> None:
    """A6.15, A7.1: a decree goes under another; the loss of the shield comes before the gain."""
    state = table(cubes=({3: 1}, {4: 1}), decrees=SEEN | {3: "shield"}, pawn=1, **ready("insider-influence"))
    trigger(state, "insider-influence")
    play(state, "transfer", 2, 3)
    assert state.pawn == -1
    board = agora_of(state)
    assert (board.decree[2], board.second[3], board.control[2]) == (-3, 8, 0)


def test_sabotage() -> None:
    """A6.16, A6.18: a built wonder leaves the game, its card goes to the discard pile; the pawn does not move."""
    cards = [-1] * 32
    cards[wonder("colossus")] = number("baths")
    state = table(rival=city("colossus"), under=("baths",), pawn=-2, wonder_cards=cards, **ready("sabotage"))
    trigger(state, "sabotage")
    play(state, "sabotage", wonder("colossus"))
    assert state.city(RIVAL).built == 0
    assert state.score_sheet(RIVAL)[5] == 0
    assert state.pawn == -2
    assert state.discard[0] >> number("baths") & 1


NOTHING_TO_DO = ("extortion", "expropriation", "swindle", "foreclosure", "coercion", "sabotage", "embezzlement")


@pytest.mark.parametrize("key", NOTHING_TO_DO)
def test_a_conspiracy_without_effect_is_not_triggered(key: str) -> None:
    """A4.7: of which no part could do anything; a printed move needs an own cube."""
    assert not can(table(**ready(key)), "trigger", plot(key))
    if key in ("extortion", "coercion"):
        assert can(table(cubes=CUBE, decrees=SEEN, **ready(key)), "trigger", plot(key))


def test_conspire_and_prepare() -> None:
    """A4.1, A4.3, A10.5: two are looked at, one is kept; preparing takes an accessible card and ends the turn."""
    state = table(cards=("conspirator-a", "walls", "forum"), decrees=SEEN)
    play(state, "recruit", 0)
    play(state, "conspire")
    happen(state, "plot", ME, plot("coup"))
    happen(state, "plot", ME, plot("treason"))
    play(state, "retain", plot("coup"), 1)
    assert agora_of(state).deck[14] == plot("treason")
    assert state.to_act() == (RIVAL,)
    play(state, "discard", 1)
    play(state, "prepare", plot("coup"), 2)
    assert agora_of(state).ready_cards[0] == number("forum")


def test_organized_crime() -> None:
    """A4.2: both are kept."""
    state = table(city("organized-crime"), cards=("conspirator-a", "walls"), decrees=SEEN)
    play(state, "recruit", 0)
    play(state, "conspire")
    happen(state, "plot", ME, plot("coup"))
    happen(state, "plot", ME, plot("treason"))
    assert agora_of(state).kept[ME] == plots("coup", "treason")
    assert agora_of(state).deck_size == 14


def test_curia_julia() -> None:
    """A8.1, A8.2: six coins, a conspiracy without a card, play again."""
    state = table(city(wonders=("curia-julia",), coins=30), cards=("walls", "forum"), kept=[plots("coup"), 0])
    price = state.price(ME, number("curia-julia"))
    play(state, "wonder", wonder("curia-julia"), 0)
    play(state, "trigger", plot("coup"))
    assert state.city(ME).coins == 30 - price + 6
    assert (state.pawn, state.to_act()) == (2, (ME,))
    assert agora_of(state).under[plot("coup")] == -1


def test_one_trigger_a_turn() -> None:
    """A4.5: at most one; the next turn may begin with another."""
    state = table(cards=("walls", "forum", "statue"), **ready("coup", "espionage"))
    trigger(state, "coup")
    assert not can(state, "trigger", plot("espionage"))
    play(state, "discard", 0)
    play(state, "discard", 1)
    assert can(state, "trigger", plot("espionage"))
    assert OWE_END_TURN not in list(state.kinds)[: state.depth]
